// The part of a large drawing that is seen: dragged, pinched, turned by the wheel, or moved by the board itself.
// Refuses to know what is drawn; a board binds `box` to its viewBox and puts `attach` on the SVG.
import type { Attachment } from "svelte/attachments";
import { ms } from "./motion";

export type Box = [x: number, y: number, width: number, height: number];
type Point = { x: number; y: number };

/** How far a finger moves before it drags instead of pressing. */
const DRAG = 8;
/** No closer than this share of the whole. */
const CLOSEST = 0.12;

export class PanZoom {
  #whole: Box;
  #box: Box = $state.raw([0, 0, 1, 1]);
  #svg: SVGSVGElement | undefined;
  #flight = 0;

  constructor(whole: Box) {
    this.#whole = whole;
    this.#box = whole;
  }

  /** What to write into `viewBox`. */
  get viewBox(): string {
    return this.#box.map((number) => number.toFixed(2)).join(" ");
  }

  /** How much larger than as a whole things are drawn: for lines that keep their width. */
  get scale(): number {
    return this.#whole[2] / this.#box[2];
  }

  get moved(): boolean {
    return this.#box !== this.#whole;
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
    const [x, y, width, height] = this.#box;
    const size = Math.min(this.#whole[2], Math.max(this.#whole[2] * CLOSEST, width / by));
    const point = around ?? { x: x + width / 2, y: y + height / 2 };
    const ratio = size / width;
    this.#set([point.x - (point.x - x) * ratio, point.y - (point.y - y) * ratio, size, height * ratio]);
  }

  #set(box: Box): void {
    this.#box = box[2] >= this.#whole[2] * 0.999 ? this.#whole : this.#within(box);
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
    const from = this.#box;
    const length = ms(300);
    const start = performance.now();
    const frame = (now: number) => {
      if (flight !== this.#flight) return;
      // A frame may bear a time before the one at which it was asked for.
      const share = Math.min(1, Math.max(0, (now - start) / length));
      const eased = 1 - (1 - share) ** 3;
      this.#box = share === 1 ? to : (from.map((each, at) => each + (to[at]! - each) * eased) as Box);
      if (share < 1) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }

  /** Where a point of the screen lies in the drawing. */
  #point(event: { clientX: number; clientY: number }): Point {
    const into = this.#svg?.getScreenCTM()?.inverse();
    return new DOMPoint(event.clientX, event.clientY).matrixTransform(into);
  }

  attach: Attachment<SVGSVGElement> = (svg) => {
    this.#svg = svg;
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
        const [x, y, width, height] = this.#box;
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
      svg.removeEventListener("pointerdown", down);
      svg.removeEventListener("pointermove", move);
      svg.removeEventListener("pointerup", up);
      svg.removeEventListener("pointercancel", up);
      svg.removeEventListener("click", click, { capture: true });
      svg.removeEventListener("wheel", wheel);
    };
  };
}
