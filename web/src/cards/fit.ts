/** How large words can be in a box, worked out by counting letters: nothing is measured, so nothing is laid out twice. */

/** No text is smaller, in pixels. */
export const LEAST = 11;

const LETTER = 0.475; // of the size, as wide as a letter of the page's font is on average
const LINE = 1.17;

/** Into how many lines words fall, if so many letters stand in one. */
function linesOf(text: string, room: number): number {
  const letters = Math.max(1, room);
  let lines = 1;
  let used = 0;
  for (const word of text.split(/\s+/)) {
    const length = word.length;
    if (used && used + 1 + length > letters) {
      lines += 1;
      used = length;
    } else used += (used ? 1 : 0) + length;
    while (used > letters) {
      lines += 1;
      used -= letters;
    }
  }
  return lines;
}

export interface Fit {
  /** Of the letters, in pixels. */
  size: number;
  /** How many there is room for; the rest is cut off with an ellipsis. */
  lines: number;
  /** Whether all of it is seen. */
  whole: boolean;
}

/** The largest size up to `most` at which a text fits. */
export function fit(text: string, width: number, height: number, most: number): Fit {
  for (let size = Math.max(LEAST, most); size >= LEAST; size -= 0.5) {
    const room = Math.floor(height / (size * LINE));
    if (linesOf(text, Math.floor(width / (size * LETTER))) <= room) return { size, lines: room, whole: true };
  }
  return { size: LEAST, lines: Math.max(1, Math.floor(height / (LEAST * LINE))), whole: false };
}

/** The size of a name: in at most so many lines, and no word broken if that can be helped. */
export function fitName(name: string, width: number, lines: number, most: number): number {
  const longest = Math.max(...name.split(/\s+/).map((word) => word.length), 1);
  const bold = LETTER * 1.18;
  for (let size = Math.max(LEAST, most); size > LEAST; size -= 0.5) {
    const letters = width / (size * bold);
    if (longest <= letters && linesOf(name, Math.floor(letters)) <= lines) return size;
  }
  return LEAST;
}
