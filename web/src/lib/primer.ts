/** "How to play" in plain words: one file for each game and language in `src/primers`. */
export interface Primer {
  lead: string;
  parts: { title: string; text: string[]; faces?: string[] }[];
}

const PRIMERS = import.meta.glob<{ default: Primer }>("../primers/*.json");

export async function loadPrimer(game: string, language: string): Promise<Primer | null> {
  const load = PRIMERS[`../primers/${game}.${language}.json`] ?? PRIMERS[`../primers/${game}.en.json`];
  return load ? (await load()).default : null;
}
