// What a first visit loads: written into the service worker, and kept under its budget of compressed script.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

/** Script of the shell, a table and any one game, compressed. */
const BUDGET = 150_000;

type Chunks = Map<string, Rolldown.OutputChunk>;

/** A chunk and everything that it loads at once. */
function closure(chunks: Chunks, start: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const open = [...start];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = chunks.get(name);
    if (!chunk || found.has(name)) continue;
    found.add(name);
    open.push(...chunk.imports);
  }
  return found;
}

function weight(chunks: Chunks, names: Iterable<string>): number {
  return [...names].reduce((sum, name) => sum + gzipSync(chunks.get(name)!.code).length, 0);
}

/** The chunks that are made of files whose path has this in it. */
function madeOf(chunks: Chunks, part: string): string[] {
  return [...chunks.values()]
    .filter(({ facadeModuleId }) => facadeModuleId?.includes(part))
    .map((c) => c.fileName);
}

export function shell(): Plugin {
  return {
    name: "atoll-shell",
    apply: "build",
    // Vite writes the addresses of stylesheets into chunks last; the page itself is made there too.
    enforce: "post",
    generateBundle(_, bundle) {
      const chunks: Chunks = new Map();
      for (const file of Object.values(bundle)) if (file.type === "chunk") chunks.set(file.fileName, file);
      const entries = [...chunks.values()].filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName);
      const pages = madeOf(chunks, "/web/src/pages/");
      const words = madeOf(chunks, "/web/texts/").concat(madeOf(chunks, "/atoll/texts/"));
      const kept = closure(chunks, [...entries, ...pages, ...words]);

      const table = closure(chunks, [...entries, ...pages.filter((name) => name.includes("Table"))]);
      for (const board of madeOf(chunks, "/web/Board.svelte")) {
        const first = new Set([...table, ...closure(chunks, [board])]);
        const bytes = weight(chunks, first);
        this.info(`${board}: ${(bytes / 1000).toFixed(1)} kB of compressed script with the shell`);
        if (bytes > BUDGET)
          this.error(`${board} with the shell weighs ${bytes} bytes; ${BUDGET} are allowed`);
      }

      const styles = [...kept].flatMap((name) => [...(chunks.get(name)!.viteMetadata?.importedCss ?? [])]);
      const fonts = Object.keys(bundle).filter((name) => name.endsWith(".woff2"));
      const files = ["/", "/icon.svg", "/manifest.webmanifest"].concat(
        [...kept, ...new Set(styles), ...fonts].sort().map((name) => `/${name}`),
      );
      const page = bundle["index.html"];
      const edition = createHash("sha256")
        .update(files.join())
        .update(page?.type === "asset" ? String(page.source) : "")
        .digest("hex")
        .slice(0, 12);
      const source = readFileSync(new URL("./worker.js", import.meta.url), "utf8");
      this.emitFile({
        type: "asset",
        fileName: "sw.js",
        source: `const EDITION = ${JSON.stringify(edition)};\nconst SHELL = ${JSON.stringify(files)};\n${source}`,
      });
    },
  };
}
