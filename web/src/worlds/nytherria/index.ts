/** Nytherria's world: a temple on the border of light and dark. */
import type { World } from "../../table/world";
import Bar from "./Bar.svelte";
import Hand from "./Hand.svelte";
import Middle from "./Middle.svelte";
import Place from "./Place.svelte";
import Rival from "./Rival.svelte";
import "./theme.css";

const world: World = { middle: Middle, place: Place, rival: Rival, hand: Hand, bar: Bar, phases: ["draw", "main", "counter", "end_turn"] };
export default world;
