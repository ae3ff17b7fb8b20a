import { centre, near, type Point } from './map';
import { habitWord } from './words';
import type { Bark, Scared } from './wire';

/** What some of the sheep on a tile would do, as an arrow or as a sign on the spot. */
export interface Arrow {
  readonly id: string;
  readonly kind: 'goes' | 'contends' | 'waits' | 'stays';
  readonly points: readonly Point[];
  readonly label: Point;
  readonly word: string;
  /** Who goes, or who stays. */
  readonly who: readonly { readonly flock: number; readonly count: number }[];
}

function kindOf(sheep: Scared): Arrow['kind'] {
  if (sheep.way.length === 0) {
    return 'stays';
  }
  return sheep.going > 0 ? 'goes' : sheep.contends ? 'contends' : 'waits';
}

const WORDS: Partial<Record<Arrow['kind'], string>> = { contends: 'you pick', waits: 'waits' };

/** One arrow for all on a tile who do the same for the same reason. */
export function arrowsOf(bark: Bark): readonly Arrow[] {
  const groups = new Map<string, Scared[]>();
  for (const sheep of bark.sheep) {
    const key = [sheep.tile, sheep.way.join('-'), sheep.habit, kindOf(sheep)].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), sheep]);
  }
  const seen = new Map<string, number>();
  return [...groups].flatMap(([id, [first, ...rest]]): Arrow[] => {
    if (!first) {
      return [];
    }
    const kind = kindOf(first);
    const nth = seen.get(first.tile) ?? 0;
    seen.set(first.tile, nth + 1);
    const who = [first, ...rest].map(({ flock, going, count }) => ({ flock, count: going > 0 ? going : count }));
    return [{ id, kind, word: WORDS[kind] ?? habitWord(first.habit), who, ...shape(first, nth) }];
  });
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
