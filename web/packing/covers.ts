// The covers of all games in one language: what lists and the start page say of them, without the rest of their
// texts. `import covers from "covers:en"` gives the Fluent of each game by its id.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ON_THE_COVER = new Set(["title", "tagline", "desk-title", "credits"]);
const ASKED = /^\0?covers:([a-z]+)$/;
const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** A message with what continues it, which is indented or closes a brace. */
const MESSAGE = /^([a-zA-Z][\w-]*) *=.*\n(?:[ \t}].*\n)*/gm;

export function covers(): Plugin {
  return {
    name: "atoll-covers",
    resolveId: (id) => (ASKED.test(id) ? `\0${id}` : null),
    load(id) {
      const language = ASKED.exec(id)?.[1];
      if (!language) return null;
      const rooms = ["src/atoll/games", "examples"].flatMap((folder) =>
        readdirSync(ROOT + folder).map((game) => ({
          game,
          file: `${ROOT}${folder}/${game}/texts/${language}.ftl`,
        })),
      );
      const found = rooms
        .filter(({ file }) => existsSync(file))
        .map(({ game, file }) => {
          this.addWatchFile(file);
          const messages = [...readFileSync(file, "utf8").matchAll(MESSAGE)];
          const cover = messages.filter(([, name]) => ON_THE_COVER.has(name!)).map(([text]) => text);
          return [game, cover.join("")];
        });
      return `export default ${JSON.stringify(Object.fromEntries(found))};`;
    },
  };
}
