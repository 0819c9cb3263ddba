// made by packaging/write_protocol.py from src/atoll/server/protocol.py; do not edit.

export const VERSION = 1;

/** A message in the sense of docs/rooms.md. */
export type Message = { id: string; [fill: string]: unknown };
/** What a game gives to its readers. */
export type Json = { [name: string]: any };
export type Phase = "open" | "playing" | "ended";
export type Visibility = "open" | "link";
export type Chatting = "all" | "phrases" | "off";
export type Role = "player" | "spectator" | "tv";
export type Choice = "bot" | "wait" | "end";
export type PhraseId = "hello" | "good-luck" | "your-turn" | "one-moment" | "back-soon" | "well-played" | "wow" | "oops" | "thanks" | "sorry" | "one-more" | "goodbye";

/** How fast it is played: `live` together now, `casual` without any clock, `days` with hours per decision. */
export type Pace = {
  kind?: "casual" | "days" | "live";
  /** live: a clock for each player, in seconds, and what each decision adds to it. */
  clock?: number | null;
  bonus?: number;
  /** live: how long a seat may take while several decide at the same time, in seconds. */
  limit?: number | null;
  /** days: how long a decision may take. */
  hours?: number | null;
};

/** Who sits there. `stand_in` is the level of the bot that plays on for a person who is away or resigned. */
export type SeatState = {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  host: boolean;
  resigned: boolean;
  stand_in: string | null;
};

/** How a race was judged for one decision, in milliseconds since the reveal: what the player's device claims, when it arrived, and what is believed of it. */
export type Verdict = {
  claim: number | null;
  arrival: number;
  believed: number;
};

/** What a seat made of it; `parts` are (name, points) in the order of the rulebook. */
export type ResultState = {
  points: number;
  place: number;
  parts: [string, number][];
};

/** How it ended. `reason` is a text of the game, or of the house (`end-resigned`, `end-agreed`) when `results` are only those of the ones who stayed. The seed proves the deal: its SHA-256 was shown from the start. */
export type Ending = {
  reason: string;
  results: ResultState[];
  seed: string;
};

/** Something that the others must agree to: to take back a decision, together with what came after it. */
export type Question = {
  kind: "undo";
  seat: number;
  step: number;
  agreed: number[];
  waiting: number[];
};

/** The others decide what happens with a seat whose player stays away. `votes` are (seat, choice). */
export type Poll = {
  about: number;
  votes: [number, Choice][];
  waiting: number[];
};

/** The game was begun with other rules than are here now, which would play that step otherwise: it stands still, as it was. */
export type Frozen = {
  step: number;
  pinned: string;
  here: string;
};

/** Everything about a table but the game on it; the same for everyone. */
export type TableState = {
  id: string;
  seq: number;
  phase: Phase;
  game: string;
  rules: string;
  options: { [name: string]: string | number | boolean };
  preset: string | null;
  pace: Pace;
  visibility: Visibility;
  watch: boolean;
  hints: boolean;
  chat: Chatting;
  seats: SeatState[];
  created: number;
  started: number | null;
  seed_hash: string | null;
  rigged: boolean;
  question: Question | null;
  polls: Poll[];
  ending: Ending | null;
  /** The table at which the same people play again. */
  rematch: string | null;
  frozen: Frozen | null;
  /** Whether the game came as a record, and nobody here played it. */
  imported: boolean;
};

/** The clocks at server time `now`. `left` is what each seat has; `running` are those that lose time; `due` is when each seat's time is up (server time): live the rules then decide for it, by days the others may vote. */
export type Clocks = {
  now: number;
  left: (number | null)[];
  running: number[];
  due: (number | null)[];
};

/** What a reader was told of one step. `race` is there when it was a race. */
export type LogEntry = {
  step: number;
  seat: number;
  at: number;
  lines: Message[];
  race: Verdict | null;
  lapsed: boolean;
};

/** One thing said, in free words or as a quick phrase that each reader sees in their own language. */
export type ChatLine = {
  number: number;
  at: number;
  seat: number | null;
  name: string;
  phrase: PhraseId | null;
  text: string | null;
  among: "spectators" | "table";
};

/** The first message: which protocol, as what, and how far one has come (`seq` of the last view). */
export type Hello = {
  type: "hello";
  version: number;
  role?: Role;
  seq?: number;
  chat?: number;
};

/** A decision. `id` is the one the seat's view gave; sent twice, it counts once. In a race `claim` is how long it took after the reveal on the player's own screen. */
export type Do = {
  type: "do";
  seat: number;
  id: number;
  action: string;
  claim?: number | null;
};

/** Asks why something is not allowed. */
export type Why = {
  type: "why";
  seat: number;
  action: string;
};

/** Chooses in advance: as soon as the seat is to move, the first is played if it is legal then, and so on; one that is not legal drops the rest. An empty list takes everything back. Nobody else sees it. */
export type Intend = {
  type: "intend";
  seat: number;
  actions: string[];
};

/** Takes back the seat's last decision, or asks the others for it when the view says `ask`. */
export type Undo = {
  type: "undo";
  seat: number;
};

/** Agrees or not to the open question; who asked withdraws it with `yes: false`. */
export type Answer = {
  type: "answer";
  seat: number;
  yes: boolean;
};

/** Takes an open seat, the first one when none is named. A device may sit at several (hot-seat). */
export type Sit = {
  type: "sit";
  name: string;
  seat?: number | null;
};

/** Leaves a seat before the start. The host may empty any seat. */
export type Stand = {
  type: "stand";
  seat: number;
};

/** The host puts a bot on a seat, or opens the seat again with no bot. */
export type Invite = {
  type: "invite";
  seat: number;
  bot: string | null;
};

/** The host exchanges who sits where, before the start; a player may move to an open seat. */
export type Swap = {
  type: "swap";
  seat: number;
  other: number;
};

/** The host starts. Open seats are taken away when `close` says so and the game is for so many. */
export type Start = {
  type: "start";
  close?: boolean;
};

/** Gives up. A bot plays on, or the game ends when nobody is left to play against. */
export type Resign = {
  type: "resign";
  seat: number;
};

/** Says that one will not be back soon: the others need not wait before they vote. */
export type Leave = {
  type: "leave";
};

/** Votes on a seat whose player stays away. */
export type Vote = {
  type: "vote";
  seat: number;
  about: number;
  choice: Choice;
};

/** Takes one's seat back from the bot that played on. */
export type Back = {
  type: "back";
  seat: number;
};

/** A new table for the same people, with the first seat moved on by one. */
export type Rematch = {
  type: "rematch";
};

/** Says something: a quick phrase or free words. Without a seat as a spectator, to spectators. */
export type Say = {
  type: "say";
  seat?: number | null;
  phrase?: PhraseId | null;
  text?: string | null;
};

/** No longer hears what somebody says (a seat, or all spectators when none is named), or hears it again. */
export type Mute = {
  type: "mute";
  seat: number | null;
  muted: boolean;
};

/** The host changes what may be changed at any time. */
export type Settle = {
  type: "settle";
  chat?: Chatting | null;
  hints?: boolean | null;
  watch?: boolean | null;
  visibility?: Visibility | null;
};

/** Asks what a good player would do; the answer is `advice`. */
export type Hint = {
  type: "hint";
  seat: number;
};

/** Asks for the server's time, to set one's clock by; the answer is `pong`. */
export type Ping = {
  type: "ping";
  sent: number;
};

/** Answers a probe at once. */
export type Echo = {
  type: "echo";
  number: number;
};

/** The answer to `hello`; the table, the views and the chat follow. */
export type Welcome = {
  type: "welcome";
  version: number;
  time: number;
  name: string;
  role: Role;
};

/** The table, whenever something about it changed, with the seats that are this reader's own. */
export type Table = {
  type: "table";
  table: TableState;
  yours: number[];
  host: boolean;
};

/** All that a seat (or everyone: `seat` null) may know now. Log entries from step `since` on replace what the client has of the log. A view with `opens` is to be shown at that server time and not before. */
export type View = {
  type: "view";
  seat: number | null;
  seq: number;
  /** How many decisions were taken; and the id that this seat's next decision carries. */
  step: number;
  id: number;
  to_move: number[];
  public: Json;
  private: Json;
  legal: string[];
  since: number;
  log: LogEntry[];
  undo: "ask" | "free" | null;
  intention: string[];
  clocks: Clocks | null;
  opens: number | null;
};

/** A decision is kept: it will be there after any fault. */
export type Done = {
  type: "done";
  seat: number;
  id: number;
  step: number;
};

/** Why something is not allowed. Nothing changed, and nobody else is told. `id` is that of the decision, or null for an answer to `why`; a clause that is empty says: it is allowed. */
export type Refused = {
  type: "refused";
  seat: number;
  id: number | null;
  action: string;
  clause: string;
  reason: string;
  data: { [name: string]: string | number };
  at: string[];
};

/** What could not be done for a reason outside the rules. `code` is a text of the house (`sorry-<code>`, filled with `data`); `words` say the same in English, for people who write clients. */
export type Sorry = {
  type: "sorry";
  code: string;
  words: string;
  data: { [name: string]: string | number };
};

/** Whose device is connected, by seat, and how many watch. */
export type Presence = {
  type: "presence";
  present: boolean[];
  spectators: number;
};

/** What was said since what the client has. */
export type Chat = {
  type: "chat";
  lines: ChatLine[];
};

/** Whom this reader does not hear. */
export type Muted = {
  type: "muted";
  seats: number[];
  spectators: boolean;
};

/** What a good player would do, and why. */
export type Advice = {
  type: "advice";
  seat: number;
  step: number;
  action: string;
  why: Message[];
};

/** The server's time in milliseconds. */
export type Pong = {
  type: "pong";
  sent: number;
  time: number;
};

/** Measures this connection; to be answered at once with `echo`. */
export type Probe = {
  type: "probe";
  number: number;
};

/** The table moved to another server, or this one goes down: connect again after so many milliseconds. */
export type Elsewhere = {
  type: "elsewhere";
  after: number;
};

/** An option of a game. A choice has `values`, a number `least` and `most`; `seats` are the numbers of players for which it is there (none: for all). */
export type OptionCard = {
  name: string;
  kind: "choice" | "number" | "switch";
  default: string | number | boolean;
  values: string[];
  least: number | null;
  most: number | null;
  seats: number[];
};

/** A game on the start page. */
export type GameCard = {
  id: string;
  title: string;
  designer: string;
  seats: [number, number];
  minutes: [number, number];
  rules: string;
  secrets: boolean;
  together: boolean;
  race: boolean;
  options: OptionCard[];
  presets: { [name: string]: { [name: string]: string | number | boolean } };
};

/** All games, and the levels of bots, weakest first. */
export type Games = {
  games: GameCard[];
  bots: string[];
};

/** A seat at a new table: `person` is whoever creates it (several of them: hot-seat on one device). */
export type SeatPlan = {
  kind: "bot" | "open" | "person";
  name?: string | null;
  bot?: string | null;
};

/** A table to be created. `rig` arranges draws by label, for lessons; such a table is never listed. */
export type NewTable = {
  game: string;
  seats: SeatPlan[];
  options?: { [name: string]: string | number | boolean };
  preset?: string | null;
  pace?: Pace;
  visibility?: Visibility;
  watch?: boolean;
  hints?: boolean;
  chat?: Chatting;
  start?: boolean;
  rig?: { [name: string]: number[] } | null;
};

/** Me and so many bots, started at once. */
export type Quick = {
  game: string;
  name: string;
  bots?: number;
  level?: string | null;
  options?: { [name: string]: string | number | boolean };
  preset?: string | null;
};

/** A table was created. `link` is what one sends to friends. */
export type Created = {
  table: string;
  link: string;
};

/** The link to a table as others reach it: whoever sits at the server's own machine calls it localhost, which leads a friend nowhere. */
export type Invitation = {
  link: string;
};

/** Takes an open seat, the first one when none is named. */
export type Join = {
  name: string;
  seat?: number | null;
};

/** Where one sits. */
export type Joined = {
  table: TableState;
  yours: number[];
};

/** A table in a list. */
export type TableCard = {
  id: string;
  game: string;
  phase: Phase;
  players: string[];
  open: number;
  pace: Pace;
  updated: number;
  /** In the list of one's own: whether one is to move. */
  your_turn: boolean;
};

/** Tables that can be joined, one's own (those that wait for one first), and finished ones. */
export type Lobby = {
  open: TableCard[];
  mine: TableCard[];
  recent: TableCard[];
};

/** Who one is on this device. Nobody needs more than a name. `email` is told when the host can send mail; `reminders` says whether it can. */
export type Me = {
  name: string;
  email: string | null;
  reminders: boolean;
};

/** The name to offer next time, and where to send the digest of tables that wait (empty: nowhere). */
export type Rename = {
  name?: string | null;
  email?: string | null;
};

/** A code that brings one's tables to another device, once, until that time. */
export type Claim = {
  code: string;
  until: number;
};

/** The code that the other device shows. */
export type TakeOver = {
  code: string;
};

/** What is printed on the components of a table's game; it never changes. */
export type Printed = {
  printed: Json;
};

/** The game after a step, from one seat's eyes (or everyone's). Frame 0 is the set-up. */
export type Frame = {
  step: number;
  seat: number | null;
  do: string | null;
  to_move: number[];
  public: Json;
  private: Json;
  lines: Message[];
  race: Verdict | null;
};

/** Part of a replay: frames from `first` on, of `steps` + 1 in all. */
export type Frames = {
  first: number;
  steps: number;
  frames: Frame[];
};

/** Whether the seed has the hash that was shown at the start, and every draw comes from it. */
export type Verified = {
  fits: boolean;
  seed_hash: string;
  seed: string;
  draws: number;
  /** The first draw that does not fit: its step (0: the set-up) and label. */
  step: number | null;
  label: string | null;
};

/** One step of a finished game, looked at again. What is better is told as worth in wins, from 0 to 1. */
export type ReviewedStep = {
  step: number;
  seat: number;
  do: string;
  mark: "doubtful" | "forced" | "good" | "mistake";
  /** The best that a search found: what was done, unless that gave something away. */
  best: string;
  /** What was given away against it, and how uncertain that is (one standard error). */
  lost: number;
  give: number;
  /** What speaks for the best, in the game's words. */
  why: Message[];
  /** What the draws of this step brought each seat, against what such draws bring on average. */
  luck: number[];
  /** Each seat's chances of winning after the step. */
  chances: number[];
};

/** How many decisions of a seat got which mark; those without a choice get none. */
export type Marks = {
  good: number;
  doubtful: number;
  mistake: number;
};

/** A reviewed game in a few numbers, by seat. */
export type ReviewSummary = {
  /** What luck brought, and what decisions gave away, in wins. */
  luck: number[];
  lost: number[];
  marks: Marks[];
  /** The step from which on whoever won was never behind (0: from the start). */
  turning: number | null;
};

/** What is known so far of a finished game that is looked at again: steps from `first` on, of `steps`. It goes on while it is asked for; the summary comes when all steps are there. */
export type Review = {
  first: number;
  steps: number;
  reviewed: ReviewedStep[];
  summary: ReviewSummary | null;
};

/** A record became a finished table that can be replayed. */
export type Imported = {
  table: string;
};

/** A question that a game answers outside of any table: `about` is what it is about, as texts. */
export type Inquiry = {
  game: string;
  question: string;
  about?: { [name: string]: string };
};

/** What the game says; `refused` in it is a message: what it does not understand, and what is possible. */
export type Answered = {
  answer: Json;
};

/** What was wrong, where, and what is possible; like `sorry` on the socket. */
export type Problem = {
  code: string;
  words: string;
  data: { [name: string]: string | number };
};

export type ClientMessage = Hello | Do | Why | Intend | Undo | Answer | Sit | Stand | Invite | Swap | Start | Resign | Leave | Vote | Back | Rematch | Say | Mute | Settle | Hint | Ping | Echo;

export type ServerMessage = Welcome | Table | View | Done | Refused | Sorry | Presence | Chat | Muted | Advice | Pong | Probe | Elsewhere;

/** What each route takes and gives. */
export type Routes = {
  "GET /api/games": { takes: null; gives: Games };
  "POST /api/questions": { takes: Inquiry; gives: Answered };
  "GET /api/me": { takes: null; gives: Me };
  "POST /api/me": { takes: Rename; gives: Me };
  "POST /api/claim": { takes: null; gives: Claim };
  "POST /api/takeover": { takes: TakeOver; gives: Me };
  "GET /api/lobby": { takes: null; gives: Lobby };
  "POST /api/quick": { takes: Quick; gives: Created };
  "POST /api/tables": { takes: NewTable; gives: Created };
  "GET /api/tables/{table}": { takes: null; gives: TableState };
  "POST /api/tables/{table}/join": { takes: Join; gives: Joined };
  "GET /api/tables/{table}/printed": { takes: null; gives: Printed };
  "GET /api/tables/{table}/invite": { takes: null; gives: Invitation };
  "GET /api/tables/{table}/invite.svg": { takes: null; gives: string };
  "GET /api/tables/{table}/replay": { takes: null; gives: Frames };
  "GET /api/tables/{table}/record": { takes: null; gives: string };
  "GET /api/tables/{table}/verify": { takes: null; gives: Verified };
  "GET /api/tables/{table}/review": { takes: null; gives: Review };
  "POST /api/records": { takes: null; gives: Imported };
};
export const SOCKET = "/api/tables/{table}/socket";
