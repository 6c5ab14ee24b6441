/** Quick claims for games of hidden roles: "I am the Archmage", "I suspect Bo". */
import { kindName, t } from "./i18n.svelte";
import type { Style } from "./style";
import type { View } from "./types";

export function claimsFor(style: Style, view: View): { title: string; lines: string[] }[] {
  const roles = style.look.roles?.(style.book.cards);
  if (!roles?.length || view.you === null) return [];
  const others = view.seats.filter((seat) => seat.seat !== view.you).map((seat) => seat.name);
  return [
    { title: t("claims-i-am-title"), lines: roles.map((role) => t("claims-i-am", { role: style.words.name(role) })) },
    { title: t("claims-saw-title"), lines: others.flatMap((name) => ["Guildmage", "Infiltrator"].map((team) => t("claims-saw", { name, team: kindName(team) }))) },
    { title: t("claims-suspect-title"), lines: others.map((name) => t("claims-suspect", { name })) },
    { title: t("claims-trust-title"), lines: others.map((name) => t("claims-trust", { name })) },
  ];
}
