import type { Trace } from '../board';
import type { Point } from './actors';

/** A place in a drawing, with the room around its centre. */
export interface Ground extends Point {
  readonly r: number;
}

interface Ring extends Ground {
  readonly seat: number;
  readonly place: string;
  /** Somebody went away from here, and nobody came. */
  readonly left: boolean;
}

interface Passage {
  readonly seat: number;
  readonly from: Ground;
  readonly to: Ground;
}

/** Rings of several seats around one place lie inside each other. */
const INSIDE = 0.2;

/** What is drawn of traces: one ring for each seat and place, one arrow for each way. */
export function footprints(
  traces: readonly Trace[],
  at: (place: string) => Ground | null,
): { readonly rings: readonly Ring[]; readonly ways: readonly Passage[] } {
  const rings = new Map<string, Ring>();
  const ways = new Map<string, Passage>();
  for (const { seat, places, from, to } of traces) {
    for (const place of places) {
      const ground = at(place);
      const known = rings.get(`${seat} ${place}`);
      const left = place === from && (known?.left ?? true);
      if (ground) {
        const others = [...rings.values()].filter((ring) => ring.place === place && ring.seat !== seat).length;
        const r = known?.r ?? ground.r * (1 - INSIDE * others);
        rings.set(`${seat} ${place}`, { seat, place, ...ground, r, left });
      }
    }
    const [start, end] = [from === undefined ? null : at(from), to === undefined ? null : at(to)];
    if (start && end) {
      ways.set(`${seat} ${from} ${to}`, { seat, from: start, to: end });
    }
  }
  return { rings: [...rings.values()], ways: [...ways.values()] };
}

/** A line from the middle of one ring to the edge of another, with a tip. */
export function arrow(from: Ground, to: Ground): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) {
    return '';
  }
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  // Never shorter than its tip, where places lie close to each other
  const end = Math.max(length - to.r, length * 0.55);
  const begin = Math.min(from.r * 0.35, end * 0.3);
  const tip = to.r * 0.36;
  const on = (along: number, aside: number) =>
    `${round(from.x + dx * along - dy * aside)} ${round(from.y + dy * along + dx * aside)}`;
  return `M${on(begin, 0)}L${on(end, 0)}M${on(end - tip, tip * 0.8)}L${on(end, 0)}L${on(end - tip, -tip * 0.8)}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
