/** How the marbles of the Fate box move while t goes from 0 to 1: by a fixed rule, so that all see the same. */

interface Pose {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** Inside the box, from its middle. */
const LEFT = -148;
const RIGHT = 148;
const HIGH = 20;

const ease = (t: number) => 1 - (1 - t) ** 3;
const clamp = (t: number) => Math.min(1, Math.max(0, t));

/** How large marbles are, and how far apart they rest. */
export function spread(count: number): { readonly r: number; readonly step: number } {
  const step = Math.min(46, (RIGHT - LEFT) / Math.max(1, count));
  return { r: Math.min(19, step * 0.47), step };
}

/** The box itself: up to 0.5 it is shaken, then it leans to the left and comes back. */
export function shaking(t: number): Pose {
  if (t < 0.5) {
    const force = Math.sin(Math.PI * clamp(t * 2));
    return { x: 9 * force * Math.sin(t * 62), y: 5 * force * Math.sin(t * 88 + 1), turn: 3 * force * Math.sin(t * 54) };
  }
  return { x: 0, y: 0, turn: -5 * Math.sin(Math.PI * clamp((t - 0.5) * 2)) };
}

/** Where a marble is that will come to rest as number `index` from the left. */
export function rolling(index: number, count: number, t: number): Pose {
  const { r, step } = spread(count);
  const rest = { x: LEFT + r + 2 + index * step, y: 0 };
  const loose = tossed(index, Math.min(t, 0.5));
  // Who rests farther left sets out earlier
  const late = count > 1 ? (index / (count - 1)) * 0.35 : 0;
  const way = ease(clamp((clamp((t - 0.5) * 2) - late) / 0.6));
  const x = loose.x + (rest.x - loose.x) * way;
  return { x, y: loose.y + (rest.y - loose.y) * way, turn: way >= 1 ? 0 : ((x - rest.x) / r) * 57 };
}

/** Anywhere in the box while it is shaken. */
function tossed(index: number, t: number): { readonly x: number; readonly y: number } {
  const phase = index * 2.399963;
  return {
    x: 120 * Math.sin(phase + t * (11 + (index % 3) * 3)),
    y: HIGH * Math.sin(phase * 1.7 + t * (23 + (index % 4) * 4)),
  };
}
