// So many sockets at which nobody does anything: people who watch games that wait for somebody.
import WebSocket from "ws";
import { post } from "./atoll.mjs";

// So many at one table.
const TOGETHER = 100;

export async function watchers(address, sockets) {
  let table = null;
  for (let at = 0; at < sockets; at += 1) {
    if (at % TOGETHER === 0) {
      const game = { game: "hashi", name: "A", bots: 0 };
      table = (await post(`${address}/api/quick`, game)).body.table;
    }
    await watch(`${address.replace("http", "ws")}/api/tables/${table}/socket`);
  }
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
