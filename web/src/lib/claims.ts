/**
 * Claims with ready-made words: which there are, grouped so that two clicks make one. A claim is a kind and what it is
 * about; the game's catalogue has its words (`claim-KIND`), its short form (`.tag`) and what its kind is called (`.title`).
 */
import { t } from "./i18n.svelte";
import type { ChatLine, ClaimsOffered, Said, SeatView } from "./types";
import type { Words } from "./words";

export type About = Record<string, number | string>;

/** One thing to choose: it says something, or leads to more choices. */
export interface Choice {
  label: string;
  says?: { kind: string; about: About };
  next?: () => Choice[];
}

/** So many ways to end a claim are shown at once; more are asked for one by one. */
const AT_ONCE = 24;

export class Claiming {
  readonly #offered: ClaimsOffered;
  readonly #words: Words;
  readonly #names: string[];
  readonly #others: number[];

  constructor(offered: ClaimsOffered, words: Words, seats: readonly SeatView[], you: number) {
    this.#offered = offered;
    this.#words = words;
    this.#names = seats.map((seat) => seat.name);
    this.#others = this.#names.map((_, seat) => seat).filter((seat) => seat !== you);
  }

  /** The first click: about whom, or what kind. */
  first(): Choice[] {
    const kinds = Object.entries(this.#offered.kinds);
    const people = kinds.some(([, about]) => about.includes("seat")) ? this.#others : [];
    const [own, ...others] = kinds.filter(([, about]) => !about.includes("seat")).map(([kind]) => ({ label: this.#title(kind), next: () => this.#end(kind, {}) }));
    return [...(own ? [own] : []), ...people.map((seat) => ({ label: t("claims-of", { name: this.#names[seat] ?? "" }), next: () => this.of(seat) })), ...others];
  }

  /** All that can be said about a seat. */
  of(seat: number): Choice[] {
    const kinds = Object.entries(this.#offered.kinds).filter(([, about]) => about.includes("seat"));
    return kinds.sort(([, one], [, other]) => one.length - other.length).flatMap(([kind, about]) =>
      about.length > 2 || (about.length === 2 && this.#values(about.find((name) => name !== "seat") ?? "").length > AT_ONCE)
        ? [{ label: this.#title(kind), next: () => this.#end(kind, { seat }) }]
        : this.#end(kind, { seat }));
  }

  /** What can be said of a card or a place alone. */
  ofThing(id: string): Choice[] {
    return Object.entries(this.#offered.kinds).flatMap(([kind, about]) => {
      const [name] = about;
      return about.length === 1 && name && !name.startsWith("seat") && this.#values(name).includes(id) ? [this.#say(kind, { [name]: id })] : [];
    });
  }

  #end(kind: string, chosen: About): Choice[] {
    const left = (this.#offered.kinds[kind] ?? []).filter((name) => !(name in chosen));
    const [name] = left;
    if (name === undefined) return [this.#say(kind, chosen)];
    const ways = left.reduce((product, one) => product * this.#values(one).length, 1);
    const choices = this.#values(name).map((value) => ({ value, about: { ...chosen, [name]: value } }));
    if (ways <= AT_ONCE || left.length === 1) return choices.flatMap(({ about }) => this.#end(kind, about));
    return choices.map(({ value, about }) => ({ label: typeof value === "number" ? (this.#names[value] ?? "") : this.#words.name(value), next: () => this.#end(kind, about) }));
  }

  #values(name: string): (number | string)[] {
    return name.startsWith("seat") ? this.#others : (this.#offered.of[name] ?? []);
  }

  #title(kind: string): string {
    return this.#words.format(`claim-${kind}`, {}, "title") ?? kind;
  }

  #say(kind: string, about: About): Choice {
    return { label: this.#words.say({ key: `claim-${kind}`, args: about }, this.#names), says: { kind, about } };
  }
}

/** What a seat has claimed in this game, the last one first. */
export function claimsOf(chat: readonly ChatLine[], seat: number): (ChatLine & { claim: Said })[] {
  return chat.filter((line): line is ChatLine & { claim: Said } => line.seat === seat && !!line.claim).reverse();
}
