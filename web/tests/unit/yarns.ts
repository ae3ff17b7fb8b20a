import type { Listed } from '../../src/board';
import type {
  Colour,
  Cultist,
  ForesightView,
  Part,
  Relic,
  Sheep,
  SheepPawn,
  Space,
  YarnsMove,
  YarnsView,
} from '../../src/games/tangled-yarns/wire';

export const walk = (sheep: Sheep, to: string, talaria = 0, maps = 0): YarnsMove => ({
  type: 'walk',
  sheep,
  to,
  talaria,
  maps,
});
export const take = (sheep: Sheep, kind: Relic): YarnsMove => ({ type: 'take', sheep, kind });
export const fate = (sheep: Sheep): YarnsMove => ({ type: 'takeFate', sheep });
export const sacrifice = (sheep: Sheep): YarnsMove => ({ type: 'sacrifice', sheep });
export const attack = (tile: string, sheep: Sheep[], wolves: number, cultists: number, bones = 0): YarnsMove => ({
  type: 'attack',
  tile,
  sheep,
  wolves,
  cultists,
  bones,
});
export const lock = (gate: number, ...parts: Part[]): YarnsMove => ({ type: 'lock', gate, parts });
export const part = (sheep: Sheep, tile: string): Part => ({ sheep, tile });
export const turning = (sheep: Sheep, tile: string, wall: Colour, tech = false): YarnsMove => ({
  type: 'turn',
  sheep,
  tile,
  wall,
  tech,
});
export const DONE: YarnsMove = { type: 'done' };

export function listed(data: YarnsMove): Listed<YarnsMove> {
  const { type, ...fields } = data;
  const move = [type, ...Object.values(fields).map((value) => (typeof value === 'object' ? 'x' : String(value)))].join(
    ' ',
  );
  return { seat: 0, move, text: `Listed ${move}`, data };
}

export function pawn(sheep: Sheep, cell: string, more: Partial<SheepPawn> = {}): SheepPawn {
  return {
    sheep,
    seat: 0,
    cell,
    corrupted: false,
    dead: false,
    moved: false,
    acted: false,
    turned: false,
    steps: 2,
    attack: 2,
    defence: 1,
    danger: 0,
    ...more,
  };
}

const PIECES: readonly Colour[] = ['r', 'b', 'g', 'o', 'k', 'p'];

/** Enough of the city for what is tried; a whole one takes long to draw. */
const TILES = ['a1', 'a2', 'b1', 'b3', 'b5', 'b7', 'c1', 'c10'];

function spaces(): Space[] {
  const tiles = ['QUIET', 'CLAW', 'BITE', 'RAGE'];
  return Array.from({ length: 12 }, (_, i): Space => {
    const gate = Math.max(0, i - 5);
    return {
      piece: PIECES[Math.floor(i / 2)] ?? 'r',
      holds: i === 0 ? 'start' : i === 1 ? 'nothing' : gate > 0 ? 'gate' : 'way',
      tile: tiles[i - 2] ?? '',
      gate,
      symbols: gate > 0 ? ['ta', 'bo'] : [],
      cultists: 1,
      wolves: 0,
      rounds: i - 2,
    };
  });
}

export const cultist = (cell: string, distance: number, ...next: string[]): Cultist => ({
  cell,
  distance,
  next,
  paths: [cell, ...next, 'alt'],
});

/** Round 2, phase 2: Lily and Poppy are one's own, Twyla is another's; a cultist in the north, a wolf in the south. */
export function midnight(more: Partial<YarnsView> = {}): YarnsView {
  const kinds: readonly Relic[] = ['ta', 'ma', 'te', 'bk', 'bo', 'ws'];
  const tokens = { count: 0, tiles: 3, needed: 2 };
  return {
    phase: 'act',
    number: 2,
    round: 2,
    shepherd: { space: 2, lies: false },
    active: 'QUIET',
    spaces: spaces(),
    stack: ['GIFT', 'FANG'],
    tiles: TILES.map((cell, i) => ({
      cell,
      relic: kinds[i % kinds.length] ?? 'ws',
      wall: PIECES[(i * 5) % 6] ?? 'r',
    })),
    sheep: [pawn('Lily', 'alt'), pawn('Poppy', 'b3', { steps: 4 }), pawn('Twyla', 'alt', { seat: 1 })],
    cultists: [cultist('c1', 4, 'c2', 'c18')],
    wolves: [{ cell: 'c10', pack: 0, after: [{ cell: 'b7', chance: 1 }] }],
    angel: null,
    powerUps: { ta: { ...tokens, count: 1 }, ma: tokens, te: tokens, bk: tokens, bo: { ...tokens, count: 5 } },
    seats: [
      { done: false, waitsLeft: 3, proposalsLeft: 5 },
      { done: false, waitsLeft: 3, proposalsLeft: 5 },
    ],
    battle: null,
    proposal: null,
    warnings: [],
    ending: null,
    ...more,
  };
}

export function foreseen(more: Partial<ForesightView> = {}): ForesightView {
  return { battles: [], turns: [], barred: [], reaches: [], plans: [], books: [], ...more };
}
