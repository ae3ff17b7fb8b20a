import { capital, count, seatLabel, together } from '../../lib/words';
import type { SeatState } from '../../wire';
import { ENCHANTMENTS, GOALS, VICTORIES, type Goal as Item } from './cards';
import { CUBE_KINDS, CUBES, type TrackKind, type Cubes } from './palette';
import {
  KIND_EFFECTS,
  KIND_TITLES,
  TILE_TITLES,
  type Goal,
  type OnArea,
  type OnSpace,
  type Player,
  type TangleView,
} from './wire';

type Seats = readonly SeatState[];

/** What everybody is here for, in the first round. */
export const goalOf = ({ round }: TangleView): string | null =>
  round <= 1 ? 'Be the first to have all that one of your three plans asks for.' : null;

/** The phases of a turn, and what is decided in each. */
export const PHASES = ['Upkeep', 'Root', 'Cast', 'Trackers'] as const;
const NUMBERS: { readonly [phase in TangleView['phase']]?: number } = {
  bonus: 0,
  upkeep: 0,
  cast: 2,
  track: 3,
  discard: 3,
  over: 3,
};
export const phaseNumber = ({ phase, card }: TangleView) => NUMBERS[phase] ?? (card === null ? 1 : 2);
export const hasBegun = ({ round }: TangleView) => round > 0;

/** "2 earth and 1 mana". */
export const cubesWords = (cubes: Cubes): string =>
  together(CUBE_KINDS.flatMap((kind) => (cubes[kind] ? [`${cubes[kind]} ${CUBES[kind].name}`] : [])));

export const cubeCount = (cubes: Cubes): number => CUBE_KINDS.reduce((sum, kind) => sum + (cubes[kind] ?? 0), 0);

export const cardName = (id: string): string => ENCHANTMENTS.get(id)?.name ?? VICTORIES.get(id)?.name ?? id;
export const cardWords = (id: string): string => {
  const card = ENCHANTMENTS.get(id);
  return card ? `${card.name}: ${card.text} Costs ${cubesWords(card.cost) || 'nothing'}` : cardName(id);
};

export const spaceAt = (view: TangleView, name: string) => view.spaces.find(({ space }) => space === name) ?? null;
export const tileAt = (view: TangleView, area: string) => view.tiles.find((tile) => tile.area === area) ?? null;

/** The name of what one does on a space: "Grow", "Nourishment". */
export function spaceTitle({ kind, cubes }: OnSpace): string {
  const only = CUBE_KINDS.filter((one) => cubes[one]);
  return kind === 'resource' && only.length === 1 && only[0]
    ? capital(CUBES[only[0]].name)
    : capital(KIND_TITLES[kind]);
}

export const spaceEffect = ({ kind }: OnSpace) => KIND_EFFECTS[kind];

/** "Grow, c2: roots of Anna and Ben from the bottom". */
export function spaceWords(space: OnSpace, seats: Seats): string {
  const cubes = cubesWords(space.cubes);
  const roots = space.roots.map((seat) => seatLabel(seats, seat));
  const stack = roots.length > 1 ? `roots from the bottom: ${roots.join(', ')}` : `root of ${roots.join('')}`;
  const parts = [...(cubes ? [cubes] : []), ...(roots.length > 0 ? [stack] : [])];
  return `${spaceTitle(space)}, ${space.space}${parts.length > 0 ? `: ${parts.join('; ')}` : ''}`;
}

/** "Meadow of Anna on bc4 with 2 nourishment". */
/** What a player has to build with. */
export function stashWords({ cubes, seeds }: Pick<Player, 'cubes' | 'seeds'>): string {
  const sown = (['bush', 'tree'] as const).flatMap((kind) =>
    (seeds[kind] ?? 0) > 0 ? [count(seeds[kind] ?? 0, `${kind} seed`)] : [],
  );
  return [cubesWords(cubes) || 'no cubes', together(sown) || 'no seeds'].join(', ');
}

export function tileWords(tile: OnArea, seats: Seats): string {
  const on = [
    ...(tile.seed ? [`a ${tile.seed} seed`] : []),
    ...(tile.cubes > 0 ? [`${tile.cubes} ${tile.tile === 'bush' ? 'earth' : 'nourishment'}`] : []),
    ...(tile.roots > 0 ? [count(tile.roots, 'root')] : []),
  ];
  const whose = `${capital(TILE_TITLES[tile.tile])} of ${seatLabel(seats, tile.seat)} on ${tile.area}`;
  return on.length > 0 ? `${whose} with ${together(on)}` : whose;
}

export function placeWords(view: TangleView, place: string, seats: Seats): string {
  const space = spaceAt(view, place);
  const tile = tileAt(view, place);
  return space ? spaceWords(space, seats) : tile ? tileWords(tile, seats) : `Wasteland on ${place}`;
}

export const ITEMS: Readonly<Record<Item, readonly [one: string, many: string]>> = {
  trees: ['tree', 'trees'],
  meadows: ['meadow', 'meadows'],
  bushes: ['bush', 'bushes'],
  lakes: ['lake', 'lakes'],
  enchantments: ['card', 'cards'],
};

/** What a plan still lacks: "2 trees and 1 lake". */
export function missingWords({ needs, has }: Goal): string {
  return together(
    GOALS.flatMap((item) => {
      const lacking = (needs[item] ?? 0) - (has[item] ?? 0);
      return lacking > 0 ? [count(lacking, ...ITEMS[item])] : [];
    }),
  );
}

const pieces = ({ needs, has }: Goal) => ({
  all: GOALS.reduce((sum, item) => sum + (needs[item] ?? 0), 0),
  there: GOALS.reduce((sum, item) => sum + Math.min(needs[item] ?? 0, has[item] ?? 0), 0),
});

/** "4 of 16 there". */
export function piecesWords(goal: Goal): string {
  const { all, there } = pieces(goal);
  return `${there} of ${all} there`;
}

/** From 0 to 1: the share of a plan's pieces that are there. */
export function shareOf(goal: Goal): number {
  const { all, there } = pieces(goal);
  return all === 0 ? 0 : there / all;
}

/** When an upkeep is due: "2 steps from the top", "due at the next turn of Anna, who has the marker", "due now". */
export function trackWords(view: TangleView, track: TrackKind, seats: Seats): string {
  const { below, holder } = view.upkeep[track] ?? { below: 0, holder: null };
  if (holder === null) {
    return `${count(below, 'step')} from the top`;
  }
  return view.phase === 'upkeep' && holder === view.active
    ? 'due now'
    : `due at the next turn of ${seatLabel(seats, holder)}, who has the marker`;
}
