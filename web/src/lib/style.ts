/** How a game looks: its cards' faces, frames and icons. A game without an entry gets the general look. */
import type { Component } from "svelte";
import { api } from "./api";
import { kindName, learnGame, wordsOf } from "./i18n.svelte";
import type { CardInfo, GameBook } from "./types";
import type { Control } from "./control.svelte";
import type { Words } from "./words";

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

export interface Badge {
  corner: "tl" | "tr" | "bl" | "br";
  text: string;
  /** What the number means, for hover and screen readers. */
  title: string;
  icons?: string[];
}

export interface Dress {
  /** Hue of the frame, 0 to 360, and how colourful it is. */
  hue: number;
  chroma?: number;
  /** The line below the name: "Spell", "Creature of the Mystic deck". */
  type: string;
  badges: Badge[];
}

/** What a game's own file in `src/games/` says. */
export interface GameLook {
  hue: number;
  icons: Record<string, string>;
  dress?: (face: Face, words: Words) => Dress;
  /** The name of the icon on the back of a card in that zone, or with that back. */
  back?: (zone: string, back: string | undefined) => string;
  /** False if the board shows what one holds itself, so that no tray repeats it. */
  tray?: boolean;
  /** The game has interrupt windows, so standing answers make sense. */
  windows?: boolean;
  /** Ids of the roles that players may claim to have, for quick claims in the chat. */
  roles?: (cards: CardInfo[]) => string[];
  /** Cards drawn as round gems instead. */
  gem?: (face: Face) => { hue: number; chroma: number; light: number } | null;
  board?: Component<{ control: Control }>;
}

export class Style {
  readonly name: string;
  readonly look: GameLook;
  readonly book: GameBook;
  readonly #faces: Map<string, Face>;
  /** The faces in a language, made when they are looked at. */
  readonly #said = new WeakMap<Words, Map<string, Face>>();

  constructor(book: GameBook, look: GameLook) {
    this.name = book.game.name;
    this.book = book;
    this.look = look;
    this.#faces = new Map(book.cards.map(({ columns, ...card }) => [card.id, { ...columns, ...card }]));
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
    return this.look.dress?.(face, this.words) ?? { hue: hueOf(face.deck), type: kindName(face.deck), badges: [] };
  }

  back(zone: string, back?: string): string | null {
    return this.icon(this.look.back?.(zone, back) ?? "back") ?? this.icon("back");
  }
}

/** A hue for a word nobody chose one for: the same word has always the same. */
export function hueOf(word: string): number {
  let sum = 7;
  for (const letter of word) sum = (sum * 31 + letter.charCodeAt(0)) % 360;
  return sum;
}

const LOOKS: Record<string, () => Promise<{ default: GameLook }>> = {
  castle: () => import("../games/castle"),
  magecraft: () => import("../games/magecraft"),
  nytherria: () => import("../games/nytherria"),
  magelight: () => import("../games/magelight"),
  magewars: () => import("../games/magewars"),
};

const PLAIN: GameLook = { hue: 40, icons: {} };

export async function styleOf(game: string): Promise<Style> {
  const [book, look] = await Promise.all([api.book(game), LOOKS[game]?.()]);
  await learnGame(game, book.cards);
  return new Style(book, look?.default ?? PLAIN);
}
