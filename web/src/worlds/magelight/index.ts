/** Magelight's world: a library on fire. */
import { t } from "../../lib/i18n.svelte";
import type { World } from "../../table/world";
import Hand from "./Hand.svelte";
import Middle from "./Middle.svelte";
import Place from "./Place.svelte";
import Rival from "./Rival.svelte";
import { showsOf } from "./table";
import "./theme.css";

const world: World = {
  middle: Middle,
  place: Place,
  rival: Rival,
  hand: Hand,
  phases: ["allies", "draw", "artifacts", "actions", "pass"],
  ends: ["end"],
  verbs: true,
  left: (control) => {
    const seat = control.view.seats.find((one) => one.seat === control.view.you);
    return seat ? t("magelight-left", { actions: showsOf(seat).actions }) : "";
  },
};
export default world;
