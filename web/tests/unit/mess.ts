import type { Bark, Scared, ShepherdMessView } from '../../src/games/shepherd-mess/wire';

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
        [pen.doubleGate, 'double'],
        [pen.wall, 'wall'],
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
    exits: ['W: water without a fitting bridge', 'S: d3, EMPTY', 'N: d1, STRANGE'],
    ...more,
  };
}

export function barkOf(dog: string, tile: string, sheep: Scared[], more: Partial<Bark> = {}): Bark {
  return { dog, tile, picks: false, warnings: [], sheep, ...more };
}
