import data from '../../../games/tangle/src/main/resources/sheepfold/games/tangle/board.json';
import type { Listed } from '../../src/board';
import { spacesFor } from '../../src/games/tangle/map';
import type {
  Arrival,
  Arrow,
  ForesightView,
  Kind,
  OnArea,
  Player,
  TangleMove,
  TangleView,
} from '../../src/games/tangle/wire';

export const place = (from: string, to: string, nth = 1): TangleMove => ({ type: 'place', from, nth, to });
export const DONE: TangleMove = { type: 'done' };

export function listed(data: TangleMove): Listed<TangleMove> {
  const move = Object.values(data).join(' ');
  return { seat: 0, move, text: `listed ${move}`, data };
}

export const tile = (area: string, seat: number, kind: OnArea['tile'], more: Partial<OnArea> = {}): OnArea => ({
  area,
  seat,
  tile: kind,
  seed: null,
  cubes: 0,
  roots: 0,
  ...more,
});

export const player = (more: Partial<Player> = {}): Player => ({
  cubes: { E: 2, W: 2, N: 2, M: 2 },
  seeds: { bush: 0, tree: 0 },
  tiles: { 'clean-earth': 11, lake: 8, sapling: 4 },
  roots: 3,
  handSize: 1,
  hand: null,
  known: [],
  front: [],
  goals: null,
  bills: { L: 0, B: 0, C: 0 },
  ...more,
});

/** Two players, each with a tree that has a root, and a root of Purple on b3. */
export function glade(more: Partial<TangleView> = {}): TangleView {
  const open = spacesFor(2);
  return {
    phase: 'place',
    work: 'none',
    at: null,
    card: null,
    round: 2,
    first: 0,
    active: 0,
    decides: 0,
    steps: 0,
    casts: 1,
    placements: 0,
    distance: 2,
    spaces: data.spaces
      .filter(({ space }) => open.includes(space) && space !== 'd4')
      .map(({ space, kind, starts = {}, fires = [] }) => ({
        space,
        kind: kind as Kind,
        cubes: starts,
        roots: space === 'b3' ? [1] : [],
        fires: (fires as Arrow[]).filter(({ to }) => open.includes(to)),
      })),
    tiles: [
      tile('bc3', 0, 'tree', { roots: 1 }),
      tile('bc7', 1, 'tree', { roots: 1 }),
      tile('bc4', 0, 'bush', { cubes: 2 }),
      tile('bc5', 1, 'meadow', { cubes: 1 }),
    ],
    seats: [
      player({
        hand: ['E01'],
        goals: [
          {
            card: 'V01',
            needs: { trees: 4, meadows: 2, bushes: 2, lakes: 2, enchantments: 7 },
            has: { trees: 1, meadows: 0, bushes: 1, lakes: 0, enchantments: 0 },
            missing: 80,
          },
        ],
      }),
      player(),
    ],
    upkeep: { L: { below: 2, holder: null }, B: { below: 1, holder: null }, C: { below: 2, holder: 1 } },
    row: ['E02', 'E03', 'E04'],
    pile: 30,
    discard: [],
    pool: { bush: 10, tree: 10 },
    ended: null,
    ...more,
  };
}

export const arrival = (to: string, more: Partial<Arrival> = {}): Arrival => ({
  to,
  toll: 0,
  gains: {},
  brings: [],
  gifts: [],
  seed: null,
  idle: false,
  ...more,
});

export const foreseen = (more: Partial<ForesightView> = {}): ForesightView => ({
  places: [],
  prices: [],
  idle: [],
  splits: [],
  threats: [],
  ...more,
});
