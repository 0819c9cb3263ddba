// The players: tables of four seats, a socket each. A seat acts as soon as it is told that it is to, or when
// so many moves a second are due; a move counts when it has been pushed. Answers each line `seconds [a second]`
// with what was played in that time.
import { createInterface } from "node:readline";
import { atoll } from "./players/atoll.mjs";
import { boardgameio } from "./players/boardgameio.mjs";
import { colyseus } from "./players/colyseus.mjs";
import { watchers } from "./players/watchers.mjs";

const [kind, address, tables, ...more] = process.argv.slice(2);
const players = { atoll, boardgameio, colyseus, watchers }[kind];

const told = { moves: 0, waits: [], paused: true, waiting: [] };

/** A seat has sent its move; what it returns is called when the move was pushed back. */
told.sent = () => {
  const at = performance.now();
  return () => {
    told.moves += 1;
    told.waits.push(performance.now() - at);
  };
};
/** Act now, or when it is due, or when the next measurement begins. */
told.act = (move) =>
  told.paused || told.rate ? told.waiting.push(move) : move();

/** Let so many of those who wait act a second. */
function pace(rate) {
  const begun = performance.now();
  let acted = 0;
  const due = setInterval(() => {
    const now = ((performance.now() - begun) / 1000) * rate;
    while (acted < now && told.waiting.length) {
      told.waiting.shift()();
      acted += 1;
    }
    // Who comes late is not made up for by a crowd.
    acted = Math.max(acted, now - 1);
  }, 1);
  return () => clearInterval(due);
}

await players(address, Number(tables), told, more);
console.log("ready");
for await (const line of createInterface({ input: process.stdin })) {
  const [length, rate] = line.split(" ").map(Number);
  told.paused = false;
  told.rate = rate;
  const stop = rate ? pace(rate) : () => {};
  if (!rate) for (const move of told.waiting.splice(0)) move();
  // The first moments warm up what is measured.
  await new Promise((done) => setTimeout(done, 300));
  told.moves = 0;
  told.waits = [];
  const begun = performance.now();
  console.log("begin");
  await new Promise((done) => setTimeout(done, length * 1000));
  const seconds = (performance.now() - begun) / 1000;
  const waits = told.waits.sort((one, other) => one - other);
  const at = (share) =>
    waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0;
  console.log(
    JSON.stringify({ moves: told.moves, seconds, p50: at(0.5), p99: at(0.99) }),
  );
  stop();
  told.paused = true;
  await new Promise((done) => setTimeout(done, 200));
}
process.exit(0);
