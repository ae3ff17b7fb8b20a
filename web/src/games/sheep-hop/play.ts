import type { Sound } from '../../board';
import type { Point } from '../../lib/actors';
import { arc, bounce, leave, linear, settle, within } from '../../lib/motion';
import type { Act, Cue, Play } from '../../lib/play';
import { actorsOf, DEN, FOLD, sheepId, tileId, wolfId, type Actor } from './cast';
import { Chart } from './map';
import { HOME } from './moves';
import { after } from './story';
import type { Face, SheepHopEvent, SheepHopView, TileKind } from './wire';

export interface Hop {
  view: SheepHopView;
  event: SheepHopEvent;
  actor: Actor;
  set: Chart;
  props: {
    readonly die: { readonly face: Face | null; readonly turn: number; readonly lift: number; readonly aside: number };
    /** From day, 0, to night, 1; nothing for what the view has. */
    readonly dusk: number | null;
  };
}

type Acts = readonly Act<Hop>[];

const FACES: readonly Face[] = ['T', 'w', 'C', '*', 'S', 'W'];
const AT_REST = { face: null, turn: 0, lift: 0, aside: 0 };

/** Things come down from above, one a little after the other. */
function fall({ next, actors, set }: Cue<Hop>, sound: Sound): Acts {
  const known = new Set(actors.map(({ id }) => id));
  const falling = actorsOf(next, set).flatMap(({ id }) => (known.has(id) ? [] : [id]));
  const lag = 0.5 / Math.max(1, falling.length);
  return [
    {
      ms: 300 + 60 * falling.length,
      sound,
      now: next,
      ease: linear,
      as: ({ id }, t) => {
        const own = within(t, falling.indexOf(id) * lag, falling.indexOf(id) * lag + 0.5);
        return falling.includes(id) && { lift: 190 * (1 - bounce(own)), fade: Math.min(1, own * 3) };
      },
    },
  ];
}

function roll(face: Face, number: number, { next }: Cue<Hop>): Acts {
  const turns = number % 2 ? 1 : -1;
  return [
    {
      ms: 640,
      sound: 'roll',
      ease: settle,
      props: (t) => ({
        die: {
          turn: turns * 400 * (1 - t),
          lift: 54 * Math.abs(Math.sin(Math.PI * 2.5 * t)) * (1 - t),
          aside: -46 * turns * (1 - t),
          face: t > 0.82 ? face : (FACES[Math.floor(t * 14 + number) % FACES.length] ?? face),
        },
      }),
    },
    { ms: 240, now: next },
  ];
}

/** A sheep goes to a space; or to a gate, and from there to its place in the fold. */
function go(from: string, to: string, hop: boolean, cue: Cue<Hop>, act: Act<Hop>): Acts {
  const id = sheepId(from);
  if (to !== HOME) {
    return [{ ...act, to: cue.next }];
  }
  const gate: Point = cue.set.home(from, hop);
  const step = { x: gate.x, y: gate.y + cue.set.cell.height * 0.25 };
  return [{ ...act, way: (one) => one.id === id && [step] }, ...joinPile(id, 'glad', cue)];
}

/** A sheep goes to its place in a pile, and the others there make room. */
function joinPile(id: string, mood: 'glad' | 'scared', { next }: Cue<Hop>): Acts {
  return [
    {
      ms: 460,
      sound: 'bleat',
      to: next,
      as: (one, t) => {
        if (one.id === id) {
          return { mood, lift: 46 * arc(t) };
        }
        return one.space === FOLD ? { facing: 'left' } : one.space === DEN && { facing: 'right' };
      },
    },
  ];
}

function call(kind: TileKind, text: string, sound: Sound, { actors, set }: Cue<Hop>): Acts {
  const tile = actors.find(({ id }) => id === tileId(kind));
  return tile
    ? [
        {
          ms: 560,
          sound,
          ease: linear,
          signs: [{ x: tile.x, y: tile.y - set.cell.height * 0.55, text, look: 'shout' }],
          as: ({ id }, t) => id === tile.id && { busy: true, lift: 14 * arc((t * 2) % 1) },
        },
      ]
    : [];
}

/** Tiles are turned over, and wolves jump round. */
function flip(kinds: readonly TileKind[], { next }: Cue<Hop>, turned = false): Acts {
  const ids = kinds.map(tileId);
  return [
    { ms: 190, sound: 'flip', ease: leave, as: ({ id }, t) => ids.includes(id) && { turn: 1 - t } },
    {
      ms: 240,
      ease: settle,
      now: next,
      as: ({ id, kind }, t) => (ids.includes(id) ? { turn: t } : turned && kind === 'wolf' && { lift: 26 * arc(t) }),
    },
  ];
}

const hop =
  (height: number, leaps = 1) =>
  (t: number) =>
    height * arc((t * leaps) % 1);

export const play: Play<Hop> = {
  actors: actorsOf,
  after,
  // Odds are those of the decision that was made
  hush: (view) => ({ ...view, threats: [] }),
  props: { die: AT_REST, dusk: null },
  together: ([first], next) =>
    (first?.type === 'slid' || first?.type === 'hopped') && first.to === HOME && next.type === 'cameHome',
  acts: {
    tileLaid: (_, cue) => fall(cue, 'tap'),
    tilesTakenUp: (_, { next }) => [{ ms: 260, to: next }],
    shuffled: (_, cue) => fall(cue, 'bleat'),
    wolfPlaced: (_, cue) => fall(cue, 'growl'),
    rolled: ({ face, number }, cue) => roll(face, number, cue),
    slid: ({ from, to }, cue) => {
      const lift = hop(12, 2);
      return go(from, to, false, cue, {
        ms: 330,
        sound: 'slide',
        as: ({ id }, t) => id === sheepId(from) && { lift: lift(t) },
      });
    },
    hopped: ({ from, over, to }, cue) => {
      const lift = hop(cue.set.cell.height * 0.72);
      return go(from, to, true, cue, {
        ms: 440,
        sound: 'hop',
        as: (one, t) => {
          if (one.id === sheepId(from)) {
            return { mood: 'glad', lift: lift(t) };
          }
          return one.space === over && one.kind !== 'tile' && { turn: 1 - 0.16 * arc(within(t, 0.25, 0.75)) };
        },
      });
    },
    wolfStepped: ({ wolf, from, to }, { next, actors }) => {
      const id = wolfId(wolf);
      const meal = actors.find(({ kind, space }) => kind === 'sheep' && space === to)?.id;
      const lift = meal ? hop(46) : hop(14, 2);
      const growl: Act<Hop> = {
        ms: 260,
        sound: 'growl',
        ease: linear,
        as: (one, t) =>
          one.id === id ? { mood: 'growl' } : one.id === meal && { mood: 'scared', lift: hop(18, 2)(t) },
      };
      return from === to
        ? []
        : [
            ...(meal ? [growl] : []),
            { ms: 340, to: next, as: (one, t) => one.id === id && { lift: lift(t), ...(meal && { mood: 'growl' }) } },
          ];
    },
    captured: ({ space }, cue) => joinPile(sheepId(space), 'scared', cue),
    moleMoved: (_, cue) => flip(['mole', 'molehill'], cue),
    wolvesTurned: (_, cue) => flip(['raccoon'], cue, true),
    foxWhistled: (_, cue) => call('fox', 'Fweeet!', 'flip', cue),
    patouBarked: ({ waiting }, cue) => [
      ...call('patou', 'Woof!', 'bark', cue),
      { ms: 300, ease: linear, as: (one, t) => waiting.includes(one.space) && { lift: 26 * arc(t) } },
    ],
    nightFell: ({ stranded }) => [
      { ms: 900, props: (t) => ({ dusk: t }), as: (one) => stranded.includes(one.space) && { mood: 'scared' } },
    ],
    noMove: () => [{ ms: 380 }],
    colourGone: () => [{ ms: 380 }],
  },
};
