/** Who one is in Mage Wars, and what is asked of the mage to win. */
import type { Control } from "../../lib/control.svelte";
import type { Magewars as Shows } from "../../generated/games";
import type { Identity } from "../../lib/style";
import type { View } from "../../lib/types";

/** The mage, with what is asked of it to win. */
export function identity(view: View, { style }: Control): Identity | null {
  const shows = view.you === null ? undefined : (view.seats[view.you]?.shows as Shows["seat"] | undefined);
  const face = shows?.mage ? style.face(shows.mage) : null;
  if (!shows || !face) return null;
  const wants = Object.entries(shows.asked_to_win).flatMap(([kind, asked]) => {
    const left = shows.left_to_win[kind as keyof typeof shows.left_to_win] ?? 0;
    return asked ? [style.words.say({ key: `line-${kind}`, args: { asked, done: asked - left } })] : [];
  });
  return { title: face.name, ...(shows.alignment ? { team: style.words.name(shows.alignment) } : {}), card: face.id, wants };
}
