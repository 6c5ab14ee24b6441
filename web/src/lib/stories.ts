/** The games' stories: a chunk for each game and language, loaded by those who read them. */
import type { Story } from "../../plugins/stories";
import { settings } from "./settings.svelte";

const PLACE = "../../../docs/stories";
const STORIES = import.meta.glob<Story>("../../../docs/stories/**/*.md", { query: "?story", import: "default" });

/** In the reader's language; in English where that has none; null for a game without a story. */
export async function loadStory(game: string): Promise<Story | null> {
  const found = STORIES[`${PLACE}/${settings.language}/${game}.md`] ?? STORIES[`${PLACE}/${game}.md`];
  return (await found?.()) ?? null;
}
