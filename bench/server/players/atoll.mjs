// Four people (or fewer) at each table of Hashi, each with a cookie of their own; a finished game is followed by
// another.
import WebSocket from "ws";
import { together } from "./together.mjs";

export async function atoll(address, tables, told, [seats = 4]) {
  await together(tables, () => open(address, told, Number(seats)));
}

export async function post(address, body, cookie) {
  const headers = {
    "content-type": "application/json",
    ...(cookie ? { cookie } : {}),
  };
  const answer = await fetch(address, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const given = answer.headers.get("set-cookie");
  return {
    body: await answer.json(),
    cookie: given ? given.split(";")[0] : cookie,
  };
}

async function open(address, told, people) {
  const seats = [
    { kind: "person", name: "A" },
    ...Array(people - 1).fill({ kind: "open" }),
  ];
  const made = await post(`${address}/api/tables`, { game: "hashi", seats });
  const cookies = [made.cookie];
  for (const name of ["B", "C", "D"].slice(0, people - 1)) {
    const joined = await post(`${address}/api/tables/${made.body.table}/join`, {
      name,
    });
    cookies.push(joined.cookie);
  }
  const sockets = await Promise.all(
    cookies.map((cookie, seat) =>
      connect(address, made.body.table, cookie, seat, told, people),
    ),
  );
  sockets[0].send('{"type":"start"}');
}

function connect(address, table, cookie, seat, told, people) {
  return new Promise((ready) => {
    const socket = new WebSocket(
      `${address.replace("http", "ws")}/api/tables/${table}/socket`,
      {
        headers: { cookie },
        perMessageDeflate: false,
      },
    );
    let pushed = null;
    let asked = -1;
    socket.on("open", () => socket.send('{"type":"hello","version":1}'));
    socket.on("message", (data) => {
      const text = data.toString();
      if (text.startsWith('{"type":"done"')) {
        pushed?.();
        pushed = null;
      } else if (text.startsWith('{"type":"view"')) {
        if (text.includes('"legal":[]')) return;
        const view = JSON.parse(text);
        if (view.id === asked) return;
        asked = view.id;
        const action = view.legal[(view.id * 7) % view.legal.length];
        told.act(() => {
          pushed = told.sent();
          socket.send(
            `{"type":"do","seat":${seat},"id":${view.id},"action":"${action}"}`,
          );
        });
      } else if (text.startsWith('{"type":"welcome"')) ready(socket);
      else if (
        text.startsWith('{"type":"table"') &&
        text.includes('"phase":"ended"')
      ) {
        socket.terminate();
        if (seat === 0) void open(address, told, people);
      } else if (
        text.startsWith('{"type":"sorry"') ||
        text.startsWith('{"type":"refused"')
      )
        throw new Error(text);
    });
  });
}
