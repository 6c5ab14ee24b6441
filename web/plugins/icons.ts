/**
 * `virtual:icons/castle` is the pictures of one game: for each name in `src/icons/castle.json` the
 * drawing of that icon from game-icons.net. Only what is named there gets into the page.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { rounded } from "./paths.ts";

const PREFIX = "virtual:icons/";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

export function icons(folder: string): Plugin {
  const require = createRequire(import.meta.url);
  let all: IconSet | undefined;

  function drawing(name: string, wanted: string): string {
    all ??= JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8")) as IconSet;
    const icon = all.icons[name] ?? all.icons[all.aliases?.[name]?.parent ?? ""];
    if (!icon) throw new Error(`${wanted}: game-icons has no icon called ${name}`);
    return icon.body.replace(/ d="([^"]*)"/g, (_whole, path: string) => ` d="${rounded(path)}"`);
  }

  return {
    name: "spellhall-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const file = resolve(folder, `${id.slice(PREFIX.length + 1)}.json`);
      this.addWatchFile(file);
      const wanted = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
      const drawings: Record<string, string> = {};
      const names: Record<string, string> = {};
      for (const [thing, icon] of Object.entries(wanted)) {
        drawings[icon] ??= drawing(icon, `${file}: ${thing}`);
        names[thing] = icon;
      }
      return `const d = ${JSON.stringify(drawings)};\nconst n = ${JSON.stringify(names)};\n` +
        `export default Object.fromEntries(Object.entries(n).map(([thing, icon]) => [thing, d[icon]]));`;
    },
  };
}
