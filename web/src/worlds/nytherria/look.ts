/** Nytherria: Light against Dark, stones in a row, an answer to every card. */
import icons from "virtual:icons/nytherria";
import { kindName, t } from "../../lib/i18n.svelte";
import type { Dress, Face, GameLook } from "../../lib/style";
import { identity } from "./identity";
import world from "./index";

const FACTIONS = ["Light", "Dark"];

function dress(face: Face): Dress {
  const faction = typeof face.faction === "number" ? FACTIONS[face.faction] : undefined;
  const type = String(face.type ?? face.deck);
  const points = typeof face.points === "number" ? [{ shape: "disc" as const, hue: faction === "Dark" ? 300 : 75, text: String(face.points), title: t("nytherria-points", { count: face.points }) }] : [];
  const said = [...(faction ? [kindName(faction)] : []), ...(type === "main" ? [] : [kindName(type)])].join(" · ");
  if (faction === "Light") return { hue: 82, chroma: 0.1, frame: "paper", window: "arch", pale: true, type: said, corner: points, edge: type === "Quickplay" };
  if (faction === "Dark") return { hue: 300, chroma: 0.14, frame: "paper", window: "gable", night: true, type: said, corner: points, edge: type === "Quickplay" };
  if (face.id.endsWith("_stone")) {
    const light = face.id === "light_stone";
    return { hue: light ? 84 : 300, chroma: 0.13, frame: "portrait", night: true, type: said, tint: light ? 80 : 298, motif: light ? "rays" : "ripples", key: null };
  }
  return { hue: type === "trap" ? 50 : 195, chroma: type === "trap" ? 0.07 : 0.08, frame: "low", night: true, type: said, key: null };
}

const look: GameLook = {
  identity,
  hue: 285,
  icons,
  world,
  windows: true,
  dress,
  scenes: {
    hall: "soldier temple_guardian falling_keystone", rays: "dawn_queen light_stone", stars: "sorceress arbiter starfall balance_of_the_astrals", leaves: "priestess", hills: "pathfinder", runes: "inquisitor hex", banners: "envoy paladin",
    towers: "warden", door: "hidden_passage ravager", night: "night_tyrant thief assassin", smoke: "necromancer shade", flames: "warlord phantom_fire", ripples: "doppelganger dark_stone echo_of_the_fallen tide_of_time",
    thorns: "ambusher pit_of_blades", rift: "void_rift", rain: "winds_of_fate whispering_darts",
  },
  back: (zone, _back, words) => (zone.startsWith("neutral") ? { name: words.title("zone", "neutral_deck"), icon: "back", hue: 210, chroma: 0.05, motif: "hall" } : { name: words.title("zone", "main_deck"), icon: "main_back", hue: 300, chroma: 0.09, motif: "rays" }),
};

export default look;
