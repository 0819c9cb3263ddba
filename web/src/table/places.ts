/** The places on a board that an action is about: where a tap means it, and those it names. */
export function placesOf(action: string, board: Element | undefined): string[] {
  const [, ...named] = action.split(" ");
  const tapped = board?.querySelector<HTMLElement>(`[data-does="${CSS.escape(action)}"]`);
  return [...new Set([...(tapped?.dataset["place"] ? [tapped.dataset["place"]] : []), ...named])];
}
