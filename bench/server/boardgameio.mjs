// boardgame.io as a contestant: a game whose state is about as large as a view of Hashi, four seats in turn.
// `memory` keeps it as boardgame.io does by default, `files` with its own FlatFile storage.
import { createRequire } from "node:module";
import { plain, play } from "./plain.mjs";
const require = createRequire(import.meta.url);
const { Server, Origins, FlatFile } = require("boardgame.io/server");

const [port, storage, folder] = process.argv.slice(2);

const game = {
  name: "sheets",
  disableUndo: true,
  minPlayers: 4,
  maxPlayers: 4,
  setup: plain,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // Immer lets the state be changed in place.
    write: ({ G, playerID }, at) => play(G, Number(playerID), at),
  },
};

const server = Server({
  games: [game],
  origins: [Origins.LOCALHOST],
  ...(storage === "files"
    ? { db: new FlatFile({ dir: folder, logging: false }) }
    : {}),
});
await server.run({ port: Number(port) });
console.log("ready");
