/** What everybody wants in Nytherria. */
import { t } from "../../lib/i18n.svelte";
import type { Nytherria as Shows } from "../../generated/games";
import type { Identity } from "../../lib/style";
import type { View } from "../../lib/types";

/** All want the same here: stones. */
export function identity(view: View): Identity {
  const { goal } = view.table as Shows["table"];
  return { title: t("identity-nytherria-title"), card: "light_stone", wants: [t("identity-nytherria-goal", { goal }), t("identity-nytherria-most"), t("identity-nytherria-points")] };
}
