import type { Shape } from '../../board';
import type { Box, Point } from '../../lib/actors';

/** From an action space to the next. */
export const STEP = 100;
/** Half the width of an action space. */
export const DISC = 29;
/** From the middle of an area's hexagon to its corners. */
export const HEX = 28.5;

const HIGH = (STEP * Math.sqrt(3)) / 2;
const FAR = 3;
const ROWS = 'abcdefg';

const round = (n: number) => Math.round(n * 100) / 100;

interface Axial {
  readonly q: number;
  readonly r: number;
}

/** Every point of the lattice by its name; the six outermost carry no action space. */
const POINTS: ReadonlyMap<string, Axial> = new Map(
  [...ROWS].flatMap((letter, row) => {
    const r = row - FAR;
    return Array.from({ length: 2 * FAR + 1 - Math.abs(r) }, (_, i): [string, Axial] => [
      `${letter}${i + 1}`,
      { q: Math.max(-FAR, -FAR - r) + i, r },
    ]);
  }),
);
const NAMES = new Map([...POINTS].map(([name, { q, r }]) => [`${q},${r}`, name]));
const nameAt = (q: number, r: number) => NAMES.get(`${q},${r}`);

const isBlank = ({ q, r }: Axial) => [q, r, q + r].filter((way) => Math.abs(way) === FAR).length === 2;

/** The action spaces, row by row. */
export const SPACES: readonly string[] = [...POINTS].filter(([, at]) => !isBlank(at)).map(([name]) => name);

/** Their three corners, blank ones too: the upper row first, each row from the left. */
const CORNERS: ReadonlyMap<string, readonly string[]> = new Map(
  [...ROWS].slice(0, -1).flatMap((letter, row) => band(row - FAR, `${letter}${ROWS.charAt(row + 1)}`)),
);

/** The triangles between two rows from the left: on its base or on its tip, by turns. */
function band(r: number, letters: string): readonly [string, readonly string[]][] {
  const corners: (readonly string[])[] = [];
  for (let q = -FAR - 1; q <= FAR; q++) {
    for (const points of [
      [nameAt(q, r), nameAt(q - 1, r + 1), nameAt(q, r + 1)],
      [nameAt(q, r), nameAt(q + 1, r), nameAt(q, r + 1)],
    ]) {
      const known = points.filter((point) => point !== undefined);
      if (known.length === 3) {
        corners.push(known);
      }
    }
  }
  return corners.map((three, i) => [`${letters}${i + 1}`, three]);
}

/** The areas, row by row. */
export const AREAS: readonly string[] = [...CORNERS.keys()];

/** The three points of the lattice around an area. */
export const corners = (area: string): readonly string[] => CORNERS.get(area) ?? [];

/** The areas that share two points with it. */
export function borders(area: string): readonly string[] {
  const mine = corners(area);
  return AREAS.filter((other) => corners(other).filter((point) => mine.includes(point)).length === 2);
}

/** The areas around an action space. */
export const around = (space: string): readonly string[] => AREAS.filter((area) => corners(area).includes(space));

export type Section = 'core' | 'yellow' | 'grey';

/** The core is a hexagon; three sides around it belong to the yellow section, three to the grey one. */
export function section(space: string): Section {
  const { q, r } = POINTS.get(space) ?? { q: 0, r: 0 };
  if (r === -FAR || q === -FAR || q + r === FAR) {
    return 'yellow';
  }
  return r === FAR || q === FAR || q + r === -FAR ? 'grey' : 'core';
}

/** The action spaces that so many players use. */
export function spacesFor(players: number): readonly string[] {
  const open: readonly Section[] = (['core', 'yellow', 'grey'] as const).slice(0, players - 1);
  return SPACES.filter((space) => open.includes(section(space)));
}

/** The areas between those spaces; blank points belong to all. */
export function areasFor(players: number): readonly string[] {
  const open = spacesFor(players);
  return AREAS.filter((area) => corners(area).every((point) => open.includes(point) || !SPACES.includes(point)));
}

/** Where a point of the lattice or the middle of an area lies. On a tall board rows run downwards, so that it is narrower. */
export function at(place: string, shape: Shape = 'wide'): Point {
  const three = CORNERS.get(place);
  if (three) {
    const points = three.map((point) => at(point, shape));
    const mean = (pick: (point: Point) => number) => round(points.reduce((sum, point) => sum + pick(point), 0) / 3);
    return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  }
  const { q, r } = POINTS.get(place) ?? { q: 0, r: 0 };
  const along = round((q + r / 2) * STEP);
  const across = round(r * HIGH);
  return shape === 'tall' ? { x: across, y: along } : { x: along, y: across };
}

/** A hexagon as the points of a polygon; on a tall board it stands on a corner. */
export function hexagon(shape: Shape, size = HEX, { x, y }: Point = { x: 0, y: 0 }): string {
  return Array.from({ length: 6 }, (_, i) => {
    const turn = ((i * 60 + (shape === 'tall' ? 30 : 0)) * Math.PI) / 180;
    return `${round(x + size * Math.cos(turn))},${round(y + size * Math.sin(turn))}`;
  }).join(' ');
}

/** An arrow between two neighbouring spaces: a curve in the gap between them, bent to its right. */
export interface Curve {
  readonly d: string;
  /** Its tip, and where that points: degrees clockwise from the right. */
  readonly tip: Point;
  readonly turn: number;
  readonly middle: Point;
}

export function curve(from: string, to: string, shape: Shape = 'wide'): Curve {
  const a = at(from, shape);
  const b = at(to, shape);
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / far, (b.y - a.y) / far];
  const point = (along: number, aside: number): Point => ({
    x: round(a.x + ux * along - uy * aside),
    y: round(a.y + uy * along + ux * aside),
  });
  const start = point(DISC + 3, 1.5);
  const bend = point(far / 2, 5);
  const tip = point(far - DISC - 2, 2);
  return {
    d: `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${tip.x} ${tip.y}`,
    tip,
    turn: round((Math.atan2(tip.y - bend.y, tip.x - bend.x) * 180) / Math.PI),
    middle: point(far / 2, 3.5),
  };
}

/** The drawing's edges: around all that lies in play. */
export function frame(players: number, shape: Shape = 'wide'): Box {
  const margin = DISC + 13;
  const points = [...spacesFor(players), ...areasFor(players)].map((place) => at(place, shape));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return {
    x: round(left),
    y: round(top),
    width: round(Math.max(...xs) + margin - left),
    height: round(Math.max(...ys) + margin - top),
  };
}
