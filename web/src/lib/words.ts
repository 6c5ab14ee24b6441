/**
 * Words: what is said, put into a language. Messages carry keys with arguments (`Said`); a catalogue, in the syntax of
 * Project Fluent, has the sentences. The same in Python: `src/spellhall/words`.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { NewsView, Said } from "./types";

/** A catalogue's text, with its language; the one that goes first comes first. */
export type Source = readonly [language: string, text: string];

type Args = Record<string, FluentVariable>;

/** An id as a part of a key, where only letters, digits, - and _ can stand. */
export function keyOf(id: string): string {
  return id.replace(/[^\p{L}\p{N}_-]/gu, "-");
}

/** Sentences in one language, those of the next where it has none. */
export class Catalogue {
  readonly #bundles: FluentBundle[];
  readonly #missed: (key: string) => void;

  /** `missed` hears of every sentence that was wanted and is not here. */
  constructor(sources: readonly Source[], missed: (key: string) => void = () => undefined) {
    this.#missed = missed;
    this.#bundles = sources.map(([language, text]) => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(text)); // of two messages with one key the first counts
      return bundle;
    });
  }

  /** The sentence; null if there is none. */
  format(key: string, args: Args = {}, attribute = ""): string | null {
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(key);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (!pattern) continue;
      const errors: Error[] = [];
      const text = bundle.formatPattern(pattern, args, errors);
      for (const error of errors) console.error(`${key}: ${error.message}`);
      return text;
    }
    return null;
  }

  /** The sentence, where there should be one; the key in angle brackets if there is none. */
  word(key: string, args: Args = {}): string {
    return this.wanted(key, args) ?? `<${key}>`;
  }

  /** What is said, in words. `names` are those of the players, by seat. */
  say(said: Said, names: readonly string[] = []): string {
    return this.word(said.key, this.spoken(said.args ?? {}, names));
  }

  /** What a thing that an argument names is called. */
  name(id: string): string {
    return id;
  }

  /** Things, each once with its number: "2 Spark, Flame". */
  listed(ids: readonly unknown[]): string {
    const counts = new Map<unknown, number>();
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
    const said = [...counts].map(([id, count]) => this.counted(typeof id === "string" ? this.name(id) : String(id), count));
    return said.join(", ") || this.word("nothing");
  }

  counted(thing: string, number: number): string {
    return number === 1 ? thing : this.word("counted", { number, thing });
  }

  protected wanted(key: string, args: Args = {}): string | null {
    const text = this.format(key, args);
    if (text === null) this.#missed(key);
    return text;
  }

  /** Arguments as sentences use them: `$card` is a name, `$card_id` the bare id, `$cards_count` how many there are. */
  protected spoken(args: Record<string, unknown>, names: readonly string[]): Args {
    const spoken: Args = {};
    for (const [name, value] of Object.entries(args)) {
      spoken[name] = this.#argument(name, value, names);
      if (typeof value === "string") spoken[`${name}_id`] = value;
      else if (Array.isArray(value)) spoken[`${name}_count`] = value.length;
    }
    return spoken;
  }

  #argument(name: string, value: unknown, names: readonly string[]): FluentVariable {
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (isText(value)) return value.text;
    if (isSaid(value)) return this.say(value, names);
    if (name.startsWith("seat")) {
      const seats = (Array.isArray(value) ? value : [value]) as unknown[];
      return seats.filter((seat) => typeof seat === "number").map((seat) => names[seat] ?? String(seat + 1)).join(", ") || this.word("nobody");
    }
    if (typeof value === "number") return value;
    if (typeof value === "string") return this.name(value);
    if (!Array.isArray(value)) return this.word("nothing");
    if (value.some((item) => item !== null && typeof item === "object")) return value.map((item) => this.#argument(name, item, names)).join(", ");
    return this.listed(value);
  }
}

function isSaid(value: unknown): value is Said {
  return typeof value === "object" && value !== null && "key" in value;
}

/** What somebody wrote, said as it is. */
function isText(value: unknown): value is { text: string } {
  return typeof value === "object" && value !== null && "text" in value;
}

/** What the card table says of a card, in English. */
export interface Printed {
  id: string;
  name: string;
  text: string;
  flavour: string;
  columns?: Record<string, unknown>;
  said?: Record<string, unknown>;
}

/** The numbers by which a card's text is said. */
function whole(columns: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => typeof value === "number" && Number.isInteger(value)));
}

/** What a game's words are about: its cards, the numbers that stand on none, and what is played otherwise than printed. */
export interface Matter {
  cards: readonly Printed[];
  numbers: Record<string, number>;
  changes: Record<string, Record<string, unknown>>;
}

export const NO_MATTER: Matter = { cards: [], numbers: {}, changes: {} };
const THE_GAME = "game";

/** What one game says. */
export class Words extends Catalogue {
  readonly #cards: ReadonlyMap<string, Printed>;
  readonly #matter: Matter;

  constructor(matter: Matter, sources: readonly Source[], missed?: (key: string) => void) {
    super(sources, missed);
    this.#matter = matter;
    this.#cards = new Map(matter.cards.map((card) => [card.id, card]));
  }

  /** What is played otherwise than printed: "Soldier: points 2"; empty if nothing is. */
  get houseRules(): string {
    const changed = Object.entries(this.#matter.changes).flatMap(([id, change]) =>
      Object.entries(change).map(([field, value]) => `${id === THE_GAME ? "" : `${this.name(id)}: `}${this.title("number", field)} ${String(value)}`));
    return changed.join(", ");
  }

  /** A piece of news, in words. */
  news(news: NewsView, names: readonly string[]): string {
    return this.say({ key: `news-${news.kind}`, args: news.about }, names);
  }

  /** What there is to add to a move: its help, or the text of the last card it names. */
  help(said: Said, names: readonly string[]): string {
    const args = said.args ?? {};
    const card = Object.values(args).filter((value) => typeof value === "string" && this.#cards.has(value)).at(-1);
    return this.format(said.key, this.spoken(args, names), "help") ?? (card === undefined ? "" : this.textOf(card as string));
  }

  /** What a move is called where its card need not be named: the attribute `.it` of its label. */
  verb(said: Said, names: readonly string[]): string {
    return this.format(said.key, this.spoken(said.args ?? {}, names), "it") ?? "";
  }

  /** A claim in its short form: the attribute `.tag`. */
  tag(said: Said, names: readonly string[]): string {
    return this.format(said.key, this.spoken(said.args ?? {}, names), "tag") ?? this.say(said, names);
  }

  /** In a word what a move leads to: the attribute `.leads` of its label. */
  leads(said: Said, names: readonly string[]): string {
    return this.format(said.key, this.spoken(said.args ?? {}, names), "leads") ?? "";
  }

  /** What a card or a term is called; its id with spaces if it has no name. */
  override name(id: string): string {
    const card = this.#cards.get(id);
    if (card) return this.format(`card-${keyOf(id)}`) ?? card.name;
    return this.wanted(`term-${keyOf(id)}`) ?? id.replaceAll("_", " ");
  }

  /** The text of a card, or the help of a term. */
  textOf(id: string): string {
    const card = this.#cards.get(id);
    if (card) {
      const args = this.spoken({ ...this.#matter.numbers, ...whole(card.columns ?? {}), ...card.said }, []);
      return this.format(`card-${keyOf(id)}`, args, "text") ?? card.text;
    }
    return this.format(`term-${keyOf(id)}`, {}, "help") ?? "";
  }

  flavourOf(id: string): string {
    return this.format(`card-${keyOf(id)}`, {}, "flavour") ?? this.#cards.get(id)?.flavour ?? "";
  }

  /** What a zone, a phase, a value, a mark or a back is called: `title("zone", "hand")`. */
  title(sort: "zone" | "phase" | "show" | "mark" | "back" | "option" | "number", id: string): string {
    return this.wanted(`${sort}-${keyOf(id)}`) ?? id.replaceAll("_", " ");
  }
}
