import type { Point } from '../../../lib/actors';
import type { Shape } from '../../../board';
import { polar, RING, space } from '../map';

interface Sized extends Point {
  readonly size: number;
}

/** Where things lie on a stone, seen from its middle. */
export interface Layout {
  readonly face: Sized;
  readonly gate: Sized;
  readonly number: Point;
  readonly guide: Point;
  /** The guide is written one under the other. */
  readonly column: boolean;
}

/** Half the angle of a stone in the ring. */
const HALF = 14.2;

const ROWS: Layout = {
  face: { x: 0, y: -5, size: 58 },
  gate: { x: 0, y: -6, size: 82 },
  number: { x: -31, y: -33 },
  guide: { x: 0, y: 34 },
  column: false,
};

const COLUMNS: Layout = {
  face: { x: -20, y: 5, size: 64 },
  gate: { x: -19, y: 5, size: 74 },
  number: { x: -43, y: -34 },
  guide: { x: 37, y: 0 },
  column: true,
};

export function layout(index: number, shape: Shape): Layout {
  if (shape === 'wide') {
    const { turn } = space(index, shape);
    const along = polar(turn + 90, 1);
    const far = 63;
    return {
      face: { x: 0, y: 0, size: 62 },
      gate: { x: 0, y: 0, size: 80 },
      number: { x: -along.x * far, y: -along.y * far },
      guide: { x: along.x * far, y: along.y * far },
      column: true,
    };
  }
  if (shape === 'tall') {
    const { x } = space(index, shape);
    return { ...ROWS, number: { x: -ROWS.number.x * Math.sign(x), y: ROWS.number.y } };
  }
  return COLUMNS;
}

/** The outline of a stone; `drop` lower, for what lies under it. */
export function stone(index: number, shape: Shape, drop = 0): string {
  const { x, y, turn, width, height } = space(index, shape);
  if (shape === 'wide') {
    return sector(turn - HALF, turn + HALF, RING.near, RING.far, drop);
  }
  const round = 14;
  return `M${x - width / 2 + round} ${y - height / 2 + drop}h${width - 2 * round}a${round} ${round} 0 0 1 ${round} ${round}v${height - 2 * round}a${round} ${round} 0 0 1-${round} ${round}h-${width - 2 * round}a${round} ${round} 0 0 1-${round}-${round}v-${height - 2 * round}a${round} ${round} 0 0 1 ${round}-${round}z`;
}

/** A piece of a ring. */
function sector(from: number, to: number, near: number, far: number, drop = 0): string {
  const at = (angle: number, radius: number) => {
    const { x, y } = polar(angle, radius);
    return `${x} ${y + drop}`;
  };
  return `M${at(from, far)}A${far} ${far} 0 0 1 ${at(to, far)}L${at(to, near)}A${near} ${near} 0 0 0 ${at(from, near)}z`;
}

/** What binds the two spaces of a piece, in its colour. */
export function binding(piece: number, shape: Shape): string {
  if (shape === 'wide') {
    return sector(piece * 60 - 29, piece * 60 + 29, RING.near - 5, RING.far + 5, 2);
  }
  const one = space(piece * 2, shape);
  const other = space(piece * 2 + 1, shape);
  return `M${one.x} ${one.y}L${other.x} ${other.y}`;
}

/** The boss that names a piece's colour, beside its corner of the city. */
export function boss(piece: number, shape: Shape): Point {
  if (shape === 'wide') {
    return polar(piece * 60, 322);
  }
  // North and south there are stones, so that the boss lies in the nook beside the corner
  const at =
    piece % 3 === 0
      ? { x: 75, y: shape === 'tall' ? 273 : 284 }
      : shape === 'tall'
        ? { x: 283, y: 160 }
        : { x: 267, y: 170 };
  const east = piece < 3;
  const north = piece < 2 || piece === 5;
  return { x: east ? at.x : -at.x, y: north ? -at.y : at.y };
}
