/** The page's words. One file for each language in `src/lang`; a missing word is a type error. */
import en from "../lang/en";
import { settings } from "./settings.svelte";

export type Text = typeof en;

const spoken: { de: Text | null } = $state({ de: null });

/** The words of the chosen language (English until it has come). */
export function t(): Text {
  return (settings.language === "de" && spoken.de) || en;
}

export async function learnLanguage(): Promise<void> {
  if (settings.language === "de" && !spoken.de) spoken.de = (await import("../lang/de")).default;
}
