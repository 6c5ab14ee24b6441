/** Magecraft: everything is a gem; spells show what they cost to learn and to cast. */
import icons from "virtual:icons/magecraft";
import Magecraft from "../boards/Magecraft.svelte";
import { kindName, t } from "../lib/i18n.svelte";
import type { Badge, Face, GameLook } from "../lib/style";

export const GEMS: Record<string, { hue: number; chroma: number; light: number }> = {
  F: { hue: 28, chroma: 0.19, light: 0.58 },
  W: { hue: 250, chroma: 0.15, light: 0.58 },
  E: { hue: 142, chroma: 0.13, light: 0.52 },
  L: { hue: 85, chroma: 0.14, light: 0.72 },
  D: { hue: 305, chroma: 0.12, light: 0.38 },
  X: { hue: 60, chroma: 0.02, light: 0.6 },
};

const DECKS: Record<string, number> = { "starting spell": 200, "basic spell": 160, "further spell": 285, character: 40, gem: 60 };

function badges(face: Face): Badge[] {
  const found: Badge[] = [];
  if (typeof face.cast === "string" && face.cast) found.push({ corner: "tl", text: face.cast.replaceAll(" ", ""), title: t("magecraft-cast", { cost: face.cast }) });
  if (typeof face.learn === "string" && face.learn) found.push({ corner: "bl", text: face.learn.replaceAll(" ", ""), title: t("magecraft-learn", { cost: face.learn }) });
  return found;
}

const look: GameLook = {
  hue: 195,
  icons,
  board: Magecraft,
  gem: (face) => (face.deck === "gem" ? (GEMS[face.id] ?? null) : null),
  dress: (face) => ({ hue: DECKS[face.deck] ?? 195, chroma: 0.08, type: kindName(face.deck), badges: badges(face) }),
};

export default look;
