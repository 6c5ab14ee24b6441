/** The scene of a turn, put together from what was told of it: the cards played, what answered them, what was encountered. */
import { turnsOf } from "../../lib/scenes";
import type { DeedView, NewsView } from "../../lib/types";

/** What an answer did: a key of `nytherria-stamp-…`. */
export type Stamp = "cancelled" | "reversed" | "took" | "returned";

/** Traps and events: what becomes of them is always the same. */
type Spent = "pit_of_blades" | "whispering_darts" | "falling_keystone" | "phantom_fire" | "starfall" | "void_rift" | "winds_of_fate" | "temple_guardian" | "echo_of_the_fallen" | "hidden_passage" | "balance_of_the_astrals" | "tide_of_time";

/** A card of the neutral deck that was encountered, and what became of it: a key of `nytherria-met-…`. */
export interface Met {
  face: string;
  fate: Spent | "back" | "claimed" | "declined" | "returned";
}

export interface Played {
  seat: number;
  face: string;
  target: number | null;
  /** What was laid on it, and what that did. */
  answer: { seat: number; face: string; stamp: Stamp | null } | null;
  met: Met[];
  news: NewsView[];
}

export interface TurnScene {
  round: number;
  turn: number | null;
  plays: Played[];
  deeds: DeedView[];
}

const STONES = new Set(["light_stone", "dark_stone"]);

export function isStone(face: string | null | undefined): face is "light_stone" | "dark_stone" {
  return !!face && STONES.has(face);
}

/** The last turns in which a card was played, the newest last. */
export function lastTurns(log: readonly DeedView[], count: number): TurnScene[] {
  const found: TurnScene[] = [];
  for (const turn of turnsOf(log).reverse()) {
    const plays = playsOf(turn.deeds.flatMap((deed) => deed.news));
    if (plays.length) found.unshift({ ...turn, plays });
    if (found.length === count) break;
  }
  return found;
}

export function playsOf(told: readonly NewsView[]): Played[] {
  const plays: Played[] = [];
  for (const news of told) {
    const { seat, card, seat_target } = news.about as { seat: number; card: string; seat_target?: number };
    const play = plays.at(-1);
    const met = play?.met.at(-1);
    if (news.kind.startsWith("played")) plays.push({ seat, face: card, target: seat_target ?? null, answer: null, met: [], news: [news] });
    else if (!play) continue;
    else play.news.push(news);
    if (news.kind === "answered" && play) play.answer = { seat, face: card, stamp: null };
    else if (news.kind === "encountered") play?.met.push({ face: card, fate: isStone(card) ? "back" : (card as Spent) });
    else if (met && (news.kind === "claimed" || news.kind === "declined")) met.fate = news.kind;
    else if (play?.answer && (news.kind === "cancelled" || news.kind === "reversed" || news.kind === "took")) play.answer.stamp = news.kind;
    else if (play?.answer && met?.fate === "claimed" && news.kind === "returned_stone") met.fate = play.answer.stamp = "returned";
  }
  return plays;
}
