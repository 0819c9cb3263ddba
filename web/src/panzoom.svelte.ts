// The part of a large drawing that is seen: dragged, pinched, turned by the wheel, or moved by the board itself.
// Refuses to know what is drawn; a board writes `viewBox` on the SVG, puts `attach` on it, and cuts off around it
// what is not seen. While it moves, the picture is shifted and scaled as it is; it is drawn anew when it rests.
import type { Attachment } from "svelte/attachments";
import { ms } from "./motion";

export type Box = [x: number, y: number, width: number, height: number];
type Point = { x: number; y: number };

/** How far a finger moves before it drags instead of pressing. */
const DRAG = 8;
/** No closer than this share of the whole. */
const CLOSEST = 0.12;
/** It rests when nothing has moved for so many milliseconds. */
const REST = 140;

export class PanZoom {
  #whole: Box;
  /** What is drawn, and what is seen of it: the same while it rests. */
  #drawn: Box = $state.raw([0, 0, 1, 1]);
  #seen: Box;
  #moved = $state(false);
  #svg: SVGSVGElement | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #flight = 0;

  constructor(whole: Box) {
    this.#whole = whole;
    this.#drawn = whole;
    this.#seen = whole;
  }

  /** What to write into `viewBox`. */
  get viewBox(): string {
    return this.#drawn.map((number) => number.toFixed(2)).join(" ");
  }

  /** How much larger than as a whole things are drawn: for lines that keep their width. */
  get scale(): number {
    return this.#whole[2] / this.#drawn[2];
  }

  get moved(): boolean {
    return this.#moved;
  }

  /** See everything again. */
  fit(): void {
    this.#fly(this.#whole);
  }

  /** See this part, with some room around it. */
  show([x, y, width, height]: Box, room = 0.25): void {
    const share = Math.max(width / this.#whole[2], height / this.#whole[3]) * (1 + 2 * room);
    const size = Math.min(1, Math.max(CLOSEST * 2, share));
    const [wide, high] = [this.#whole[2] * size, this.#whole[3] * size];
    this.#fly(this.#within([x + width / 2 - wide / 2, y + height / 2 - high / 2, wide, high]));
  }

  /** Closer (more than 1) or farther, around a point of the drawing. */
  zoom(by: number, around?: Point): void {
    this.#flight++;
    const [x, y, width, height] = this.#seen;
    const size = Math.min(this.#whole[2], Math.max(this.#whole[2] * CLOSEST, width / by));
    const point = around ?? { x: x + width / 2, y: y + height / 2 };
    const ratio = size / width;
    this.#set([point.x - (point.x - x) * ratio, point.y - (point.y - y) * ratio, size, height * ratio]);
  }

  #set(box: Box): void {
    this.#see(box[2] >= this.#whole[2] * 0.999 ? this.#whole : this.#within(box));
  }

  /** Shift and scale the picture as it was drawn, which costs nothing however much is on it. */
  #see(box: Box): void {
    this.#seen = box;
    this.#moved = box !== this.#whole;
    clearTimeout(this.#resting);
    const svg = this.#svg;
    if (!svg?.clientWidth) return this.#rest();
    const [from, to] = [middle(this.#drawn), middle(box)];
    const pixels = this.#pixels(svg, box);
    svg.style.willChange = "transform";
    svg.style.transform =
      `translate(${(from.x - to.x) * pixels}px, ${(from.y - to.y) * pixels}px) ` +
      `scale(${this.#drawn[2] / box[2]})`;
    this.#resting = setTimeout(() => this.#rest(), REST);
  }

  #rest(): void {
    this.#drawn = this.#seen;
    if (!this.#svg) return;
    this.#svg.style.transform = "";
    this.#svg.style.willChange = "";
  }

  /** How many pixels of the screen a unit of the drawing takes, when this part is seen. */
  #pixels(svg: SVGSVGElement, [, , width, height]: Box): number {
    return Math.min(svg.clientWidth / width, svg.clientHeight / height);
  }

  /** A box may not leave the drawing. */
  #within([x, y, width, height]: Box): Box {
    const [left, top, wide, high] = this.#whole;
    return [
      Math.min(Math.max(x, left), left + wide - width),
      Math.min(Math.max(y, top), top + high - height),
      width,
      height,
    ];
  }

  #fly(to: Box): void {
    const flight = ++this.#flight;
    const from = this.#seen;
    const length = ms(300);
    const start = performance.now();
    const frame = (now: number) => {
      if (flight !== this.#flight) return;
      // A frame may bear a time before the one at which it was asked for.
      const share = Math.min(1, Math.max(0, (now - start) / length));
      const eased = 1 - (1 - share) ** 3;
      this.#see(share === 1 ? to : (from.map((each, at) => each + (to[at]! - each) * eased) as Box));
      if (share < 1) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }

  /** Where a point of the screen lies in the drawing. */
  #point(event: { clientX: number; clientY: number }): Point {
    const seen = middle(this.#seen);
    if (!this.#svg) return seen;
    // Shifted and scaled or not: the middle of what is seen is the middle of the frame around it.
    const frame = this.#svg.parentElement!.getBoundingClientRect();
    const pixels = this.#pixels(this.#svg, this.#seen);
    return {
      x: seen.x + (event.clientX - frame.x - frame.width / 2) / pixels,
      y: seen.y + (event.clientY - frame.y - frame.height / 2) / pixels,
    };
  }

  attach: Attachment<SVGSVGElement> = (svg) => {
    this.#svg = svg;
    svg.style.overflow = "visible";
    const fingers = new Map<number, PointerEvent>();
    let dragged = false;

    const down = (event: PointerEvent) => {
      if (fingers.size === 0) dragged = false;
      fingers.set(event.pointerId, event);
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const far = Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY);
      if (!dragged && far < DRAG && fingers.size === 1) return;
      if (!dragged) svg.setPointerCapture(event.pointerId);
      dragged = true;
      const [one, other] = [...fingers.values()];
      if (one && other) {
        const still = one.pointerId === event.pointerId ? other : one;
        const was = Math.hypot(before.clientX - still.clientX, before.clientY - still.clientY);
        const now = Math.hypot(event.clientX - still.clientX, event.clientY - still.clientY);
        if (was > 0) this.zoom(now / was, this.#point(still));
      } else {
        const [from, to] = [this.#point(before), this.#point(event)];
        const [x, y, width, height] = this.#seen;
        this.#flight++;
        this.#set([x + from.x - to.x, y + from.y - to.y, width, height]);
      }
      fingers.set(event.pointerId, event);
    };
    const up = (event: PointerEvent) => fingers.delete(event.pointerId);
    // A drag is not a press.
    const click = (event: MouseEvent) => {
      if (dragged) event.stopPropagation();
      dragged = false;
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY / 400), this.#point(event));
    };
    svg.addEventListener("pointerdown", down);
    svg.addEventListener("pointermove", move);
    svg.addEventListener("pointerup", up);
    svg.addEventListener("pointercancel", up);
    svg.addEventListener("click", click, { capture: true });
    svg.addEventListener("wheel", wheel, { passive: false });
    return () => {
      clearTimeout(this.#resting);
      svg.removeEventListener("pointerdown", down);
      svg.removeEventListener("pointermove", move);
      svg.removeEventListener("pointerup", up);
      svg.removeEventListener("pointercancel", up);
      svg.removeEventListener("click", click, { capture: true });
      svg.removeEventListener("wheel", wheel);
    };
  };
}

function middle([x, y, width, height]: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
