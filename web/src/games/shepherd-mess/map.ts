import type { Corner, Placement, Side } from './moves';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The length of a tile's side, and the frame around all of them. */
export const TILE = 100;
export const FRAME = 30;
export const SIZE = 6 * TILE + 2 * FRAME;

export const LETTERS = [...'abcdef'];
export const TILES = LETTERS.flatMap((_, row) => LETTERS.map((letter) => `${letter}${row + 1}`));

const WAYS: Record<Side, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];

const columnOf = (tile: string) => LETTERS.indexOf(tile.charAt(0));
const rowOf = (tile: string) => Number(tile.slice(1)) - 1;
const nameOf = (column: number, row: number) =>
  column >= 0 && column < 6 && row >= 0 && row < 6 ? `${LETTERS[column]}${row + 1}` : null;

export function centre(tile: string): Point {
  return { x: FRAME + (columnOf(tile) + 0.5) * TILE, y: FRAME + (rowOf(tile) + 0.5) * TILE };
}

export function tileAt(x: number, y: number): string | null {
  return nameOf(Math.floor((x - FRAME) / TILE), Math.floor((y - FRAME) / TILE));
}

export function neighbour(tile: string, side: Side): string | null {
  const [dx, dy] = WAYS[side];
  return nameOf(columnOf(tile) + dx, rowOf(tile) + dy);
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

export interface Border extends Point {
  /** True if it runs from west to east, with one tile above and one below it. */
  readonly level: boolean;
}

export function border(edge: string): Border {
  const [one = '', other = ''] = edge.split('/');
  const a = centre(one);
  const b = centre(other);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, level: a.x === b.x };
}

export function cornerAt(tile: string, corner: Corner, far: number): Point {
  const { x, y } = centre(tile);
  return { x: x + (corner.endsWith('E') ? far : -far), y: y + (corner.startsWith('S') ? far : -far) };
}

/** The two borders at a corner of a tile. */
export function bordersAt(tile: string, corner: Corner): readonly string[] {
  return ([...corner] as Side[]).flatMap((side) => edgeOf(tile, side) ?? []);
}

/** Where one touches to place a piece, and how large that is. */
export function spotOf(place: Placement): Point & { readonly width: number; readonly height: number } {
  switch (place.kind) {
    case 'wall':
    case 'gate': {
      const { x, y, level } = border(place.edge);
      return { x, y, width: level ? 58 : 40, height: level ? 40 : 58 };
    }
    case 'corner':
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
export function meant(kind: Placement['kind'], { x, y }: Point): string | null {
  const tile = tileAt(x, y);
  if (tile === null) {
    return null;
  }
  const middle = centre(tile);
  const dx = x - middle.x;
  const dy = y - middle.y;
  const side: Side = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'E' : 'W') : dy > 0 ? 'S' : 'N';
  switch (kind) {
    case 'bridge':
      return `bridge ${tile} ${dx < 0 ? 'H' : 'V'}`;
    case 'stone':
      return `stone ${tile} ${side}`;
    case 'corner':
      return `corner ${tile} ${dy > 0 ? 'S' : 'N'}${dx > 0 ? 'E' : 'W'}`;
    default: {
      const edge = edgeOf(tile, side);
      return edge === null ? null : `${kind} ${edge}`;
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
