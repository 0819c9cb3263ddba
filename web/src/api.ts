// The server over HTTP, typed by the protocol. A problem comes as an exception with words for the reader.
import type { Problem, Routes } from "$atoll/protocol";
import { knows, t } from "./speech.svelte";

type Get = Extract<keyof Routes, `GET ${string}`>;
type Post = Extract<keyof Routes, `POST ${string}`>;

/** What the server could not do, and why. */
export class Trouble extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.words);
    this.problem = problem;
  }
}

/** Why it did not work, in the reader's words. */
export function inWords(error: unknown): string {
  return error instanceof Trouble ? inWordsOf(error.problem) : t("trouble-connection");
}

/** What the server is sorry about, in the reader's words. */
export function inWordsOf({ code, words, data }: Pick<Problem, "code" | "words" | "data">): string {
  if (!knows(`sorry-${code}`)) return words;
  // Seats are counted from 0 among programs, and from 1 among people.
  const { seat } = data;
  return t(`sorry-${code}`, typeof seat === "number" ? { ...data, seat: seat + 1 } : data);
}

function filled(path: string, table: string | undefined): string {
  return table === undefined ? path : path.replace("{table}", encodeURIComponent(table));
}

async function answer(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body;
  const problem = body as Partial<Problem> | null;
  throw new Trouble({
    code: problem?.code ?? "",
    words: problem?.words ?? t("trouble-server", { status: response.status }),
    data: problem?.data ?? {},
  });
}

export async function get<R extends Get>(
  route: R,
  table?: string,
  query: Record<string, string | number> = {},
): Promise<Routes[R]["gives"]> {
  const address = new URL(filled(route.slice(4), table), location.origin);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  return (await answer(await fetch(address))) as Routes[R]["gives"];
}

export async function post<R extends Post>(
  route: R,
  body: Routes[R]["takes"] | string,
  table?: string,
): Promise<Routes[R]["gives"]> {
  const response = await fetch(filled(route.slice(5), table), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body ?? {}),
  });
  return (await answer(response)) as Routes[R]["gives"];
}
