/** Castle of Magic: a hall by night. */
import type { Line } from "../../lib/control.svelte";
import type { View } from "../../lib/types";
import type { World } from "../../table/world";
import Bar from "./Bar.svelte";
import Hand from "./Hand.svelte";
import Middle from "./Middle.svelte";
import Place from "./Place.svelte";
import { standing } from "./reading";
import Rival from "./Rival.svelte";
import "./theme.css";

/**
 * One's pawns and the outcomes that are face down are what a turn begins with. To take both pawns has a button of its own, so
 * that a click on one means this one.
 */
function touches(line: Line, view: View): string[] {
  const seat = view.decision?.seat ?? 0;
  switch (line.moves.at(-1)) {
    case "manipulate": return [`seat${seat}`, ...standing(view, seat).flatMap((card) => card.id ?? [])];
    case "advance": return view.zones.find((zone) => zone.id === "outcomes")?.cards.filter((card) => !card.up).flatMap((card) => card.id ?? []) ?? [];
    case "pick both": return [];
    default: return line.touches;
  }
}

const castle: World = { middle: Middle, place: Place, rival: Rival, hand: Hand, bar: Bar, phases: ["choose", "manipulate", "advance"], touches };
export default castle;
