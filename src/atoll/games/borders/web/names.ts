// What a state or a part of one is called: the texts name what lies on our maps, a designer's map names the rest.
import type { BoardProps } from "$atoll/board";

export function named(
  printed: { names: Record<string, string> },
  say: BoardProps["say"],
): (code: string) => string {
  return (code) => printed.names[code] ?? say({ id: `name-${code}` });
}
