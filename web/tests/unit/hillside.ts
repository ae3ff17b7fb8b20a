import type { Listed } from '../../src/board';
import { Chart } from '../../src/games/sheep-hop/map';
import type { Colour, SheepHopMove, SheepHopView, TileKind, Wolf } from '../../src/games/sheep-hop/wire';

export const slide = (colour: Colour, from: string, to: string, extra = false): SheepHopMove => ({
  type: 'slide',
  colour,
  from,
  to,
  extra,
});
export const hop = (colour: Colour, from: string, to: string, extra = false): SheepHopMove => ({
  type: 'hop',
  colour,
  from,
  to,
  extra,
});
export const hopOn = (to: string): SheepHopMove => ({ type: 'hopOn', to });
export const placeWolf = (wolf: Wolf, space: string): SheepHopMove => ({ type: 'placeWolf', wolf, space });
export const STOP: SheepHopMove = { type: 'stop' };

/** How the rules write a move down. */
function written(move: SheepHopMove): string {
  switch (move.type) {
    case 'slide':
    case 'hop':
      return `${move.extra ? '+' : ''}${move.colour} ${move.from}${move.type === 'hop' ? 'x' : '-'}${move.to}`;
    case 'hopOn':
      return `x${move.to}`;
    case 'placeWolf':
      return `wolf ${move.wolf} ${move.space}`;
    default:
      return move.type;
  }
}

export const listed = (move: SheepHopMove): Listed<SheepHopMove> => ({
  seat: 0,
  move: written(move),
  text: `Do ${written(move)}`,
  data: move,
});

const isColour = (sign: string): sign is Colour => ['T', 'C', 'S'].includes(sign);
const isWolf = (sign: string): sign is Wolf => sign === 'L' || sign === 'B';

export const VALLEY: SheepHopView['board'] = {
  id: 'valley',
  columns: 'abcdefghi',
  rows: 3,
  missing: [],
  fences: [
    ['c1', 'd1'],
    ['c3', 'd3'],
  ],
  meadow: ['a3', 'b3', 'c3', 'a2', 'b2', 'c2', 'a1', 'b1', 'c1'],
  exitInside: 'c2',
  exitFront: 'd2',
  paths: {
    near: ['d1', 'd2', 'd3', 'e3', 'f3', 'f2', 'f1', 'e1'],
    far: ['g1', 'g2', 'g3', 'h3', 'i3', 'i2', 'i1', 'h1'],
  },
  gates: ['i1', 'i2', 'i3'].map((space) => ({ space, side: 'E' })),
};

export const CHART = new Chart(VALLEY, 'long');

const TILES: Record<string, TileKind> = {
  '#': 'rock',
  m: 'mole',
  '^': 'molehill',
  p: 'patou',
  r: 'raccoon',
  f: 'fox',
};

/** A view drawn from the top, as the rulebook draws boards: sheep T, C, S; wolves L, B; tiles by their signs. */
export function hillside(rows: readonly [string, string, string], more: Partial<SheepHopView> = {}): SheepHopView {
  const things = rows.flatMap((row, line) =>
    [...row].map((sign, column) => ({ sign, space: `${'abcdefghi'.charAt(column)}${3 - line}` })),
  );
  const calm = { chances: 0, outOf: 6 };
  return {
    board: VALLEY,
    rows: [...rows],
    sheep: things.flatMap(({ sign, space }) =>
      isColour(sign) ? [{ space, colour: sign, danger: calm, dangerBeforeItMayMove: 0, movesHome: 3 }] : [],
    ),
    wolves: things.flatMap(({ sign, space }) =>
      isWolf(sign)
        ? [{ wolf: sign, name: sign === 'L' ? 'Little Wolf' : 'Big Bad Wolf', space, path: '', next: [] }]
        : [],
    ),
    threats: [],
    tiles: things.flatMap(({ sign, space }) => {
      const kind = TILES[sign];
      return kind ? [{ kind, space, shows: kind }] : [];
    }),
    fold: [],
    den: [],
    saved: 0,
    captured: 0,
    phase: 'move',
    seat: 0,
    roll: '*',
    rolls: 1,
    nightfall: 240,
    direction: 'clockwise',
    mayMove: [],
    hopper: '',
    stoodOn: [],
    waiting: [],
    longestChain: 0,
    projectedScore: 5,
    warnings: [],
    ...more,
  };
}
