/**
 * What a table lets one do. A board draws the view and asks this object three things: which lines of play touch a thing,
 * whether it is chosen or pointed at, and what a click, a drag or a long press on it does. Where the view comes from (a live
 * table, a replay, a lesson) and where answers go is not its concern.
 *
 * A *line* is what one gesture does: an answer, and the answers to the questions behind it between which nothing happens.
 */
import { SvelteMap } from "svelte/reactivity";
import { type About, Claiming } from "./claims";
import type { NoteBook } from "./notes.svelte";
import type { CardView, ChatLine, ClaimsOffered, DeedView, LineAhead, MoveView, NewsView, Said, SeatInfo, View, ZoneView } from "./types";
import type { Face, Style } from "./style";
import { Teller } from "./telling";

export interface Line {
  moves: string[];
  says: Said[];
  touches: string[];
  /** What has come to an end after it; null while the hall has not said so. */
  ending: LineAhead["ending"] | null;
  /** The same with its aim, where it is asked for one next. */
  aims?: Line[];
}

export interface Menu {
  lines: Line[];
  anchor: DOMRect;
  title: string;
  from: HTMLElement | null;
}

function single(move: MoveView): Line {
  return { moves: [move.move], says: [move.say], touches: move.touches, ending: null };
}

/** Lines, and the same with each aim they have. */
function aimed(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => [line, ...(line.aims ?? [])]);
}

export class Control {
  view: View = $state.raw({} as View);
  style: Style;
  /** Live tables send an answer to the hall; a replay has none. */
  send: ((move: string) => void) | null = $state.raw(null);
  /** What the hall says can be done in one gesture; null while it has not said so. */
  ahead: Line[] | null = $state.raw(null);
  /** Who sits where; empty in a replay. */
  people: SeatInfo[] = $state.raw([]);
  /** What was said at the table; empty in a replay. */
  chat: ChatLine[] = $state.raw([]);
  /** What the viewer can claim with ready-made words; null where nobody can. */
  claims: ClaimsOffered | null = $state.raw(null);
  claim: ((kind: string, about: About) => Promise<unknown>) | null = $state.raw(null);
  readonly claiming: Claiming | null = $derived.by(() => (this.claims && this.claim && this.view.you !== null ? new Claiming(this.claims, this.style.words, this.view.seats, this.view.you) : null));
  /** The viewer's private notes; null for those who have none. */
  notes: NoteBook | null = $state.raw(null);
  /** The player whose sheet is open: what they claimed, what the viewer thinks of them. */
  about: number | null = $state(null);
  /** What happened, move by move. */
  log: DeedView[] = $state.raw([]);
  /** The engine's count at the viewer's last move: what came later is new to them. */
  since = $state(0);
  /** True between sending an answer and hearing what came of it. */
  busy = $state(false);
  /** The thing that was chosen and waits for where it goes, or for the verb. */
  selected: string | null = $state(null);
  pointed: ReadonlySet<string> = $state.raw(new Set());
  /** What changed since one's last move. */
  marked: ReadonlySet<string> = $state.raw(new Set());
  /** What the proposed answer touches, while one may still choose another. */
  proposed: ReadonlySet<string> = $state.raw(new Set());
  /** The card that was opened to be read. */
  inspected: { face: Face; card: CardView | null } | null = $state.raw(null);
  /** The card under the mouse or the focus, shown in full while it is. */
  preview: { face: Face; card: CardView } | null = $state.raw(null);
  menu: Menu | null = $state.raw(null);
  /** Why a thing that is not lit cannot be used now: what is asked instead, or of whom. */
  whyNot = $state("");
  /** Says it, where no card is opened that could. */
  refuse: ((why: string) => void) | null = null;
  /** A line that waits for "are you sure?", and why. */
  asked: { line: Line; why: string } | null = $state.raw(null);
  /** Why one should be asked before a line; null if one need not. */
  askFirst: (line: Line) => string | null = () => null;
  /** Whether the right column is a strip. */
  folded = $state(false);
  /** Until then what is asked is too new to be meant by a touch. */
  fresh = 0;
  /** The answers of a line that are still to be given. */
  rest: string[] = $state.raw([]);

  /** How many things with this id are drawn now. */
  readonly #drawn = new SvelteMap<string, number>();

  readonly lines: Line[] = $derived.by(() => {
    if (!this.send) return [];
    const moves = this.view.decision?.moves ?? [];
    const legal = new Set(moves.map((move) => move.move));
    const ahead = this.ahead;
    const lines = ahead?.length && ahead.every((line) => legal.has(line.moves[0] ?? "")) ? ahead : moves.map(single);
    const touches = this.style.world.touches;
    return touches ? lines.map((line) => ({ ...line, touches: touches(line, this.view) })) : lines;
  });
  readonly byThing: ReadonlyMap<string, Line[]> = $derived.by(() => {
    const found = new Map<string, Line[]>();
    for (const line of this.lines)
      for (const thing of new Set(line.touches)) {
        const known = found.get(thing);
        if (known) known.push(line);
        else found.set(thing, [line]);
      }
    return found;
  });
  /** The chosen thing's lines; all of them while nothing is chosen. */
  readonly offered: Line[] = $derived(this.selected === null ? this.lines : (this.byThing.get(this.selected) ?? []));
  /** What all lines touch: it tells none from the others. */
  readonly #common: ReadonlySet<string> = $derived(new Set(this.lines.length > 1 ? this.lines[0]?.touches.filter((thing) => this.lines.every((line) => line.touches.includes(thing))) : []));
  /**
   * The lines that no thing in sight can be touched for: the question bar has their buttons. In a world of verbs it has all
   * that can be done with the chosen thing, though it might be dragged there as well.
   */
  readonly loose: Line[] = $derived.by(() => {
    if (this.selected !== null && this.style.world.verbs) return this.offered;
    return this.offered.filter((line) => !line.touches.some((thing) => thing !== this.selected && !this.#common.has(thing) && this.isDrawn(thing)));
  });
  /** Lines of one kind that differ by the card they name, and whose cards lie nowhere in sight: these are shown in the question. */
  readonly choices: ReadonlyMap<Line, Face> = $derived.by(() => {
    const kinds = new Map<string, [Line, Face][]>();
    for (const line of this.loose) {
      const last = line.says.at(-1);
      const named = Object.entries(last?.args ?? {}).filter(([name, value]) => name.startsWith("card") && typeof value === "string");
      const face = named.length === 1 ? this.style.face(String(named[0]?.[1])) : null;
      if (!last || !face) continue;
      const known = kinds.get(last.key);
      if (known) known.push([line, face]);
      else kinds.set(last.key, [[line, face]]);
    }
    return new Map([...kinds.values()].filter((kind) => kind.length > 1 && new Set(kind.map(([, face]) => face.id)).size === kind.length).flat());
  });
  /** What the chosen thing can be put to, and whom it can be aimed at without another question. */
  readonly #aimed: Line[] = $derived(this.selected === null ? [] : aimed(this.offered));
  /** Where the chosen thing can go. */
  readonly targets: ReadonlySet<string> = $derived(new Set(this.#aimed.flatMap((line) => line.touches).filter((thing) => thing !== this.selected)));

  /** The view in words, as the game declares it. */
  readonly teller: Teller = $derived.by(() => new Teller(this.view, this.style.book.sight, this.style.words));

  /** What the viewer holds. */
  readonly hand: ZoneView | undefined = $derived(this.view.you === null ? undefined : this.view.zones?.find((zone) => zone.kind === "hand" && zone.owner === this.view.you && zone.cards.length > 0));
  /** Whether number keys mean cards of the hand: while nothing is chosen and one of them can be used. */
  readonly numbersAreHand: boolean = $derived(this.selected === null && !!this.hand?.cards.some((card) => this.linesOf(card.id, card.face).length > 0));

  constructor(view: View, style: Style) {
    this.view = view;
    this.style = style;
  }

  /** A thing is drawn, until the function that is returned is called. */
  draws(thing: string): () => void {
    this.#drawn.set(thing, (this.#drawn.get(thing) ?? 0) + 1);
    return () => {
      const left = (this.#drawn.get(thing) ?? 1) - 1;
      if (left > 0) this.#drawn.set(thing, left);
      else this.#drawn.delete(thing);
    };
  }

  isDrawn(thing: string): boolean {
    return this.#drawn.has(thing);
  }

  /** Of like cards in a hand a move names the first; its twins (`hand0.soldier.2`) do the same. */
  idOf(thing: string, face?: string | null): string {
    return this.byThing.has(thing) || !face || !thing.includes(`.${face}.`) ? thing : thing.replace(/\d+$/, "0");
  }

  linesOf(thing: string | undefined, face?: string | null): Line[] {
    return thing === undefined ? [] : (this.byThing.get(this.idOf(thing, face)) ?? []);
  }

  /**
   * A thing was clicked. With another one chosen, it is where that goes. Its one line is played; of several, it is chosen.
   * By touch the first tap chooses and the second one commits.
   */
  pick(thing: string | undefined, at: HTMLElement, title: string, card: CardView | null = null, touch = false): void {
    const id = thing === undefined ? undefined : this.idOf(thing, card?.face);
    if (id !== undefined && this.selected !== null && this.targets.has(id)) {
      this.offer(this.#aimed.filter((line) => line.touches.includes(id)), at, title);
      return;
    }
    const own = this.linesOf(id);
    const [only] = own;
    if (id === undefined || !only) {
      const seat = /^seat(\d)$/.exec(id ?? "")?.[1];
      if (card?.face && this.style.face(card.face)) this.inspect(card);
      else if (seat !== undefined && (this.notes || this.chat.some((line) => line.seat === Number(seat)))) this.about = Number(seat);
      else this.refuse?.(this.whyNot);
      this.selected = null;
    } else if (own.length === 1 && (!touch || this.selected === id)) this.play(only);
    else if (this.selected !== id) this.select(id);
    else if (this.loose.length === 1 && this.loose[0]) this.play(this.loose[0]);
    else this.selected = null;
  }

  select(thing: string | null): void {
    this.menu = null;
    this.selected = thing;
  }

  offer(lines: Line[], at: HTMLElement, title: string): void {
    const only = lines[0];
    if (lines.length === 1 && only) this.play(only);
    else this.menu = { lines, anchor: at.getBoundingClientRect(), title, from: at };
  }

  /** A thing was dragged onto others, the innermost first: the lines that touch both, or its own if it fell on the table. */
  drop(thing: string, face: string | null, onto: string[], at: HTMLElement, title: string): void {
    const id = this.idOf(thing, face);
    const own = aimed(this.linesOf(id));
    const target = onto.find((other) => other !== id && own.some((line) => line.touches.includes(other)));
    if (target !== undefined) this.offer(own.filter((line) => line.touches.includes(target)), at, title);
    else if (this.linesOf(id).length === 1 && own[0]) this.play(own[0]);
    else this.select(id);
  }

  /** Whether a touch came before anybody could have seen what it would press. */
  isEarly(event: Event): boolean {
    return (event as PointerEvent).pointerType === "touch" && performance.now() < this.fresh;
  }

  /** A button was pressed. */
  press(line: Line, event: Event): void {
    if (!this.isEarly(event)) this.play(line);
  }

  play(line: Line, sure = false): void {
    this.menu = null;
    const [first, ...rest] = line.moves;
    if (!this.send || this.busy || first === undefined) return;
    const why = sure ? null : this.askFirst(line);
    if (why !== null) {
      this.asked = { line, why };
      return;
    }
    this.asked = null;
    this.selected = null;
    this.rest = rest;
    this.send(first);
  }

  /** The next answer of the line that is being played, if it can still be given. */
  goOn(): void {
    const [next, ...rest] = this.rest;
    if (next === undefined || !this.send) return;
    if (!this.view.decision?.moves?.some((move) => move.move === next)) this.rest = [];
    else {
      this.rest = rest;
      this.send(next);
    }
  }

  /** The face that is chosen, if it is a card. */
  selectedCard(): Face | null {
    const id = this.selected;
    if (id === null) return null;
    const card = this.view.zones.flatMap((zone) => zone.cards).find((one) => one.id === id);
    return card?.face ? this.style.face(card.face) : null;
  }

  inspect(card: CardView): void {
    const face = card.face === null ? null : this.style.face(card.face);
    if (face) this.inspected = { face, card };
  }

  /** What the game says, in the reader's language. */
  say(said: Said | null | undefined): string {
    return said ? this.style.words.say(said, this.teller.names) : "";
  }

  /** What a line is called: its last answer says where it leads. */
  label(line: Line): string {
    return this.say(line.says.at(-1));
  }

  /** What a line is called where its card is chosen and need not be named: "Burn it for 2 Mana". */
  verb(line: Line): string {
    const last = line.says.at(-1);
    return (last && this.style.words.verb(last, this.teller.names)) || this.label(line);
  }

  /** What a line does. */
  help(line: Line): string {
    const last = line.says.at(-1);
    return last ? this.style.words.help(last, this.teller.names) : "";
  }

  /** In a word what the chosen thing leads to there: "completes now". Empty where the game does not say. */
  leads(thing: string): string {
    const lines = this.#aimed.filter((line) => line.touches.includes(thing));
    const said = lines.length === 1 ? lines[0]?.says.at(-1) : undefined;
    return said ? this.style.words.leads(said, this.teller.names) : "";
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

  /** A claim in its short form. */
  tag(claim: Said): string {
    return this.style.words.tag(claim, this.view.seats.map((seat) => seat.name));
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

  zone(id: string): ZoneView | undefined {
    return this.view.zones.find((zone) => zone.id === id);
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
    return (thing !== undefined && this.pointed.has(thing)) || (!!face && this.pointed.has(`face:${face}`));
  }
}
