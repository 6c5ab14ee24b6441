/**
 * What a game says, in another language. Games speak English: sentences with holes for names, numbers
 * and players, and names of things. A language has for each game a file of pairs, `"{seat} draws {n}
 * cards."` with `"{seat} zieht {n} {n|Karte|Karten}."`; what stands in a hole is put into words the same
 * way. Only numbers (`{n}`) and players (`{seat}`) are taken as they are, and in `{any}` whatever has no words:
 * something quoted. A text is said wholly or not at all.
 */
export interface GameTexts {
  /** By id: name, text, flavour; texts that several cards share stand among the `texts`. */
  cards: Record<string, string[]>;
  texts: Record<string, string>;
}

type Part = { text: string } | { hole: string };

interface Phrase {
  parts: Part[];
  start: string;
  end: string;
  said: string;
}

const HOLE = /\{(\w+)\}/;
const NUMBER = /^[-+]?\d+$/;
/** How deep a hole may hold a phrase with holes. */
const DEPTH = 4;

function parse(text: string): Part[] {
  return text.split(/(\{\w+\})/).filter(Boolean).map((part) => {
    const hole = HOLE.exec(part)?.[1];
    return hole ? { hole } : { text: part };
  });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export class Phrasebook {
  readonly #exact: Map<string, string>;
  readonly #phrases: Phrase[] = [];
  readonly #known = new Map<string, string | null>();
  /** What lists of things are joined with: " and " and its counterpart. */
  readonly #and: string;

  constructor(pairs: Iterable<[string, string]>, and: string) {
    this.#exact = new Map(pairs);
    this.#and = and;
    for (const [text, said] of this.#exact) {
      if (!HOLE.test(text)) continue;
      const parts = parse(text);
      const [first, last] = [parts[0], parts.at(-1)];
      this.#phrases.push({ parts, said, start: first && "text" in first ? first.text : "", end: last && "text" in last ? last.text : "" });
    }
    // What is said more exactly goes first.
    const weight = (phrase: Phrase): number => phrase.parts.reduce((sum, part) => sum + ("text" in part ? part.text.length : 0), 0);
    this.#phrases.sort((a, b) => weight(b) - weight(a));
  }

  /** The text in the other language; null if it has no words for it. */
  say(text: string): string | null {
    return this.#say(text, DEPTH);
  }

  #say(text: string, depth: number): string | null {
    if (!text || NUMBER.test(text)) return text;
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const found = this.#word(text) ?? (depth ? (this.#phrase(text, depth) ?? this.#list(text, depth)) : null);
    if (found !== null || depth === DEPTH) this.#known.set(text, found);
    return found;
  }

  /** A text without holes; at the head of a sentence it has a capital. */
  #word(text: string): string | null {
    const found = this.#exact.get(text);
    if (found !== undefined) return found;
    const small = this.#exact.get(text.charAt(0).toLowerCase() + text.slice(1));
    return small === undefined ? null : capital(small);
  }

  #phrase(text: string, depth: number): string | null {
    const small = text.charAt(0).toLowerCase() + text.slice(1);
    for (const phrase of this.#phrases) {
      if (!text.endsWith(phrase.end)) continue;
      for (const form of text === small ? [text] : [text, small]) {
        if (!form.startsWith(phrase.start)) continue;
        const holes = new Map<string, string>();
        if (!this.#fill(phrase.parts, 0, form, holes, depth)) continue;
        const said = write(phrase.said, holes);
        return form === text ? said : capital(said);
      }
    }
    return null;
  }

  #fill(parts: Part[], at: number, rest: string, holes: Map<string, string>, depth: number): boolean {
    const part = parts[at];
    if (!part) return rest === "";
    if ("text" in part) return rest.startsWith(part.text) && this.#fill(parts, at + 1, rest.slice(part.text.length), holes, depth);
    const next = parts[at + 1];
    for (let end = 1; end <= rest.length; end++) {
      if (next && "text" in next) {
        end = rest.indexOf(next.text, end);
        if (end < 0) return false;
      } else if (!next) end = rest.length;
      const held = rest.slice(0, end);
      const said = this.#held(part.hole, held, depth);
      if (said === null) continue;
      holes.set(part.hole, said);
      if (this.#fill(parts, at + 1, rest.slice(end), holes, depth)) return true;
    }
    return false;
  }

  #held(hole: string, held: string, depth: number): string | null {
    if (hole.startsWith("seat")) return held.includes(", ") ? null : held; // a list is several players
    if (hole.startsWith("n")) return NUMBER.test(held) ? held : null;
    return this.#say(held, depth - 1) ?? (hole.startsWith("any") ? held : null);
  }

  /** "A, B and C": each for itself. */
  #list(text: string, depth: number): string | null {
    for (const [joint, said] of [[" and ", this.#and], [", ", ", "], [" + ", " + "], ["/", "/"]] as const) {
      if (!text.includes(joint)) continue;
      const items = text.split(joint).map((item) => this.#say(item, depth - 1));
      if (items.every((item) => item !== null)) return items.join(said);
    }
    return null;
  }
}

/** `{n}` is what was said there; `{n|Karte|Karten}` is for one, and for any other number. */
function write(said: string, holes: Map<string, string>): string {
  return said.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_whole, hole: string, one?: string, many?: string) => (one === undefined ? (holes.get(hole) ?? "") : holes.get(hole) === "1" ? one : (many ?? "")));
}

interface Printed {
  id: string;
  name: string;
  text: string;
  flavour: string;
}

/** The phrasebook of a game: its texts, and the names of its cards. */
export function phrasebook(texts: GameTexts, cards: readonly Printed[], and: string): Phrasebook {
  const pairs: [string, string][] = Object.entries(texts.texts);
  for (const card of cards) {
    const [name, text, flavour] = texts.cards[card.id] ?? [];
    for (const [original, said] of [[card.name, name], [card.text, text], [card.flavour, flavour]] as const) if (original && said) pairs.push([original, said]);
  }
  return new Phrasebook(pairs, and);
}
