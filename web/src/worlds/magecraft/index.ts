/** Magecraft: two mages face each other across the Academy. */
import type { Control, Line } from "../../lib/control.svelte";
import type { World } from "../../table/world";
import Hand from "./Hand.svelte";
import Middle from "./Middle.svelte";
import Place from "./Place.svelte";
import Rival from "./Rival.svelte";
import "./theme.css";

/** Whoever pays with any gem pays with the one they have most of. */
function proposes(control: Control): Line | undefined {
  if (control.view.decision?.question !== "pay") return undefined;
  const held = (line: Line): number => control.hand?.cards.filter((card) => card.face === line.moves[0]).length ?? 0;
  return control.lines.toSorted((one, other) => held(other) - held(one))[0];
}

const world: World = { middle: Middle, place: Place, rival: Rival, hand: Hand, proposes, phases: ["shields", "casting", "study"] };
export default world;
