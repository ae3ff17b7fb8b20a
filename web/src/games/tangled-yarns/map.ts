import type { Shape } from '../../board';
import type { Box, Point } from '../../lib/actors';
import { COLOURS } from './palette';
import type { Colour } from './wire';

/** The side of a hex; it lies on a flat side, with red to the north. */
export const SIZE = 50;
/** From its middle to a side. */
export const REACH = (SIZE * Math.sqrt(3)) / 2;

const round = (n: number) => Math.round(n * 100) / 100;

interface Axial {
  readonly q: number;
  readonly r: number;
}

/** One step towards each colour. */
const STEPS: Readonly<Record<Colour, Axial>> = {
  r: { q: 0, r: -1 },
  b: { q: 1, r: -1 },
  g: { q: 1, r: 0 },
  o: { q: 0, r: 1 },
  k: { q: -1, r: 1 },
  p: { q: -1, r: 0 },
};

const key = ({ q, r }: Axial) => `${q},${r}`;

/** The cells of a ring, clockwise from the north: from the red corner one walks south-east first. */
function ring(far: number): readonly Axial[] {
  const sides: readonly Colour[] = ['g', 'o', 'k', 'p', 'r', 'b'];
  let at: Axial = { q: 0, r: -far };
  return sides.flatMap((way) =>
    Array.from({ length: far }, () => {
      const here = at;
      at = { q: at.q + STEPS[way].q, r: at.r + STEPS[way].r };
      return here;
    }),
  );
}

const PLACES: ReadonlyMap<string, Axial> = new Map([
  ['alt', { q: 0, r: 0 }],
  ...['a', 'b', 'c'].flatMap((letter, i) =>
    ring(i + 1).map((at, number): [string, Axial] => [`${letter}${number + 1}`, at]),
  ),
]);
const NAMES = new Map([...PLACES].map(([cell, at]) => [key(at), cell]));

/** Every cell, the altar first, then ring by ring clockwise. */
export const CELLS: readonly string[] = [...PLACES.keys()];

/** The same from north to south: who is drawn later stands in front. */
export const DRAWN: readonly string[] = [...CELLS].sort((a, b) => centre(a).y - centre(b).y);

function middle({ q, r }: Axial): Point {
  return { x: round(1.5 * SIZE * q), y: round(2 * REACH * (r + q / 2)) };
}

export function centre(cell: string): Point {
  return middle(PLACES.get(cell) ?? { q: 0, r: 0 });
}

export function neighbour(cell: string, colour: Colour): string | null {
  const at = PLACES.get(cell);
  const step = STEPS[colour];
  return at ? (NAMES.get(key({ q: at.q + step.q, r: at.r + step.r })) ?? null) : null;
}

/** The cell a point lies in, if it lies in the city. */
export function cellAt(x: number, y: number): string | null {
  const far = (cell: string) => Math.hypot(centre(cell).x - x, centre(cell).y - y);
  const nearest = CELLS.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
  return far(nearest) <= SIZE ? nearest : null;
}

/** Degrees clockwise from the north. */
export const angleOf = (colour: Colour) => COLOURS.indexOf(colour) * 60;

/** A point so far from the middle, at an angle clockwise from the north. */
export function polar(angle: number, far: number): Point {
  const radians = ((angle - 90) * Math.PI) / 180;
  return { x: round(far * Math.cos(radians)), y: round(far * Math.sin(radians)) };
}

/** The edge of a cell towards a direction, clockwise. */
export function side(cell: string, colour: Colour): { x1: number; y1: number; x2: number; y2: number } {
  const { x, y } = centre(cell);
  const from = polar(angleOf(colour) - 30, SIZE);
  const to = polar(angleOf(colour) + 30, SIZE);
  return { x1: round(x + from.x), y1: round(y + from.y), x2: round(x + to.x), y2: round(y + to.y) };
}

/** A hex around a point, as the points of a polygon. */
export function hexagon(x = 0, y = 0, size = SIZE): string {
  return [30, 90, 150, 210, 270, 330]
    .map((angle) => polar(angle, size))
    .map((at) => `${round(x + at.x)},${round(y + at.y)}`)
    .join(' ');
}

/** A cell's outline, as the points of a polygon. */
export function corners(cell: string, size = SIZE): string {
  const { x, y } = centre(cell);
  return hexagon(x, y, size);
}

/** How many stand in each row, back row first, and how large they are, by how many there are. */
const CROWDS: readonly { readonly rows: readonly number[]; readonly size: number }[] = [
  { rows: [], size: 0 },
  { rows: [1], size: 56 },
  { rows: [2], size: 43 },
  { rows: [1, 2], size: 38 },
  { rows: [2, 2], size: 37 },
  { rows: [2, 3], size: 34 },
  { rows: [3, 3], size: 33 },
  { rows: [2, 3, 2], size: 28 },
  { rows: [3, 3, 2], size: 28 },
  { rows: [3, 3, 3], size: 27 },
  { rows: [3, 4, 3], size: 24 },
  { rows: [4, 4, 3], size: 23 },
  { rows: [4, 4, 4], size: 22 },
];

/** Where those who share a cell put their feet, seen from its middle, and how large they are. */
export function crowd(count: number): readonly (Point & { readonly size: number })[] {
  const { rows, size } = CROWDS[Math.min(count, CROWDS.length - 1)] ?? { rows: [], size: 0 };
  const last = rows.length - 1;
  const front = last === 0 ? 21 : 27;
  return rows.flatMap((many, row) =>
    Array.from({ length: many }, (_, i) => ({
      x: round((i - (many - 1) / 2) * Math.min(size * 1.08, 84 / many)),
      y: round(front - (last - row) * size * 0.74),
      size,
    })),
  );
}

/** A space of the Shepherd's Way: its middle, how it is turned, and the stone's length along the Way and across it. */
export interface Space extends Point {
  /** Degrees clockwise from the north, seen from the altar. */
  readonly turn: number;
  readonly width: number;
  readonly height: number;
}

export const SPACES = 12;

/** Wide: a ring. */
export const RING = { near: 316, far: 408 };

/** The spaces 1, 2 and 3. Tall: in rows over and under the city. Short: in columns beside it. */
const ROW = [
  { x: 58, y: -336 },
  { x: 154, y: -272 },
  { x: 250, y: -227 },
];
const COLUMN = [
  { x: 254, y: -259 },
  { x: 342, y: -157 },
  { x: 342, y: -53 },
];

/** The drawing's edges. */
export function frame(shape: Shape): Box {
  const half = shape === 'wide' ? { x: 416, y: 416 } : shape === 'tall' ? { x: 301, y: 389 } : { x: 410, y: 316 };
  return { x: -half.x, y: -half.y, width: 2 * half.x, height: 2 * half.y };
}

export function space(index: number, shape: Shape): Space {
  const turn = (index * 30 + 345) % 360;
  if (shape === 'wide') {
    const { near, far } = RING;
    return { ...polar(turn, (near + far) / 2), turn, width: 172, height: far - near };
  }
  const quarter = quarterOf(shape === 'tall' ? ROW : COLUMN, index);
  return { ...quarter, turn, ...(shape === 'tall' ? { width: 94, height: 96 } : { width: 118, height: 100 }) };
}

/** Where the Shepherd stands above a space, and how high he is: aside, so that what lies there can be seen. */
export function stand(
  index: number,
  shape: Shape,
): Point & { readonly size: number; readonly facing: 'left' | 'right' } {
  const { x, y } = space(index, shape);
  if (shape === 'tall') {
    return { x: x + 33, y: y + (y < 0 ? 54 : 45), size: 74, facing: 'right' };
  }
  if (shape === 'short') {
    return { x: x + 40, y: y + 48, size: 88, facing: 'right' };
  }
  const aside = Math.abs(x) > 100 ? -56 * Math.sign(x) : 62 * Math.sign(y);
  return { x: x + aside, y: y + 36, size: 96, facing: aside < 0 ? 'left' : 'right' };
}

/** Three places in the north-east, mirrored into all four quarters. */
function quarterOf(places: readonly Point[], index: number): Point {
  const step = (index + SPACES - 1) % SPACES;
  const quarter = Math.floor(step / 3);
  const at = places[quarter % 2 === 0 ? step % 3 : 2 - (step % 3)] ?? { x: 0, y: 0 };
  return { x: quarter < 2 ? at.x : -at.x, y: quarter === 0 || quarter === 3 ? at.y : -at.y };
}
