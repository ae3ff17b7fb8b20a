import type { Listed } from '../../src/board';
import type {
  Axis,
  Bark,
  Chosen,
  Corner,
  Dog,
  Scared,
  ShepherdMessMove,
  ShepherdMessView,
  Side,
} from '../../src/games/shepherd-mess/wire';

export const put = (tile: string): ShepherdMessMove => ({ type: 'put', tile });
export const run = (dog: Dog, to: string): ShepherdMessMove => ({ type: 'run', dog, to });
export const fight = (dog: Dog, at: string, rival: number, target: Dog): ShepherdMessMove => ({
  type: 'fight',
  dog,
  at,
  rival,
  target,
});
export const bridge = (tile: string, axis: Axis) => ({ type: 'bridge', tile, axis }) as const;
export const stone = (tile: string, side: Side) => ({ type: 'stone', tile, side }) as const;
export const wall = (edge: string) => ({ type: 'wall', edge }) as const;
export const corner = (tile: string, at: Corner) => ({ type: 'cornerWall', tile, corner: at }) as const;
export const gate = (edge: string) => ({ type: 'gate', edge }) as const;
export const pick = (...going: Chosen[]): ShepherdMessMove => ({ type: 'pick', going });
export const white = (tile: string): Chosen => ({ tile, flock: 0 });
export const black = (tile: string): Chosen => ({ tile, flock: 1 });
export const ram = (tile: string): Chosen => ({ tile, flock: 4 });
export const END: ShepherdMessMove = { type: 'end' };

const FLOCKS = ['white', 'black', 'brown', 'grey', 'ram'];

/** How the rules write a move down. */
function written(move: ShepherdMessMove): string {
  switch (move.type) {
    case 'run':
      return `dog ${move.dog} ${move.to}`;
    case 'fight':
      return `fight ${move.dog} ${move.at} ${FLOCKS[move.rival]}:${move.target}`;
    case 'cornerWall':
      return `corner ${move.tile} ${move.corner}`;
    case 'pick':
      return `pick ${move.going.map(({ tile, flock }) => `${tile}:${FLOCKS[flock]}`).join(' ')}`;
    default: {
      const { type, ...fields } = move;
      return [type, ...Object.values(fields)].join(' ');
    }
  }
}

export const listed = (move: ShepherdMessMove): Listed<ShepherdMessMove> => ({
  seat: 0,
  move: written(move),
  text: `Listed ${written(move)}`,
  data: move,
});

const PENS = [
  { number: 1, tile: 'a1', owner: 0, doubleGate: 'a1/b1', wall: 'a1/a2' },
  { number: 2, tile: 'f1', owner: 1, doubleGate: 'f1/f2', wall: 'e1/f1' },
  { number: 3, tile: 'f6', owner: -1, doubleGate: 'e6/f6', wall: 'f5/f6' },
  { number: 4, tile: 'a6', owner: -1, doubleGate: 'a5/a6', wall: 'a6/b6' },
];

const player = (seat: number, colour: string) => ({
  seat,
  colour,
  pen: seat + 1,
  home: 0,
  strangers: 0,
  ram: false,
  halfPoints: 0,
  steps: 20,
  out: false,
});

/** White's turn: two greys of white's rival and one white sheep near white's dogs. */
export function morning(more: Partial<ShepherdMessView> = {}): ShepherdMessView {
  return {
    phase: 'act',
    seat: 0,
    first: 0,
    round: 3,
    roundLimit: 40,
    movesLeft: 2,
    flock: 10,
    players: [player(0, 'white'), player(1, 'black')],
    pens: PENS,
    obstacles: [
      { tile: 'c2', patch: 0, ports: '', bridge: '' },
      { tile: 'e4', patch: 3, ports: 'NE', bridge: '' },
    ],
    edges: Object.fromEntries(
      PENS.flatMap((pen) => [
        [pen.doubleGate, 'double' as const],
        [pen.wall, 'wall' as const],
      ]),
    ),
    sheep: [
      { tile: 'd2', flock: 1, count: 2, steps: 4 },
      { tile: 'd2', flock: 0, count: 1, steps: 5 },
      { tile: 'f4', flock: 0, count: 9, steps: 6 },
      { tile: 'e4', flock: 4, count: 1, steps: -1 },
    ],
    dogs: [
      { seat: 0, dog: 'A', tile: 'a1', state: 'fit', used: false },
      { seat: 0, dog: 'B', tile: 'a1', state: 'fit', used: false },
      { seat: 1, dog: 'A', tile: 'c5', state: 'dazed', used: false },
      { seat: 1, dog: 'B', tile: 'f1', state: 'recovering', used: false },
    ],
    supply: { bridge: 4, stone: 4, wall: 8, corner: 3, gate: 10 },
    usedPatches: [],
    usedGates: [],
    occurrences: 1,
    repetition: 3,
    barking: '',
    ...more,
  };
}

export function scared(more: Partial<Scared> = {}): Scared {
  return {
    tile: 'd2',
    flock: 1,
    count: 2,
    going: 2,
    contends: false,
    way: ['d3'],
    rule: 'SM-EXIT-07',
    habit: 'better-side',
    exits: [
      { side: 'W', tile: null, company: null, closed: 'water without a fitting bridge' },
      { side: 'S', tile: 'd3', company: 'empty', closed: null },
      { side: 'N', tile: 'd1', company: 'strange', closed: null },
    ],
    ...more,
  };
}

export function barkOf(dog: Dog, tile: string, sheep: Scared[], more: Partial<Bark> = {}): Bark {
  return { dog, tile, picks: false, warnings: [], sheep, ...more };
}
