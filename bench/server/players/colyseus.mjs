// Speaks what Colyseus' client speaks, without decoding what it is sent: every push is one move.
import WebSocket from "ws";
import { together } from "./together.mjs";

const [JOINED, MESSAGE, STATE, PATCH] = [10, 13, 14, 15];

export async function colyseus(address, tables, told, [how]) {
  await together(tables, () => open(address, told, how));
}

async function open(address, told, how) {
  const seats = [];
  let room = null;
  for (let seat = 0; seat < 4; seat += 1) {
    const way = room ? `joinById/${room}` : "create/sheets";
    const answer = await fetch(`${address}/matchmake/${way}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json",
      },
      body: "{}",
    });
    const made = await answer.json();
    room ??= made.roomId ?? made.room.roomId;
    seats.push(await connect(address, made, seat, told, how));
  }
  seats[0]();
}

function connect(address, made, seat, told, how) {
  const process = made.processId ?? made.room.processId;
  const room = made.roomId ?? made.room.roomId;
  const link = `${address.replace("http", "ws")}/${process}/${room}?sessionId=${made.sessionId}`;
  return new Promise((ready) => {
    const socket = new WebSocket(link);
    let moves = 0;
    let pushed = null;
    const act = () =>
      told.act(() => {
        pushed = told.sent();
        socket.send(message("write", moves % 24));
      });
    socket.on("message", (data) => {
      const code = data[0];
      if (code === JOINED) {
        socket.send(Buffer.from([JOINED]));
        ready(act);
      } else if (code === (how === "patches" ? PATCH : MESSAGE)) {
        moves += 1;
        pushed?.();
        pushed = null;
        if (moves % 4 === seat) act();
      } else if (code !== STATE && code !== PATCH && code !== MESSAGE)
        throw new Error(`code ${code}`);
    });
  });
}

/** A message as Colyseus writes it: its type as a short string, its body as a small number (MessagePack). */
function message(type, number) {
  return Buffer.concat([
    Buffer.from([MESSAGE, 0xa0 | type.length]),
    Buffer.from(type),
    Buffer.from([number]),
  ]);
}
