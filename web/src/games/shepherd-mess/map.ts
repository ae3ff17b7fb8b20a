import type { Point } from '../../lib/actors';
import type { Building } from './moves';
import type { Corner, Piece, Side } from './wire';

/** The length of a tile's side, and the frame around all of them. */
export const TILE = 100;
export const FRAME = 30;
export const SIZE = 6 * TILE + 2 * FRAME;

export const LETTERS = [...'abcdef'];
const nameOf = (column: number, row: number) => `${LETTERS[column]}${row + 1}`;
const CELLS = LETTERS.flatMap((_, row) => LETTERS.map((_, column) => ({ tile: nameOf(column, row), column, row })));
export const TILES = CELLS.map(({ tile }) => tile);
const AT = new Map(CELLS.map((cell) => [cell.tile, cell]));
export const cellOf = (tile: string) => AT.get(tile) ?? { column: -1, row: -1 };

const WAYS: Record<Side, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];

/** A corner lies towards two sides. */
const CORNERS: Record<Corner, readonly [Side, Side]> = {
  NE: ['N', 'E'],
  SE: ['S', 'E'],
  SW: ['S', 'W'],
  NW: ['N', 'W'],
};

export function centre(tile: string): Point {
  const { column, row } = cellOf(tile);
  return { x: FRAME + (column + 0.5) * TILE, y: FRAME + (row + 0.5) * TILE };
}

function tileIn(column: number, row: number): string | null {
  return AT.get(nameOf(column, row))?.tile ?? null;
}

export function tileAt(x: number, y: number): string | null {
  return tileIn(Math.floor((x - FRAME) / TILE), Math.floor((y - FRAME) / TILE));
}

export function neighbour(tile: string, side: Side): string | null {
  const { column, row } = cellOf(tile);
  const [dx, dy] = WAYS[side];
  return tileIn(column + dx, row + dy);
}

/** From the middle of a tile towards one of its sides. */
export function towards(tile: string, side: Side, far: number): Point {
  const { x, y } = centre(tile);
  const [dx, dy] = WAYS[side];
  return { x: x + dx * far, y: y + dy * far };
}

/** The border of a tile on one side by its name, with the left or the upper tile first. */
export function edgeOf(tile: string, side: Side): string | null {
  const other = neighbour(tile, side);
  return other === null ? null : side === 'N' || side === 'W' ? `${other}/${tile}` : `${tile}/${other}`;
}

/** Every border, by its name. */
const EDGES = new Map(
  TILES.flatMap((tile) =>
    (['E', 'S'] as const).flatMap((side): [string, readonly [string, string]][] => {
      const other = neighbour(tile, side);
      const edge = edgeOf(tile, side);
      return other === null || edge === null ? [] : [[edge, [tile, other]]];
    }),
  ),
);

/** The two tiles at a border. */
export const ends = (edge: string): readonly string[] => EDGES.get(edge) ?? [];

/** The border between two neighbours. */
export function between(one: string, other: string): string | null {
  const side = SIDES.find((way) => neighbour(one, way) === other);
  return side ? edgeOf(one, side) : null;
}

export interface Border extends Point {
  /** True if it runs from west to east, with one tile above and one below it. */
  readonly level: boolean;
}

export function border(edge: string): Border {
  const [one = '', other = ''] = ends(edge);
  const a = centre(one);
  const b = centre(other);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, level: a.x === b.x };
}

/** Which way a corner lies from the middle of its tile, as signs of x and y. */
export function leaning(corner: Corner): Point {
  const [upright, across] = CORNERS[corner];
  return { x: WAYS[across][0], y: WAYS[upright][1] };
}

export function cornerAt(tile: string, corner: Corner, far: number): Point {
  const { x, y } = centre(tile);
  const way = leaning(corner);
  return { x: x + far * way.x, y: y + far * way.y };
}

/** The two borders at a corner of a tile. */
export function bordersAt(tile: string, corner: Corner): readonly string[] {
  return CORNERS[corner].flatMap((side) => edgeOf(tile, side) ?? []);
}

/** Where one touches to place a piece, and how large that is. */
export function spotOf(place: Building): Point & { readonly width: number; readonly height: number } {
  switch (place.type) {
    case 'wall':
    case 'gate': {
      const { x, y, level } = border(place.edge);
      return { x, y, width: level ? 58 : 40, height: level ? 40 : 58 };
    }
    case 'cornerWall':
      return { ...cornerAt(place.tile, place.corner, 27), width: 46, height: 46 };
    case 'stone':
      return { ...towards(place.tile, place.side, 31), width: 38, height: 38 };
    case 'bridge': {
      const { x, y } = centre(place.tile);
      return { x: x + (place.axis === 'H' ? -24 : 24), y, width: 46, height: 90 };
    }
  }
}

/** What somebody means who touches here with a piece of this kind in hand. */
export function meant(piece: Piece, { x, y }: Point): Building | null {
  const tile = tileAt(x, y);
  if (tile === null) {
    return null;
  }
  const middle = centre(tile);
  const dx = x - middle.x;
  const dy = y - middle.y;
  const side: Side = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'E' : 'W') : dy > 0 ? 'S' : 'N';
  switch (piece) {
    case 'bridge':
      return { type: 'bridge', tile, axis: dx < 0 ? 'H' : 'V' };
    case 'stone':
      return { type: 'stone', tile, side };
    case 'corner':
      return { type: 'cornerWall', tile, corner: dy > 0 ? (dx > 0 ? 'SE' : 'SW') : dx > 0 ? 'NE' : 'NW' };
    case 'wall':
    case 'gate': {
      const edge = edgeOf(tile, side);
      return edge === null ? null : { type: piece, edge };
    }
  }
}

/** A line through points, with rounded bends. */
export function trail(points: readonly Point[], bend = 26): string {
  const [start, ...rest] = points;
  if (!start) {
    return '';
  }
  let d = `M${start.x} ${start.y}`;
  rest.forEach((point, i) => {
    const next = rest[i + 1];
    if (!next) {
      d += `L${point.x} ${point.y}`;
      return;
    }
    const before = near(point, rest[i - 1] ?? start, bend);
    const after = near(point, next, bend);
    d += `L${before.x} ${before.y}Q${point.x} ${point.y} ${after.x} ${after.y}`;
  });
  return d;
}

/** A point on the way to another one, so far from the first. */
export function near(from: Point, to: Point, far: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const t = length === 0 ? 0 : Math.min(0.5, far / length);
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}
