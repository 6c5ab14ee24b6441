/**
 * What a table lets one do. A board draws the view and asks this object three things: which moves
 * touch a thing, whether it is pointed at, and what a click, a drag or a long press on it does.
 * Where the view comes from (a live table, a replay, a lesson) and where moves go is not its concern.
 */
import { t } from "./i18n.svelte";
import type { CardView, MoveView, NewsView, SeatInfo, View } from "./types";
import type { Face, Style } from "./style";

/** "2 × Fire, Water". */
export function counted(names: readonly string[]): string {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return [...found].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(", ");
}

export interface Menu {
  moves: MoveView[];
  anchor: DOMRect;
  title: string;
  from: HTMLElement | null;
}

export class Control {
  view: View = $state.raw({} as View);
  style: Style;
  /** Live tables send it to the server; a replay has none. */
  send: ((move: MoveView) => void) | null = $state.raw(null);
  /** Who sits where; empty in a replay. */
  people: SeatInfo[] = $state.raw([]);
  /** True between sending a move and hearing what came of it. */
  busy = $state(false);
  pointed: ReadonlySet<string> = $state.raw(new Set());
  /** What a lesson points at. */
  hinted: ReadonlySet<string> = $state.raw(new Set());
  inspected: { face: Face; card: CardView | null } | null = $state.raw(null);
  /** The card under the mouse or the focus, shown large beside it. */
  preview: { face: Face; at: DOMRect } | null = $state.raw(null);
  menu: Menu | null = $state.raw(null);
  /** Why a thing that is not lit cannot be used now: what is asked instead, or of whom. */
  whyNot = $state("");
  /** Says it, where no card is opened that could. */
  refuse: ((why: string) => void) | null = null;
  /** A move that waits for "are you sure?", and why. */
  asked: { move: MoveView; why: string } | null = $state.raw(null);
  /** Why one should be asked before a move; null if one need not. */
  askFirst: (move: MoveView) => Promise<string | null> | null = () => null;

  readonly moves: MoveView[] = $derived(this.send ? (this.view.decision?.moves ?? []) : []);
  readonly byThing: ReadonlyMap<string, MoveView[]> = $derived.by(() => {
    const found = new Map<string, MoveView[]>();
    for (const move of this.moves)
      for (const thing of new Set(move.touches)) {
        const known = found.get(thing);
        if (known) known.push(move);
        else found.set(thing, [move]);
      }
    return found;
  });

  constructor(view: View, style: Style) {
    this.view = view;
    this.style = style;
  }

  /** Of like cards in a hand a move names the first; its twins (`hand0.soldier.2`) do the same. */
  movesOf(thing: string | undefined, face?: string | null): MoveView[] {
    if (thing === undefined) return [];
    const own = this.byThing.get(thing);
    if (own || !face || !thing.includes(`.${face}.`)) return own ?? [];
    return this.byThing.get(thing.replace(/\d+$/, "0")) ?? [];
  }

  /** A thing was clicked: its one move is played, of several a menu opens, a card without is shown. */
  pick(thing: string | undefined, at: HTMLElement, title: string, card: CardView | null = null): void {
    const moves = this.movesOf(thing, card?.face);
    if (moves.length) this.offer(moves, at, title);
    else if (card?.face && this.style.face(card.face)) this.inspect(card);
    else this.refuse?.(this.whyNot);
  }

  offer(moves: MoveView[], at: HTMLElement, title: string): void {
    const only = moves[0];
    if (moves.length === 1 && only) this.play(only);
    else this.menu = { moves, anchor: at.getBoundingClientRect(), title, from: at };
  }

  /** A thing was dragged onto others: the moves that touch both, or its own if it fell on the table. */
  drop(thing: string, face: string | null, onto: string[], at: HTMLElement, title: string): void {
    const own = this.movesOf(thing, face);
    const both = own.filter((move) => onto.some((other) => other !== thing && move.touches.includes(other)));
    this.offer(both.length ? both : own, at, title);
  }

  play(move: MoveView, sure = false): void {
    this.menu = null;
    if (!this.send || this.busy) return;
    const asking = sure ? null : this.askFirst(move);
    if (asking) {
      const view = this.view;
      void asking.then((why) => {
        if (this.view !== view) return; // the table has moved on since
        if (why === null) this.play(move, true);
        else this.asked = { move, why };
      });
      return;
    }
    this.asked = null;
    this.send(move);
  }

  inspect(card: CardView): void {
    const face = card.face === null ? null : this.style.face(card.face);
    if (face) this.inspected = { face, card };
  }

  /** What the game says, in the reader's language. */
  say(text: string): string {
    return this.style.say(text);
  }

  /** What a card is called for a reader or listener: its name with what is noted of it, or its back. */
  nameOf(card: CardView): string {
    if (card.face === null) return card.name ? t().table.backOf(this.say(card.name)) : t().table.faceDown;
    const notes = [...(card.on?.length ? [counted(card.on.map((one) => this.nameOf(one)))] : []), ...(card.notes ?? []).map((note) => this.say(note)), ...(card.up === false ? [t().table.faceDown] : [])];
    const name = this.say(card.name ?? this.style.face(card.face)?.name ?? card.face);
    return notes.length ? `${name} (${notes.join(", ")})` : name;
  }

  /** The things a piece of news is about, as the ids and faces that boards put on what they draw. */
  point(news: NewsView | null): void {
    const found = new Set<string>();
    const add = (field: string, value: unknown): void => {
      if (Array.isArray(value)) for (const one of value) add(field, one);
      else if (typeof value === "number" && field.startsWith("seat")) found.add(`seat${value}`);
      else if (typeof value === "string") found.add(value).add(`face:${value}`);
    };
    for (const [field, value] of Object.entries(news?.about ?? {})) add(field, value);
    this.pointed = found;
  }

  isPointed(thing: string | undefined, face?: string | null): boolean {
    return (thing !== undefined && (this.pointed.has(thing) || this.hinted.has(thing))) || (!!face && this.pointed.has(`face:${face}`));
  }
}
