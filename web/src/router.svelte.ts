// Which page the address means, and how one goes to another without loading everything again.
// Refuses to know the pages: App does.

const PATHS = {
  start: "/",
  lobby: "/lobby",
  mine: "/mine",
  settings: "/settings",
  about: "/about",
  setup: "/new/:id",
  table: "/t/:id",
  tv: "/tv/:id",
  replay: "/replay/:id",
  review: "/review/:id",
  rules: "/rules/:id",
  learn: "/learn/:id",
  desk: "/desk/:id",
} as const;

export type PageName = keyof typeof PATHS | "lost";
export interface Route {
  page: PageName;
  id: string;
  query: URLSearchParams;
  hash: string;
}

export function read(address: URL): Route {
  const parts = address.pathname.split("/").filter(Boolean);
  const rest = { query: address.searchParams, hash: decodeURIComponent(address.hash.slice(1)) };
  for (const [page, path] of Object.entries(PATHS)) {
    const wanted = path.split("/").filter(Boolean);
    if (wanted.length !== parts.length) continue;
    if (wanted.every((part, at) => part === ":id" || part === parts[at]))
      return { page: page as PageName, id: decodeURIComponent(parts[1] ?? ""), ...rest };
  }
  return { page: "lost", id: "", ...rest };
}

let current = $state.raw(read(new URL(location.href)));

/** The page that is asked for now. */
export function route(): Route {
  return current;
}

/** Go to an address of this site. */
export function go(address: string, how: "push" | "replace" = "push"): void {
  const target = new URL(address, location.href);
  history[how === "push" ? "pushState" : "replaceState"](null, "", target);
  current = read(target);
}

addEventListener("popstate", () => (current = read(new URL(location.href))));

// A plain click on a link within the site is a turn of the page, not a new visit.
addEventListener("click", (event) => {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.href);
});
