import type { Effect } from '../cards';
import { CUBE_KINDS, TRACKS, type CubeKind, type SpaceKind, type TrackKind } from '../palette';
import type { ThingName } from './things';

/** A part of a sign: a thing, a cube or a word, its middle and its size. */
export interface Piece {
  readonly thing?: ThingName;
  readonly cube?: CubeKind;
  readonly word?: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const thing = (name: ThingName, x: number, y: number, size: number): Piece => ({ thing: name, x, y, size });
const cube = (kind: CubeKind, x: number, y: number, size: number): Piece => ({ cube: kind, x, y, size });

/** What one does on an action space, on a field from -20 to 20; resource spaces show their cubes instead. */
export const SPACE_SIGNS: Readonly<Record<SpaceKind, readonly Piece[]>> = {
  resource: [],
  special: [],
  'clean-earth': [thing('earth', -2, 2, 32), thing('plus', 12, -11, 15)],
  lake: [thing('lake', -2, 2, 34), thing('plus', 12, -11, 15)],
  meadows: [thing('meadow', -2, 3, 32), thing('plus', 12, -11, 15)],
  'bush-seed': [thing('bush-seed', 0, 0, 32)],
  'tree-seed': [thing('tree-seed', 0, 0, 34)],
  plant: [thing('earth', 0, 9, 28), thing('tree-seed', -8, -8, 18), thing('down', 9, -8, 17)],
  grow: [thing('sapling', -4, 2, 34), thing('up', 12, -5, 19)],
  cards: [thing('cards', 0, 0, 36)],
  centre: [thing('stump', 0, 1, 34)],
  'gather-water': [thing('tree', -8, -1, 28), cube('W', 11, 6, 20)],
  sprout: [thing('tree', -9, -2, 28), thing('sapling', 10, 6, 22), thing('plus', 13, -12, 13)],
  'spread-meadows': [thing('meadow', -10, 3, 21), thing('right', 1, -11, 15), thing('meadow', 11, 4, 21)],
  'spread-bushes': [thing('bush', -9, 3, 24), thing('right', 2, -12, 15), thing('bush-seed', 12, 5, 19)],
  'gather-cards': [thing('meadow', -7, 7, 25), thing('cards', 8, -5, 24)],
  'contained-growth': [thing('bush', -5, 5, 28), thing('up', 10, -9, 17), cube('E', 11, 10, 17)],
  'mana-change': [
    cube('M', -11, 0, 22),
    thing('right', 3, 0, 13),
    cube('E', 13, -11, 13),
    cube('W', 15, 1, 13),
    cube('N', 13, 12, 13),
  ],
  shift: [thing('shift', 0, 0, 36)],
  'diverse-growth': [thing('sapling', 0, -9, 21), thing('earth', -11, 8, 19), thing('meadow', 11, 8, 19)],
  sacrificial: [thing('altar', 0, 1, 34)],
  hibernate: [thing('sleep', 0, 0, 34)],
  takeover: [thing('takeover', 0, 1, 34)],
};

/** What a card is about gives its colour. */
export const FAMILIES = {
  gather: { name: 'gathering', tone: '#f7e3a8', deep: '#8a6408' },
  roots: { name: 'roots', tone: '#f3d0bb', deep: '#93441f' },
  land: { name: 'land', tone: '#d3e8bf', deep: '#37682c' },
  upkeep: { name: 'upkeep', tone: '#c9e0ee', deep: '#22587f' },
  runes: { name: 'runes', tone: '#e0d2f2', deep: '#5d3a8c' },
} as const;
export type Family = keyof typeof FAMILIES;

type Part = ThingName | CubeKind | { readonly word: string };
type Drawn = readonly [Family, readonly Part[]];

const isCube = (part: Part): part is CubeKind => CUBE_KINDS.includes(part as CubeKind);
const word = (text: string | number) => ({ word: `${text}` });
const more = (count = 1) => word(`+${count}`);
const less = (count = 1) => word(`−${count}`);

const OWED: Readonly<Record<TrackKind, readonly Part[]>> = { L: ['lake'], B: ['bush', 'meadow'], C: ['card'] };
const PRICED: Readonly<Record<string, ThingName>> = {
  earth: 'earth',
  grow: 'up',
  sprout: 'sapling',
  meadow: 'meadow',
  cast: 'card',
};

const DRAWN: Readonly<Record<string, (effect: Effect) => Drawn>> = {
  takeMore: ({ cube: kind = 'E' }) => ['gather', ['spot', kind, more()]],
  gain: ({ cubes = {} }) => [
    'gather',
    CUBE_KINDS.filter((kind) => cubes[kind]).flatMap((kind) => [kind, word(`×${cubes[kind]}`)]),
  ],
  sap: () => ['gather', ['spring', 'any', more()]],
  onHome: ({ count }) => ['gather', ['root', 'tree', 'right', 'any', more(count)]],
  overMe: ({ cube: kind = 'M', count }) => ['roots', ['over-me', 'right', kind, more(count)]],
  overOpponent: ({ count }) => ['roots', ['over-them', 'right', 'any', more(count)]],
  tollIn: ({ count = 1 }) => ['roots', ['over-me', 'any', word(`×${1 + count}`)]],
  tollPool: () => ['roots', ['over-them', 'any', word(0)]],
  homing: () => ['roots', ['root', 'right', 'tree']],
  root: () => ['roots', ['tree', 'root', 'plus']],
  extra: () => ['roots', ['root', 'again', more()]],
  cap: ({ count = 6 }) => ['land', ['meadow', 'N', word(`≤${count}`)]],
  yield: ({ tile, count = 2 }) => ['land', tile === 'bush' ? ['bush', 'E', more(count)] : ['meadow', 'N', more(count)]],
  self: ({ count }) => ['land', ['root', 'bush', 'meadow', more(count)]],
  forage: () => ['land', ['boar', 'bush', 'right', 'any']],
  shift: () => ['land', ['shift']],
  lake: () => ['land', ['lake', 'plus']],
  meadows: ({ count = 2 }) => ['land', ['meadow', more(count)]],
  earth: ({ count = 3 }) => ['land', ['earth', more(count)]],
  grow: ({ count = 2 }) => ['land', ['sapling', 'up', word(`×${count}`)]],
  seeds: ({ seed, count }) => ['land', [seed === 'bush' ? 'bush-seed' : 'tree-seed', more(count), 'right', 'earth']],
  furrow: () => ['land', ['tree-seed', 'bush-seed', 'right', 'earth']],
  jumpLess: ({ count }) => ['land', ['earth', 'jump', 'earth', less(count)]],
  cheaper: ({ what = 'earth', cube: kind = 'E', count }) => [
    what === 'cast' ? 'runes' : 'land',
    [PRICED[what] ?? 'earth', kind, less(count)],
  ],
  upkeepLess: ({ track = 'L', count = 1 }) => [
    'upkeep',
    [...OWED[track], TRACKS[track].pays, count > 9 ? word(0) : less(count)],
  ],
  upkeepAny: () => ['upkeep', ['marker', 'right', 'any']],
  stepsLess: ({ count }) => ['upkeep', ['steps', less(count)]],
  calm: () => ['upkeep', ['marker', 'right', 'steps']],
  winter: () => ['upkeep', ['winter', 'marker']],
  castMore: ({ count }) => ['runes', ['tree', 'card', more(count)]],
  castAway: () => ['runes', ['spring', 'root', 'card']],
  cardsMore: ({ count }) => ['runes', ['cards', more(count)]],
  cards: ({ count }) => ['runes', ['leaf', 'cards', more(count)]],
  fetch: () => ['runes', ['again', 'card']],
  countTwice: () => ['runes', ['card', word('='), 'card', 'card']],
  countSapling: () => ['runes', ['sapling', word('='), 'tree']],
  countWetland: () => ['runes', ['lake', word('='), 'meadow']],
};

const PART = 24;
const width = (part: Part) => (typeof part === 'object' ? 6 + 10 * part.word.length : part === 'right' ? 18 : PART);

const wideness = (parts: readonly Part[]) => parts.reduce((sum, part) => sum + width(part) + 3, -3);

/** A card's sign: what its first effect is about, and its parts from the left; in two rows where there is room for them. */
export function cardSign(
  effects: readonly Effect[],
  wide: number,
  high: number,
): { readonly family: Family; readonly pieces: readonly Piece[] } {
  const [first] = effects;
  const [family, parts]: Drawn = (first && DRAWN[first.type]?.(first)) ?? ['runes', ['card']];
  const half = Math.ceil(parts.length / 2);
  const rows = high > wide / 2 && parts.length > 2 ? [parts.slice(0, half), parts.slice(half)] : [parts];
  const scale = Math.min(wide / Math.max(...rows.map(wideness)), high / rows.length / (PART + 4));
  const pieces = rows.flatMap((row, i) => inRow(row, (i - (rows.length - 1) / 2) * (PART + 8) * scale, scale));
  return { family, pieces };
}

function inRow(parts: readonly Part[], y: number, scale: number): readonly Piece[] {
  let left = -wideness(parts) / 2;
  return parts.map((part): Piece => {
    const x = (left + width(part) / 2) * scale;
    left += width(part) + 3;
    if (typeof part === 'object') {
      return { word: part.word, x, y, size: 19 * scale };
    }
    return isCube(part) ? cube(part, x, y, 20 * scale) : thing(part, x, y, (part === 'right' ? 15 : PART) * scale);
  });
}
