/**
 * The stories in `docs/stories` (English) and `docs/stories/{language}`, made ready for the page when it is built:
 * `castle.md?story` is its two lines for the beginning of a game, the story as HTML, and what is told of a card by its id.
 */
import { readFileSync } from "node:fs";
import { Marked } from "marked";
import type { Plugin } from "vite";

const WANTED = /^(.*\.md)\?story$/;
const PART = /^### (.*) \{#(\w+)\}$/m;

export interface Story {
  opening: string[];
  html: string;
  /** By card, or by what else has a name: a country, a side. */
  parts: Record<string, { title: string; html: string }>;
}

export function storyOf(text: string): Story {
  const marked = new Marked({ gfm: true });
  const html = (part: string): string => marked.parse(part, { async: false });
  const [, opening = "", ...rest] = text.split("\n\n");
  const [body = "", ...pieces] = rest.join("\n\n").split(new RegExp(PART, "gm"));
  const parts: Story["parts"] = {};
  for (let at = 0; at + 2 < pieces.length; at += 3) parts[pieces[at + 1] ?? ""] = { title: pieces[at] ?? "", html: html(pieces[at + 2] ?? "") };
  return { opening: opening.split("\n").map((line) => line.replace(/^> /, "")), html: html(body), parts };
}

export function stories(): Plugin {
  return {
    name: "spellhall-stories",
    enforce: "pre",
    load(id) {
      const [, file] = WANTED.exec(id) ?? [];
      if (!file) return undefined;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(storyOf(readFileSync(file, "utf8")))};`;
    },
  };
}
