// What a game's Board.svelte is given, and what it may ask of the shell. docs/boards.md explains it.
// Knows no game: what lies in `printed`, `public` and `private` is typed by each board for itself.

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** The id of a text and what fills it; docs/rooms.md says how a message becomes words. */
export interface Message {
  id: string;
  [name: string]: Json;
}

/** What a reader may know of a position. `seat` is null for a spectator and on the television. */
export interface View<Public, Private> {
  seat: number | null;
  public: Public;
  /** Empty when there is no seat. */
  private: Private;
}

/** The part of `public` that means the same in every game. */
export interface Common {
  round: number;
  rounds: number;
  standing: Standing[];
  prompt: Message;
}
export interface Standing {
  points: number;
  notes: Message[];
}

export const COLOURS = ["blue", "vermilion", "green", "amber", "mauve", "sky"] as const;
export type Colour = (typeof COLOURS)[number];

export const SYMBOLS = ["anchor", "gull", "shell", "star", "fish", "lantern"] as const;
export type SymbolName = (typeof SYMBOLS)[number];

export interface Player {
  name: string;
  colour: Colour;
  symbol: SymbolName;
  bot: boolean;
}

/** How much room a board has and what it is for. */
export type Size = "full" | "small" | "tv";

export interface BoardProps<Printed = Json, Public = Json, Private = Json> {
  /** What is printed on the components: the same all game long. */
  printed: Printed;
  view: View<Public, Private>;
  /** What this reader may do now, as action texts; empty while others decide, in a replay, on the television. */
  legal: string[];
  /** By seat. */
  players: Player[];
  /** What the last step told this reader. A new array means: show it in motion now. */
  told: Message[];
  /** How many steps there have been. */
  step: number;
  /** Do this. It is one of `legal`; anything else is answered like `ask`. */
  act: (action: string) => void;
  /** Why is this not possible? The shell shows the clause in words and marks its places. */
  ask: (action: string) => void;
  /** What this reader has chosen in advance, played by the table as soon as it is possible; empty when nothing. */
  intended: string[];
  /** Choose in advance, in place of what was chosen before; an empty list takes it back. Only for a seat that
   *  waits for others: whoever is to move acts. */
  intend: (actions: string[]) => void;
  /** A message in the reader's language. */
  say: (message: Message) => string;
  size: Size;
  /** Whose sheet to draw, in games that have one per player (`sheets`); null: the reader's own, or all on a television. */
  of: number | null;
  /** Places to point at: of a refusal, a hint, the tutorial, a line of the log. The names are the game's own (`at`). */
  marked: string[];
}

/** What a room's web/Desk.svelte is given: where anybody may ask the game something, outside of any table. */
export interface DeskProps {
  /** Ask one of the game's questions. What the game does not understand is a message in `refused`; null means
   *  that there was no answer, and the shell says why. */
  inquire: (question: string, about?: Record<string, string>) => Promise<Record<string, Json> | null>;
  /** A message in the reader's language. */
  say: (message: Message) => string;
}

/** What a room's web/Board.svelte exports beside the component, in its `<script module>`. */
export interface BoardModule {
  /** Each player has a sheet of their own: the shell then draws the rivals' as a strip of small boards. */
  sheets?: boolean;
}
