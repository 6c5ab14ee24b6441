/**
 * The path of a drawing in whole units, written as short as it can be. Every place is rounded by itself,
 * never a step after a step, so that nothing drifts: in a picture of 512 units no eye sees the difference.
 */
const COMMAND = /\s*([a-z])/iy;
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y;
/** How many numbers each command takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

function* commands(d: string): Generator<[string, number[]]> {
  let [letter, at] = ["", 0];
  const take = (token: RegExp): string | undefined => {
    token.lastIndex = at;
    const found = token.exec(d)?.[1];
    if (found !== undefined) at = token.lastIndex;
    return found;
  };
  while (d.slice(at).trim()) {
    letter = take(COMMAND) ?? letter;
    const count = TAKES[letter.toLowerCase()] ?? NaN;
    const numbers: number[] = [];
    for (let i = 0; i < count; i++) numbers.push(Number(take(letter.toLowerCase() === "a" && (i === 3 || i === 4) ? FLAG : NUMBER)));
    if (!(numbers.length === count) || numbers.some(Number.isNaN)) throw new Error(`not a path, at ${at}: ${d}`);
    yield [letter, numbers];
    if (letter === "m" || letter === "M") letter = letter === "m" ? "l" : "L";
    else if (!count) letter = "";
  }
}

export function rounded(d: string): string {
  let written = "";
  let last = "";
  /** Where the pen is, and where the rounded one is; and where both began. */
  let [x, y, penX, penY, startX, startY, startPenX, startPenY] = [0, 0, 0, 0, 0, 0, 0, 0];

  function write(letter: string, numbers: number[]): void {
    const repeats = letter === last || (letter === "l" && last === "m");
    let text = repeats ? "" : letter;
    for (const number of numbers) text += (number >= 0 && /\d$/.test(text || written) ? " " : "") + String(number);
    written += text;
    last = letter;
  }

  for (const [letter, given] of commands(d)) {
    const command = letter.toLowerCase();
    const [fromX, fromY] = letter === command ? [x, y] : [0, 0];
    if (command === "z") {
      write("z", []);
      [x, y, penX, penY] = [startX, startY, startPenX, startPenY];
      continue;
    }
    const places = command === "a" ? given.slice(5) : command === "h" ? [given[0] ?? 0, y - fromY] : command === "v" ? [x - fromX, given[0] ?? 0] : given;
    const steps = places.map((place, i) => (i % 2 ? Math.round(place + fromY) - penY : Math.round(place + fromX) - penX));
    const [endX, endY] = [(places.at(-2) ?? 0) + fromX, (places.at(-1) ?? 0) + fromY];
    const [stepX, stepY] = [steps.at(-2) ?? 0, steps.at(-1) ?? 0];
    const smooth = command === "s" || command === "t";
    if (command === "a") {
      if (stepX || stepY) write("a", [...given.slice(0, 2).map((radius) => Math.max(1, Math.round(radius))), ...given.slice(2, 5), stepX, stepY]);
    } else if ("lhv".includes(command)) {
      if (stepX && stepY) write("l", steps);
      else if (stepX) write("h", [stepX]);
      else if (stepY) write("v", [stepY]);
    } else if (command === "m" || smooth || steps.some(Boolean)) write(command, steps);
    [x, y] = [endX, endY];
    penX += stepX;
    penY += stepY;
    if (command === "m") [startX, startY, startPenX, startPenY] = [x, y, penX, penY];
  }
  return written;
}
