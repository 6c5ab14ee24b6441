/**
 * A view in words, as its game declares it: for the table in words, and for whatever a board does not draw.
 * The same in Python: `src/spellhall/words/text.py`.
 */
import { t } from "./i18n.svelte";
import type { CardView, SightInfo, ValueInfo, View, ZoneView } from "./types";
import type { Words } from "./words";

const EACH_SEAT = "seats";

export interface Told {
  id: string;
  title: string;
  /** Empty where the title says it all. */
  value: string;
}

export class Teller {
  readonly #view: View;
  readonly #sight: SightInfo;
  readonly words: Words;
  readonly names: string[];

  constructor(view: View, sight: SightInfo, words: Words) {
    this.#view = view;
    this.#sight = sight;
    this.words = words;
    this.names = view.seats.map((seat) => seat.name);
  }

  /** What the game shows of the table, and to the viewer alone. */
  table(): Told[] {
    return [...this.#told(this.#sight.table, this.#view.table), ...this.#told(this.#sight.mine, this.#view.mine)];
  }

  /** What it shows of a player. */
  seat(seat: number): Told[] {
    return this.#told(this.#sight.seats, this.#view.seats[seat]?.shows ?? {});
  }

  /** What is seen on a card. */
  marks(card: CardView): Told[] {
    const marks = card.marks ?? {};
    const place = this.#sight.places.find((place) => Object.keys(marks).every((id) => place.marks.some((mark) => mark.id === id)));
    return this.#told(place?.marks ?? [], marks, "mark");
  }

  /** Round, turn and phase. */
  status(): string {
    const { phase: id, round, turn } = this.#view.status;
    const phase = this.words.title("phase", id);
    return turn === null ? this.words.word("text-round-over", { round, phase }) : this.words.word("text-round", { round, seat: this.names[turn] ?? "", phase });
  }

  zone(zone: ZoneView): string {
    const title = this.words.title("zone", zone.sort);
    return zone.owner === null ? title : this.words.word("owned", { zone: title, seat: this.names[zone.owner] ?? "" });
  }

  /** What a card is called for a reader or listener: its name with what is seen on it, or its back. */
  card(card: CardView): string {
    if (card.face === null) return card.back === undefined ? t("table-face-down") : t("table-back-of", { name: this.words.title("back", card.back) });
    const notes = [...(card.on?.length ? [this.counted(card.on.map((one) => this.card(one)))] : []), ...this.marks(card).map((mark) => this.line(mark)), ...(card.up === false ? [t("table-face-down")] : [])];
    const name = this.words.name(card.face);
    return notes.length ? `${name} (${notes.join(", ")})` : name;
  }

  /** The cards of a zone, with the names of their places and the pieces on them; like ones side by side are counted. */
  cards(zone: ZoneView): string[] {
    const texts = zone.cards.map((card) => {
      const place = card.id && !card.id.startsWith(`${zone.id}.`) ? `${this.words.name(card.id)}: ` : "";
      const pieces = card.pieces?.length ? `, ${t("table-piece-of", { names: card.pieces.map((seat) => this.names[seat] ?? "").join(", ") })}` : "";
      return `${place}${this.card(card)}${pieces}`;
    });
    const unseen = Math.max(0, zone.count - zone.cards.length);
    return this.#grouped([...texts, ...Array.from({ length: unseen }, () => t("table-face-down"))]);
  }

  /** "2 Fire, Water". */
  counted(texts: readonly string[]): string {
    return this.#grouped([...texts].sort()).join(", ");
  }

  line(told: Told): string {
    return told.value ? this.words.word("text-value", { title: told.title, value: told.value }) : told.title;
  }

  #grouped(texts: readonly string[]): string[] {
    const found: { text: string; count: number }[] = [];
    for (const text of texts) {
      const last = found.at(-1);
      if (last?.text === text) last.count += 1;
      else found.push({ text, count: 1 });
    }
    return found.map(({ text, count }) => this.words.counted(text, count));
  }

  #told(declared: readonly ValueInfo[], shown: Record<string, unknown>, sort: "show" | "mark" = "show"): Told[] {
    return declared.flatMap((about) => {
      const value = shown[about.id];
      const said = value === true ? "" : about.each.length ? this.#each(about, value) : this.#plain(about, value);
      return said || value === true ? [{ id: about.id, title: this.words.title(sort, about.id), value: said }] : [];
    });
  }

  /** One value for each of several things. */
  #each(about: ValueInfo, value: unknown): string {
    if (!value || typeof value !== "object") return "";
    const bySeat = about.each[0] === EACH_SEAT && about.each.length === 1;
    const items = bySeat ? (value as unknown[]).map((item, seat) => [this.names[seat] ?? "", item] as const) : Object.entries(value).map(([id, item]) => [this.words.name(id), item] as const);
    return items.filter(([, item]) => !isNothing(item)).map(([name, item]) => (item === true ? name : `${name} ${this.#plain(about, item)}`)).join("; ");
  }

  /** A value without its title; empty where there is nothing to tell. */
  #plain(about: ValueInfo, value: unknown): string {
    if (isNothing(value)) return "";
    if (about.type === "seat") return this.names[value as number] ?? "";
    if (about.type === "seats") return (value as number[]).map((seat) => this.names[seat] ?? "").join(", ");
    if (Array.isArray(value)) return this.words.listed(value);
    return typeof value === "string" ? this.words.name(value) : String(value);
  }
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === false || (Array.isArray(value) && !value.length);
}
