import type { Shape } from '../../board';
import type { Actor, Point } from '../../lib/actors';
import { arc, bounce, linear, settle } from '../../lib/motion';
import type { Act, Cue, Play } from '../../lib/play';
import { at } from './map';
import { CUBE_KINDS, type CubeKind, type Cubes, type TrackKind } from './palette';
import { after, left } from './story';
import type { TangleEvent, TangleView } from './wire';

/** A root or cubes on their way. What lies still is drawn from the view. */
export type Flyer = Actor &
  (
    | { readonly kind: 'root'; readonly seat: number }
    | { readonly kind: 'cube'; readonly cube: CubeKind; readonly count: number }
  );

export interface Grove {
  view: TangleView;
  event: TangleEvent;
  actor: Flyer;
  set: Shape;
  props: {
    /** Tiles that are turned over: how far, from 0 to 1. */
    readonly flipped: Readonly<Record<string, number>>;
    /** An upkeep track that is looked at. */
    readonly track: { readonly track: TrackKind; readonly below: number; readonly holder: number | null } | null;
    /** A card that is shown to all. */
    readonly card: { readonly card: string; readonly t: number } | null;
  };
}

type Acts = readonly Act<Grove>[];
type Event<T extends TangleEvent['type']> = Extract<TangleEvent, { type: T }>;

const shapeOf = (set: Shape | null): Shape => set ?? 'wide';

/** Roots stand beside the middle of a space. */
const ROOT = { x: 14, y: 18 };
const UP = 70;

const body = (id: string, { x, y }: Point, size: number) =>
  ({ id, like: id, x, y, size, lift: 0, fade: 1, facing: 'right' }) as const;

function cubesAt(id: string, point: Point, cubes: Cubes): readonly Flyer[] {
  const kinds = CUBE_KINDS.filter((kind) => cubes[kind]);
  return kinds.map((cube, i) => ({
    ...body(`${id} ${cube}`, { x: point.x + (i - (kinds.length - 1) / 2) * 26, y: point.y }, 27),
    kind: 'cube',
    cube,
    count: cubes[cube] ?? 0,
  }));
}

/** Guests go from where they come in to where they are wanted. */
function flight(
  ms: number,
  flights: readonly { readonly one: Flyer; readonly to: Point }[],
  act: Partial<Act<Grove>>,
): Acts {
  const goals = new Map(flights.map(({ one, to }) => [one.id, to]));
  return [
    {
      ms,
      ...act,
      cast: () => flights.map(({ one }) => one),
      way: ({ id }) => {
        const goal = goals.get(id);
        return goal ? [goal] : false;
      },
    },
  ];
}

/** Cubes rise from a place and are gone: they come into somebody's stash. */
function risen(id: string, place: string, cubes: Cubes, cue: Cue<Grove>, sound: 'tap' | 'hop' = 'hop'): Acts {
  const point = at(place, shapeOf(cue.set));
  const flights = cubesAt(id, point, cubes).map((one) => ({ one, to: { x: one.x, y: one.y - UP } }));
  return flight(460, flights, { sound, now: cue.next, ease: settle, as: (_, t) => ({ fade: 1 - t * t }) });
}

function rootMoved({ seat, from, index, to }: Event<'rootMoved'>, { view, set }: Cue<Grove>): Acts {
  const shape = shapeOf(set);
  const stand = (place: string) => ({ x: at(place, shape).x + ROOT.x, y: at(place, shape).y + ROOT.y });
  const one: Flyer = { ...body('root', stand(from), 27), kind: 'root', seat };
  return flight(560, [{ one, to: stand(to) }], {
    sound: 'hop',
    now: left(view, from, index),
    as: (_, t) => ({ lift: 46 * arc(t) }),
  });
}

/** Every arrow's cube goes along it. */
function brought({ events, view, set }: Cue<Grove>): Acts {
  const shape = shapeOf(set);
  const flights = events.flatMap((event, i) => {
    if (event.type !== 'brought') {
      return [];
    }
    const from = at(view.at ?? event.space, shape);
    const one: Flyer = { ...body(`arrow ${i}`, from, 25), kind: 'cube', cube: event.cube, count: 1 };
    return [{ one, to: at(event.space, shape) }];
  });
  return flight(520, flights, { sound: 'slide' });
}

function fed({ events, set }: Cue<Grove>): Acts {
  const shape = shapeOf(set);
  const flights = events.flatMap((event, i) => {
    if (event.type !== 'fed') {
      return [];
    }
    const { x, y } = at(event.area, shape);
    const one: Flyer = {
      ...body(`fed ${i}`, { x, y: y - UP }, 22),
      kind: 'cube',
      cube: event.cube,
      count: event.count,
    };
    return [{ one, to: { x: x + 12, y: y + 10 } }];
  });
  return flight(420, flights, { sound: 'tap', ease: bounce });
}

/** What lay there turns away, and what lies there now turns up. */
function flipped(areas: readonly string[], { view, next }: Cue<Grove>): Acts {
  const flip = (t: number) => ({ flipped: Object.fromEntries(areas.map((area) => [area, t])) });
  const old = view.tiles.some(({ area }) => areas.includes(area));
  return [
    ...(old ? [{ ms: 150, sound: 'flip' as const, props: (t: number) => flip(0.5 * t) }] : []),
    { ms: 210, sound: old ? undefined : 'flip', now: next, props: (t) => flip(0.5 + 0.5 * t) },
  ];
}

/** A track is looked at while its tracker or its marker moves. */
function tracked(track: TrackKind, { view, next }: Cue<Grove>, ms = 560): Acts {
  const before = view.upkeep[track] ?? { below: 0, holder: null };
  const later = next.upkeep[track] ?? before;
  const below = (t: number) => before.below + (later.below - before.below) * t;
  return [
    {
      ms,
      sound: 'slide',
      props: (t) => ({ track: { track, below: below(Math.min(1, 1.6 * t)), holder: before.holder } }),
    },
    { ms: 300, now: next, ease: linear, props: () => ({ track: { track, ...later } }) },
  ];
}

function shown(card: string, { next }: Cue<Grove>): Acts {
  return [
    { ms: 820, sound: 'flip', ease: linear, props: (t) => ({ card: { card, t } }) },
    { ms: 40, now: next },
  ];
}

/** Cubes that one player gives another. */
function gave({ to, cubes }: Event<'gave'>, cue: Cue<Grove>): Acts {
  const { view, set } = cue;
  const shape = shapeOf(set);
  const tree = view.tiles.find(({ seat, tile }) => seat === to && tile === 'tree');
  const from = at(view.at ?? tree?.area ?? 'd4', shape);
  const goal = at(tree?.area ?? 'd4', shape);
  return flight(
    620,
    cubesAt('toll', from, cubes).map((one) => ({ one, to: goal })),
    { sound: 'slide', now: cue.next },
  );
}

const SAME: readonly TangleEvent['type'][] = ['brought', 'fed'];

export const play: Play<Grove> = {
  actors: () => [],
  after,
  props: { flipped: {}, track: null, card: null },
  together: ([first], next) => first !== undefined && first.type === next.type && SAME.includes(next.type),
  acts: {
    rootMoved,
    rootEntered: ({ seat, area }, { set, next }) => {
      const { x, y } = at(area, shapeOf(set));
      const one: Flyer = { ...body('root', { x: x + 12, y: y - UP }, 22), kind: 'root', seat };
      return [
        ...flight(520, [{ one, to: { x: x + 12, y: y + 20 } }], { sound: 'hop', ease: bounce }),
        { ms: 40, now: next },
      ];
    },
    brought: (_, cue) => brought(cue),
    fed: (_, cue) => fed(cue),
    harvested: ({ area, cube, count }, cue) => risen('harvest', area, { [cube]: count }, cue),
    took: ({ space, cubes }, cue) => risen('took', space, cubes, cue),
    gained: ({ cubes }, cue) => (cue.view.at ? risen('gained', cue.view.at, cubes, cue, 'tap') : []),
    gave,
    tilePlaced: ({ area }, cue) => flipped([area], cue),
    tileLost: ({ area }, cue) => flipped([area], cue),
    earthLeft: ({ area }, cue) => flipped([area], cue),
    takenOver: ({ area }, cue) => flipped([area], cue),
    shifted: ({ areas }, cue) => flipped(areas, cue),
    seedPlanted: ({ area }, { next, set }) => [
      { ms: 320, sound: 'tap', now: next, ring: at(area, shapeOf(set)), ease: linear },
    ],
    cardTaken: ({ card }, cue) => shown(card, cue),
    cardCast: ({ card }, cue) => shown(card, cue),
    upkeepCalled: ({ track }, cue) => tracked(track, cue, 500),
    trackerMoved: ({ track }, cue) => tracked(track, cue),
    markerTaken: ({ track }, cue) => tracked(track, cue),
    markerPassed: ({ track }, cue) => tracked(track, cue),
    markerReturned: ({ track }, cue) => tracked(track, cue, 300),
  },
};
