/** Who one is in Mage Wars, and what is asked of the mage to win. */
import type { Control } from "../../lib/control.svelte";
import { t } from "../../lib/i18n.svelte";
import type { Magewars as Shows } from "../../generated/games";
import type { Identity } from "../../lib/style";
import type { View } from "../../lib/types";

/** The mage, with what is asked of it to win. */
export function identity(view: View, { style }: Control): Identity | null {
  const shows = view.you === null ? undefined : (view.seats[view.you]?.shows as Shows["seat"] | undefined);
  const face = shows?.mage ? style.face(shows.mage) : null;
  if (!shows || !face) return null;
  // The last sentence of a mage's card says how it wins; what comes before it, the card shows.
  const wants = [String(face.text).split(": ").at(-1) ?? "", t("identity-magewars-at-once"), t("identity-magewars-dead")];
  return { title: face.name, ...(shows.alignment ? { team: style.words.name(shows.alignment) } : {}), card: face.id, wants };
}
