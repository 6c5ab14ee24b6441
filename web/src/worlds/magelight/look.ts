/** Magelight: spells, allies, artifacts, all of it fuel; roles under hoods. */
import icons from "virtual:icons/magelight";
import { kindName, t } from "../../lib/i18n.svelte";
import { after, hueOf, type Dress, type Face, type GameLook, type Pip } from "../../lib/style";
import world from ".";
import { identity } from "./identity";

const DECKS: Record<string, Pick<Dress, "hue" | "chroma" | "frame" | "window">> = {
  spell: { hue: 258, chroma: 0.1, frame: "band" },
  ally: { hue: 145, chroma: 0.09, frame: "band", window: "dome" },
  artifact: { hue: 55, chroma: 0.1, frame: "low" },
};

/** The words without what signs say: type, cost and burn value; and without what it needs, unless the rest refers to it. An ally with nothing but SUPPORT says what that is. */
function wordsOf(face: Face): string {
  const sentences = after(2, face.text).split(/(?<=\.)\s+/);
  const refers = face.id === "dark_day" || String(face.effect ?? "").includes("such");
  if (face.needs && !refers) sentences.splice(Number(face.channel ?? 0) > 0 ? 1 : 0, 1);
  if (face.deck === "ally" && sentences.length === 1 && /^\p{Lu}+\.$/u.test(sentences[0] ?? "")) sentences.push(t("magelight-support"));
  return sentences.join(" ");
}

/** What a card costs, in words; Dark Day's price has a rule of its own, the second sentence of its text. */
function priceOf(face: Face, mana: number): string {
  return face.id === "dark_day" ? (after(1, face.text).split(/(?<=\.)\s+/)[0] ?? "") : t("magelight-costs", { mana });
}

function dress(face: Face): Dress {
  const deck = DECKS[face.deck];
  if (!deck) {
    const spy = face.team === "Infiltrator";
    return { hue: spy ? 300 : 75, chroma: spy ? 0.1 : 0.11, frame: "portrait", night: spy, type: kindName(String(face.team ?? face.deck)), words: after(1, face.text), tint: (spy ? 300 : 55) + (hueOf(face.id) % 21), motif: spy ? "night" : "hall", key: null };
  }
  const cost: Pip[] = typeof face.cost === "number" ? [{ shape: "drop", text: String(face.cost), title: priceOf(face, face.cost) }] : [];
  const value: Pip[] = typeof face.burn === "number" ? [{ shape: "flame", text: String(face.burn), title: t("magelight-burns", { mana: face.burn }) }] : [];
  return { ...deck, type: kindName(face.deck), typeAt: "foot", cost, value, words: wordsOf(face) };
}

const look: GameLook = {
  identity,
  hue: 60,
  icons,
  world,
  dress,
  scenes: {
    rays: "magelight sworn_in_light draught_of_candour study cracked_idol everburning_lamp", night: "dark_day whispered_truth moon_dial storm_crow watchful_familiar", ripples: "sidelong_glance echo ash_bell truth_stone",
    frost: "ice_blast long_winter frost_wraith", hall: "verdict inquisitor hearthkeeper equal_measure", flames: "kindle ash_reading pyre great_burning ember_imp furnace_golem", stars: "quicken apprentice shrouded_coin",
    thorns: "tap_the_vein poisoned_chalice", door: "false_bottom pry_the_lock banish", shelves: "purge_the_shelves librarian hollow_book spring_cleaning", hills: "travel_light courier pilgrim", banners: "parting_gift",
    rain: "clean_hands weeping_mask", stones: "stone_guardian", crystals: "envious_mirror",
  },
  back: (zone) => (zone.startsWith("role") || zone.startsWith("cover") ? { name: kindName("role"), icon: "role_back", hue: 300, motif: "night" } : { name: "Magelight", icon: "back", hue: 22, chroma: 0.1, motif: "flames" }),
};

export default look;
