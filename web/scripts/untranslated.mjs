// Reads from standard input what games may say, `{game: {cards, texts}}`, and what the hall may say, as the
// game "hall", and writes what a language has no words for, `{game: [text]}`. It runs the page's own code: `python web/build.py --untranslated de`.
import { readFileSync } from "node:fs";
import { createServer } from "vite";

const language = process.argv[2];
let input = "";
for await (const piece of process.stdin.setEncoding("utf8")) input += piece;
const server = await createServer({ root: new URL("..", import.meta.url).pathname, configFile: false, server: { middlewareMode: true }, appType: "custom", logLevel: "error", optimizeDeps: { noDiscovery: true } });
const { phrasebook } = await server.ssrLoadModule("/src/lib/phrases.ts");
const { default: words } = await server.ssrLoadModule(`/src/lang/${language}.ts`);
const textsOf = (game) => game === "hall" ? { cards: {}, texts: words.hall } : JSON.parse(readFileSync(new URL(`../src/lang/${language}/${game}.json`, import.meta.url), "utf8"));
const missing = {};
for (const [game, { cards, texts }] of Object.entries(JSON.parse(input))) {
  const book = phrasebook(textsOf(game), cards, words.and);
  missing[game] = texts.filter((text) => book.say(text) === null);
}
await server.close();
console.log(JSON.stringify(missing));
