/** Who one is in Castle of Magic, and what one scores for. */
import type { Control } from "../../lib/control.svelte";
import { kindName, t } from "../../lib/i18n.svelte";
import type { Identity } from "../../lib/style";
import type { View } from "../../lib/types";

const PEOPLES = ["dragon_masters", "eagle_lords", "wolf_mages"];
const COUNTRIES = ["kida", "marus", "sorrell"];

/** The character, with what it scores for. */
export function identity(view: View, { style }: Control): Identity | null {
  const id = view.zones.find((zone) => zone.sort === "character" && zone.owner === view.you)?.cards[0]?.face;
  const face = id ? style.face(id) : null;
  if (!face) return null;
  const { words } = style;
  const faction = words.name(PEOPLES[Number(face.faction)] ?? "");
  const common = [t("identity-castle-countries", { faction }), t("identity-castle-regalia")];
  const wants =
    face.role === "wizard" ? [t("identity-castle-home", { faction, country: words.name(COUNTRIES[Number(face.country)] ?? "") }), t("identity-castle-regalia"), t("identity-castle-command")]
    : face.role === "cultist" ? [...common, t("identity-castle-fed")]
    : [t("identity-castle-devour")];
  return { title: face.name, team: face.role === "monster" ? kindName("monster") : faction, card: face.id, wants };
}
