/**
 * Which words are at hand. The page's own are in `src/lang`, the hall's and the games' come from the hall; a catalogue is
 * loaded by those who read it. Where a language has no words for something, English is loaded and says that sentence.
 */
import { SUMMARIES } from "../generated/summaries";
import type { PageWords } from "../generated/words";
import { settings } from "./settings.svelte";
import type { Said } from "./types";
import { Catalogue, keyOf, type Matter, NO_MATTER, type Source, Words } from "./words";

const ENGLISH = "en";
const PAGE = import.meta.glob<string>("../lang/*.ftl", { query: "?raw", import: "default" });

// The page's own words

let page: Record<string, Catalogue> = $state.raw({});
/** What was read last, until the chosen language has come. */
let before = new Catalogue([]);

type Needed<K extends keyof PageWords> = PageWords[K] extends null ? [] : [PageWords[K]];

/** Words of the page, in the chosen language; while that is loading, in the one before. */
export function t<K extends keyof PageWords>(key: K, ...args: Needed<K>): string {
  return (page[settings.language] ?? before).word(key, args[0] ?? {});
}

/** The same for a key that may not be there: what the page says of a game, if it knows the game. */
export function ifSaid(key: string): string | null {
  return (page[settings.language] ?? before).format(key);
}

/** What a game says of itself, in the chosen language or in English. */
export function summaryOf(game: string): string | null {
  return SUMMARIES[settings.language]?.[game] ?? SUMMARIES[ENGLISH]?.[game] ?? null;
}

/** What a kind of card is called: its deck, its type, its side. */
export function kindName(kind: string): string {
  return ifSaid(`kind-${keyOf(kind.toLowerCase())}`) ?? kind;
}

const STRENGTHS = ["gentle", "fair", "strong", "master"] as const;

/** A strength as one chooses it; nothing for a level that programs use. */
export function strengthOf(level: string | null): string {
  const strength = STRENGTHS.find((one) => one === level);
  return strength ? t(`strength-${strength}`) : "";
}

/** The same; of a level for programs, the level. */
export function strengthName(level: string): string {
  return strengthOf(level) || levelName(level);
}

/** What a bot of some level is called: "gentle bot"; "search:2s" is one that thinks for two seconds. */
export function levelName(level: string): string {
  const strength = STRENGTHS.find((one) => one === level);
  if (strength) return t(`level-${strength}`);
  if (level === "random") return t("level-random");
  if (level === "greedy") return t("level-greedy");
  const [, budget, seconds] = /^search:(.*?)(s?)$/.exec(level) ?? [];
  if (budget !== undefined) return seconds ? t("level-search-seconds", { seconds: budget }) : t("level-search");
  return level ? t("level-other", { name: level }) : t("level-bot");
}

// What comes from the hall: the words of a game, or the hall's own

const HALL = "";
const texts = new Map<string, Promise<string>>();

function fetchText(game: string, language: string): Promise<string> {
  const address = game ? `/api/games/${encodeURIComponent(game)}/words/${language}` : `/api/words/${language}`;
  let text = texts.get(address);
  if (!text) {
    text = fetch(address, { credentials: "same-origin" }).then((answer) => {
      if (answer.status === 404) return "";
      if (!answer.ok) throw new Error(`${answer.status}`);
      return answer.text();
    });
    text.catch(() => texts.delete(address));
    texts.set(address, text);
  }
  return text;
}

let known: Record<string, Catalogue> = $state.raw({});
/** The games whose words are wanted, with what these are about. */
const wanted = new Map<string, Matter>();

async function learn(game: string, languages: readonly string[] = [settings.language]): Promise<void> {
  const [language] = languages;
  const key = `${language}/${game}`;
  if (languages.length === 1 && known[key]) return;
  const sources = await Promise.all(languages.map(async (one): Promise<Source> => [one, await fetchText(game, one)]));
  if (languages.length === 1 && known[key]) return;
  let asked = languages.includes(ENGLISH);
  const missed = (): void => {
    if (asked) return;
    asked = true;
    void learn(game, [...languages, ENGLISH]).catch(() => (asked = false));
  };
  known = { ...known, [key]: game === HALL ? new Catalogue(sources, missed) : new Words(wanted.get(game) ?? NO_MATTER, sources, missed) };
}

/** The page's own words in these languages, the first of them first; English as soon as a sentence is missing. */
async function learnPage(languages: readonly string[]): Promise<void> {
  const [language = ENGLISH] = languages;
  if (languages.length === 1 && page[language]) return;
  const sources = await Promise.all(languages.map(async (one): Promise<Source> => [one, (await PAGE[`../lang/${one}.ftl`]?.()) ?? ""]));
  let asked = languages.includes(ENGLISH);
  const missed = (): void => {
    if (asked) return;
    asked = true;
    void learnPage([language, ENGLISH]).catch(() => (asked = false));
  };
  before = new Catalogue(sources, missed);
  page = { ...page, [language]: before };
}

export async function learnLanguage(): Promise<void> {
  await learnPage([settings.language]);
  await Promise.all([...wanted.keys()].map((game) => learn(game)));
}

/** Load what a game says in the chosen language; again whenever another is chosen. */
export async function learnGame(game: string, matter: Matter): Promise<void> {
  if (wanted.has(game) && wanted.get(game) !== matter) known = Object.fromEntries(Object.entries(known).filter(([key]) => !key.endsWith(`/${game}`)));
  wanted.set(game, matter);
  await learn(game);
}

const SILENT = new Words(NO_MATTER, []);

/** What a game says, in the chosen language; while that is loading, in the one before. */
export function wordsOf(game: string): Words {
  const words = known[`${settings.language}/${game}`] ?? Object.entries(known).find(([key]) => key.endsWith(`/${game}`))?.[1];
  return words instanceof Words ? words : SILENT;
}

/** What the hall says (a refusal, a reason), in the chosen language; nothing until its words have come. */
export function hear(said: Said | null | undefined, names: readonly string[] = []): string {
  const words = known[`${settings.language}/${HALL}`];
  if (!words && said) void learnGame(HALL, NO_MATTER).catch(() => undefined);
  return words && said ? words.say(said, names) : "";
}

/** The same for those who can wait. */
export async function heard(said: Said | null | undefined, names: readonly string[] = []): Promise<string> {
  await learnGame(HALL, NO_MATTER).catch(() => undefined);
  return hear(said, names);
}
