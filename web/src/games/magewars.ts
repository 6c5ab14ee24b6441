/** Mage Wars: twelve mages, recipes to fill, towers in the middle. */
import icons from "virtual:icons/magewars";
import MageWars from "../boards/MageWars.svelte";
import type { Badge, GameLook } from "../lib/style";

const TYPES = ["Fate", "Creature", "Plant", "Item", "Armor", "Magic", "Structure", "Level", "Challenge", "Resource", "Curse", "Blessing"];
const HUES = [280, 110, 145, 60, 230, 265, 40, 85, 330, 190, 10, 210];
export const ALIGNMENTS = ["Good", "Neutral", "Evil"];
const DECKS: Record<string, string> = { Enchanted: "enchanted_back", Mystic: "mystic_back", Arcane: "arcane_back", Quest: "quest_back", Fate: "fate_back" };

const look: GameLook = {
  hue: 145,
  icons,
  board: MageWars,
  dress: (face) => {
    if (face.deck === "mage") {
      const alignment = ALIGNMENTS[Number(face.alignment)] ?? "";
      return { hue: alignment === "Good" ? 85 : alignment === "Evil" ? 15 : 200, chroma: 0.1, type: `${String(face.calling ?? "Mage")} · ${alignment}`, badges: [] };
    }
    const type = Number(face.type ?? 0);
    const badges: Badge[] = [];
    if (typeof face.recipe === "string" && face.recipe) badges.push({ corner: "tl", text: String(face.recipe.split("+").length), title: `Needs ${face.recipe}` });
    if (typeof face.icons === "string" && face.icons) {
      const kinds = face.icons.toLowerCase().split(", ");
      badges.push({ corner: "tr", text: "", title: `Fills ${face.icons}`, icons: kinds.slice(0, 3).map((kind) => `r_${kind}`) });
    }
    if (typeof face.health === "number" && face.health > 0) badges.push({ corner: "bl", text: String(face.health), title: `Health ${face.health}` });
    return { hue: HUES[type] ?? 145, chroma: 0.09, type: `${TYPES[type] ?? "Card"} · ${face.deck}`, badges };
  },
  back: (_zone, name) => DECKS[name ?? ""] ?? "back",
};

export default look;
