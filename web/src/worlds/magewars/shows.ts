/** What the board reads from the view, as Mage Wars declares it. */
import type { Magewars } from "../../generated/games";
import type { Control, Line } from "../../lib/control.svelte";
import type { Face } from "../../lib/style";
import type { CardView, Said, SeatView, View, ZoneView } from "../../lib/types";

export type Shows = Magewars["seat"];
export type Deck = keyof Magewars["table"]["in_deck"];
export type Part = keyof Shows["asked_to_win"];

export const PARTS: readonly Part[] = ["mages", "towers", "levels", "kinds", "plants", "treasures", "challenges", "curses", "blessings", "fires", "wishes", "returns"];
export const KEPT = ["pets", "plants", "items", "armor", "levels", "permanents", "lasting"] as const;

export function shows(seat: SeatView): Shows {
  return seat.shows as Shows;
}

export function tableOf(view: View): Magewars["table"] {
  return view.table as Magewars["table"];
}

export function faceOf(control: Control, card: CardView | undefined): Face | null {
  return card?.face ? control.style.face(card.face) : null;
}

/** A card that is being made: what fills it, what it still needs. */
export interface Work {
  zone: ZoneView;
  card: CardView;
  face: Face;
  /** The cards that fill it, in the order they came. */
  filled: CardView[];
  /** Slots that were filled by blood or by a permanent resource: no card lies there. */
  free: number;
  needs: string[];
  locked: boolean;
  frozen: boolean;
  /** The seats that need such a tower. */
  wanted: number[];
}

export function worksOf(control: Control, zones: readonly ZoneView[]): Work[] {
  return zones.flatMap((zone) => {
    const [card, ...filled] = zone.cards;
    const face = faceOf(control, card);
    if (!card || !face) return [];
    const marks = card.marks as Partial<Magewars["marks"]["site"]> | undefined;
    const needs = marks?.needs ?? [];
    return [{ zone, card, face, filled, needs, free: Math.max(0, slotsOf(face).length - needs.length - filled.length), locked: marks?.locked ?? false, frozen: marks?.frozen ?? false, wanted: marks?.needed_by ?? [] }];
  });
}

/** The slots of a recipe, as they are printed. */
export function slotsOf(face: Face): string[] {
  return typeof face.recipe === "string" && face.recipe ? face.recipe.toLowerCase().split(" + ").map((slot) => slot.replaceAll(" ", "_")) : [];
}

export function zonesOf(view: View, seat: number, ...sorts: string[]): ZoneView[] {
  return view.zones.filter((zone) => zone.owner === seat && sorts.includes(zone.sort));
}

/** An open slot has no id in the view: it is called by its card and by what it takes. */
export function slotId(work: string, slot: string): string {
  return `${work}#${slot}`;
}

/**
 * A line that fills a slot touches that slot; one that takes a filling card away touches that card; one that is about a
 * card beside a mage is not about the mage as well.
 */
export function touches(line: Line, view: View): string[] {
  const { slot, card } = line.says.at(-1)?.args ?? {};
  const named = typeof card === "string" ? card : (card as Said | undefined)?.args?.card;
  const works = line.touches.filter((thing) => /^(site|craft\d|lasting\d)\./.test(thing));
  if (typeof slot === "string") return [...line.touches, ...works.map((work) => slotId(work, slot))];
  if (line.moves.at(-1)?.startsWith("filling ")) {
    const inside = works.flatMap((work) => view.zones.find((zone) => zone.id === work)?.cards.slice(1).filter((one) => one.face === named).slice(0, 1) ?? []);
    return [...line.touches, ...inside.flatMap((one) => one.id ?? [])];
  }
  const beside = /^(pets|plants|items|armor|craft|lasting)\d/;
  return line.touches.some((thing) => beside.test(thing)) ? line.touches.filter((thing) => !/^(mage|seat)\d$/.test(thing)) : line.touches;
}

/** While nothing is chosen, a place where cards of the hand can be laid, or that can be given up, does not shine: it waits. */
export function waits(control: Control, thing: string): boolean {
  const lines = control.linesOf(thing);
  return control.selected === null && (lines.some((line) => line.touches.some((other) => other.startsWith("hand"))) || lines.every((line) => line.moves[0] === "abandon"));
}

/** The colour of a card's frame. */
export function frameOf(control: Control, face: Face | null): string {
  if (!face) return "#6b4a1e";
  const { hue, chroma } = control.style.dress(face);
  return `oklch(0.47 ${chroma ?? 0.09} ${hue})`;
}

/** What a card does, without what its signs say. */
export function doesOf(control: Control, face: Face): string {
  return control.style.dress(face).words ?? face.text;
}

/** What sort of card it is, in a word: "Spell", "Armor". */
export function kindOf(control: Control, face: Face): string {
  const dress = control.style.dress(face);
  return dress.plate ?? dress.type;
}

/** Where things are touched by a finger, which needs 44 pixels. */
export const FINGERS = "(max-width: 700px), (max-height: 480px), (pointer: coarse)";
