/** The rule books: a chunk for each game and language, and one for its keywords, loaded by those who look. */
import { api } from "./api";
import type { Keywords } from "./keywords";
import { settings } from "./settings.svelte";

export interface Section {
  id: string;
  title: string;
  level: number;
  html: string;
}

const RULES = "../../../docs/rules";
const BOOKS = import.meta.glob<Section[]>("../../../docs/rules/**/*.md", { query: "?book", import: "default" });
const KEYWORDS = import.meta.glob<Keywords>("../../../docs/rules/**/*.md", { query: "?keywords", import: "default" });

/** In the reader's language; in English where that has no book of the game. */
function mine<T>(books: Record<string, () => Promise<T>>, game: string): (() => Promise<T>) | undefined {
  return books[`${RULES}/${settings.language}/${game}.md`] ?? books[`${RULES}/${game}.md`];
}

export async function loadBook(game: string): Promise<Section[]> {
  const built = mine(BOOKS, game);
  return built ? built() : sectionsOf(await api.rulebook(game));
}

const HEADING = /^(#+) (.*)$/;
const RULE = /^- \*\*([A-Z]{2}-R?\d+[a-z]?)\*\* (.*)$/;

/** The book of a game that is installed beside the hall: headings, numbered rules, lists and paragraphs of its Markdown. */
export function sectionsOf(text: string): Section[] {
  const sections: Section[] = [];
  for (const block of text.split(/^(?=#)/m)) {
    const [, marks = "##", title = ""] = HEADING.exec(block.split("\n")[0] ?? "") ?? [];
    const html = blocksOf(block.replace(/^#.*/, ""));
    if (html) sections.push({ id: title.toLowerCase().replace(/[^\p{L}\d]+/gu, "-"), title, level: Math.max(2, marks.length), html });
  }
  return sections;
}

/** Lists and paragraphs; a line that goes on is indented or follows the one before. */
function blocksOf(text: string): string {
  const parts = text.split(/\n\s*\n|\n(?=- )/).map((part) => part.trim().replace(/\s*\n\s*/g, " ")).filter(Boolean);
  const html = parts.map((part) => {
    const [, id, body] = RULE.exec(part) ?? [];
    if (id && body) return `<li><span class="rule" id="${id}">${id}</span> ${inline(body)}</li>`;
    return part.startsWith("- ") ? `<li>${inline(part.slice(2))}</li>` : `<p>${inline(part)}</p>`;
  });
  return html.join("").replace(/(<li>.*?<\/li>)(?=<p>|$)/gs, "<ul>$1</ul>");
}

/** Nothing in the text is HTML: whoever wrote the rules writes Markdown. */
function inline(text: string): string {
  const plain = text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
  return plain.replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>").replace(/\*([^*]+)\*/g, "<em>$1</em>").replace(/`([^`]+)`/g, "<code>$1</code>");
}

export async function loadKeywords(game: string): Promise<Keywords | null> {
  return (await mine(KEYWORDS, game)?.()) ?? null;
}
