import type { Attachment } from 'svelte/attachments';
import type { Box, Point } from './actors';
import { pointIn, swallow } from './drag';

/** How near one may come, and how much nearer a turn of the wheel or a touch of a button brings. */
const NEAREST = 4;
const STEP = 1.35;
const WHEEL = 0.0016;
/** So many pixels make a tap a drag. */
const SLACK = 8;
/** Two taps within this time, in milliseconds, are one gesture. */
const TWICE = 320;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Which part of a drawing is looked at: all of it at first. Wheel, two fingers, keys and buttons come nearer; a drag goes along. */
export class Lens {
  readonly #whole: () => Box;
  #zoom = $state(1);
  #middle = $state.raw<Point>({ x: 0, y: 0 });

  readonly zoom: number = $derived.by(() => this.#zoom);
  readonly near = $derived.by(() => this.#zoom > 1);
  readonly nearest = $derived.by(() => this.#zoom >= NEAREST);

  /** What is seen. It never leaves the drawing. */
  readonly box: Box = $derived.by(() => {
    const { x, y, width, height } = this.#whole();
    const [w, h] = [width / this.#zoom, height / this.#zoom];
    return {
      x: clamp(this.#middle.x - w / 2, x, x + width - w),
      y: clamp(this.#middle.y - h / 2, y, y + height - h),
      width: w,
      height: h,
    };
  });

  constructor(whole: () => Box) {
    this.#whole = whole;
  }

  /** Comes so many times nearer; what lies at a point stays there. */
  scale(by: number, at: Point = this.#centre()): void {
    const { x, y, width, height } = this.box;
    const zoom = clamp(this.#zoom * by, 1, NEAREST);
    const share = { x: (at.x - x) / width, y: (at.y - y) / height };
    const ratio = this.#zoom / zoom;
    this.#middle = {
      x: at.x + (0.5 - share.x) * width * ratio,
      y: at.y + (0.5 - share.y) * height * ratio,
    };
    this.#zoom = zoom;
  }

  nearer(): void {
    this.scale(STEP);
  }

  farther(): void {
    this.scale(1 / STEP);
  }

  all(): void {
    this.#zoom = 1;
  }

  shift(dx: number, dy: number): void {
    const { x, y } = this.#centre();
    this.#middle = { x: x + dx, y: y + dy };
  }

  /** Goes where a point is seen, if it is not. */
  show({ x, y }: Point): void {
    const { box } = this;
    const rim = Math.min(box.width, box.height) / 10;
    const seen = x > box.x + rim && x < box.x + box.width - rim && y > box.y + rim && y < box.y + box.height - rim;
    if (this.near && !seen) {
      this.#middle = { x, y };
    }
  }

  /** True if the key meant something. */
  key(key: string): boolean {
    const act = {
      '+': () => this.nearer(),
      '=': () => this.nearer(),
      '-': () => this.farther(),
      '0': () => this.all(),
    }[key];
    act?.();
    return act !== undefined;
  }

  /** Wheel, fingers and double taps on the drawing. */
  readonly attach: Attachment<SVGSVGElement> = (svg) => {
    let fingers: readonly PointerEvent[] = [];
    const others = ({ pointerId }: PointerEvent) => fingers.filter((one) => one.pointerId !== pointerId);
    let dragged = false;
    let start: Point = { x: 0, y: 0 };
    let tapped = { time: 0, x: 0, y: 0 };

    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      this.scale(Math.exp(-event.deltaY * WHEEL), pointIn(svg, event));
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) {
        return;
      }
      fingers = [...others(event), event];
      if (fingers.length === 1) {
        dragged = false;
        start = { x: event.clientX, y: event.clientY };
        addEventListener('pointermove', move);
        addEventListener('pointerup', up);
        addEventListener('pointercancel', up);
      }
    };
    const move = (event: PointerEvent) => {
      const before = fingers.find(({ pointerId }) => pointerId === event.pointerId);
      if (!before) {
        return;
      }
      const [other] = others(event);
      if (other) {
        dragged = true;
        pinch(before, event, other);
      } else if (this.near) {
        dragged ||= Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK;
        if (dragged) {
          const [from, to] = [pointIn(svg, before), pointIn(svg, event)];
          this.shift(from.x - to.x, from.y - to.y);
        }
      }
      fingers = [...others(event), event];
    };
    const pinch = (before: PointerEvent, now: PointerEvent, other: PointerEvent) => {
      const far = (one: PointerEvent) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const middle = pointIn(svg, other);
      const at = pointIn(svg, now);
      this.scale(far(now) / Math.max(1, far(before)), { x: (at.x + middle.x) / 2, y: (at.y + middle.y) / 2 });
    };
    const up = (event: PointerEvent) => {
      fingers = others(event);
      if (fingers.length > 0) {
        return;
      }
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      if (dragged) {
        addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      } else if (event.type === 'pointerup') {
        twice(event);
      }
    };
    const twice = ({ timeStamp, clientX, clientY }: PointerEvent) => {
      const close = Math.hypot(clientX - tapped.x, clientY - tapped.y) < 3 * SLACK;
      if (this.near && close && timeStamp - tapped.time < TWICE) {
        this.all();
      }
      tapped = { time: timeStamp, x: clientX, y: clientY };
    };

    svg.addEventListener('wheel', wheel, { passive: false });
    svg.addEventListener('pointerdown', down);
    return () => {
      svg.removeEventListener('wheel', wheel);
      svg.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  };

  #centre(): Point {
    const { x, y, width, height } = this.box;
    return { x: x + width / 2, y: y + height / 2 };
  }
}
