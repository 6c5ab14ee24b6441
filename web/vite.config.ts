import { svelte } from "@sveltejs/vite-plugin-svelte";
import { resolve } from "node:path";
import { defineConfig } from "vite";
import { icons } from "./plugins/icons.ts";
import { rules } from "./plugins/rules.ts";
import { stories } from "./plugins/stories.ts";

const here = import.meta.dirname;

export default defineConfig({
  root: here,
  publicDir: "static",
  plugins: [svelte(), icons(resolve(here, "src/icons")), rules(), stories()],
  build: {
    outDir: resolve(here, "../src/spellhall/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } }, // of no use to whoever only wants to play
  },
  server: { fs: { allow: [resolve(here, "..")] }, proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
});
