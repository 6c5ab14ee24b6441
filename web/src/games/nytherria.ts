/** Nytherria: Light against Dark, stones in a row, an answer to every card. */
import icons from "virtual:icons/nytherria";
import Nytherria from "../boards/Nytherria.svelte";
import { kindName, t } from "../lib/i18n.svelte";
import type { GameLook } from "../lib/style";

const FACTIONS = ["Light", "Dark"];

const look: GameLook = {
  hue: 265,
  icons,
  board: Nytherria,
  windows: true,
  dress: (face) => {
    const faction = typeof face.faction === "number" ? FACTIONS[face.faction] : undefined;
    const dark = faction === "Dark" || face.id === "dark_stone";
    const light = faction === "Light" || face.id === "light_stone";
    const type = String(face.type ?? face.deck);
    return {
      hue: light ? 85 : dark ? 15 : type === "trap" ? 50 : 220,
      chroma: light ? 0.1 : dark ? 0.12 : 0.05,
      type: [...(faction ? [kindName(faction)] : []), kindName(type)].join(" · "),
      badges: typeof face.points === "number" ? [{ corner: "tr", text: String(face.points), title: t("nytherria-points", { count: face.points }) }] : [],
    };
  },
  back: (zone) => (zone.startsWith("neutral") ? "back" : "main_back"),
};

export default look;
