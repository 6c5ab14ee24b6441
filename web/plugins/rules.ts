/**
 * The rule books in `docs/rules` (English, the law) and `docs/rules/{language}`, made ready for the page when
 * it is built: `castle.md?book` is the whole book as sections of HTML, each rule with its id as anchor;
 * `castle.md?keywords` is the keywords a card may use, each with the rule that defines it.
 */
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { Marked } from "marked";
import type { Plugin } from "vite";

const WANTED = /^(.*\.md)\?(book|keywords)$/;
const ID = /[A-Z]{2}-R?\d+[a-z]?/;
const RULE = new RegExp(`^- \\*\\*(${ID.source})\\*\\* (.*)$`);
const MARKED = /\*\*([^*]+)\*\*|\*([^*]+)\*/g;
const LINKED = new RegExp(`\\b(${ID.source})\\b`, "g");

/** Lines that tell where a rule came from: of interest to those who edit it, not to those who play. */
const ABOUT_THE_TEXT = /^\| (Seed|Source) \||^- \*\*Seed:|^Prefix of rule/;
const NOT_FOR_PLAYERS = /^Where each part of the seed/;

interface Section {
  id: string;
  title: string;
  level: number;
  html: string;
}

/** "Attack N" and "CHANNEL (n)" are looked up as "attack" and "channel". */
function keyword(term: string): string {
  return term.replace(/\(.*?\)/g, "").replace(/(?<!\p{L})[Nn](?!\p{L})/gu, "").replace(/[.:,"“”„]/g, "").replace(/ +/g, " ").trim().toLowerCase();
}

/** The numbered rules of a book that are not rulings. */
function rulesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of text.split("\n")) {
    const rule = RULE.exec(line);
    if (rule?.[1] && rule[2] && !rule[1].includes("-R")) found.set(rule[1], rule[2]);
  }
  return found;
}

/** Which marked terms are keywords shows in the law; a translation marks its own words in their places. */
export function keywordsOf(text: string, law = text): Record<string, { id: string; text: string }> {
  const found: Record<string, { id: string; text: string }> = {};
  const told = rulesOf(text);
  for (const [id, words] of rulesOf(law)) {
    const own = told.get(id) ?? words;
    const marked = [...words.matchAll(MARKED)].map((term) => term.index);
    const ownMarked = [...own.matchAll(MARKED)].map((term) => term[1] ?? term[2] ?? "");
    for (const term of words.matchAll(/\*\*([^*]{3,24})\*\*|^\*([^*]{3,24})\*|\*([A-Z][a-z]{3,14})\*:/g)) {
      const word = keyword(ownMarked[marked.indexOf(term.index)] ?? "");
      if (word.length >= 3 && !/\d/.test(word)) found[word] ??= { id, text: own.replace(/[*`]/g, "") };
    }
  }
  return found;
}

export function bookOf(text: string): Section[] {
  const marked = new Marked({ gfm: true });
  const sections: Section[] = [];
  let lines: string[] = [];
  let head: { title: string; level: number } | undefined;

  function close(): void {
    if (!head) return;
    const anchored = lines.map((line) => {
      const rule = RULE.exec(line);
      const body = (rule?.[2] ?? line).replace(LINKED, (id) => `[${id}](#${id})`);
      if (line.startsWith("```")) return line;
      return rule ? `- <span class="rule" id="${rule[1]}">${rule[1]}</span> ${body}` : body;
    });
    const html = marked.parse(unlinkCode(anchored.join("\n")), { async: false }).replace(/<table>/g, '<div class="wide" tabindex="0" role="region"><table>').replace(/<\/table>/g, "</table></div>");
    if (NOT_FOR_PLAYERS.test(head.title)) {
      lines = [];
      return;
    }
    const id = head.title.toLowerCase().replace(/[^\p{L}\d]+/gu, "-").replace(/^-|-$/g, "");
    sections.push({ id, title: head.title.replace(/^[\d.]+ /, ""), level: head.level, html });
    lines = [];
  }

  for (const line of text.split("\n").slice(1)) {
    if (ABOUT_THE_TEXT.test(line)) continue;
    const heading = /^(##+) (.*)$/.exec(line);
    if (heading?.[1] && heading[2]) {
      close();
      head = { title: heading[2], level: heading[1].length };
    } else lines.push(line);
  }
  close();
  return sections;
}

/** Inside a fenced block an id is text, not a link. */
function unlinkCode(text: string): string {
  return text.replace(/```[\s\S]*?```/g, (block) => block.replace(/\[([A-Z]{2}-R?\d+[a-z]?)\]\(#\1\)/g, "$1"));
}

export function rules(): Plugin {
  return {
    name: "spellhall-rules",
    enforce: "pre",
    load(id) {
      const [, file, wanted] = WANTED.exec(id) ?? [];
      if (!file) return undefined;
      this.addWatchFile(file);
      const text = readFileSync(file, "utf8");
      if (wanted === "book") return `export default ${JSON.stringify(bookOf(text))};`;
      const law = resolve(dirname(file), "..", basename(file));
      return `export default ${JSON.stringify(keywordsOf(text, existsSync(law) ? readFileSync(law, "utf8") : text))};`;
    },
  };
}
