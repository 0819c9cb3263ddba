// Speaks what boardgame.io's client speaks: socket.io on a plain WebSocket.
import WebSocket from "ws";
import { together } from "./together.mjs";

export async function boardgameio(address, tables, told) {
  await together(tables, (table) => open(address, `table-${table}`, told));
}

async function open(address, table, told) {
  const created = await fetch(`${address}/games/sheets/create`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ numPlayers: 4 }),
  });
  const { matchID } = await created.json();
  const seats = [];
  for (let seat = 0; seat < 4; seat += 1) {
    const joined = await fetch(`${address}/games/sheets/${matchID}/join`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ playerID: String(seat), playerName: table }),
    });
    const { playerCredentials } = await joined.json();
    seats.push(await connect(address, matchID, seat, playerCredentials, told));
  }
  seats[0]();
}

function connect(address, match, seat, credentials, told) {
  return new Promise((ready) => {
    const socket = new WebSocket(
      `${address.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`,
    );
    const emit = (...message) =>
      socket.send(`42/sheets,${JSON.stringify(message)}`);
    let state = 0;
    let pushed = null;
    const act = () =>
      told.act(() => {
        pushed = told.sent();
        const type = "MAKE_MOVE";
        const payload = {
          type: "write",
          args: [state % 24],
          playerID: String(seat),
          credentials,
        };
        emit("update", { type, payload }, state, match, String(seat));
      });
    socket.on("message", (data) => {
      const text = data.toString();
      if (text.startsWith("0")) socket.send("40/sheets,");
      else if (text === "2") socket.send("3");
      else if (text.startsWith("40/sheets"))
        emit("sync", match, String(seat), credentials, 4);
      else if (text.startsWith('42/sheets,["sync"')) ready(act);
      else if (text.startsWith('42/sheets,["update"')) {
        state = Number(/"_stateID":(\d+)/.exec(text)[1]);
        pushed?.();
        pushed = null;
        if (state % 4 === seat) act();
      }
    });
  });
}
