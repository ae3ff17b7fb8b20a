import type { Listed } from '../../board';
import type { Kind } from '../../lib/listed';
import { CUBE_KINDS, type Cubes } from './palette';
import type { TangleMove } from './wire';

export type Legal = readonly Listed<TangleMove>[];
export type Of<T extends TangleMove['type']> = Listed<Kind<TangleMove, T>>;
/** Moves that bring a root from one place to another. */
export type Going = Of<'place'> | Of<'home'>;

export const isGoing = (move: Listed<TangleMove>): move is Going =>
  move.data.type === 'place' || move.data.type === 'home';

/** By where they lead. */
export const goalsOf = (goings: readonly Going[]): ReadonlyMap<string, Going> =>
  new Map(goings.map((one) => [one.data.to, one]));

export const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)];

/** The one area or space that is touched for a move. */
export function placeIn(move: TangleMove): string | null {
  switch (move.type) {
    case 'earth':
    case 'lake':
    case 'meadow':
    case 'plant':
    case 'grow':
    case 'sapling':
    case 'spreadBush':
    case 'dropTile':
    case 'root':
    case 'forage':
    case 'sacrificeEarth':
    case 'sacrifice':
    case 'sacrificeBush':
    case 'takeOver':
      return move.area;
    case 'keep':
      return move.space;
    default:
      return null;
  }
}

/** All places that a move names, to be lit. */
export function placesIn(move: TangleMove): readonly string[] {
  if (move.type === 'place' || move.type === 'home') {
    return [move.from, move.to];
  }
  const place = placeIn(move);
  return move.type === 'shift' ? move.areas : place === null ? [] : [place];
}

/** The card that is touched for a move; places of the row are touched by their numbers. */
export function cardIn(move: TangleMove): string | null {
  switch (move.type) {
    case 'cast':
    case 'dropCard':
    case 'fetch':
    case 'discard':
      return move.card;
    case 'takeCard':
      return `slot ${move.slot}`;
    default:
      return null;
  }
}

/** Listed moves by something that they name. */
export function by<M extends TangleMove>(
  legal: readonly Listed<M>[],
  named: (move: M) => string | null,
): ReadonlyMap<string, readonly Listed<M>[]> {
  const found = new Map<string, Listed<M>[]>();
  for (const move of legal) {
    const name = named(move.data);
    if (name !== null) {
      found.set(name, [...(found.get(name) ?? []), move]);
    }
  }
  return found;
}

/** Cubes as moves write them. */
export const mixOf = (cubes: Cubes): string =>
  CUBE_KINDS.map((kind) => (cubes[kind] ? `${kind}${cubes[kind]}` : '')).join('');
