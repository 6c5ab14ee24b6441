/** How somebody last played a game against bots: Play now begins like that again. */
import type { GameSummary } from "./types";

export interface QuickGame {
  seats: number;
  level: string;
  /** Whether one begins, in games that let one say so. */
  begin: boolean;
  options: Record<string, string>;
}

/** The first time as few bots as the game allows: then it is quick to follow. Among four mages a spy would be alone. */
const AT_LEAST: Record<string, number> = { magelight: 5 };

export function fewest(game: GameSummary): number {
  return AT_LEAST[game.name] ?? game.min_players;
}

const KEY = "spellhall.quick";

function all(): Record<string, QuickGame> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, QuickGame>;
  } catch {
    return {};
  }
}

/** The last time, as far as the game still has it; null if there was none. */
export function quickGame(game: GameSummary): QuickGame | null {
  const found = all()[game.name];
  if (!found || found.seats < game.min_players || found.seats > game.max_players) return null;
  const options = Object.entries(found.options).filter(([name, value]) => game.options.some((option) => option.quick && option.name === name && option.values.includes(value)));
  return { ...found, options: Object.fromEntries(options) };
}

export function rememberQuickGame(game: string, wish: QuickGame): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: wish }));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

/** The strength that somebody plays against, wherever it was last: what a bot gets that is asked to come. */
export function lastLevel(): string | null {
  const games = Object.values(all());
  return games.at(-1)?.level ?? null;
}
