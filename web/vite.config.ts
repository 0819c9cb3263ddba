// How the client is built: the page into the server's folder, and for developers a harness of boards beside it.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { covers } from "./packing/covers.ts";
import { shell } from "./packing/shell.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// What every page needs comes in one file, and so does what only a table needs: on a slow line each file more
// is a way there and back. Boards, words, pictures and other pages come by themselves.
const OWN = here("src/");
const LATER = /^(pages\/(?!Start)|table\/(?!seats)|replay\/|rules\/|arrows|panzoom|parts\/Place)/;
const inShell = (id: string) =>
  id.startsWith(here("node_modules/")) || (id.startsWith(OWN) && !LATER.test(id.slice(OWN.length)));
const atTable = (id: string) => id.startsWith(OWN) && /^(table|rules)\//.test(id.slice(OWN.length));

// `vite --mode harness` serves and builds the harness instead of the client; nothing of it is shipped.
export default defineConfig(({ mode }) => ({
  root: mode === "harness" ? here("harness") : here("."),
  publicDir: here("public"),
  plugins: [svelte({ configFile: here("svelte.config.js") }), covers(), mode !== "harness" && shell()],
  resolve: {
    alias: { $atoll: here("src") },
    // Boards lie outside this folder and have no node_modules above them.
    dedupe: ["svelte", "@fluent/bundle"],
  },
  server: {
    port: 5173,
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  build: {
    outDir: mode === "harness" ? here("harness/dist") : here("../src/atoll/server/client"),
    emptyOutDir: true,
    target: "es2022",
    // Browsers that know light-dark(), since 2024.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // A picture inlined as data: would need a wider content-security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "shell", test: inShell, priority: 2 },
            { name: "table", test: atTable, priority: 1 },
          ],
        },
      },
    },
  },
}));
