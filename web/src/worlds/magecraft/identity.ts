/** Who one is in Magecraft, and the two ways to win. */
import type { Control } from "../../lib/control.svelte";
import { t } from "../../lib/i18n.svelte";
import type { Magecraft as Shows } from "../../generated/games";
import type { Identity } from "../../lib/style";
import type { View } from "../../lib/types";

export function identity(view: View, { style }: Control): Identity | null {
  const id = view.zones.find((zone) => zone.sort === "character" && zone.owner === view.you)?.cards[0]?.face;
  const face = id ? style.face(id) : null;
  const { goal } = view.table as Shows["table"];
  return face && { title: face.name, card: face.id, wants: [t("identity-magecraft-score", { goal }), t("identity-magecraft-last"), face.text] };
}
