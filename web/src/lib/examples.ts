/** The worked examples of a rule book, told: cards by their names, positions as pictures. */
import type { Style } from "./style";

/** A piece of an example: words, the cards they are about, or a position. */
export interface Piece {
  html: string;
  faces: string[];
  rows: PositionRow[];
}

/** A line of a position: whose or what it is, and what lies there. */
export interface PositionRow {
  what: string;
  things: Thing[];
}

export interface Thing {
  /** A card or a gem by its id; empty where it is only a word. */
  id: string;
  text: string;
  count: number;
  /** Of a shrine: whether it is active. */
  up?: boolean;
  /** What lies or stands on it: a pawn, a star for a mastered spell. */
  mark?: string;
}

const MOST_FACES = 8;
const LINE = /^(\S[^:]*): ?(.*)$/;
const GEM = /^([FWELDX])(\d+)$/;
const SHRINES: Record<string, string> = { d: "dragon", e: "eagle", w: "wolf", a: "amulet", c: "crown", s: "scepter" };
const SHRINE = /^([dewacs?])(\d?)$/i;
const WORD = /(?<![\w.-])([a-z][a-z0-9_]*)(?![\w-])/g;

/** The examples are the eighth chapter of every rule book. */
export function isExamples(id: string): boolean {
  return id.startsWith("8-");
}

export function piecesOf(html: string, style: Style): Piece[] {
  const page = new DOMParser().parseFromString(html, "text/html");
  const inCode = [...page.querySelectorAll("code")].some((code) => words(code.textContent).some((word) => style.face(word)));
  return [...page.body.children].map((element) => pieceOf(element, style, inCode));
}

function words(text: string): string[] {
  return [...text.matchAll(WORD)].map(([, word = ""]) => word);
}

function pieceOf(element: Element, style: Style, inCode: boolean): Piece {
  if (element.tagName === "PRE") {
    const rows = rowsOf(element.textContent, style);
    if (rows.length) return { html: "", faces: [], rows };
  }
  const faces: string[] = [];
  for (const node of textsIn(element)) {
    const coded = node.parentElement?.closest("code") ?? null;
    let named = false;
    node.textContent = node.textContent.replace(WORD, (word) => {
      if (inCode && !coded && !word.includes("_")) return word;
      const face = style.face(word);
      if (!face) return coded ? word.replaceAll("_", " ") : word;
      named = true;
      faces.push(word);
      return shortly(face.name);
    });
    if (!coded) continue;
    const told = element.ownerDocument.createElement(named ? "span" : "em");
    told.append(...coded.childNodes);
    coded.replaceWith(told);
  }
  return { html: element.outerHTML, faces: [...new Set(faces)].slice(0, MOST_FACES), rows: [] };
}

/** Without its article, which a sentence has already, or does not want. */
function shortly(name: string): string {
  return name.replace(/^(The|Der|Die|Das) /, "");
}

function textsIn(element: Element): Text[] {
  const found: Text[] = [];
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

/** The lines of a block, if every one of them says what lies where. */
function rowsOf(text: string, style: Style): PositionRow[] {
  const lines = text.trim().split("\n").map((line) => LINE.exec(line.trim()));
  if (!lines.length || lines.some((line) => !line)) return [];
  return lines.map((line) => ({ what: placeOf(line?.[1] ?? "", style), things: thingsOf(line?.[2] ?? "", style) }));
}

/** `A.hand` is the hand of A. */
function placeOf(what: string, style: Style): string {
  return what.split(".").map((part) => style.face(part)?.name ?? part.replaceAll("_", " ")).join(" · ");
}

function thingsOf(text: string, style: Style): Thing[] {
  const parts = text.replaceAll("|", " ").split(/[\s,]+/).filter(Boolean);
  const shrines = parts.length > 6 && parts.every((part) => SHRINE.test(part));
  return parts.map((part) => (shrines ? shrineOf(part, style) : thingOf(part, style)));
}

function shrineOf(part: string, style: Style): Thing {
  const [, letter = "", pawn = ""] = SHRINE.exec(part) ?? [];
  const id = SHRINES[letter.toLowerCase()] ?? "";
  return { id, text: style.face(id)?.name ?? "?", count: 1, up: letter !== letter.toLowerCase(), mark: pawn && `P${pawn}` };
}

function thingOf(part: string, style: Style): Thing {
  const [, gem, count] = GEM.exec(part) ?? [];
  if (gem && style.face(gem)) return { id: gem, text: style.face(gem)?.name ?? gem, count: Number(count) };
  const card = part.replace(/[[\]*]/g, "");
  if (style.face(card)) return { id: card, text: style.face(card)?.name ?? card, count: 1, mark: part.includes("*") ? "★" : "" };
  return { id: "", text: part.replace(WORD, (word) => style.face(word)?.name ?? word.replaceAll("_", " ")), count: 1 };
}
