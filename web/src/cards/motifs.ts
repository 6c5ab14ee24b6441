/**
 * The scenes behind the icons: plain shapes on 120 × 90, drawn for Spellhall. `currentColor` is the picture's light,
 * `--glow` what shines in it, `--deep` its darkness. Each has a hue that suits it and is turned a little for each card.
 */
const stars = (...at: [x: number, y: number, size: number][]): string =>
  at.map(([x, y, r]) => `<path d="M${x} ${y - r}l${r * 0.28} ${r * 0.72} ${r * 0.72} ${r * 0.28}-${r * 0.72} ${r * 0.28}-${r * 0.28} ${r * 0.72}-${r * 0.28}-${r * 0.72}-${r * 0.72}-${r * 0.28} ${r * 0.72}-${r * 0.28}z" fill="var(--glow)"/>`).join("");

const around = (count: number, x: number, y: number, body: string): string =>
  Array.from({ length: count }, (_, place) => `<g transform="rotate(${Math.round((360 / count) * place)} ${x} ${y})">${body}</g>`).join("");

interface Scene {
  hue: number;
  /** How colourful, where it is not as others are. */
  chroma?: number;
  /** How far its hue may be turned, where that is not far: yellow soon is green. */
  turn?: number;
  body: string;
}

const DRAWN = {
  flames: {
    hue: 36, chroma: 0.15, turn: 18,
    body: '<path d="M-4 92C2 70 4 58 10 40c5 12 11 14 12 28 6-14 2-34 14-50 3 20 14 26 15 46 5-14 4-24 11-36 4 16 13 20 13 38 7-14 3-32 14-46 2 18 14 26 14 44 5-8 6-16 10-22 4 16 12 28 13 52z" opacity=".5"/><path d="M4 92c3-14 8-20 12-34 5 12 9 12 11 24 5-8 6-18 12-28 4 14 11 16 12 28 4-8 6-14 10-22 5 12 10 14 11 24 5-8 7-18 13-26 4 12 10 16 11 26 4-4 6-10 9-16 4 10 8 14 10 24z" fill="var(--glow)" opacity=".55"/><circle cx="26" cy="14" r="1.6" fill="var(--glow)"/><circle cx="90" cy="10" r="1.3" fill="var(--glow)"/><circle cx="68" cy="18" r="1" fill="var(--glow)"/>',
  },
  waves: {
    hue: 235, chroma: 0.12,
    body: '<path d="M-4 40c10-10 20-10 31 0s21 10 31 0 21-10 31 0 21 10 35-2v56H-4z" opacity=".28"/><path d="M-4 56c8-8 17-8 26 0s18 8 27 0 18-8 27 0 18 8 27 0 14-6 21-2v40H-4z" opacity=".42"/><path d="M-4 73c7-6 14-6 22 0s15 6 22 0 15-6 22 0 15 6 22 0 15-6 22 0 12 5 18 1v20H-4z" opacity=".6"/><path d="M86 8c14 0 26 10 28 26-6-8-14-12-24-10 4-6 2-12-4-16z" fill="var(--glow)" opacity=".5"/>',
  },
  rays: { hue: 60, chroma: 0.12, turn: 15, body: `${around(14, 60, 46, '<path d="M60 46 52-50H68z" opacity=".3"/>')}<circle cx="60" cy="46" r="33" opacity=".3"/><circle cx="60" cy="46" r="24" fill="var(--glow)" opacity=".3"/>` },
  stars: {
    hue: 268,
    body: `<path d="M10 64 30 34 54 48 82 18 110 38M30 34 44 12 82 18M54 48 72 76 104 68" fill="none" stroke="currentColor" stroke-width="1.2" opacity=".6"/>${stars([10, 64, 7], [30, 34, 9], [54, 48, 6], [82, 18, 10], [110, 38, 7], [44, 12, 5], [72, 76, 8], [104, 68, 6])}`,
  },
  runes: {
    hue: 305, chroma: 0.11,
    body: `<g fill="none" stroke="currentColor" opacity=".65"><circle cx="60" cy="45" r="41" stroke-width="2"/><circle cx="60" cy="45" r="33" stroke-width="1"/><path d="M60 4 95 66H25zM60 86 25 24H95z" stroke-width="1.4"/></g><g fill="none" stroke="var(--glow)" stroke-width="2" opacity=".75"><path d="M8 10v18M8 14l7 6M8 21l7 6M112 10v18l-7-9M6 66l7 8-7 8M113 64v18M113 66l-7 6 7 6"/></g>`,
  },
  leaves: {
    hue: 148, chroma: 0.11,
    body: '<path d="M-2 92C-2 62 14 46 42 44 42 72 26 90-2 92zM122-2c-2 26-16 40-40 42 0-24 14-40 40-42zM70 94c0-22 14-36 38-38 0 22-14 36-38 38zM2-2c22 0 34 10 36 30C18 28 4 18 2-2z" opacity=".42"/><path d="M-2 92 36 50M122-2 86 36M70 94l32-32M2-2l30 26" fill="none" stroke="var(--glow)" stroke-width="1.3" opacity=".6"/><path d="M46 2c8 4 10 10 8 18-8-2-12-8-8-18zM62 66c-8 0-12 4-14 12 8 2 14-2 14-12z" opacity=".3"/>',
  },
  stones: {
    hue: 60, chroma: 0.05, turn: 20,
    body: '<path d="M-4 92 4 58 24 42 44 52 54 30 78 24 92 46 108 40 124 58V92z" opacity=".34"/><path d="M24 42 30 66 4 58zM54 30 60 58 44 52zM78 24 84 52 60 58z" opacity=".3"/><path d="M-4 92 10 72 30 66 48 78 60 62 84 60 96 76 124 70V92z" opacity=".55"/><path d="M30 66l4 22 14-10zM84 60l2 28 10-12z" fill="var(--deep)" opacity=".35"/>',
  },
  smoke: {
    hue: 205, chroma: 0.05,
    body: '<g fill="none" stroke="currentColor" stroke-linecap="round" opacity=".42"><path d="M12 96C-6 70 34 62 18 38S34 4 46-6" stroke-width="9"/><path d="M48 96C32 74 66 62 52 40S66 4 80-4" stroke-width="6"/><path d="M88 96c-18-20 18-30 4-50S100 6 114-4" stroke-width="10"/></g><path d="M112 96c-8-16 8-24 0-40M30 96c-6-14 6-20 0-34" fill="none" stroke="var(--glow)" stroke-width="3" stroke-linecap="round" opacity=".35"/>',
  },
  door: {
    hue: 48, chroma: 0.07,
    body: '<path d="M-2 18H122M-2 42H122M-2 66H122M18-2V18M62-2V18M104-2V18M40 18V42M86 18V42M14 42V66M108 42V66M30 66V92M92 66V92" fill="none" stroke="currentColor" stroke-width="1.5" opacity=".4"/><path d="M30 92V40a30 30 0 0 1 60 0v52z" fill="var(--deep)" opacity=".75"/><path d="M36 92V42a24 24 0 0 1 48 0v50z" fill="var(--glow)" opacity=".55"/><path d="M36 92 60 20 84 92z" fill="var(--glow)" opacity=".4"/><path d="M8 92 36 70V92zM112 92 84 70V92z" fill="var(--glow)" opacity=".25"/>',
  },
  towers: {
    hue: 255, chroma: 0.06,
    body: '<circle cx="62" cy="26" r="15" fill="var(--glow)" opacity=".4"/><path d="M4 92V34h-4V22h6v6h6v-6h6v6h6v-6h6v12h-4v58zM90 92V26h-4V12h7v7h6v-7h7v7h6v-7h7v14h-4v66z" opacity=".55"/><path d="M40 92V58h-3v-9h5v4h5v-4h5v4h5v-4h5v9h-3v34zM70 92V66h14v26z" opacity=".36"/><path d="M12 44h5v10h-5zM100 36h6v12h-6z" fill="var(--glow)" opacity=".7"/><path d="M-2 92V80H122V92z" opacity=".5"/>',
  },
  night: {
    hue: 278, chroma: 0.09,
    body: `<path d="M92 4a23 23 0 1 0 20 34A19 19 0 0 1 92 4z" fill="var(--glow)" opacity=".75"/>${stars([16, 14, 5], [42, 8, 3], [60, 24, 4], [26, 34, 3])}<path d="M-4 92V72c18-16 30-12 46-6s26-16 44-12 26 4 38-4v42z" opacity=".36"/><path d="M-4 92V82c20-10 40-2 58-4s40-14 70 0v14z" opacity=".55"/>`,
  },
  banners: {
    hue: 22, chroma: 0.12,
    body: '<path d="M6-2H30V52L18 42 6 52zM90-2H114V52L102 42 90 52z" opacity=".5"/><path d="M36-2H54V36l-9-8-9 8zM66-2H84V36l-9-8-9 8z" opacity=".3"/><path d="M18 8l5 8-5 8-5-8zM102 8l5 8-5 8-5-8z" fill="var(--glow)" opacity=".7"/><path d="M-2 92V80l20-6 22 8 24-10 20 8 18-6 20 6v12z" opacity=".5"/>',
  },
  bolts: {
    hue: 250, chroma: 0.12,
    body: '<path d="M-2 10c14-16 30-8 36-2 12-14 30-8 34 2 14-10 28-6 32 4 8-4 16-2 22 4V-4H-2z" opacity=".5"/><path d="M22 8 8 46h12L8 92 40 38H27L42 8zM96 12 84 44h10L84 88 114 38h-12l12-26z" fill="var(--glow)" opacity=".55"/><path d="M60 10 54 30h7l-6 20" fill="none" stroke="currentColor" stroke-width="2" opacity=".5"/>',
  },
  crystals: {
    hue: 190, chroma: 0.1,
    body: '<path d="M6 92-2 62 6 40 16 62 14 92zM24 92 18 50 28 20 38 50 34 92zM84 92 78 46 90 12 102 46 98 92zM106 92 102 66 112 48 122 66V92zM44 92 40 72 48 58 56 72 54 92zM64 92 62 74 70 62 78 76 76 92z" opacity=".4"/><path d="M28 20 38 50 34 92H28zM90 12 102 46 98 92H90zM6 40 16 62 14 92H6zM112 48l10 18V92H112z" fill="var(--glow)" opacity=".4"/>',
  },
  ripples: {
    hue: 212, chroma: 0.09,
    body: '<g fill="none" stroke="currentColor" stroke-width="3"><ellipse cx="60" cy="46" rx="24" ry="22" opacity=".65"/><ellipse cx="60" cy="46" rx="39" ry="34" opacity=".48"/><ellipse cx="60" cy="46" rx="56" ry="48" opacity=".34"/><ellipse cx="60" cy="46" rx="76" ry="64" opacity=".24"/></g><ellipse cx="60" cy="46" rx="24" ry="22" fill="var(--glow)" opacity=".2"/>',
  },
  hall: {
    hue: 58, chroma: 0.08, turn: 16,
    body: '<path d="M14 92V36a46 40 0 0 1 92 0v56" fill="none" stroke="currentColor" stroke-width="7" opacity=".35"/><path d="M30 92V42a30 28 0 0 1 60 0v50z" opacity=".35"/><path d="M42 92V46a18 18 0 0 1 36 0v46z" fill="var(--glow)" opacity=".35"/><path d="M60 4 18 92H46zM60 4l42 88H76z" fill="var(--glow)" opacity=".16"/><path d="M-2 92V84H122V92zM8 84V77H112V84z" opacity=".5"/>',
  },
  hills: {
    hue: 140, chroma: 0.08,
    body: '<circle cx="94" cy="20" r="12" fill="var(--glow)" opacity=".6"/><path d="M-4 92V60l26-28 20 22 18-30 26 34 16-14 22 20v28z" opacity=".3"/><path d="M60 24l9 12-6-1-4 5-5-6z" fill="var(--glow)" opacity=".6"/><path d="M-4 92V76c24-16 40 0 62-8s44-10 66 4v20z" opacity=".5"/><path d="M6 90c16-14 30-4 42-10s28-8 40-24" fill="none" stroke="var(--glow)" stroke-width="2" stroke-dasharray="5 4" opacity=".7"/>',
  },
  frost: {
    hue: 222, chroma: 0.07,
    body: `${around(6, 60, 45, '<path d="M60 45V-14M60 22l-12-10M60 22l12-10M60 6 50-3M60 6l10-9" fill="none" stroke="currentColor" stroke-width="2.6" opacity=".5"/>')}<path d="M-2-2H122V6l-8 10-8-8-8 14-8-12-8 8-8-14-10 8-8-8-8 12-8-8-8 10-8-12-8 16-8-14-8 8-8-8z" fill="var(--glow)" opacity=".4"/>`,
  },
  thorns: {
    hue: 140, chroma: 0.07,
    body: '<g fill="none" stroke="currentColor" stroke-width="4" opacity=".5"><path d="M-6 84C20 60 30 96 58 74S96 76 126 48"/><path d="M-6 24c22-20 40 8 64-8s44 4 68-18"/></g><path d="M10 74l4-14 6 12zM34 80l-2-15 9 12zM62 72l2-16 7 13zM88 71l-3-15 10 11zM108 60l0-15 8 10zM14 12l6 14 5-13zM40 16l2 15 8-12zM72 10l5 15 5-14zM98 8l5 14 5-15z" opacity=".6"/><path d="M-4 92 6 80l10 12 10-14 10 14 12-12 10 12 12-14 10 14 10-12 12 12 10-12 16 12z" fill="var(--deep)" opacity=".4"/>',
  },
  shelves: {
    hue: 34, chroma: 0.09,
    body: '<path d="M-2 30H122V35H-2zM-2 70H122V75H-2z" fill="var(--deep)" opacity=".7"/><path d="M4 6h8v24H4zM24 2h9v28h-9zM46 8h7v22h-7zM70 0h9v30h-9zM92 6h8v24h-8zM112 4h8v26h-8zM0 44h9v26H0zM22 40h8v30h-8zM44 46h9v24h-9zM66 42h7v28h-7zM88 44h9v26h-9zM108 40h8v30h-8z" opacity=".5"/><path d="M13 10h6v20h-6zM34 12h8v18h-8zM56 4h9v26h-9zM81 10h7v20h-7zM11 48h8v22h-8zM32 50h7v20h-7zM56 44h7v26h-7zM76 48h8v22h-8zM99 50h6v20h-6z" fill="var(--glow)" opacity=".4"/><path d="M-2 92V86H122V92z" opacity=".4"/>',
  },
  rift: {
    hue: 318, chroma: 0.13,
    body: '<path d="M66-4 50 20 63 34 42 54 60 62 46 94 84 58 67 50 86 28 69 20z" fill="var(--glow)" opacity=".7"/><g fill="none" stroke="currentColor" stroke-width="2.2" opacity=".6"><path d="M40 2C18 24 20 68 36 90M86 2c20 22 18 66 2 88M22 8C4 34 4 60 18 84M104 6c16 26 16 52 2 80"/></g>',
  },
  rain: {
    hue: 240, chroma: 0.07,
    body: '<path d="M4 30a15 15 0 0 1 20-17 22 22 0 0 1 40-2 18 18 0 0 1 30 6 14 14 0 0 1 20 13z" opacity=".5"/><path d="M14 42 4 66M32 40 18 74M50 42 40 66M68 40 54 74M86 42 76 66M104 40 90 74M30 76l-6 14M66 76l-6 14M102 76l-6 14" fill="none" stroke="var(--glow)" stroke-width="2.4" stroke-linecap="round" opacity=".5"/>',
  },
} satisfies Record<string, Scene>;

export type Motif = keyof typeof DRAWN;

export const MOTIFS: Record<Motif, Scene> = DRAWN;
