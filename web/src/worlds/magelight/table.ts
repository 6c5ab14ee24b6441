/** What the parts of this table read from a view. */
import type { Magelight } from "../../generated/games";
import type { Control } from "../../lib/control.svelte";
import type { CardView, SeatView, View, ZoneView } from "../../lib/types";

export function tableOf(view: View): Magelight["table"] {
  return view.table as Magelight["table"];
}

export function mineOf(view: View): Magelight["mine"] {
  return view.mine as Magelight["mine"];
}

export function showsOf(seat: SeatView): Magelight["seat"] {
  return seat.shows as Magelight["seat"];
}

export function cardsIn(zone: ZoneView | undefined): CardView[] {
  return zone?.cards ?? [];
}

/** The newest card of a pile: the last one. */
export function newest(zone: ZoneView | undefined): CardView | undefined {
  return zone?.cards.at(-1);
}

/** How much Power a player won or lost since the viewer's last move. */
export function powerChange(control: Control, seat: number): number {
  let change = 0;
  for (const deed of control.log)
    if (deed.number > control.since)
      for (const { kind, about } of deed.news)
        if (about.seat === seat && typeof about.amount === "number") change += kind === "gained_power" ? about.amount : kind === "lost_power" ? -about.amount : 0;
  return change;
}

/** What somebody last said at this table. */
export function saidBy(control: Control, seat: number): string {
  return control.chat.findLast((line) => line.seat === seat && !line.earlier && !line.spectator && !line.claim)?.text ?? "";
}
