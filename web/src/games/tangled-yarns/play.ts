import type { Shape, Sound } from '../../board';
import { arc, bounce, hops, linear, settle, within } from '../../lib/motion';
import type { Act, Cue, Play, Sign } from '../../lib/play';
import { actorsOf, mob, mobId, type Mob, type Pawn } from './cast';
import { centre, space } from './map';
import { COLOURS, RELICS, WAY_NAMES, type Marble } from './palette';
import { after } from './story';
import type { Colour, Fight, Relic, Side, WayTile, YarnsEvent, YarnsView } from './wire';

/** Marbles in the Fate box, from the left as they come to rest. */
export interface Shake {
  readonly marbles: readonly Marble[];
  readonly t: number;
}

export interface Night {
  view: YarnsView;
  event: YarnsEvent;
  actor: Pawn;
  set: Shape;
  props: {
    /** Tiles that are just being turned, and by how many degrees. */
    readonly turning: Readonly<Record<string, number>>;
    /** Tiles that are turned over, from 0 to 1. */
    readonly flipping: { readonly cells: readonly string[]; readonly t: number } | null;
    readonly box: Shake | null;
    /** The Shepherd falls or rises: how far he lies. */
    readonly fall: number | null;
    /** The altar is turned over. */
    readonly altar: number | null;
  };
}

type Acts = readonly Act<Night>[];

const STEP = 190;
/** Whoever comes down from above begins so high. */
const ABOVE = 90;

const shapeOf = (set: Shape | null): Shape => set ?? 'wide';

function sign(cell: string, text: string, look: Sign['look'] = 'burst', size = 0.62): Sign {
  const { x, y } = centre(cell);
  return { x, y: y - 12, text, look, size };
}

/** Somebody says something over a cell. */
function said(cell: string, text: string, sound: Sound, ms = 620): Act<Night> {
  return { ms, sound, ease: linear, signs: [sign(cell, text)] };
}

/** The box is shaken and tilted; the marble that is read comes to rest on the left. */
function shaken(first: Marble, rest: readonly Marble[], ms = 900): Act<Night> {
  return {
    ms,
    sound: 'roll',
    ease: linear,
    props: (t) => ({ box: { marbles: [first, ...rest], t: within(t, 0, 0.8) } }),
  };
}

/** Six colours, of which one is read; the order of the others tells nothing. */
function shakenFor(colour: Colour, ms?: number): Act<Night> {
  const at = COLOURS.indexOf(colour);
  const others = [2, 5, 1, 4, 3].map((further) => COLOURS[(at + further) % COLOURS.length] ?? colour);
  return shaken(colour, others, ms);
}

/** The marbles of both sides, the winner's first; nothing where no marble was drawn. */
function fought(battle: Fight | null, winner: Side, servantsAttack: boolean): Acts {
  if (!battle) {
    return [];
  }
  const sheep = servantsAttack ? battle.defence : battle.attack;
  const servants = servantsAttack ? battle.attack : battle.defence;
  const first: Marble = winner === 'SHEEP' ? 'sheep' : 'servant';
  const left = { sheep, servant: servants, [first]: (first === 'sheep' ? sheep : servants) - 1 };
  const rest: Marble[] = [];
  while (left.sheep + left.servant > 0) {
    const next = left.sheep * (sheep + 1) >= left.servant * (servants + 1) ? 'sheep' : 'servant';
    rest.push(left[next] > 0 ? next : next === 'sheep' ? 'servant' : 'sheep');
    left[rest.at(-1) as 'sheep' | 'servant']--;
  }
  return [shaken(first, rest, 1200)];
}

/** Some of those who share a cell go to another one; whoever is new there is seen when they have come. */
function run({ next, actors, set }: Cue<Night>, kind: Mob['kind'], from: string, to: string, count: number): Acts {
  const start = actors.find(({ id }) => id === mobId(kind, from));
  const goal = actorsOf(next, shapeOf(set)).find(({ id }) => id === mobId(kind, to)) ?? centre(to);
  const fresh = actors.every(({ id }) => id !== mobId(kind, to));
  const body = { ...centre(from), size: 40, ...start };
  const runner: Mob = {
    ...mob(kind, from, count),
    x: body.x,
    y: body.y,
    size: body.size,
    id: 'runner',
    like: 'runner',
  };
  return [
    {
      ms: 340,
      sound: kind === 'wolves' ? 'slide' : 'hop',
      to: next,
      cast: (there) => [...there.flatMap((one) => (one.id === start?.id ? left(one, count) : [one])), runner],
      way: ({ id }) => id === 'runner' && [{ x: goal.x, y: goal.y }],
      as: ({ id }, t) => (id === 'runner' ? { lift: 12 * hops(t, 2) } : fresh && id === mobId(kind, to) && { fade: 0 }),
    },
  ];
}

function left(one: Pawn, gone: number): readonly Pawn[] {
  return (one.kind === 'cultists' || one.kind === 'wolves') && one.count > gone
    ? [{ ...one, count: one.count - gone }]
    : [];
}

/** Tiles turn the shorter way round. */
function turned({ events, next }: Cue<Night>): Acts {
  const turns = events.flatMap((event) =>
    event.type === 'tileTurned' || event.type === 'tileShifted'
      ? [[event.tile, degrees(event.from, event.to)] as const]
      : [],
  );
  const most = Math.max(...turns.map(([, by]) => Math.abs(by)));
  const turning = (t: number) => Object.fromEntries(turns.map(([tile, by]) => [tile, by * t]));
  return [{ ms: 260 + 3 * most, sound: 'slide', to: next, props: (t) => ({ turning: turning(t) }) }];
}

/** How far a wall is from another, clockwise if that is not the longer way. */
export function degrees(from: Colour, to: Colour): number {
  const steps = (COLOURS.indexOf(to) - COLOURS.indexOf(from) + 6) % 6;
  return 60 * (steps > 3 ? steps - 6 : steps);
}

/** A servant comes to a corner. */
function arrived(kind: Mob['kind'], corner: Colour, cell: string, { next }: Cue<Night>): Acts {
  const id = mobId(kind, cell);
  return [
    shakenFor(corner),
    {
      ms: 420,
      now: next,
      sound: kind === 'wolves' ? 'growl' : 'tap',
      ease: linear,
      ring: centre(cell),
      as: (one, t) => one.id === id && { lift: ABOVE * (1 - bounce(t)) },
    },
  ];
}

/** The marble of each kind of power-up; red stands for none. */
const MARBLES: Record<Relic, Colour> = { ta: 'b', ma: 'g', te: 'p', bk: 'o', bo: 'k', ws: 'r' };

const cellOf = ({ view }: Cue<Night>, sheep: string) => view.sheep.find((one) => one.sheep === sheep)?.cell ?? 'alt';

/** A gate closes, and the relics that did it are gone. */
function locked({ events, view, next, set }: Cue<Night>, gate: number): Acts {
  const { x, y } = space(
    view.spaces.findIndex((one) => one.gate === gate),
    shapeOf(set),
  );
  const cells = events.flatMap((event) => (event.type === 'tileFlipped' ? [event.tile] : []));
  return [
    {
      ms: 700,
      sound: 'win',
      ring: { x, y },
      ease: linear,
      signs: [{ x, y, text: 'Locked!', look: 'burst', size: 0.8 }],
    },
    { ms: 480, sound: 'flip', to: next, props: (t) => ({ flipping: { cells, t } }) },
  ];
}

/** The Angel's arrival takes its time. */
function angelCame({ next }: Cue<Night>): Acts {
  const altar = centre('alt');
  return [
    { ms: 900, sound: 'flip', ring: altar, props: (t) => ({ altar: t }) },
    {
      ms: 1100,
      sound: 'growl',
      now: next,
      ring: altar,
      ease: settle,
      as: (one, t) => one.kind === 'angel' && { fade: t, lift: 60 * (1 - t), size: one.size * (0.4 + 0.6 * t) },
    },
  ];
}

export const play: Play<Night> = {
  actors: (view, set) => actorsOf(view, shapeOf(set)),
  after,
  // Paths, threats and warnings hold while nothing moves
  hush: (view) => ({
    ...view,
    cultists: view.cultists.map((one) => ({ ...one, next: [], paths: [] })),
    wolves: view.wolves.map((one) => ({ ...one, after: [] })),
    warnings: [],
  }),
  props: { turning: {}, flipping: null, box: null, fall: null, altar: null },
  together: ([first], next) =>
    (first?.type === 'tileShifted' && next.type === 'tileShifted') ||
    (first?.type === 'gateLocked' && next.type === 'tileFlipped'),
  acts: {
    shepherdMoved: (_, { next }) => [{ ms: 900, sound: 'slide', to: next }],
    shepherdLaidDown: (_, { next }) => [
      { ms: 650, sound: 'growl', ease: linear, props: (t) => ({ fall: bounce(t) }) },
      { ms: 60, now: next },
    ],
    shepherdRose: (_, { next }) => [
      { ms: 650, sound: 'slide', props: (t) => ({ fall: 1 - t }) },
      { ms: 60, now: next },
    ],
    wayTileActs: ({ tile }, { next, set }) => {
      const { x, y } = space(next.shepherd.space, shapeOf(set));
      const text = WAY_NAMES[tile satisfies WayTile];
      return [{ ms: 900, sound: 'flip', ease: linear, signs: [{ x, y, text, look: 'burst', size: 0.9 }] }];
    },
    tileTurned: (_, cue) => turned(cue),
    tileShifted: (_, cue) => turned(cue),
    tileFlipped: ({ tile }, { next }) => [
      { ms: 420, sound: 'flip', to: next, props: (t) => ({ flipping: { cells: [tile], t } }) },
    ],
    cultistArrived: ({ corner, tile }, cue) => arrived('cultists', corner, tile, cue),
    wolfArrived: ({ corner, tile }, cue) => arrived('wolves', corner, tile, cue),
    cultistMoved: ({ from, to, direction }, cue) => [
      ...(cue.view.phase === 'cultist' || cue.view.phase === 'lightness' ? [shakenFor(direction, 480)] : []),
      ...run(cue, 'cultists', from, to, 1),
    ],
    wolvesMoved: ({ from, to, count, direction }, cue) => [
      ...(cue.view.phase === 'wolf' ? [shakenFor(direction, 480)] : []),
      ...run(cue, 'wolves', from, to, count),
    ],
    sheepMoved: ({ sheep, way }, { next }) => {
      const steps = way.slice(1, -1).map((cell) => ({ x: centre(cell).x, y: centre(cell).y + 16 }));
      const legs = way.length - 1;
      return [
        {
          ms: 160 + STEP * legs,
          sound: 'hop',
          to: next,
          way: (one, goal) => one.id === sheep && [...steps, goal],
          as: (one, t) => one.id === sheep && { lift: 14 * hops(t, 2 * legs) },
        },
      ];
    },
    powerUpGained: ({ sheep, kind, byFate }, cue) => [
      ...(byFate ? [shakenFor(MARBLES[kind])] : []),
      said(cellOf(cue, sheep), `+ ${RELICS[kind].name}`, 'tap'),
    ],
    nothingGained: ({ sheep, chooses }, cue) => [
      shakenFor(MARBLES.ws),
      said(cellOf(cue, sheep), chooses ? 'Choose!' : 'Nothing', 'bleat'),
    ],
    gateLocked: ({ gate }, cue) => locked(cue, gate),
    sheepAttacked: ({ tile, sheep }) => [
      {
        ms: 460,
        sound: 'bleat',
        ease: linear,
        ring: centre(tile),
        as: (one, t) => one.kind === 'sheep' && sheep.includes(one.sheep) && { lift: 20 * arc(t) },
      },
    ],
    attackFailed: ({ tile }, { view }) => [...fought(view.battle, 'SERVANTS', false), said(tile, 'Held off', 'lose')],
    servantsBeaten: ({ tile }, { view, next }) => [
      ...fought(view.battle, 'SHEEP', false),
      { ms: 560, sound: 'win', to: next, signs: [sign(tile, 'Beaten!')] },
    ],
    servantsAttacked: ({ tile, wolves }) => [
      {
        ms: 620,
        sound: 'growl',
        ease: linear,
        ring: centre(tile),
        signs: [sign(tile, wolves > 0 ? 'Grrr!' : 'Behold!', 'shout', 0.7)],
      },
    ],
    servantsFailed: ({ tile }, { view }) => [...fought(view.battle, 'SHEEP', true), said(tile, 'Stood firm', 'bleat')],
    sacrificed: ({ sheep, from }) => [
      {
        ms: 700,
        sound: 'bleat',
        ease: linear,
        ring: centre(from),
        as: (one, t) => one.id === sheep && { lift: 46 * arc(t), fade: 1 - 0.5 * arc(t) },
      },
    ],
    sheepCorrupted: ({ sheep, to }, { view, next }) => [
      ...fought(view.battle, 'SERVANTS', true),
      { ms: 560, sound: 'lose', to: next },
      {
        ms: 560,
        ease: linear,
        signs: [sign(to, 'Corrupted')],
        as: (one, t) => one.id === sheep && { x: one.x + 5 * Math.sin(t * Math.PI * 6) * (1 - t) },
      },
    ],
    sheepDied: ({ from }, { view, next }) => [
      ...fought(view.battle, 'SERVANTS', true),
      { ms: 900, sound: 'lose', to: next, signs: [sign(from, 'Gone')] },
    ],
    angelArrived: (_, cue) => angelCame(cue),
    angelMoved: ({ direction }, { view, next }) => [
      ...(view.phase === 'angel' ? [shakenFor(direction, 480)] : []),
      { ms: 520, sound: 'slide', to: next },
    ],
  },
};
