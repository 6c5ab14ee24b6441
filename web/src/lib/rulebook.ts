/** The rule books: a chunk for each game and language, and one for its keywords, loaded by those who look. */
import type { Keywords } from "./keywords";
import { settings } from "./settings.svelte";

export interface Section {
  id: string;
  title: string;
  level: number;
  html: string;
}

const RULES = "../../../docs/rules";
const BOOKS = import.meta.glob<Section[]>("../../../docs/rules/**/*.md", { query: "?book", import: "default" });
const KEYWORDS = import.meta.glob<Keywords>("../../../docs/rules/**/*.md", { query: "?keywords", import: "default" });

/** In the reader's language; in English where that has no book of the game. */
function mine<T>(books: Record<string, () => Promise<T>>, game: string): (() => Promise<T>) | undefined {
  return books[`${RULES}/${settings.language}/${game}.md`] ?? books[`${RULES}/${game}.md`];
}

export async function loadBook(game: string): Promise<Section[]> {
  return (await mine(BOOKS, game)?.()) ?? [];
}

export async function loadKeywords(game: string): Promise<Keywords | null> {
  return (await mine(KEYWORDS, game)?.()) ?? null;
}
