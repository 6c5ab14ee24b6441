/** The world of a game that has none of its own: made of the same parts, drawn from what the game declares. */
import type { World } from "../../table/world";
import Middle from "./Middle.svelte";
import Place from "./Place.svelte";
import Rival from "./Rival.svelte";

const general: World = { middle: Middle, place: Place, rival: Rival };
export default general;
