import type { Box, Point } from '../../lib/actors';
import { centre, near } from './map';
import { habitWord } from './words';
import type { Bark, Scared } from './wire';

/** What some of the sheep on a tile would do, as an arrow or as a sign on the spot. */
export interface Arrow {
  readonly id: string;
  readonly kind: 'goes' | 'contends' | 'waits' | 'stays';
  readonly points: readonly Point[];
  readonly label: Point;
  readonly word: string;
}

/** Who would come to a tile. */
export interface Arrival {
  readonly id: string;
  readonly at: Point;
  readonly flock: number;
  /** Nothing where somebody has yet to pick who goes. */
  readonly count: number | null;
}

function kindOf(sheep: Scared): Arrow['kind'] {
  if (sheep.way.length === 0) {
    return 'stays';
  }
  return sheep.going > 0 ? 'goes' : sheep.contends ? 'contends' : 'waits';
}

const wordOf = (sheep: Scared) => WORDS[kindOf(sheep)] ?? habitWord(sheep.habit);

const WORDS: Partial<Record<Arrow['kind'], string>> = { contends: 'you pick', waits: 'waits' };

/** One arrow for all on a tile who do the same for the same reason. */
export function arrowsOf(bark: Bark): readonly Arrow[] {
  const groups = new Map<string, Scared[]>();
  for (const sheep of bark.sheep) {
    const key = [sheep.tile, sheep.way.join('-'), wordOf(sheep), kindOf(sheep)].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), sheep]);
  }
  const seen = new Map<string, number>();
  return [...groups].flatMap(([id, [first]]): Arrow[] => {
    if (!first) {
      return [];
    }
    const kind = kindOf(first);
    const nth = seen.get(first.tile) ?? 0;
    seen.set(first.tile, nth + 1);
    return [{ id, kind, word: wordOf(first), ...shape(first, nth) }];
  });
}

/** Who would come where, side by side on each tile, all of a flock together. */
export function arrivalsOf(bark: Bark): readonly Arrival[] {
  const coming = new Map<string, { tile: string; flock: number; count: number | null }>();
  for (const sheep of bark.sheep) {
    const tile = sheep.way.at(-1);
    if (tile === undefined || (sheep.going === 0 && !sheep.contends)) {
      continue;
    }
    const id = `${tile} ${sheep.flock}`;
    const others = coming.get(id);
    const count = sheep.going === 0 ? null : sheep.going + (others?.count ?? 0);
    coming.set(id, { tile, flock: sheep.flock, count: others?.count === null ? null : count });
  }
  return [...coming].map(([id, { tile, flock, count }]) => {
    const here = [...coming.values()].filter((one) => one.tile === tile);
    const nth = here.findIndex((one) => one.flock === flock);
    const { x, y } = centre(tile);
    return { id, at: { x: x + 36 * (nth - (here.length - 1) / 2), y: y - 26 }, flock, count };
  });
}

/** Where words go so that none hides another: each as near to its own place as the ones before it leave room. */
export function apart<B extends Box>(boxes: readonly B[]): readonly B[] {
  const placed: B[] = [];
  for (const box of boxes) {
    const tries = [0, 1, -1, 2, -2, 3, -3].map((rows) => ({ ...box, y: box.y + rows * (box.height + 2) }));
    placed.push(tries.find((one) => placed.every((other) => !overlap(one, other))) ?? box);
  }
  return placed;
}

function overlap(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2
  );
}

function shape({ tile, way }: Scared, nth: number): { points: readonly Point[]; label: Point } {
  const start = centre(tile);
  const [next] = way;
  if (next === undefined) {
    return { points: [], label: { x: start.x, y: start.y + 36 - 24 * nth } };
  }
  const tiles = way.map(centre);
  const last = tiles.at(-1) ?? start;
  const before = tiles.at(-2) ?? start;
  const points = [near(start, tiles[0] ?? last, 16), ...tiles.slice(0, -1), near(last, before, 12)];
  const border = centre(next);
  // Beside an arrow that lies, for its word would hide it
  const aside = border.y === start.y ? 30 : 0;
  return { points, label: { x: (start.x + border.x) / 2, y: (start.y + border.y) / 2 + aside + 24 * nth } };
}
