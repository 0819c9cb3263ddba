// The pictures of guards, flowers and curses (game-icons.net, CC BY 3.0), fetched when a board opens.
// Refuses to leave anything blank: what has no picture of its own gets that of its kind.

export type Pictures = Record<string, string>;

export async function pictures(): Promise<Pictures> {
  return (await import("./pictures.json")).default;
}
