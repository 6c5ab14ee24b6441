/** What this browser remembers: look, language, sound, how careful to be. */
import type { Pace } from "./scenes";

export const AWAY = ["daily", "every", "never"] as const;

export interface Settings {
  /** Candlelight unless somebody chose otherwise; "auto" is as the system says. */
  theme: "auto" | "light" | "dark";
  language: "en" | "de";
  motion: boolean;
  sound: boolean;
  notify: boolean;
  /** With the page closed: told of one's turn at no table, at those with daily pace, or at every one. */
  away: (typeof AWAY)[number];
  /** How long the scenes of other players' moves last. */
  pace: Pace;
  /** Ask also what has one answer only, instead of answering it. */
  forced: boolean;
  /** Which moves ask "are you sure?" first: "final" are those that would give somebody else the game, "ends" also those
   *  that end a turn or cannot be taken back. */
  ask: "never" | "final" | "ends" | "always";
  /** Show the table as an ordered text beside the board. */
  text: boolean;
}

const KEY = "spellhall.settings";

function preferred(): Settings["language"] {
  return navigator.languages.some((language) => language.startsWith("en")) || !navigator.languages.some((language) => language.startsWith("de")) ? "en" : "de";
}

function remembered(): Settings {
  const fresh: Settings = {
    theme: "dark", language: preferred(), motion: true, sound: false, notify: false, away: "daily", pace: "normal", forced: false, ask: "final", text: false,
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return fresh;
  }
}

export const settings: Settings = $state(remembered());

export function remember(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  dress();
}

const light = matchMedia("(prefers-color-scheme: light)");
light.addEventListener("change", dress);

/** Put theme and language on the page. */
export function dress(): void {
  const theme = settings.theme === "auto" ? (light.matches ? "light" : "dark") : settings.theme;
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", theme === "light" ? "#f3e6ca" : "#1d140d");
  document.documentElement.lang = settings.language;
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may fly. */
export function moving(): boolean {
  return settings.motion && !still.matches && !document.hidden;
}
