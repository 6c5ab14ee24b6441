/** How a game looks: its cards' faces, frames and icons. A game without an entry gets the general look. */
import type { Component } from "svelte";
import { MOTIFS, type Motif } from "../cards/motifs";
import { api } from "./api";
import { kindName, learnGame, wordsOf } from "./i18n.svelte";
import { Drama } from "./scenes";
import type { GameBook, View } from "./types";
import type { Control } from "./control.svelte";
import type { Words } from "./words";
import type { World } from "../table/world";

/** What is printed on a card. Games add columns of their own (`cost`, `burn`, `recipe`). */
export interface Face {
  id: string;
  name: string;
  deck: string;
  text: string;
  flavour: string;
  icon: string;
  [column: string]: unknown;
}

/** What a sign is drawn on: a drop, a flame, a gem of a colour; none is the bare icon or number. */
export type Shape = "drop" | "flame" | "heart" | "disc" | "coin" | "F" | "W" | "E" | "L" | "D" | "X";

/** A small sign on a card: a shape, an icon, a number. */
export interface Pip {
  shape?: Shape;
  /** Of a coin or a disc, or of a bare icon. */
  hue?: number;
  /** Of a coin, instead of a hue: its ground and what is drawn on it. */
  paint?: { ground: string; ink: string };
  icon?: string;
  text?: string;
  /** What it means, for hover, focus and screen readers. */
  title: string;
  /** What would do as well: Plant or Seed. */
  or?: Pip[];
}

/** A coat of arms: supporters, a shield with its charge, a crest above. Icons by their names in the game's set. */
export interface Arms {
  supporter: string | null;
  /** Of the supporters. */
  hue: number;
  charge: string;
  field: { hue: number; motif: Motif };
  crest: string | null;
}

/**
 * How a card is put together.
 * - `paper`: name on paper, picture, words, a coloured foot.
 * - `band`: name on a coloured band, the picture from side to side.
 * - `low`: the picture on top, the band with the name below it.
 * - `portrait`: the picture is the card, name and words lie on it.
 */
export type Frame = "paper" | "band" | "low" | "portrait";

/** The shape of the picture in its frame. */
export type Window = "flat" | "arch" | "gable" | "dome" | "cut" | "crenel";

export interface Dress {
  /** Hue of the frame, 0 to 360, and how colourful it is. */
  hue: number;
  chroma?: number;
  frame?: Frame;
  window?: Window;
  /** Light words on dark paper. */
  night?: boolean;
  /** The type in words: "Spell", "Creature of the Mystic deck". */
  type: string;
  /** Where the type stands: in a line above the words, on a plate on the picture, at the right of the foot, on the full card only. */
  typeAt?: "line" | "plate" | "foot" | "full";
  /** A shorter type, for the plate. */
  plate?: string;
  /** Top left. */
  cost?: Pip[];
  /** Top right, one below the other. */
  corner?: Pip[];
  /** On the picture: left and bottom. */
  side?: Pip[];
  /** On the picture: right and bottom. */
  life?: Pip[];
  /** Bottom left. */
  value?: Pip[];
  /** Along the bottom, on a plate of the frame's colour, or of sand. */
  foot?: Pip[];
  footing?: "frame" | "sand";
  /** Signs that only the full card has, after a word: what a spell costs to learn. */
  more?: { word: string; pips: Pip[] };
  /** The one sign that matters, on a token; else the first of cost, corner, life, value. */
  key?: Pip | null;
  /** The words without what the signs say; else the card's text. */
  words?: string;
  /** An edge of lightning: may be played out of turn. */
  edge?: boolean;
  /** The picture's scene, hue and icons, where they are not found by the card's id. */
  motif?: Motif;
  tint?: number;
  icons?: string[];
  /** Dark on light instead of light on dark. */
  pale?: boolean;
  arms?: Arms;
}

/** Who a player is, in secret or not: for the reveal at the beginning, and for the end. */
export interface Identity {
  title: string;
  team?: string;
  /** The face that shows it. */
  card: string;
  /** What they want and how they win, in at most three lines. */
  wants: string[];
  /** Beside the team: how many there are of it, and against whom. */
  sides?: string;
  /** Who the viewer knows to be who, as nobody else does. */
  knows?: readonly { seat: number; words: string; friend: boolean }[];
  /** What else only the viewer sees. */
  secret?: string;
  /** What follows before the first turn, step by step. */
  night?: Night;
}

/** A step of a night: its name, what is called out, what the viewer does, and whom they see. */
export type Night = readonly { name: string; call: string; you?: string; see: readonly { seat: number; words: string }[] }[];

/** A picture: a scene, the icons before it, and their hue. */
export interface Picture {
  motif: Motif;
  tint: number;
  icons: string[];
  pale: boolean;
  arms: Arms | null;
}

/** The back of a deck. */
export interface Back {
  /** The deck's name. */
  name: string;
  icon: string;
  hue: number;
  chroma?: number;
  motif: Motif;
}

/** What a game's `look.ts` in `src/worlds/` says. */
export interface GameLook {
  hue: number;
  icons: Record<string, string>;
  dress?: (face: Face, words: Words) => Dress;
  /** Which scene stands behind which cards, by their ids with spaces between; others get one by chance. */
  scenes?: Partial<Record<Motif, string>>;
  /** The back of a card in that zone, or with that back. */
  back?: (zone: string, back: string | undefined, words: Words) => Back;
  /** False if the board shows what one holds itself, so that no tray repeats it. */
  tray?: boolean;
  /** The game has interrupt windows, so standing answers make sense. */
  windows?: boolean;
  /** Cards drawn as gems instead. */
  gem?: (face: Face) => Shape | null;
  /** Its middle, places and plates; a game without one has the general table. */
  world?: World;
  board?: Component<{ control: Control }>;
  /** Who the viewer of this view is; null while it is not known. */
  identity?: (view: View, control: Control) => Identity | null;
}

export class Style {
  readonly name: string;
  readonly look: GameLook;
  /** The game's own, or the general table. */
  readonly world: World;
  readonly book: GameBook;
  /** What of its news is worth a look. */
  readonly drama: Drama;
  readonly #faces: Map<string, Face>;
  /** The faces in a language, made when they are looked at. */
  readonly #said = new WeakMap<Words, Map<string, Face>>();
  readonly #scenes: Map<string, Motif>;

  constructor(book: GameBook, look: GameLook, world: World) {
    this.name = book.game.name;
    this.book = book;
    this.look = look;
    this.world = world;
    this.drama = new Drama(book);
    this.#faces = new Map(book.cards.map(({ columns, ...card }) => [card.id, { ...columns, ...card }]));
    this.#scenes = new Map(ALL.flatMap((motif) => (look.scenes?.[motif] ?? "").split(" ").map((id) => [id, motif] as const)));
  }

  face(id: string): Face | null {
    const face = this.#faces.get(id);
    if (!face) return null;
    const words = this.words;
    const said = this.#said.get(words) ?? new Map<string, Face>();
    this.#said.set(words, said);
    let known = said.get(id);
    if (!known) said.set(id, (known = { ...face, name: words.name(id), text: words.textOf(id), flavour: words.flavourOf(id) }));
    return known;
  }

  /** What the game says, in the reader's language. */
  get words(): Words {
    return wordsOf(this.name);
  }

  icon(name: string): string | null {
    return this.look.icons[name] ?? null;
  }

  dress(face: Face): Dress {
    return this.look.dress?.(face, this.words) ?? { hue: hueOf(face.deck), type: kindName(face.deck) };
  }

  /** No two cards of a game have the same. */
  picture(face: Face, dress: Dress): Picture {
    const motif = dress.motif ?? this.#scenes.get(face.id) ?? ALL[hueOf(face.id) % ALL.length] ?? "rays";
    const most = MOTIFS[motif].turn ?? 26;
    const turn = (hueOf(`${face.id} ${face.deck}`) % (2 * most + 1)) - most;
    return {
      motif,
      tint: (dress.tint ?? MOTIFS[motif].hue + turn + 360) % 360,
      icons: dress.icons ?? [this.look.icons[face.id] ? face.id : face.icon],
      pale: dress.pale ?? false,
      arms: dress.arms ?? null,
    };
  }

  back(zone: string, back?: string): Back {
    const plain: Back = { name: this.book.game.title, icon: "back", hue: this.look.hue, motif: "runes" };
    return this.look.back?.(zone, back, this.words) ?? plain;
  }
}

/** All signs on a card, with what they mean. */
export function pipsOf(dress: Dress): Pip[] {
  return [dress.cost, dress.corner, dress.side, dress.life, dress.value, dress.foot, dress.more?.pips].flatMap((pips) => pips ?? []);
}

const ALL = Object.keys(MOTIFS) as Motif[];

/**
 * A text without its first sentences: those that say what the frame shows. Catalogues have them in the same order in
 * every language.
 */
export function after(sentences: number, text: string): string {
  return text.split(/(?<=\.)\s+/).slice(sentences).join(" ");
}

/** A hue for a word nobody chose one for: the same word has always the same. */
export function hueOf(word: string): number {
  let sum = 7;
  for (const letter of word) sum = (sum * 31 + letter.charCodeAt(0)) % 360;
  return sum;
}

const LOOKS: Record<string, () => Promise<{ default: GameLook }>> = {
  castle: () => import("../worlds/castle/look"),
  magecraft: () => import("../worlds/magecraft/look"),
  nytherria: () => import("../worlds/nytherria/look"),
  magelight: () => import("../worlds/magelight/look"),
  magewars: () => import("../worlds/magewars/look"),
};

const PLAIN: GameLook = { hue: 40, icons: {} };

export async function styleOf(game: string): Promise<Style> {
  const [book, look] = await Promise.all([api.book(game), LOOKS[game]?.()]);
  const said = learnGame(game, book);
  const world = look?.default.world ?? (await import("../worlds/general")).default;
  await said;
  return new Style(book, look?.default ?? PLAIN, world);
}
