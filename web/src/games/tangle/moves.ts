import type { Listed } from '../../board';
import { named, type Kind } from '../../lib/listed';
import { CUBE_KINDS, type Cubes } from './palette';
import type { TangleMove } from './wire';

export type Legal = readonly Listed<TangleMove>[];
/** A move that brings a root from one place to another. */
export type Going = Kind<TangleMove, 'place' | 'home'>;

export const isGoing = (move: TangleMove): move is Going => move.type === 'place' || move.type === 'home';

/** All places that a move names, to be lit. */
export const placesIn = (move: TangleMove): readonly string[] => named(move, 'from', 'to', 'area', 'areas', 'space');

/** The one area or space that is touched for a move. */
export const placeIn = (move: TangleMove): string | null => named(move, 'area', 'space')[0] ?? null;

/** The card that is touched for a move; places of the row are touched by their numbers. */
export const cardIn = (move: TangleMove): string | null =>
  'slot' in move ? `slot ${move.slot}` : placeIn(move) === null ? (named(move, 'card')[0] ?? null) : null;

/** Own roots are named by where they stand: the n-th of them from the bottom. */
export function waysOf(move: TangleMove): readonly (readonly string[])[] {
  const [place, card] = [placeIn(move), cardIn(move)];
  return isGoing(move)
    ? [[`root ${move.from} ${move.nth}`, `to ${move.to}`]]
    : place !== null
      ? [[`at ${place}`]]
      : card !== null
        ? [[`card ${card}`]]
        : [];
}

/** Cubes as moves write them. */
export const mixOf = (cubes: Cubes): string =>
  CUBE_KINDS.map((kind) => (cubes[kind] ? `${kind}${cubes[kind]}` : '')).join('');
