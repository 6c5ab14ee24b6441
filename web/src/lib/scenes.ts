/**
 * Other players' moves as small scenes: what of the news is told, how large, for how long, and what it changed. What is
 * worth a look, and at whom it is aimed, is declared by the game (`beats`, `asides` of its book); no game is named here.
 */
import type { BeatInfo, CardView, DeedView, NewsView, View } from "./types";

export const PACES = ["slow", "normal", "quick", "once"] as const;
export type Pace = (typeof PACES)[number];

/** A plain move passes by, a beat is shown large, what is aimed at the viewer waits for them. */
export type Weight = "plain" | "beat" | "aimed";

/** What a game says about its news. */
export class Drama {
  readonly beats: ReadonlyMap<string, BeatInfo>;
  readonly asides: ReadonlySet<string>;

  constructor(book: { beats: readonly BeatInfo[]; asides: readonly string[] }) {
    this.beats = new Map(book.beats.map((beat) => [beat.kind, beat]));
    this.asides = new Set(book.asides);
  }

  isBeat(news: NewsView): boolean {
    return this.beats.has(news.kind);
  }

  /** Whether it is aimed at a seat. */
  hits(news: NewsView, seat: number): boolean {
    return (this.beats.get(news.kind)?.aim ?? []).some((field) => [news.about[field]].flat().includes(seat));
  }

  cancels(news: NewsView): boolean {
    return this.beats.get(news.kind)?.cancels ?? false;
  }

  /** What of a deed is told: what sums it up and what is worth a look; of bookkeeping nothing. */
  told(deed: DeedView): NewsView[] {
    return deed.news.filter((news, place) => this.isBeat(news) || (place === deed.head && !this.asides.has(news.kind)));
  }
}

/** What somebody did in one turn, as far as it has been told. */
export interface Scene {
  round: number;
  turn: number | null;
  /** Who did the last of it. */
  seat: number | null;
  news: readonly NewsView[];
  /** From here on it is new. */
  fresh: number;
  /** Of what is new. */
  weight: Weight;
}

/**
 * The scene after some deeds: the open one goes on while the turn is the same. Null if there is nothing to tell: the
 * viewer's own moves, the deal, bookkeeping.
 */
export function tell(open: Scene | null, deeds: readonly DeedView[], drama: Drama, you: number | null): Scene | null {
  let scene: Scene | null = null;
  for (const deed of deeds) {
    const told = drama.told(deed);
    if (deed.seat === null || deed.seat === you || !told.length) continue;
    const seat = actor(deed, told);
    const weight = weigh(deed, told, drama, you, seat);
    const known: Scene | null = scene ?? open;
    const before: Scene | null = known?.round === deed.round && known.turn === deed.turn ? known : null;
    scene = {
      round: deed.round,
      turn: deed.turn,
      seat,
      news: [...(before?.news ?? []), ...told],
      fresh: (scene ? before?.fresh : before?.news.length) ?? 0,
      weight: scene && before ? heavier(scene.weight, weight) : weight,
    };
  }
  return scene;
}

/** Who does what is told: whoever moved, unless they only let pass what the player whose turn it is does. */
function actor(deed: DeedView, told: readonly NewsView[]): number | null {
  const named = told.map((news) => news.about.seat).filter((seat) => typeof seat === "number");
  return named.length && named.every((seat) => seat === deed.turn) ? deed.turn : deed.seat;
}

/** Aimed at the viewer: what names them as its target, and what others do to their turn. */
function weigh(deed: DeedView, told: readonly NewsView[], drama: Drama, you: number | null, seat: number | null): Weight {
  const beats = told.filter((news) => drama.isBeat(news));
  if (!beats.length) return "plain";
  return you !== null && ((deed.turn === you && seat !== you) || beats.some((news) => drama.hits(news, you))) ? "aimed" : "beat";
}

const WEIGHTS: readonly Weight[] = ["plain", "beat", "aimed"];

function heavier(one: Weight, other: Weight): Weight {
  return WEIGHTS[Math.max(WEIGHTS.indexOf(one), WEIGHTS.indexOf(other))] ?? "plain";
}

/** How much longer or shorter everything takes. */
const SPEED: Record<Pace, number> = { slow: 1.8, normal: 1, quick: 0.4, once: 0 };
const PLAIN = 900;
/** All plain moves that wait take no longer than this together. */
const ALL_PLAIN = 3_600;
const BEAT = 1_500;
const FURTHER_LINE = 500;
/** Where a clock runs, what is aimed at the viewer does not wait longer than the clock does. */
const WHILE_CLOCK_RUNS = 5_000;

/** Milliseconds that what is new in a scene is looked at; Infinity until the viewer goes on. */
export function lookAt(scene: Scene, pace: Pace, waiting: number, clock: boolean): number {
  const speed = SPEED[pace];
  if (!speed) return 0;
  if (scene.weight === "plain") return Math.min(PLAIN * speed, ALL_PLAIN / (waiting + 1));
  if (scene.weight === "aimed") return clock ? WHILE_CLOCK_RUNS : Infinity;
  return (BEAT + FURTHER_LINE * (scene.news.length - scene.fresh - 1)) * speed;
}

export interface ShownCard {
  face: string;
  cancelled: boolean;
}

/** The cards that the newest of some news is about, a cancelled one with what lies on it. */
export function cardsOf(news: readonly NewsView[], isCard: (id: string) => boolean, drama: Drama): ShownCard[] {
  const facesOf = (one: NewsView): string[] => Object.values(one.about).flat().filter((id): id is string => typeof id === "string" && isCard(id));
  for (let place = news.length - 1; place >= 0; place -= 1) {
    const one = news[place];
    const faces = one ? facesOf(one) : [];
    if (!one || !faces.length) continue;
    if (!drama.cancels(one)) return faces.map((face) => ({ face, cancelled: false }));
    const answer = news.slice(0, place).reverse().flatMap(facesOf).find((face) => !faces.includes(face));
    return [...faces.map((face) => ({ face, cancelled: true })), ...(answer ? [{ face: answer, cancelled: false }] : [])];
  }
  return [];
}

/** The ids of what is other than before: cards that came or changed, zones that grew or shrank, players. */
export function changed(before: View, after: View): string[] {
  const cards = new Map(before.zones.flatMap((zone) => zone.cards.map((card) => [card.id, look(card)] as const)));
  const counts = new Map(before.zones.map((zone) => [zone.id, zone.count]));
  return [
    ...after.zones.filter((zone) => zone.count !== (counts.get(zone.id) ?? 0)).map((zone) => zone.id),
    ...after.zones.flatMap((zone) => zone.cards).filter((card) => card.id !== undefined && cards.get(card.id) !== look(card)).map((card) => card.id ?? ""),
    ...after.seats.filter((seat) => JSON.stringify(seat.shows) !== JSON.stringify(before.seats[seat.seat]?.shows)).map((seat) => `seat${seat.seat}`),
  ];
}

function look(card: CardView): string {
  return JSON.stringify([card.face, card.up, card.pieces, card.on, card.marks]);
}

/** One turn of the story. */
export interface Turn {
  round: number;
  /** Whose turn; null is the deal. */
  turn: number | null;
  deeds: DeedView[];
}

/** The deeds of a log by turns; a turn is told once, however many moves others make in it. */
export function turnsOf(log: readonly DeedView[]): Turn[] {
  const turns: Turn[] = [];
  for (const deed of log) {
    const last = turns.at(-1);
    if (last && last.round === deed.round && last.turn === deed.turn) last.deeds.push(deed);
    else turns.push({ round: deed.round, turn: deed.turn, deeds: [deed] });
  }
  return turns;
}

/**
 * What else of a turn is worth a line under its headline, in the order in which it happened: what was worth a look
 * first, then the rest of what was told.
 */
export function details(turn: Turn, drama: Drama, said: readonly NewsView[], most: number): NewsView[] {
  const told = turn.deeds.flatMap((deed) => drama.told(deed)).filter((news) => !said.includes(news));
  const beats = told.filter((news) => drama.isBeat(news));
  const kept = new Set([...beats, ...told.filter((news) => !beats.includes(news))].slice(0, most));
  return told.filter((news) => kept.has(news));
}

/** What sums a turn up, at most two things: what its player did first, and the last that was worth a look or that they did. */
export function headlines(turn: Turn, drama: Drama): NewsView[] {
  const told = turn.deeds.flatMap((deed) => drama.told(deed));
  const own = turn.deeds.filter((deed) => deed.seat === turn.turn).flatMap((deed) => drama.told(deed));
  const all = turn.deeds.flatMap((deed) => deed.news);
  const first = own[0] ?? told.find((news) => news.about.seat === turn.turn) ?? all.find((news) => news.about.seat === turn.turn) ?? told[0] ?? turn.deeds[0]?.news[turn.deeds[0].head];
  const last = told.filter((news) => drama.isBeat(news)).at(-1) ?? own.filter((news) => news.about.seat === turn.turn).at(-1);
  return [...(first ? [first] : []), ...(last && last !== first ? [last] : [])];
}
