// Colyseus as a contestant, in memory: `patches` sends what changed of a schema, as it does by itself;
// `whole` sends the whole state as a message, as boardgame.io and Atoll do. Each move is pushed at once.
import { Room, Server } from "@colyseus/core";
import { schema, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { plain, play } from "./plain.mjs";

const [port, how] = process.argv.slice(2);

const Sheet = schema({
  seat: t.number(),
  points: t.number(),
  islands: t.array("number"),
  bridges: t.array("number"),
  notes: t.array("string"),
});
const Standing = schema({
  points: t.number(),
  largest: t.number(),
  second: t.number(),
  rings: t.number(),
  flags: t.number(),
});
const Last = schema({ seat: t.number(), at: t.number(), told: t.string() });
const State = schema({
  round: t.number(),
  sheets: t.array(Sheet),
  standing: t.array(Standing),
  last: Last,
});

function typed() {
  const from = plain();
  const state = new State();
  state.round = from.round;
  for (const each of from.sheets) {
    const sheet = new Sheet();
    Object.assign(sheet, { seat: each.seat, points: each.points });
    for (const name of ["islands", "bridges", "notes"])
      sheet[name].push(...each[name]);
    state.sheets.push(sheet);
  }
  for (const each of from.standing)
    state.standing.push(Object.assign(new Standing(), each));
  state.last = Object.assign(new Last(), from.last);
  return state;
}

class Sheets extends Room {
  maxClients = 4;
  autoDispose = false;
  patchRate = null;

  onCreate() {
    if (how === "patches") this.setState(typed());
    else this.plain = plain();
    this.seats = new Map();
    this.turn = 0;
    this.onMessage("write", (client, at) => {
      const seat = this.seats.get(client.sessionId);
      if (seat !== this.turn) return;
      play(how === "patches" ? this.state : this.plain, seat, at);
      this.turn = (this.turn + 1) % 4;
      if (how === "patches") this.broadcastPatch();
      else this.broadcast("view", this.plain);
    });
  }

  onJoin(client) {
    this.seats.set(client.sessionId, this.seats.size);
  }
}

const server = new Server({
  transport: new WebSocketTransport(),
  greet: false,
});
server.define("sheets", Sheets);
await server.listen(Number(port));
console.log("ready");
