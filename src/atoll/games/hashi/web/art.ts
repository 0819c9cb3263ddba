// Shapes of the bay: where islands lie, how their shores run, and digits as a hand writes them.
// Refuses chance: an island looks the same wherever it is drawn.

/** Units between two neighbouring places of the grid, and what is left around them. */
export const STEP = 60;
export const EDGE = 42;

/** Where an island lies: c3 is the third column, the third row. */
export function spot(name: string): [number, number] {
  const column = name.charCodeAt(0) - 97;
  return [EDGE + column * STEP, EDGE + (Number(name.slice(1)) - 1) * STEP];
}

/** How many columns and rows a board has. */
export function extent(names: string[]): [number, number] {
  const columns = Math.max(...names.map((name) => name.charCodeAt(0) - 96));
  const rows = Math.max(...names.map((name) => Number(name.slice(1))));
  return [columns, rows];
}

/** A shore: a smooth closed line, a little different for every island. */
export function shore(name: string, radius: number): string {
  const seed = name.charCodeAt(0) * 7 + Number(name.slice(1)) * 13;
  const points = Array.from({ length: 9 }, (_, at) => {
    const angle = (at / 9) * 2 * Math.PI;
    const far =
      radius *
      (1 +
        0.09 * Math.sin(seed + at * 2.3) +
        0.05 * Math.cos(seed * 1.7 + at * 4.1));
    return [Math.cos(angle) * far, Math.sin(angle) * far] as const;
  });
  const middle = (
    one: readonly [number, number],
    two: readonly [number, number],
  ) =>
    `${((one[0] + two[0]) / 2).toFixed(1)} ${((one[1] + two[1]) / 2).toFixed(1)}`;
  const curves = points.map((point, at) => {
    const next = points[(at + 1) % points.length]!;
    return `Q${point[0].toFixed(1)} ${point[1].toFixed(1)} ${middle(point, next)}`;
  });
  return `M${middle(points.at(-1)!, points[0]!)}${curves.join("")}Z`;
}

/** Digits in a box of 24 × 32, each one stroke of the pencil. */
export const DIGITS: Record<number, string> = {
  1: "M8 9.500C11 8 12.500 6 13.500 3.500C13 12 13 20 12.500 28.500",
  2: "M6 9C7 2.500 17.500 2.500 17 10C16.500 16.500 8.500 21.500 6 28C9.500 26 14 29 19 27",
  3: "M6.500 6C10 2 17.500 4 16.500 9.500C15.500 14 11.500 14.500 9.500 14.500C14 14 18.500 17 17.500 22C16.500 29 8.500 29.500 5 25.500",
  4: "M12.500 3.500C10 9.500 7.500 15 4.500 20C10 19.500 15 19.500 20 19.500M15.500 12.500C15 18 14.500 23 14.500 29",
  5: "M18 4C14 4.500 11 4.500 8.500 4.500C8 8 7.500 11 7 14.500C12 11 18.500 14 17.500 21C16.500 28.500 8.500 29.500 5 25.500",
  6: "M16 3.500C10 7.500 6 14 6 20.500C6 28.500 17.500 29.500 17.500 21.500C17.500 15 9.500 13.500 6.500 19.500",
};

/** The name of a line or of any two islands: the one that is printed first comes first. */
export function between(names: string[], one: string, other: string): string {
  return names.indexOf(one) < names.indexOf(other)
    ? `${one}-${other}`
    : `${other}-${one}`;
}
