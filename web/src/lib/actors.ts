import { mix } from './motion';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A part of a drawing, in its own units. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Something drawn that may move. Actors are replaced, never changed: who stays the same object need not be drawn anew. */
export interface Actor extends Point {
  /** The same as long as it is plainly the same one. */
  readonly id: string;
  /** One that is gone and one like it that has come are the same one, elsewhere. */
  readonly like: string;
  readonly size: number;
  /** How far it is off the ground. */
  readonly lift: number;
  /** 1 is there, 0 is gone. */
  readonly fade: number;
  readonly facing: 'left' | 'right';
}

/** An actor that somebody has put elsewhere. */
export interface Carried extends Point {
  readonly id: string;
}

export function put<A extends Actor>(actors: readonly A[], carried: Carried | null): readonly A[] {
  return carried ? actors.map((one) => (one.id === carried.id ? { ...one, ...carried } : one)) : actors;
}

/** How one actor gets from where it was to where it will be. */
export interface Course<A extends Actor> {
  readonly from: A;
  readonly to: A;
  readonly points: readonly Point[];
}

/** Whoever goes less than this share of its size aside does not turn for it. */
const ASIDE = 0.6;

const far = (one: Point, other: Point) => Math.hypot(other.x - one.x, other.y - one.y);

/** Who becomes whom: the same by its id, else the nearest of those that are like it. */
export function paired<A extends Actor>(before: readonly A[], after: readonly A[]): ReadonlyMap<A, A> {
  const found = new Map<A, A>();
  const free = new Map(after.map((one) => [one.id, one]));
  for (const one of before) {
    const same = free.get(one.id);
    if (same) {
      found.set(one, same);
      free.delete(one.id);
    }
  }
  const likely = before
    .filter((one) => !found.has(one))
    .flatMap((one) => [...free.values()].filter(({ like }) => like === one.like).map((other) => ({ one, other })))
    .sort((a, b) => far(a.one, a.other) - far(b.one, b.other));
  for (const { one, other } of likely) {
    if (!found.has(one) && free.delete(other.id)) {
      found.set(one, other);
    }
  }
  return found;
}

/** The points after the start, to the end of its way; nothing for the straight one. */
export type Way<A extends Actor> = (one: A, goal: A) => readonly Point[] | false | undefined;

/** The ways of all: those who stay, those who go, those who come and those who vanish. */
export function courses<A extends Actor>(
  before: readonly A[],
  after: readonly A[],
  way: Way<A> = () => undefined,
): readonly Course<A>[] {
  const goals = paired(before, after);
  const known = new Set(goals.values());
  return [
    ...before.map((from) => {
      const goal = goals.get(from);
      const points = way(from, goal ?? from);
      // Who has a way of its own is seen until its end
      const to = goal ?? (points ? from : { ...from, fade: 0 });
      return { from, to, points: [from, ...(points || [to])] };
    }),
    ...after
      .filter((one) => !known.has(one))
      .map((to) => ({ from: { ...to, fade: 0 }, to, points: [to, ...(way(to, to) || [])] })),
  ];
}

/** An actor at a share of its way, turned the way it goes. */
export function onCourse<A extends Actor>({ from, to, points }: Course<A>, t: number): A {
  if (points.length === 2 && far(from, to) === 0 && from.size === to.size && from.fade === to.fade) {
    return from;
  }
  const { x, y, aside } = along(points, t);
  const turned = Math.abs(aside) > from.size * ASIDE;
  return {
    ...from,
    x,
    y,
    size: mix(from.size, to.size, t),
    fade: mix(from.fade, to.fade, t),
    facing: turned ? (aside > 0 ? 'right' : 'left') : from.facing,
  };
}

/** The point at a share of a line through points, and how far aside its leg goes. */
export function along(points: readonly Point[], t: number): Point & { readonly aside: number } {
  const legs = points.slice(1).map((to, i) => ({ from: points[i] ?? to, to }));
  const lengths = legs.map(({ from, to }) => far(from, to));
  let left = t * lengths.reduce((sum, length) => sum + length, 0);
  for (const [i, { from, to }] of legs.entries()) {
    const length = lengths[i] ?? 0;
    if (left <= length || i === legs.length - 1) {
      const share = length === 0 ? 1 : Math.min(1, left / length);
      return { x: mix(from.x, to.x, share), y: mix(from.y, to.y, share), aside: to.x - from.x };
    }
    left -= length;
  }
  return { x: points[0]?.x ?? 0, y: points[0]?.y ?? 0, aside: 0 };
}
