import type { Listed } from '../../board';
import { named, type Kind } from '../../lib/listed';
import { CUBE_KINDS, TRACKS, type CubeKind, type Cubes } from './palette';
import type { Player, TangleMove, TangleView, Track } from './wire';
import { tileAt } from './words';

export type Legal = readonly Listed<TangleMove>[];
/** A move that brings a root from one place to another. */
export type Going = Kind<TangleMove, 'place' | 'home'>;

export const isGoing = (move: TangleMove): move is Going => move.type === 'place' || move.type === 'home';

/** A move that ends what is decided, and does nothing else. */
export const isEnd = ({ type }: TangleMove) => type === 'done' || type === 'skip';

/** All places that a move names, to be lit. */
export const placesIn = (move: TangleMove): readonly string[] => named(move, 'from', 'to', 'area', 'areas', 'space');

/** The one area or space that is touched for a move. */
export const placeIn = (move: TangleMove): string | null => named(move, 'area', 'space')[0] ?? null;

/** The card that is touched for a move; places of the row are touched by their numbers. */
export const cardIn = (move: TangleMove): string | null =>
  'slot' in move ? `slot ${move.slot}` : placeIn(move) === null ? (named(move, 'card')[0] ?? null) : null;

/** Own roots are named by where they stand: the n-th of them from the bottom. The root is touched first, or where it goes. */
export function waysOf(move: TangleMove): readonly (readonly string[])[] {
  const [place, card] = [placeIn(move), cardIn(move)];
  return isGoing(move)
    ? [
        [`root ${move.from} ${move.nth}`, `to ${move.to}`],
        [`goal ${move.to}`, `by ${move.from} ${move.nth}`],
      ]
    : place !== null
      ? [[`at ${place}`]]
      : card !== null
        ? [[`card ${card}`]]
        : [];
}

/** Cubes as moves write them. */
export const mixOf = (cubes: Cubes): string =>
  CUBE_KINDS.map((kind) => (cubes[kind] ? `${kind}${cubes[kind]}` : '')).join('');

/** Which upkeep is asked for: what may be given up tells. */
export function dueTrack({
  places,
  cards,
  view,
}: {
  readonly places: ReadonlyMap<string, unknown>;
  readonly cards: ReadonlyMap<string, unknown>;
  readonly view: TangleView;
}): Track {
  const [area] = places.keys();
  return cards.size > 0 ? 'C' : tileAt(view, area ?? '')?.tile === 'lake' ? 'L' : 'B';
}

/** What a player would pay an upkeep with who may use any cubes: its own, and then those of which there are most. */
export function usualMix(player: Player | undefined, track: Track) {
  const has = (kind: CubeKind) => player?.cubes[kind] ?? 0;
  const own = TRACKS[track].pays;
  const others = CUBE_KINDS.filter((kind) => kind !== own).sort((one, other) => has(other) - has(one));
  const mix = { E: 0, W: 0, N: 0, M: 0 };
  let due = player?.bills[track] ?? 0;
  for (const kind of [own, ...others]) {
    mix[kind] = Math.min(due, has(kind));
    due -= mix[kind];
  }
  return mix;
}
