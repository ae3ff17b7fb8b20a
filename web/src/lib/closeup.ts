import type { Point } from './actors';

/** How a drawing lies under its frame while a part of it is looked at closely: it leaves no part of the frame bare. */
export class CloseUp {
  readonly #shift: Point;

  constructor(
    at: Point,
    readonly zoom: number,
    width: number,
    height: number,
  ) {
    const within = (middle: number, size: number) => Math.min(0, Math.max(size * (1 - zoom), size / 2 - zoom * middle));
    this.#shift = { x: within(at.x, width), y: within(at.y, height) };
  }

  get transform(): string {
    return `translate(${this.#shift.x}px, ${this.#shift.y}px) scale(${this.zoom})`;
  }

  /** What lies at a point of the frame. */
  under({ x, y }: Point): Point {
    return { x: (x - this.#shift.x) / this.zoom, y: (y - this.#shift.y) / this.zoom };
  }
}
