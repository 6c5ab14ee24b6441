/** How seats are told apart: by colour and by sign, never by colour alone. */
export const SIGNS = ["●", "▲", "■", "◆", "★", "⬟"] as const;

export function sign(seat: number): string {
  return SIGNS[seat % SIGNS.length] ?? "●";
}

export function colour(seat: number): string {
  return `var(--seat${seat % 6})`;
}
