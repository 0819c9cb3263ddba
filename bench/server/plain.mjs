// The state that the others' tables hold: four sheets of numbers and what was done last; about as large as
// JSON as what a seat of Hashi sees.

export function plain() {
  return {
    round: 1,
    sheets: Array.from({ length: 4 }, (_, seat) => ({
      seat,
      points: 0,
      islands: Array.from({ length: 24 }, (_, at) => (at % 5) + 1),
      bridges: Array.from({ length: 24 }, () => 0),
      notes: ["written", "ringed", "joined", "flagged"],
    })),
    standing: Array.from({ length: 4 }, () => ({
      points: 0,
      largest: 0,
      second: 0,
      rings: 0,
      flags: 0,
    })),
    last: {
      seat: 0,
      at: 0,
      told: "Somebody writes a number on an island and draws a bridge",
    },
  };
}

/** One decision: a number is written, points are counted again. */
export function play(state, seat, at) {
  const sheet = state.sheets[seat];
  if (!sheet || !(at >= 0 && at < sheet.bridges.length))
    throw new Error("no such place");
  sheet.bridges[at] = (sheet.bridges[at] + 1) % 3;
  sheet.points = sheet.bridges.reduce(
    (sum, each, place) => sum + each * sheet.islands[place],
    0,
  );
  state.standing[seat].points = sheet.points;
  state.last.seat = seat;
  state.last.at = at;
}
