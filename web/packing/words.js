// Checks that every word a person reads comes from the Fluent files: none stands in a component, every text
// that the client asks for is there, and every text that is there is asked for.
// Refuses to judge translations: that the four languages hold the same texts is a test in Python.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parse } from "svelte/compiler";

const ROOT = new URL("../../", import.meta.url);
const read = (path) => readFileSync(new URL(path, ROOT), "utf8");

/** The files of a folder, with all below it, whose name ends so. */
function find(folder, ending) {
  const here = new URL(`${folder}/`, ROOT);
  if (!existsSync(here)) return [];
  const paths = readdirSync(here, { recursive: true }).filter((path) => ending.test(path));
  return paths.map((path) => `${folder}/${path}`).sort();
}
const rooms = ["src/atoll/games", "examples"].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, ROOT)).map((id) => `${folder}/${id}/web`),
);

/** Attributes whose value is read by a person. */
const SPOKEN = new Set([
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "alt",
  "label",
  "placeholder",
  "title",
]);
/** Names, the same in every language. */
const NAMES = new Set(["Atoll"]);
const WORD = /\p{L}{2,}/u;

const wrong = [];

function* nodes(node) {
  if (Array.isArray(node)) for (const each of node) yield* nodes(each);
  else if (node && typeof node === "object") {
    if (typeof node.type === "string") yield node;
    for (const [name, value] of Object.entries(node)) if (name !== "parent") yield* nodes(value);
  }
}

function literals(value) {
  return [...nodes(value)].flatMap((node) => (node.type === "Text" ? [node.data] : []));
}

for (const path of ["web/src", ...rooms].flatMap((folder) => find(folder, /\.svelte$/))) {
  const source = read(path);
  const line = (at) => source.slice(0, at).split("\n").length;
  const report = (node, words) => {
    if (WORD.test(words) && !NAMES.has(words.trim()))
      wrong.push(`${path}:${line(node.start)}: ${JSON.stringify(words.trim())} belongs into the texts`);
  };
  const written = new Set();
  const { fragment } = parse(source, { modern: true });
  for (const node of nodes(fragment)) {
    if (node.type === "Attribute" || node.type === "StyleDirective") {
      for (const inner of nodes(node.value)) written.add(inner);
      if (SPOKEN.has(node.name)) for (const words of literals(node.value)) report(node, words);
    } else if (node.type === "Text" && !written.has(node)) report(node, node.data);
  }
}

const ids = (path) => [...read(path).matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, id]) => id);
const own = ids("web/texts/en.ftl");
const known = new Set([...own, ...ids("src/atoll/texts/en.ftl")]);
const sources = find("web/src", /\.(svelte|ts)$/);
// A text is asked for by its id, or by a pattern that the code fills.
const asked = sources.flatMap((path) =>
  [
    ...read(path).matchAll(
      /\b(?:t|knows)\(\s*(?:[^()"'`]*\? *)?(["'`])((?:(?!\1).)+)\1(?: *: *(["'`])((?:(?!\3).)+)\3)?/g,
    ),
  ].flatMap(([, , first, , second]) => [first, second].filter(Boolean).map((id) => ({ path, id }))),
);
const pattern = (id) => new RegExp(`^${id.replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`);
// Codes, levels and reasons come from the server, which may know more of them than this client.
const BY_SERVER = /^(sorry|bot|end)-/;
for (const { path, id } of asked)
  if (!BY_SERVER.test(id) && ![...known].some((text) => pattern(id).test(text)))
    wrong.push(`${path}: there is no text ${id}`);
const patterns = asked.map(({ id }) => pattern(id));
// Ids that stand in the code for themselves, to be asked for elsewhere.
const said = sources.map(read).join("\n");
for (const id of own)
  if (!BY_SERVER.test(id) && !patterns.some((asks) => asks.test(id)) && !said.includes(`"${id}"`))
    wrong.push(`web/texts/en.ftl: nothing asks for ${id}`);

if (wrong.length) {
  console.error(wrong.join("\n"));
  process.exit(1);
}
