/** Castle of Magic: beasts of three factions, regalia, one ritual, heraldry. */
import icons from "virtual:icons/castle";
import { kindName } from "../../lib/i18n.svelte";
import type { Arms, Dress, Face, GameLook } from "../../lib/style";
import castle from ".";
import { identity } from "./identity";

/** Frames: red for dragons, gold for eagles, blue for wolves, violet for regalia, green for the Monster. */
export const HUES: Record<string, number> = { dragon: 27, eagle: 85, wolf: 255, amulet: 310, crown: 310, scepter: 310, monster: 150 };
const FACTIONS = ["dragon", "eagle", "wolf"];
const COUNTRIES = ["kida", "marus", "sorrell"];
const FIELDS: Record<string, Arms["field"]> = { kida: { hue: 42, motif: "flames" }, marus: { hue: 165, motif: "stones" }, sorrell: { hue: 215, motif: "waves" }, monster: { hue: 150, motif: "thorns" } };

export function hue(face: Face): number {
  const own = HUES[face.id];
  if (own !== undefined) return own;
  const faction = typeof face.faction === "number" ? FACTIONS[face.faction] : undefined;
  if (faction) return HUES[faction] ?? 40;
  if (face.deck === "outcome") return devours(face) ? 20 : face.id === "banished" ? 230 : 300;
  return FIELDS[face.id]?.hue ?? 262;
}

function devours(face: Face): boolean {
  return face.id.endsWith("_devoured") || face.id === "rampage";
}

/** Supporters for the faction, the shield for the country or the Monster. */
function arms(face: Face): Arms {
  const faction = typeof face.faction === "number" ? FACTIONS[face.faction] : undefined;
  const country = face.role === "wizard" ? (COUNTRIES[Number(face.country)] ?? "kida") : "monster";
  return {
    supporter: faction ? `supporter_${faction}` : "monster",
    hue: HUES[faction ?? "monster"] ?? 150,
    charge: country === "monster" ? "jaws" : country,
    field: FIELDS[country]!,
    crest: face.role === "wizard" ? "hat" : face.role === "cultist" ? "character_back" : null,
  };
}

function dress(face: Face): Dress {
  const plain = { hue: hue(face), chroma: 0.12, type: kindName(typeof face.role === "string" ? face.role : face.deck) };
  switch (face.deck) {
    case "character":
      return { ...plain, frame: "portrait", night: true, motif: face.role === "monster" ? "rift" : "banners", tint: hue(face) - 8, arms: arms(face), key: null };
    case "shrine":
      return { ...plain, frame: "portrait", night: true, window: "arch", motif: "door", tint: hue(face), key: null };
    case "outcome": {
      const regalia = ["amulet", "crown", "scepter"].find((one) => face.id.startsWith(one));
      return { ...plain, frame: "band", night: true, icons: regalia ? (devours(face) ? [regalia, "jaws"] : [regalia]) : [face.id], key: null };
    }
    case "ritual": {
      const [bell, book, candle] = face.id.split("_");
      return { ...plain, frame: "low", night: true, chroma: 0.06, icons: [`bell_${bell}`, `book_${book}`, `candle_${candle}`], motif: "runes", tint: (candle === "lit" ? 55 : 275) + (bell === "ringing" ? 12 : 0) + (book === "open" ? 6 : 0), key: null };
    }
    case "arcanum": {
      const strong = ["bell_ringing", "book_open", "candle_lit"].includes(face.id);
      return { ...plain, frame: "portrait", night: true, hue: strong ? 75 : 262, chroma: strong ? 0.12 : 0.04, motif: strong ? "rays" : "night", key: null };
    }
    default:
      return { ...plain, frame: "portrait", night: true, motif: FIELDS[face.id]?.motif ?? "hall", tint: FIELDS[face.id]?.hue ?? 262, key: null };
  }
}

/** The six forms of the arcana, drawn to be told apart at a glance: a bell is a bell, silent or not. */
const ARCANA: Record<string, string> = {
  bell_silent: '<path d="M29 5h6v6.5c9.5 1.5 14 9 14 19 0 9 2.5 13 6 16.5V50H9v-3c3.5-3.5 6-7.5 6-16.5 0-10 4.5-17.5 14-19Z"/><path d="M26 53h12a6 6 0 0 1-12 0Z"/>',
  bell_ringing: '<path d="M29.5 4h5v5.5c7.5 1.3 11 7.5 11 15.5 0 8 2 11.5 5 14.5V43h-37v-3.5c3-3 5-6.5 5-14.5 0-8 3.5-14.2 11-15.5Z"/><circle cx="37" cy="51" r="5.6"/><path d="M11.5 14C7.5 20 6.5 28 8.5 35M4.5 10C-.5 20-.5 31 2.5 40M52.5 14c4 6 5 14 3 21M59.5 10c5 10 5 21 2 30" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round"/>',
  book_closed: '<path d="M17 6h32a3 3 0 0 1 3 3v36H18.5a3.5 3.5 0 0 0 0 8H52v5H18a8 8 0 0 1-8-8V13a7 7 0 0 1 7-7Z"/><path d="M26 16h17M26 22h17" stroke="#0008" stroke-width="3.4"/><path d="M20 47.5h31v3H20a1.5 1.5 0 0 1 0-3Z" opacity=".55"/>',
  book_open: '<path d="M30 17C24 12 13 11 4 13v37c9-2 20-1 26 4ZM34 17c6-5 17-6 26-4v37c-9-2-20-1-26 4Z"/><path d="M10 22c5-.6 10 0 14 1.8M10 30c5-.6 10 0 14 1.8M10 38c5-.6 10 0 14 1.8M54 22c-5-.6-10 0-14 1.8M54 30c-5-.6-10 0-14 1.8M54 38c-5-.6-10 0-14 1.8" fill="none" stroke="#0008" stroke-width="2.6"/>',
  candle_unlit: '<path d="M24 26c3-2.5 13-2.5 16 0v22H24Z"/><path d="M32 25v-7c0-3 3-3 3-6s-4-4-2-8" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/><path d="M12 50h40c0 6-6 9-12 9H24c-6 0-12-3-12-9Z"/>',
  candle_lit: '<path d="M23 35c3-2 15-2 18 0v13H23Z"/><path d="M32 0c3 8 11 12 11 21.5C43 28 38 32 32 32s-11-4-11-10.5C21 12 29 8 32 0Z"/><path d="M32 15c1.3 4 4.5 5 4.5 9a4.5 4.5 0 0 1-9 0c0-4 3.2-5 4.5-9Z" fill="#0007"/><path d="M10 50h44c0 6-6 10-13 10H23c-7 0-13-4-13-10Z"/>',
};
const DRAWN = Object.fromEntries(Object.entries(ARCANA).map(([name, paths]) => [name, `<g transform="scale(8)" fill="currentColor" stroke-width="2.75">${paths}</g>`]));

const look: GameLook = {
  identity,
  hue: 262,
  icons: { ...icons, ...DRAWN },
  world: castle,
  tray: false,
  dress,
  scenes: { frost: "banished", rays: "amulet_dominates crown_dominates scepter_dominates", thorns: "amulet_devoured crown_devoured scepter_devoured", rift: "rampage" },
  back: (zone) => {
    if (zone === "outcomes") return { name: kindName("outcome"), icon: "outcome_back", hue: 310, motif: "rift" };
    if (zone.startsWith("character") || zone === "left") return { name: kindName("character"), icon: "character_back", hue: 20, motif: "banners" };
    return { name: kindName("shrine"), icon: "back", hue: 262, motif: "door" };
  },
};

export default look;
