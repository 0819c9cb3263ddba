// The title of the window: where one is, and whether it is one's turn.

/** Give the page this title for as long as it is open. */
export function titled(title: () => string): void {
  $effect(() => {
    document.title = title() ? `${title()} · Atoll` : "Atoll";
  });
}
