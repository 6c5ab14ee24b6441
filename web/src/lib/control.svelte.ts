/**
 * What a table lets one do. A board draws the view and asks this object three things: which moves
 * touch a thing, whether it is pointed at, and what a click, a drag or a long press on it does.
 * Where the view comes from (a live table, a replay, a lesson) and where moves go is not its concern.
 */
import type { CardView, DeedView, MoveView, NewsView, Said, SeatInfo, View, ZoneView } from "./types";
import type { Face, Style } from "./style";
import { Teller } from "./telling";

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

  /** The view in words, as the game declares it. */
  readonly teller: Teller = $derived.by(() => new Teller(this.view, this.style.book.sight, this.style.words));

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
  say(said: Said | null | undefined): string {
    return said ? this.style.words.say(said, this.teller.names) : "";
  }

  /** What a move does. */
  help(move: MoveView): string {
    return this.style.words.help(move.say, this.teller.names);
  }

  news(news: NewsView): string {
    return this.style.words.news(news, this.teller.names);
  }

  /** What one move caused: what sums it up, and the rest. */
  story(deed: DeedView): { head: string; rest: string[] } {
    const said = deed.news.map((news) => this.news(news));
    const [head = ""] = said.splice(deed.head, 1);
    return { head, rest: said };
  }

  /** What a card is called for a reader or listener: its name with what is seen on it, or its back. */
  nameOf(card: CardView): string {
    return this.teller.card(card);
  }

  /** What a zone is called, whoever's it is. */
  titleOf(zone: ZoneView): string {
    return this.style.words.title("zone", zone.sort);
  }

  /** What a thing that is no card is called: a place, a country. */
  termOf(id: string): string {
    return this.style.words.name(id);
  }

  /** The things that news is about, as the ids and faces that boards put on what they draw. */
  point(news: readonly NewsView[]): void {
    const found = new Set<string>();
    const add = (field: string, value: unknown): void => {
      if (Array.isArray(value)) for (const one of value) add(field, one);
      else if (typeof value === "number" && field.startsWith("seat")) found.add(`seat${value}`);
      else if (typeof value === "string") found.add(value).add(`face:${value}`);
    };
    for (const one of news) for (const [field, value] of Object.entries(one.about)) add(field, value);
    this.pointed = found;
  }

  isPointed(thing: string | undefined, face?: string | null): boolean {
    return (thing !== undefined && (this.pointed.has(thing) || this.hinted.has(thing))) || (!!face && this.pointed.has(`face:${face}`));
  }
}
