/** Who one is in Magelight, and how the team wins. */
import type { Control } from "../../lib/control.svelte";
import { kindName, t } from "../../lib/i18n.svelte";
import type { Magelight as Shows } from "../../generated/games";
import type { Identity } from "../../lib/style";
import type { View } from "../../lib/types";

/** The role, with its team's two ways to win; Infiltrators know each other. */
export function identity(view: View, { style }: Control): Identity | null {
  const { you } = view;
  const role = view.zones.find((zone) => zone.sort === "role" && zone.owner === you)?.cards[0]?.face;
  const face = role ? style.face(role) : null;
  if (!face || you === null) return null;
  const table = view.table as Shows["table"];
  const spy = face.team === "Infiltrator";
  const cover = view.zones.find((zone) => zone.sort === "cover" && zone.owner === you)?.cards[0]?.face;
  const friends = view.seats.filter((seat) => seat.seat !== you && (seat.shows as Shows["seat"]).infiltrator);
  return {
    title: face.name,
    team: kindName(String(face.team)),
    card: face.id,
    sides: t("identity-magelight-sides", { infiltrators: table.infiltrators.length, guild: view.seats.length - table.infiltrators.length }),
    ...(spy ? { knows: view.seats.filter((seat) => seat.seat !== you).map((seat) => ({ seat: seat.seat, friend: friends.includes(seat), words: friends.includes(seat) ? t("identity-magelight-with-you") : t("identity-magelight-guild") })) } : {}),
    ...(cover ? { secret: t("identity-magelight-cover", { role: style.words.name(cover) }) } : {}),
    wants: spy
      ? [t("identity-magelight-dark-day", { round: table.first_dark_round, mana: table.dark_day_cost }), t("identity-magelight-down")]
      : [t("identity-magelight-unmask"), t("identity-magelight-burn")],
    night: [
      { name: t("identity-magelight-eyes"), call: t("night-magelight-close"), see: [] },
      {
        name: t("identity-magelight-look-up"),
        call: t("night-magelight-open"),
        you: spy ? t(friends.length ? "night-magelight-you-see" : "night-magelight-alone") : t("night-magelight-keep-closed"),
        see: spy ? friends.map((seat) => ({ seat: seat.seat, words: t("identity-magelight-with-you") })) : [],
      },
      { name: t("night-magelight-again"), call: t("night-magelight-close-again"), see: [] },
      { name: t("identity-magelight-morning"), call: t("night-magelight-morning"), see: [] },
    ],
  };
}
