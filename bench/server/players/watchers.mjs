// So many sockets at which nobody does anything: people who watch games that wait for somebody.
import WebSocket from "ws";
import { post } from "./atoll.mjs";
import { together } from "./together.mjs";

// So many at one table.
const WATCHERS = 100;

export async function watchers(address, sockets) {
  await together(Math.ceil(sockets / WATCHERS), async () => {
    const game = { game: "hashi", name: "A", bots: 0 };
    const { table } = (await post(`${address}/api/quick`, game)).body;
    const link = `${address.replace("http", "ws")}/api/tables/${table}/socket`;
    for (let at = 0; at < WATCHERS; at += 1) await watch(link);
  });
}

function watch(address) {
  return new Promise((ready) => {
    const socket = new WebSocket(address, { perMessageDeflate: false });
    socket.on("open", () =>
      socket.send('{"type":"hello","version":1,"role":"spectator"}'),
    );
    socket.on("message", (data) => {
      if (data.toString().startsWith('{"type":"view"')) ready();
    });
  });
}
