/** How seats are told apart: by colour and by sign, never by colour alone. */
export const SIGNS = ["●", "▲", "■", "◆", "★", "⬟"] as const;

export function sign(seat: number): string {
  return SIGNS[seat % SIGNS.length] ?? "●";
}

export function colour(seat: number): string {
  return `var(--seat${seat % 6})`;
}

/** The players' own colours, by seat, for everything that is drawn in a seat's colour, unless a world has colours of its own. */
export function wearColours(colours: readonly string[]): void {
  colours.forEach((one, seat) => document.documentElement.style.setProperty(`--worn${seat}`, one));
}
