import type { Hand } from './hand.svelte';
import { centre } from './map';

/** A tile is turned by dragging it around its middle. */
export class Twist {
  readonly #hand: Hand;
  /** The angle at which it was grasped. */
  #from = 0;
  #tile: string | null = null;
  on = $state(false);
  /** How far it is turned beyond the position that is looked at. */
  degrees = $state(0);

  constructor(hand: Hand) {
    this.#hand = hand;
  }

  /** True if this tile can be turned; it is taken in hand when it is carried. */
  begins(cell: string, x: number, y: number): boolean {
    this.#tile = this.#hand.turnable.includes(cell) ? cell : null;
    this.#from = this.#tile === null ? 0 : angle(this.#tile, x, y);
    this.on = this.#tile !== null;
    return this.on;
  }

  carry(x: number, y: number): void {
    if (this.#tile === null) {
      return;
    }
    if (this.#hand.tile !== this.#tile) {
      this.#hand.take(`tile ${this.#tile}`);
    }
    const by = around(angle(this.#tile, x, y) - this.#from);
    const steps = Math.round(by / 60);
    this.degrees = by - 60 * steps;
    if (steps !== 0) {
      this.#hand.rotate(steps);
      this.#from += 60 * steps;
    }
  }

  /** It snaps to the nearest position, to be looked at before it is done. */
  drop(): void {
    this.on = false;
    this.#tile = null;
    this.degrees = 0;
  }
}

function angle(cell: string, x: number, y: number): number {
  const at = centre(cell);
  return (Math.atan2(y - at.y, x - at.x) * 180) / Math.PI;
}

/** From -180 to 180. */
const around = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;
