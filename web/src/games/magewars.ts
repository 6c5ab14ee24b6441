/** Mage Wars: twelve mages, recipes to fill, towers in the middle. */
import icons from "virtual:icons/magewars";
import MageWars from "../boards/MageWars.svelte";
import { kindName, t } from "../lib/i18n.svelte";
import type { Badge, GameLook } from "../lib/style";

const TYPES = ["Fate", "Creature", "Plant", "Item", "Armor", "Magic", "Structure", "Level", "Challenge", "Resource", "Curse", "Blessing"];
const HUES = [280, 110, 145, 60, 230, 265, 40, 85, 330, 190, 10, 210];
export const ALIGNMENTS = ["Good", "Neutral", "Evil"];

const look: GameLook = {
  hue: 145,
  icons,
  board: MageWars,
  dress: (face, words) => {
    if (face.deck === "mage") {
      const alignment = ALIGNMENTS[Number(face.alignment)] ?? "";
      return { hue: alignment === "Good" ? 85 : alignment === "Evil" ? 15 : 200, chroma: 0.1, type: `${kindName(String(face.calling ?? face.deck))} · ${kindName(alignment)}`, badges: [] };
    }
    const type = Number(face.type ?? 0);
    const badges: Badge[] = [];
    if (typeof face.recipe === "string" && face.recipe) {
      const slots = face.recipe.toLowerCase().split(" + ");
      const recipe = slots.map((slot) => slot.split("/").map((kind) => words.name(kind)).join("/")).join(" + ");
      badges.push({ corner: "tl", text: String(slots.length), title: t("magewars-needs", { recipe }) });
    }
    if (typeof face.icons === "string" && face.icons) {
      const kinds = face.icons.toLowerCase().split(", ");
      badges.push({ corner: "tr", text: "", title: t("magewars-fills", { icons: words.listed(kinds) }), icons: kinds.slice(0, 3).map((kind) => `r_${kind}`) });
    }
    if (typeof face.health === "number" && face.health > 0) badges.push({ corner: "bl", text: String(face.health), title: t("magewars-card-health", { health: face.health }) });
    const decks = face.deck.split(" and ").map(kindName).join(", ");
    return { hue: HUES[type] ?? 145, chroma: 0.09, type: `${kindName(TYPES[type] ?? "")} · ${decks}`, badges };
  },
  back: (_zone, back) => (back ? `${back}_back` : "back"),
};

export default look;
