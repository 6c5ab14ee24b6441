// Writes src/generated/messages.ts from the server's schema, read from standard input: the types of
// every message are written once, in src/spellhall/server/messages.py.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const folder = new URL("../src/generated/", import.meta.url);
const schema = JSON.parse(readFileSync(0, "utf8"));
const names = Object.keys(schema.$defs);
const root = { ...schema, title: "Everything", type: "object", additionalProperties: false, required: names,
  properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])) };
/** An object without named fields (what a piece of news is about, a card's own columns) may have any. */
function open(node) {
  if (Array.isArray(node)) node.forEach(open);
  else if (node && typeof node === "object") {
    if (node.type === "object" && !node.properties) node.additionalProperties ??= true;
    Object.values(node).forEach(open);
  }
}
open(schema);
/** What the server always sends is never undefined; only what the schema leaves out is optional. */
const text = await compile(root, "Everything", { additionalProperties: false, bannerComment: "// Made by scripts/types.mjs from the server's schema. Do not edit.\n", unknownAny: true, enableConstEnums: false });
mkdirSync(folder, { recursive: true });
writeFileSync(new URL("messages.ts", folder), text);
