// The keys at a table, in one place: what they do there, and what the help says of them.
// Refuses keys with Ctrl, Alt or Meta, which are the browser's, and any key while somebody types.

export const KEYS = {
  "?": "keys",
  u: "undo",
  l: "actions",
  g: "log",
  c: "chat",
  r: "rules",
  h: "hint",
  m: "sound",
  Escape: "away",
} as const;

export type KeyMeaning = (typeof KEYS)[keyof typeof KEYS];

/** What a key means here, if anything. */
export function meaning(event: KeyboardEvent): KeyMeaning | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return undefined;
  const target = event.target as Element | null;
  if (target?.closest("input, textarea, select, dialog, [contenteditable]")) return undefined;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return KEYS[key as keyof typeof KEYS];
}
