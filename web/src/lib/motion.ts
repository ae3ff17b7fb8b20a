/** How fast things go, and when to give up showing them. A board's beat is one. */
export interface Pacing {
  readonly pace: number;
  readonly signal: AbortSignal;
}

export type Easing = (t: number) => number;

export const linear: Easing = (t) => t;
export const smooth: Easing = (t) => t * t * (3 - 2 * t);
export const leave: Easing = (t) => t * t;
export const settle: Easing = (t) => 1 - (1 - t) ** 3;

/** Lands, and bounces once a little. */
export const bounce: Easing = (t) => (t < 0.72 ? (t / 0.72) ** 2 : 1 - 0.18 * arc((t - 0.72) / 0.28));

/** From 0 up to 1 and down to 0: the height of a hop. */
export const arc: Easing = (t) => 4 * t * (1 - t);

/** So many hops on one way, as high as 1. */
export const hops = (t: number, many: number) => Math.abs(Math.sin(Math.PI * t * many));

export const mix = (from: number, to: number, t: number) => from + (to - from) * t;

/** The share of a part of the time, which begins and ends at shares of the whole. */
export const within = (t: number, begin: number, end: number) => Math.min(1, Math.max(0, (t - begin) / (end - begin)));

/** Calls `show` with 0 to 1 over so many milliseconds; with 1 at once when it is aborted. */
export function tween(ms: number, show: (t: number) => void, pacing: Pacing, ease: Easing = smooth): Promise<void> {
  const { signal, pace } = pacing;
  if (signal.aborted || ms <= 0) {
    show(1);
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const start = performance.now();
    let frame = 0;
    const finish = () => {
      cancelAnimationFrame(frame);
      signal.removeEventListener('abort', finish);
      show(1);
      resolve();
    };
    const step = (now: number) => {
      const t = ((now - start) * pace) / ms;
      if (t >= 1) {
        finish();
        return;
      }
      show(ease(Math.max(0, t)));
      frame = requestAnimationFrame(step);
    };
    signal.addEventListener('abort', finish);
    frame = requestAnimationFrame(step);
  });
}

export function pause(ms: number, { signal, pace }: Pacing): Promise<void> {
  if (signal.aborted) {
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms / pace);
    signal.addEventListener('abort', finish);
  });
}
