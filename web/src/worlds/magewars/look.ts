/** Mage Wars: twelve mages, recipes to fill, towers in the middle. */
import icons from "virtual:icons/magewars";
import { kindName, t } from "../../lib/i18n.svelte";
import { after, hueOf, type Back, type Dress, type Face, type GameLook, type Pip } from "../../lib/style";
import type { Motif } from "../../cards/motifs";
import type { Words } from "../../lib/words";
import world from ".";
import { ALIGNMENTS } from "./alignments";
import { paintOf } from "./coins";
import { identity } from "./identity";

/** Types as the rows number them, each with a frame of its own. */
const TYPES: (Pick<Dress, "hue" | "chroma" | "window" | "night"> & { kind: string })[] = [
  { kind: "Fate", hue: 170, chroma: 0.04, window: "cut", night: true },
  { kind: "Creature", hue: 50, chroma: 0.11, window: "arch" },
  { kind: "Plant", hue: 142, chroma: 0.1, window: "dome" },
  { kind: "Item", hue: 245, chroma: 0.07, window: "flat" },
  { kind: "Armor", hue: 275, chroma: 0.05, window: "cut" },
  { kind: "Magic", hue: 302, chroma: 0.12, window: "flat" },
  { kind: "Structure", hue: 75, chroma: 0.05, window: "crenel" },
  { kind: "Level", hue: 92, chroma: 0.09, window: "gable" },
  { kind: "Challenge", hue: 30, chroma: 0.1, window: "cut", night: true },
  { kind: "Resource", hue: 200, chroma: 0.08, window: "dome" },
  { kind: "Curse", hue: 12, chroma: 0.13, window: "gable", night: true },
  { kind: "Blessing", hue: 88, chroma: 0.12, window: "arch" },
];

export function coin(kind: string, title: string): Pip {
  return { shape: "coin", paint: paintOf(kind), icon: `r_${kind}`, title };
}

/** What a recipe asks for: a coin for each slot, the other choice overlapping it. */
function recipe(row: unknown, words: Words): Pip[] {
  if (typeof row !== "string" || !row) return [];
  return row.toLowerCase().split(" + ").map((slot) => slot.replaceAll(" ", "_")).map((slot) => {
    const [first = "any", ...others] = slot.split("/");
    const title = t("magewars-needs", { recipe: slot.split("/").map((kind) => words.name(kind)).join("/") });
    return { ...coin(first, title), ...(others.length ? { or: others.map((kind) => coin(kind, title)) } : {}) };
  });
}

const ELEMENTS: (Motif | undefined)[] = [undefined, "smoke", "stones", "flames", "waves", "bolts"];
const BY_TYPE: Motif[] = ["stars", "hills", "leaves", "banners", "hall", "runes", "towers", "rays", "door", "crystals", "thorns", "rays"];

function dress(face: Face, words: Words): Dress {
  if (face.deck === "mage") {
    const alignment = ALIGNMENTS[Number(face.alignment)] ?? "";
    const hue = alignment === "Good" ? 85 : alignment === "Evil" ? 20 : 200;
    return { hue, chroma: 0.11, frame: "portrait", window: "arch", type: `${kindName(String(face.calling ?? face.deck))} · ${kindName(alignment)}`, tint: (hue === 85 ? 60 : hue) + (hueOf(face.id) % 17), words: after(1, face.text), key: null };
  }
  const type = TYPES[Number(face.type ?? 0)] ?? TYPES[0]!;
  const kinds = typeof face.icons === "string" && face.icons ? face.icons.toLowerCase().split(", ") : [];
  const fills = t("magewars-fills", { icons: words.listed(kinds) });
  const life: Pip[] = typeof face.health === "number" && face.health > 0 ? [{ shape: "heart", text: String(face.health), title: t("magewars-card-health", { health: face.health }) }] : [];
  const foot = recipe(face.recipe, words);
  const decks = face.deck.split(" and ").map(kindName).join(", ");
  const element = ELEMENTS[Number(face.element ?? 0)];
  return {
    ...type,
    frame: "paper",
    type: `${kindName(type.kind)} · ${decks}`,
    typeAt: "plate",
    plate: kindName(type.kind === "Magic" && typeof face.sort === "string" ? face.sort : type.kind),
    corner: kinds.map((kind) => coin(kind, fills)),
    life,
    key: life[0] ?? (kinds[0] ? coin(kinds[0], fills) : null),
    foot,
    words: after(1 + (kinds.length ? 1 : 0) + (foot.length ? 1 : 0), face.text),
    ...(HAND_MADE.has(face.id) ? {} : { motif: element ?? BY_TYPE[Number(face.type ?? 0)] ?? "runes" }),
  };
}

const SCENES: Partial<Record<Motif, string>> = {
  hills: "taren horse hunters_snare mystic_quest challenging_quest jaguar", leaves: "garnick lyla monkey hummingbird secret_garden forest_friends tower_of_roots", frost: "winter ice_shield ice_lance freeze tower_of_ice",
  flames: "schlakk dragon dragons_horde fire_armor ashes_of_fortune playing_with_fire ritual_sacrifice", night: "helga cat owl bat wolf harvest_moon midnight_oil darkness tower_of_darkness ring_of_invisibility", rays: "argyle unicorn light golden_apple tower_of_light tower_of_dawn holy_water blessed_quest",
  smoke: "ahman cobra ill_wind grave_call soul_drain gust", rift: "derek soul_siphon unholy_deflection tower_of_doom tower_of_pain profound_loss", stars: "eldar crow wild draught_of_luck fate_combo level_draw echo_of_fate mystic_archmage", runes: "shurpi arcane_gift force_field mana sigil_neophyte arcane_sage",
  rain: "holy_rain unholy_rain weeping_willow tower_of_tides", bolts: "wand_of_storms tempest eagle tower_of_winds", shelves: "book library mages_horde mystic_learner arcane_initiate market_day mind_reader_1", door: "lock key booby_trap booby_trap_2 sabotage duel_of_fortune",
  crystals: "mirror_charm crystal_shard gold silver grelda mana_overlord", ripples: "deflection holy_deflection healing_2 telepathy tower_of_ages mana_weaver", thorns: "briars rose_bush tower_of_bones natures_revolt famine", stones: "stoneskin rockfall earthquake elephant masons_guild dwarven_hammer added_burden tower_of_earth",
  banners: "sword great_axe renowned_master elemental_sovereign beastmaster", hall: "immunity tower_of_grace tower_of_health ritual_acolyte worthy_apprentice ancient_master",
};
const HAND_MADE = new Set(Object.values(SCENES).flatMap((ids) => ids.split(" ")));

const BACKS: Record<string, Omit<Back, "name">> = {
  enchanted: { icon: "enchanted_back", hue: 155, chroma: 0.09, motif: "leaves" },
  mystic: { icon: "mystic_back", hue: 240, chroma: 0.09, motif: "ripples" },
  arcane: { icon: "arcane_back", hue: 10, chroma: 0.11, motif: "runes" },
  quest: { icon: "quest_back", hue: 62, chroma: 0.09, motif: "hills" },
  fate: { icon: "fate_back", hue: 180, chroma: 0.03, motif: "stars" },
  mage: { icon: "mage_back", hue: 300, chroma: 0.04, motif: "towers" },
};

const look: GameLook = {
  identity,
  hue: 145,
  icons,
  world,
  dress,
  scenes: SCENES,
  back: (zone, back, words) => {
    const deck = back ?? (["enchanted", "mystic", "arcane", "quest", "fate"].find((name) => zone.includes(name)) ?? "mage");
    return { name: deck === "mage" ? kindName("mage") : words.title("back", deck), ...(BACKS[deck] ?? BACKS["mage"]!) };
  },
};

export default look;
