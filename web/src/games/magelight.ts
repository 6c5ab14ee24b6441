/** Magelight: spells, allies, artifacts, all of it fuel; roles under hoods. */
import icons from "virtual:icons/magelight";
import Magelight from "../boards/Magelight.svelte";
import { kindName, t } from "../lib/i18n.svelte";
import type { Badge, GameLook } from "../lib/style";

const DECKS: Record<string, { hue: number; chroma: number }> = { spell: { hue: 250, chroma: 0.1 }, ally: { hue: 145, chroma: 0.09 }, artifact: { hue: 60, chroma: 0.1 }, role: { hue: 310, chroma: 0.08 }, "plain role": { hue: 310, chroma: 0.08 } };

const look: GameLook = {
  hue: 60,
  icons,
  board: Magelight,
  dress: (face) => {
    const badges: Badge[] = [];
    if (typeof face.cost === "number") badges.push({ corner: "tl", text: String(face.cost), title: t("magelight-costs", { mana: face.cost }) });
    if (typeof face.burn === "number") badges.push({ corner: "tr", text: `${face.burn}`, title: t("magelight-burns", { mana: face.burn }) });
    const deck = DECKS[face.deck] ?? { hue: 60, chroma: 0.08 };
    const spy = face.team === "Infiltrator";
    return { ...deck, hue: spy ? 15 : deck.hue, type: kindName(typeof face.team === "string" ? face.team : face.deck), badges };
  },
  back: (zone) => (zone.startsWith("role") ? "role_back" : "back"),
  roles: (cards) => cards.filter((card) => card.deck === "role" && card.columns.team === "Guildmage").map((card) => card.id),
};

export default look;
