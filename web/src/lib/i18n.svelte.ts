/**
 * Words. One file for each language in `src/lang` has the page's own (a missing word is a type error)
 * and the hall's; beside it, one file for each game has what the game says (`phrases.ts`), loaded only
 * by those who read it.
 */
import en from "../lang/en";
import { Phrasebook, phrasebook, type GameTexts } from "./phrases";
import { settings } from "./settings.svelte";
import type { CardInfo } from "./types";

export type Text = typeof en;

const spoken: { de: Text | null } = $state({ de: null });

/** The words of the chosen language (English until it has come). */
export function t(): Text {
  return (settings.language === "de" && spoken.de) || en;
}

const GAMES = import.meta.glob<{ default: GameTexts }>("../lang/*/*.json");
let known: Record<string, Phrasebook> = $state.raw({});
/** The games whose words are wanted, with their cards. */
const wanted = new Map<string, readonly CardInfo[]>();

export async function learnLanguage(): Promise<void> {
  if (settings.language === "de" && !spoken.de) spoken.de = (await import("../lang/de")).default;
  await Promise.all([...wanted.keys()].map(learn));
}

/** Load what a game says in the chosen language; again whenever another is chosen. */
export async function learnGame(game: string, cards: readonly CardInfo[]): Promise<void> {
  wanted.set(game, cards);
  await learn(game);
}

async function learn(game: string): Promise<void> {
  const key = `${settings.language}/${game}`;
  const load = GAMES[`../lang/${key}.json`];
  if (!load || known[key]) return;
  const texts = (await load()).default;
  known = { ...known, [key]: phrasebook(texts, wanted.get(game) ?? [], t().and) };
}

/** What a game says, in the chosen language; in English if that has no words for it. */
export function say(game: string, text: string): string {
  return known[`${settings.language}/${game}`]?.say(text) ?? text;
}

const halls = new Map<Text, Phrasebook>();

/** What the hall says (a refusal, a reason), in the chosen language. */
export function hear(text: string): string {
  const words = t();
  let book = halls.get(words);
  if (!book) halls.set(words, (book = new Phrasebook(Object.entries(words.hall), words.and)));
  return book.say(text) ?? text;
}
