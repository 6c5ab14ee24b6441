/**
 * What the hall says, read from what the view declares: who would be meant by an outcome, how many doors a ritual is away,
 * what one's wishes are worth now.
 */
import type { Castle } from "../../generated/games";
import type { Control } from "../../lib/control.svelte";
import { t } from "../../lib/i18n.svelte";
import type { Face, Style } from "../../lib/style";
import type { Words } from "../../lib/words";
import type { CardView, DeedView, View } from "../../lib/types";

export type Table = Castle["table"];
export type Row = keyof Table["active"];
export type Country = keyof Table["ruler"];
export type People = keyof Table["active_kida"];
export type Piece = keyof Table["claimant"];

export const ROWS: readonly Row[] = ["bell", "book", "candle"];
export const COUNTRIES: readonly Country[] = ["kida", "marus", "sorrell"];
export const PEOPLES: readonly People[] = ["dragon_masters", "eagle_lords", "wolf_mages"];
export const PIECES: readonly Piece[] = ["the_amulet", "the_crown", "the_scepter"];
/** The beast of a people and the shrine of a piece: what is drawn for them. */
export const BEAST: Record<People, string> = { dragon_masters: "dragon", eagle_lords: "eagle", wolf_mages: "wolf" };
export const SHRINE: Record<Piece, string> = { the_amulet: "amulet", the_crown: "crown", the_scepter: "scepter" };
/** The forms of an arcanum: with fewer open doors in its row, and with more. */
export const FORMS: Record<Row, readonly [string, string]> = { bell: ["silent", "ringing"], book: ["closed", "open"], candle: ["unlit", "lit"] };
export const DOORS = 9;

/** What stands on a door: whose shrine it is, or the piece that lies there. */
export function shortName(words: Words, shrine: string): string {
  const people = PEOPLES.find((one) => BEAST[one] === shrine);
  if (people) return words.name(people);
  return shrine === "amulet" ? t("castle-amulet") : shrine === "crown" ? t("castle-crown") : t("castle-scepter");
}

export function tableOf(view: View): Table {
  return view.table as Table;
}

/** How many doors of a row must still turn until the arcanum has this form. */
export function doorsTo(style: Style, table: Table, row: Row, form: string): number {
  const majority = worth(style, "majority");
  const active = table.active[row];
  return form === FORMS[row][1] ? Math.max(0, majority - active) : Math.max(0, active - majority + 1);
}

/** The forms that a ritual shows, row by row. */
export function formsOf(ritual: string): [Row, string][] {
  const forms = ritual.split("_");
  return ROWS.map((row, place) => [row, forms[place] ?? ""]);
}

/** How many doors a ritual is away. */
export function away(style: Style, table: Table, ritual: string): number {
  return formsOf(ritual).reduce((sum, [row, form]) => sum + doorsTo(style, table, row, form), 0);
}

export type Sort = "commands" | "betrays" | "banished" | "rampage";

export function sortOf(outcome: string): Sort {
  return outcome.endsWith("_dominates") ? "commands" : outcome.endsWith("_devoured") ? "betrays" : outcome === "rampage" ? "rampage" : "banished";
}

/** The piece an outcome is about. */
export function pieceOf(outcome: string): Piece | undefined {
  return PIECES.find((piece) => outcome.startsWith(`${SHRINE[piece]}_`));
}

/** Who would dominate or be devoured, as far as the table knows. */
export interface Meant {
  what: "dominates" | "devoured" | "all" | "nobody";
  seat: number | null;
}

export function meant(table: Table, outcome: string): Meant {
  const piece = pieceOf(outcome);
  const seat = piece ? table.claimant[piece] : null;
  switch (sortOf(outcome)) {
    case "commands": return seat === null ? { what: "all", seat } : { what: "dominates", seat };
    case "betrays": return seat === null ? { what: "nobody", seat } : { what: "devoured", seat };
    case "rampage": return { what: "all", seat: null };
    case "banished": return { what: "nobody", seat: null };
  }
}

export function meantWords(view: View, { what, seat }: Meant): string {
  if (what === "all") return t("castle-all-devoured");
  if (what === "nobody" || seat === null) return t("castle-nobody-devoured");
  if (seat === view.you) return what === "dominates" ? t("castle-you-dominate") : t("castle-you-devoured");
  const name = view.seats[seat]?.name ?? "";
  return what === "dominates" ? t("castle-dominates", { name }) : t("castle-devoured", { name });
}

/** The doors a seat has pawns on. */
export function standing(view: View, seat: number): CardView[] {
  return view.zones.find((zone) => zone.id === "tableau")?.cards.filter((card) => card.pieces?.includes(seat)) ?? [];
}

export function characterOf(control: Control, seat: number): { zone: string; card: CardView; face: Face | null } | null {
  const zone = control.view.zones.find((one) => one.id === `character${seat}`);
  const card = zone?.cards[0];
  return zone && card ? { zone: zone.id, card, face: card.face ? control.style.face(card.face) : null } : null;
}

export interface Wish {
  id: string;
  /** A country's shield, or an icon. */
  country?: Country;
  icon?: string;
  words: string;
  home?: boolean;
  why: string;
  /** Null while it is not known. */
  points: number | null;
  most?: number;
}

/** A number of the game that stands on no card: what a country is worth, how many open doors turn an arcanum. */
export function worth(style: Style, name: "majority" | "per_country" | "home" | "regalia" | "dominating" | "feeding"): number {
  return style.book.numbers[name] ?? 0;
}

/** What a character scores for, and what that is worth as things stand. */
export function wishes(control: Control, seat: number, face: Face): Wish[] {
  const { view, style } = control;
  const { words } = style;
  const table = tableOf(view);
  const outcome = table.outcome;
  const now = outcome === null ? null : meant(table, outcome);
  const because = outcome === null || now === null ? t("castle-face-down") : `${words.name(outcome)}: ${meantWords(view, now)}`;
  if (face.role === "monster") {
    const score = view.you === seat ? (view.mine as Castle["mine"]).own_score : null;
    return [{ id: "devour", icon: "jaws", words: t("castle-wish-devour"), why: because, points: score ?? (now ? 0 : null) }];
  }
  const people = PEOPLES[Number(face.faction)] ?? "dragon_masters";
  const home = face.role === "wizard" ? COUNTRIES[Number(face.country)] : undefined;
  const lands = [...COUNTRIES].sort((one, other) => Number(other === home) - Number(one === home));
  const found: Wish[] = lands.map((country) => {
    const open = table[`active_${country}`];
    const others = PEOPLES.filter((one) => one !== people && open[one] > 0).map((one) => `${words.name(one)} ${open[one]}`);
    const most = worth(style, "per_country") + (country === home ? worth(style, "home") : 0);
    return {
      id: country, country, home: country === home, most,
      words: t("castle-wish-rule", { faction: words.name(people), country: words.name(country) }),
      why: [...others, t("castle-yours", { count: open[people] })].join(", "),
      points: table.ruler[country] === people ? most : 0,
    };
  });
  const held = PIECES.filter((piece) => table.claimant[piece] === seat);
  const lost = held.length > 0 && (now?.what === "all" || (now?.what === "devoured" && now.seat === seat));
  const each = t("castle-each-piece");
  found.push({
    id: "regalia", icon: SHRINE[held[0] ?? "the_crown"], words: t("castle-wish-regalia"),
    why: lost ? t("castle-lost") : held.length ? `${held.map((piece) => words.name(piece)).join(", ")}; ${each}` : each,
    points: lost ? 0 : worth(style, "regalia") * held.length,
  });
  if (face.role === "wizard") found.push({ id: "command", icon: "jaws", words: t("castle-wish-command"), why: because, points: now ? (now.what === "dominates" && now.seat === seat ? worth(style, "dominating") : 0) : null, most: worth(style, "dominating") });
  else found.push({ id: "fed", icon: "jaws", words: t("castle-wish-fed"), why: because, points: now ? (now.what === "all" || now.what === "devoured" ? worth(style, "feeding") : 0) : null, most: worth(style, "feeding") });
  return found;
}

/** What others did last to a door or an outcome card, and who it was: `marked` says that it still matters. */
export interface Fresh {
  seat: number;
  word: "opened" | "closed" | "new";
  last: boolean;
}

const WORDS: Record<string, Fresh["word"]> = { flipped_up: "opened", turned_up: "opened", flipped_down: "closed", turned_down: "closed", advanced: "new" };

export function freshOf(log: readonly DeedView[], marked: ReadonlySet<string>): ReadonlyMap<string, Fresh> {
  const found = new Map<string, Fresh>();
  if (!marked.size) return found;
  for (const deed of log)
    for (const { kind, about } of deed.news) {
      const word = WORDS[kind];
      const id = String(about.place ?? about.ritual ?? "");
      if (word && marked.has(id)) found.set(id, { seat: Number(about.seat), word, last: false });
    }
  const newest = [...found].at(-1);
  if (newest) found.set(newest[0], { ...newest[1], last: true });
  return found;
}

/** The last that was done to doors or outcomes, to be told again. */
export function lastDeed(log: readonly DeedView[]): DeedView | undefined {
  return log.findLast((deed) => deed.news.some((news) => news.kind in WORDS));
}
