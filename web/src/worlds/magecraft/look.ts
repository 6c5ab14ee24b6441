/** Magecraft: everything is a gem; spells show what they cost to cast and what they do. */
import icons from "virtual:icons/magecraft";

import { kindName, t } from "../../lib/i18n.svelte";
import type { Dress, Face, GameLook, Pip, Shape } from "../../lib/style";
import type { Words } from "../../lib/words";
import { identity } from "./identity";
import world from "./index";

const EFFECTS: Record<string, string> = { a: "attack", d: "draw", h: "heal", s: "shield", v: "vanish" };
const HUES: Record<string, number> = { attack: 25, draw: 65, heal: 10, shield: 255, vanish: 300 };
const DECKS: Record<string, { hue: number; chroma: number }> = {
  "starting spell": { hue: 300, chroma: 0.03 }, "basic spell": { hue: 65, chroma: 0.1 }, "further spell": { hue: 295, chroma: 0.13 }, character: { hue: 175, chroma: 0.08 },
};

/** A price: one pip for each gem. */
export function price(cost: unknown, title: (cost: string) => string, words: Words): Pip[] {
  const letters = typeof cost === "string" ? [...cost].filter((letter) => letter.trim()) : [];
  const said = title(words.listed(letters));
  return letters.map((letter) => ({ shape: letter as Shape, title: said }));
}

/** What a spell does, as it stands on the plate: an icon and how much. */
export function effects(row: unknown, words: Words): Pip[] {
  const letters = typeof row === "string" ? [...row] : [];
  return [...new Set(letters)].map((letter) => {
    const effect = EFFECTS[letter] ?? letter;
    const count = letters.filter((other) => other === letter).length;
    return { icon: effect, hue: HUES[effect] ?? 60, text: String(count), title: `${words.name(effect)} ${count}` };
  });
}

function dress(face: Face, words: Words): Dress {
  const does = effects(face.icons, words);
  const cast = price(face.cast ?? face.cost, (cost) => t("magecraft-cast", { cost }), words);
  return {
    ...(DECKS[face.deck] ?? { hue: 195, chroma: 0.06 }),
    frame: face.deck === "character" ? "portrait" : "band",
    window: face.deck === "basic spell" ? "cut" : "flat",
    night: true,
    type: kindName(face.deck),
    typeAt: "full",
    side: cast,
    foot: does,
    footing: "sand",
    more: { word: t("magecraft-to-learn"), pips: price(face.learn, (cost) => t("magecraft-learn", { cost }), words) },
    words: does.map((effect) => effect.title).join(", "),
    key: does[0] ?? null,
  };
}

const look: GameLook = {
  identity,
  hue: 295,
  icons,
  world,
  gem: (face) => (face.deck === "gem" ? (face.id as Shape) : null),
  dress,
  scenes: {
    flames: "fireball flame_lash meteor cindra F", waves: "riptide wellspring maris W", bolts: "chain_lightning magic_missile", frost: "frost_mirror", smoke: "evaporate",
    towers: "bastion orsk", stones: "landslide absorb E", leaves: "verdant_pact", rays: "radiance minor_cure sun_lance solenne L", stars: "ascension mana_tricks", runes: "meditation",
    rift: "void_rift soul_siphon", thorns: "umbral_lance blood_pact", night: "eclipse night_ward D",
  },
  back: (zone) => (zone.includes("spell") || zone.startsWith("book") ? { name: kindName("spell"), icon: "book", hue: 175, motif: "runes" } : { name: kindName("gem"), icon: "back", hue: 295, motif: "crystals" }),
};

export default look;
