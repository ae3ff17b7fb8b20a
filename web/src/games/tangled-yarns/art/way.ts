import type { Colour, Relic } from '../palette';

/** A space of the Shepherd's Way, as far as it is drawn. */
export interface Printed {
  readonly piece: Colour;
  readonly holds: string;
  /** A WayTile, or empty. */
  readonly tile: string;
  readonly gate: number;
  readonly symbols: readonly Relic[];
  readonly cultists: number;
  readonly wolves: number;
  readonly rounds: number;
}
