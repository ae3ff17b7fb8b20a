import type { Point } from './actors';

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isArrow(key: string): boolean {
  return key in WAYS;
}

/** Being off to the side counts more than being far away. */
const SIDEWAYS = 2;

/** The next point in the direction of an arrow key, or nothing if there is none that way. */
export function steer<P extends Point>(points: readonly P[], from: Point, key: string): P | null {
  const [dx, dy] = WAYS[key] ?? [0, 0];
  let best: P | null = null;
  let least = Infinity;
  for (const point of points) {
    const ahead = (point.x - from.x) * dx + (point.y - from.y) * dy;
    const aside = Math.abs((point.x - from.x) * dy) + Math.abs((point.y - from.y) * dx);
    const cost = ahead + SIDEWAYS * aside;
    if (ahead > 1 && cost < least) {
      best = point;
      least = cost;
    }
  }
  return best;
}

export function nearest<P extends Point>(points: readonly P[], to: Point): P | null {
  const far = (point: P) => Math.hypot(point.x - to.x, point.y - to.y);
  return points.reduce<P | null>((best, point) => (best && far(best) <= far(point) ? best : point), null);
}
