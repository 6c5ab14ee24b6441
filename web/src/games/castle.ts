/** Castle of Magic: beasts of three factions, regalia, one ritual. */
import icons from "virtual:icons/castle";
import Castle from "../boards/Castle.svelte";
import { kindName } from "../lib/i18n.svelte";
import type { Face, GameLook } from "../lib/style";

/** Frames: warm for dragons, gold for eagles, blue for wolves, violet for regalia and the Monster. */
export const HUES: Record<string, number> = { dragon: 25, eagle: 85, wolf: 250, amulet: 320, crown: 320, scepter: 320, monster: 150 };
const FACTIONS = ["dragon", "eagle", "wolf"];

export function hue(face: Face): number {
  const own = HUES[face.id];
  if (own !== undefined) return own;
  const faction = typeof face.faction === "number" ? FACTIONS[face.faction] : undefined;
  if (faction) return HUES[faction] ?? 40;
  return face.deck === "outcome" ? (face.id.endsWith("devoured") || face.id === "rampage" ? 10 : 190) : 300;
}

const look: GameLook = {
  hue: 300,
  icons,
  board: Castle,
  tray: false,
  dress: (face) => ({
    hue: hue(face),
    chroma: 0.1,
    type: kindName(typeof face.role === "string" ? face.role : face.deck),
    badges: [],
  }),
  back: (zone) => (zone === "outcomes" ? "outcome_back" : zone.startsWith("character") ? "character_back" : "back"),
};

export default look;
