// Moves the focus among the places of a board by the arrow keys, to the nearest place in that direction.
// Refuses to act: Enter and Space are the place's own.
import type { Attachment } from "svelte/attachments";

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Spot = { element: HTMLElement | SVGElement; x: number; y: number };

function spots(board: Element): Spot[] {
  return [...board.querySelectorAll<HTMLElement | SVGElement>("[data-place]")].map((element) => {
    const box = element.getBoundingClientRect();
    return { element, x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
}

function nearest(from: Spot, all: Spot[], [dx, dy]: [number, number]): Spot | undefined {
  let best: Spot | undefined;
  let least = Infinity;
  for (const spot of all) {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    // Straight ahead counts most; what lies more aside than ahead is another direction.
    if (along < 2 || aside > along * 1.5) continue;
    const distance = along + aside * 2;
    if (distance < least) {
      least = distance;
      best = spot;
    }
  }
  return best;
}

/** Attach to a board's outermost element: one tab stop, arrows between the elements with `data-place`,
 *  Home and End for the first and last. Where places change, the tab stop stays with the last one focused. */
export const arrows: Attachment<Element> = (board) => {
  let current: string | undefined;

  function settle() {
    const all = spots(board);
    const stop =
      all.find(({ element }) => element.dataset["place"] === current) ??
      all.find(({ element }) => element.getAttribute("aria-disabled") !== "true") ??
      all[0];
    for (const { element } of all) {
      const index = element === stop?.element ? "0" : "-1";
      if (element.getAttribute("tabindex") !== index) element.setAttribute("tabindex", index);
    }
  }

  function onfocus(event: Event) {
    const place = (event.target as Element).closest<HTMLElement | SVGElement>("[data-place]");
    if (place && board.contains(place)) {
      current = place.dataset["place"];
      settle();
    }
  }

  function onkey(event: Event) {
    const { key, target, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
    if (altKey || ctrlKey || metaKey) return;
    const all = spots(board);
    const from = all.find(({ element }) => element === target);
    if (!from) return;
    const direction = DIRECTIONS[key];
    const to = direction
      ? nearest(from, all, direction)
      : key === "Home"
        ? all[0]
        : key === "End"
          ? all.at(-1)
          : undefined;
    if (direction || to) event.preventDefault();
    to?.element.focus();
  }

  const observer = new MutationObserver(settle);
  observer.observe(board, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["data-place", "aria-disabled"],
  });
  board.addEventListener("focusin", onfocus);
  board.addEventListener("keydown", onkey);
  settle();
  return () => {
    observer.disconnect();
    board.removeEventListener("focusin", onfocus);
    board.removeEventListener("keydown", onkey);
  };
};
