import type { Point } from '../../lib/actors';
import { arc, bounce, hops, linear, within } from '../../lib/motion';
import type { Act, Cue, Play } from '../../lib/play';
import { flockId, flocksOf, houndId, houndsOf, type Animal, type Flock } from './cast';
import { between, centre } from './map';
import { after } from './story';
import { flockNamed } from './words';
import type { Dog, Habit, SheepRan, ShepherdMessEvent, ShepherdMessView, Side } from './wire';

/** What has just been put down, and how far it is off the ground. */
export interface Fresh {
  readonly places: readonly string[];
  /** Of a patch, the side with the new stones. */
  readonly side: Side | null;
  readonly lift: number;
}

export interface Mess {
  view: ShepherdMessView;
  event: ShepherdMessEvent;
  actor: Animal;
  set: null;
  props: {
    readonly fresh: Fresh | null;
    /** Gates that somebody runs through stand open, from 0 to 1. */
    readonly swing: { readonly edges: readonly string[]; readonly t: number };
  };
}

type Acts = readonly Act<Mess>[];

const SIGNS: Partial<Record<Habit, string>> = { torn: '?', undecided: '?', waits: '…' };

const actors = (view: ShepherdMessView): readonly Animal[] => [...flocksOf(view), ...houndsOf(view)];

/** A dog runs along tiles, to the place where it will stand. */
function run({ view, next }: Cue<Mess>, colour: string, dog: Dog, way: readonly string[]): Acts {
  const id = houndId(flockNamed(view, colour), dog);
  const paws = way.slice(1, -1).map((tile) => ({ x: centre(tile).x, y: centre(tile).y + 30 }));
  const legs = way.length - 1;
  return legs < 1
    ? []
    : [
        {
          ms: 170 + 170 * legs,
          sound: 'slide',
          to: next,
          way: (one, goal) => one.id === id && [...paws, goal],
          as: (one, t) => one.id === id && { pose: 'run', lift: 9 * hops(t, 2 * legs) },
        },
      ];
}

/** All that are scared by one bark run at once; over those who stay there is a sign. */
function scatter({ events, view, next, actors: there }: Cue<Mess>): Acts {
  const runs = events.filter((event) => event.type === 'sheepRan');
  const stays = events.filter((event) => event.type === 'sheepStayed');
  const goals = new Map(flocksOf(next).map((flock) => [flock.id, flock]));
  const runners = runs.map((run, i) => runnerOf(run, i, view, there));
  const scared = new Set(stays.map(({ tile, flock }) => flockId(tile, flockNamed(view, flock))));
  const ways = new Map<string, readonly Point[]>(
    runs.map(({ way, flock }, i) => {
      const meadow = way.slice(0, -1).map((tile) => ({ x: centre(tile).x, y: centre(tile).y + 18 }));
      const goal = goals.get(flockId(way.at(-1) ?? '', flockNamed(view, flock)));
      return [runners[i]?.id ?? '', goal ? [...meadow, goal] : meadow];
    }),
  );
  const gates = gatesOn(runs, view);
  const longest = Math.max(0, ...runs.map(({ way }) => way.length));
  return [
    {
      ms: longest === 0 ? 520 : 260 + 190 * longest,
      sound: runs.length > 0 ? 'hop' : 'bleat',
      to: next,
      cast: (all) => [...without(all, runners), ...runners],
      way: ({ id }) => ways.get(id),
      as: ({ id }, t) => {
        const way = ways.get(id);
        return way ? { lift: 20 * hops(t, 2 * way.length) } : scared.has(id) && { mood: 'scared' };
      },
      props: (t) => ({ swing: { edges: gates, t: arc(t) } }),
      signs: stays.map(({ tile, habit }) => {
        const { x, y } = centre(tile);
        return { x: x + 24, y: y - 34, text: SIGNS[habit] ?? '!', look: 'wonder' };
      }),
    },
  ];
}

function runnerOf(
  { flock, from, count }: SheepRan,
  index: number,
  view: ShepherdMessView,
  there: readonly Animal[],
): Flock {
  const whose = flockNamed(view, flock);
  const start = there.filter((one) => one.kind === 'flock').find(({ id }) => id === flockId(from, whose));
  const body = { like: `flock ${whose}`, ...centre(from), size: 46, lift: 0, fade: 1, facing: 'left' } as const;
  return { kind: 'flock', flock: whose, tile: from, ...body, ...start, id: `run ${index}`, count, mood: 'scared' };
}

/** Those who are there when some of them have begun to run. */
function without(there: readonly Animal[], runners: readonly Flock[]): readonly Animal[] {
  return there.flatMap((one): readonly Animal[] => {
    if (one.kind === 'hound') {
      return [one];
    }
    const gone = runners.filter(({ tile, flock }) => flockId(tile, flock) === one.id);
    const count = gone.reduce((left, runner) => left - runner.count, one.count);
    return count > 0 ? [{ ...one, count }] : [];
  });
}

/** The gates on the ways of those who run. */
function gatesOn(runs: readonly SheepRan[], view: ShepherdMessView): readonly string[] {
  return runs.flatMap(({ from, way }) =>
    way.flatMap((tile, i) => {
      const edge = between(way[i - 1] ?? from, tile);
      return edge !== null && edge in view.edges ? [edge] : [];
    }),
  );
}

/** A piece of the landscape comes down from above. */
function putDown({ next }: Cue<Mess>, places: readonly string[], side: Side | null = null): Acts {
  const fresh = (t: number) => ({ fresh: { places, side, lift: 60 * (1 - bounce(t)) } });
  return [{ ms: 340, sound: 'flip', now: next, ease: linear, props: fresh }];
}

/** An animal comes down from above. */
function land({ next, actors: there }: Cue<Mess>, sound: 'bark' | 'bleat'): Acts {
  const known = new Map(there.map((one) => [one.id, one.kind === 'flock' ? one.count : 0]));
  const fresh = (one: Animal) => known.get(one.id) !== (one.kind === 'flock' ? one.count : 0);
  return [{ ms: 300, sound, now: next, ease: linear, as: (one, t) => fresh(one) && { lift: 90 * (1 - bounce(t)) } }];
}

export const play: Play<Mess> = {
  actors,
  after,
  props: { fresh: null, swing: { edges: [], t: 0 } },
  together: ([first], next) =>
    (first?.type === 'sheepRan' || first?.type === 'sheepStayed') &&
    (next.type === 'sheepRan' || next.type === 'sheepStayed'),
  acts: {
    dogRan: ({ colour, dog, way }, cue) => run(cue, colour, dog, way),
    barked: ({ colour, dog, tile, scared }, { view }) => {
      const { x, y } = centre(tile);
      const id = houndId(flockNamed(view, colour), dog);
      return [
        {
          ms: 440,
          sound: 'bark',
          ease: linear,
          ring: { x, y },
          signs: [{ x, y: y - 28, text: 'Woof!', look: 'shout', size: 0.75 }],
          as: (one, t) =>
            one.kind === 'hound'
              ? one.id === id && { pose: 'bark' }
              : scared.includes(one.tile) && { mood: 'scared', lift: 16 * arc(within(t, 0.4, 0.9)) },
        },
      ];
    },
    sheepRan: (_, cue) => scatter(cue),
    sheepStayed: (_, cue) => scatter(cue),
    fought: ({ colour, dog, from, tile, rival, target }, cue) => {
      const hound = houndId(flockNamed(cue.view, colour), dog);
      const other = houndId(flockNamed(cue.view, rival), target);
      const { x, y } = centre(tile);
      return [
        ...run(cue, colour, dog, from === tile ? [tile] : [from, tile]),
        {
          ms: 520,
          sound: 'growl',
          ease: linear,
          now: cue.next,
          signs: [{ x, y: y - 26, text: 'Grrr!', look: 'shout', size: 0.75 }],
          as: (one, t) =>
            one.id === hound
              ? { pose: 'bark' }
              : one.id === other && { x: one.x + 7 * Math.sin(t * Math.PI * 8) * (1 - t) },
        },
      ];
    },
    stoneLaid: ({ tile, side }, cue) => putDown(cue, [tile], side),
    wallBuilt: ({ edges }, cue) => putDown(cue, edges),
    gatePut: ({ edge }, cue) => putDown(cue, [edge]),
    bridgeBuilt: ({ tile }, cue) => putDown(cue, [tile]),
    mudLaid: ({ tile }, cue) => putDown(cue, [tile]),
    puddleLaid: ({ tile }, cue) => putDown(cue, [tile]),
    sheepPlaced: (_, cue) => land(cue, 'bleat'),
    ramLanded: (_, cue) => land(cue, 'bleat'),
    penDrawn: (_, cue) => land(cue, 'bark'),
  },
};
