/** A surveyor's map on a dark forest table: towers that rise as they are built, six decks in six colours. */
import type { World } from "../../table/world";
import Bar from "./Bar.svelte";
import MageSheet from "./MageSheet.svelte";
import Middle from "./Middle.svelte";
import Place from "./Place.svelte";
import Rival from "./Rival.svelte";
import { touches } from "./shows";
import "./theme.css";

const world: World = { middle: Middle, place: Place, rival: Rival, bar: Bar, phases: ["fate", "main", "end"], touches, sheet: (face) => (face.deck === "mage" ? MageSheet : null) };
export default world;
