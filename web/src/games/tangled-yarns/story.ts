import { set, telling } from '../../lib/changed';
import type { Fight, Relic, SheepPawn, Space, YarnsEvent, YarnsView } from './wire';

/** The picture after something has happened. Only what is drawn is kept up to date; the next view brings the rest. */
export const after = telling<YarnsView, YarnsEvent>({
  tileLaid: ({ tiles }, { tile: cell, relic, wall }) => tiles.push({ cell, relic, wall }),
  tileRepaired: (view, { tile, to: wall }) => set(tileOn(view, tile), { wall }),
  tileShifted: (view, { tile, to: wall }) => set(tileOn(view, tile), { wall }),
  tileTurned: (view, { tile, to: wall, tech, sheep }) => {
    set(tileOn(view, tile), { wall });
    if (tech) {
      store(view, 'te', -1);
    } else {
      mark(view, [sheep], { turned: true });
    }
  },
  tileFlipped: (view, { tile }) => set(tileOn(view, tile), { relic: 'ws' }),
  wayTileLaid: (view, { slot, tile }) =>
    layOnWay(view, view.spaces.filter(({ holds }) => holds === 'way')[slot - 1], tile),
  wayTileDrawn: (view, { gate, tile }) => layOnWay(view, gateOf(view, gate), tile),
  gateLaid: (view, { gate, symbols }) => set(gateOf(view, gate), { symbols }),
  gateRemoved: (view, { gate }) => set(gateOf(view, gate), { symbols: [], gate: 0 }),
  gateLocked: (view, { gate, parts }) => {
    set(gateOf(view, gate), { symbols: [] });
    mark(
      view,
      parts.map(({ sheep }) => sheep),
      { acted: true },
    );
  },
  sheepPicked: ({ sheep: all }, { seat, sheep }) => {
    const fresh = { cell: 'alt', corrupted: false, dead: false, moved: false, acted: false, turned: false };
    all.push({ sheep, seat, ...fresh, steps: 2, attack: 2, defence: 1, danger: 0 });
    all.sort((one, other) => ORDER.indexOf(one.sheep) - ORDER.indexOf(other.sheep));
  },
  roundBegan: (view, { round }) => {
    view.sheep.forEach((one) => set(one, { moved: false, acted: false, turned: false }));
    set(view, { round, number: 1 });
  },
  phaseBegan: (view, { phase }) => (view.number = phase),
  shepherdMoved: (view, { to }) => raise(view, to),
  shepherdRose: (view, { space }) => raise(view, space),
  shepherdLaidDown: (view, { space }) => set(view, { active: '', shepherd: { space, lies: true } }),
  cultistArrived: ({ cultists }, { tile: cell }) => cultists.push({ cell, distance: 0, next: [], paths: [] }),
  wolfArrived: ({ wolves }, { tile: cell }) => wolves.push({ cell, pack: wolves.length, after: [] }),
  cultistMoved: ({ cultists }, { cultist, to: cell }) => {
    const one = cultists[cultist];
    set(one, { cell, distance: (one?.distance ?? 0) - 1 });
  },
  wolvesMoved: ({ wolves }, { from, to, count }) =>
    wolves
      .filter(({ cell }) => cell === from)
      .slice(0, count)
      .forEach((one) => (one.cell = to)),
  servantsBeaten: (view, { tile, wolves, cultists }) =>
    set(view, {
      battle: null,
      wolves: without(view.wolves, tile, wolves),
      cultists: without(view.cultists, tile, cultists),
    }),
  powerUpsDiscarded: (view, { kind, count }) => store(view, kind, -count),
  sheepMoved: (view, { sheep, way, talaria, maps }) => {
    store(view, 'ta', -talaria);
    store(view, 'ma', -maps);
    mark(view, [sheep], { cell: way.at(-1) ?? 'alt', moved: true });
  },
  powerUpGained: (view, { sheep, kind }) => {
    store(view, kind, 1);
    // What a sheep brings to an easier game is no action
    mark(view, [sheep], view.phase === 'claim' ? {} : { acted: true });
  },
  fateTried: (view, { sheep }) => mark(view, [sheep], { acted: true }),
  sheepAttacked: (view, { tile: cell, sheep, wolves, cultists, bones, attack, defence }) => {
    store(view, 'bo', -bones);
    mark(view, sheep, { acted: true });
    view.battle = drawnFor({ cell, sheep, wolves, cultists, attack, defence, chance: 0 });
  },
  servantsAttacked: (view, { tile: cell, sheep, wolves, attack, defence }) =>
    (view.battle = drawnFor({ cell, sheep, wolves, cultists: 0, attack, defence, chance: 0 })),
  attackFailed: (view) => (view.battle = null),
  servantsFailed: (view) => (view.battle = null),
  booksUsed: (view, { books }) => store(view, 'bk', -books),
  sacrificed: (view, { sheep }) => mark(view, [sheep], { acted: true }),
  sheepCorrupted: (view, { sheep, to: cell }) => {
    mark(view, [sheep], { corrupted: true, cell });
    view.battle = null;
  },
  sheepDied: (view, { sheep }) => {
    mark(view, [sheep], { dead: true });
    view.battle = null;
  },
  seatDone: ({ seats }, { seat }) => set(seats[seat], { done: true }),
  seatWaits: ({ seats }, { seat }) => set(seats[seat], { done: false }),
  angelArrived: (view, { strength }) => {
    raise(view, 0);
    const angel = { cell: 'alt', strength, steps: view.cultists.length, roundsLeft: 0 };
    set(view, { active: '', wolves: [], angel });
  },
  angelMoved: ({ angel }, { to: cell }) => set(angel, { cell }),
  gameEnded: (view, { how }) => (view.ending = how),
});

const ORDER: readonly string[] = ['Lily', 'Poppy', 'Twyla', 'Moppet', 'Blackberry', 'Melbrook'];

const tileOn = ({ tiles }: YarnsView, name: string) => tiles.find(({ cell }) => cell === name);
const gateOf = ({ spaces }: YarnsView, number: number) => spaces.find(({ gate }) => gate === number);

/** A battle stands there only where marbles are drawn for it. */
const drawnFor = (battle: Fight): Fight | null => (battle.attack > 0 && battle.defence > 0 ? battle : null);

function mark({ sheep }: YarnsView, named: readonly string[], change: Partial<SheepPawn>): void {
  sheep.filter((one) => named.includes(one.sheep)).forEach((one) => set(one, change));
}

function layOnWay(view: YarnsView, space: Space | undefined, tile: string): void {
  set(space, { tile });
  view.stack = view.stack.filter((other) => other !== tile);
}

/** The Shepherd stands here, and what lies below him acts. */
function raise(view: YarnsView, space: number): void {
  set(view, { active: view.spaces[space]?.tile ?? '', shepherd: { space, lies: false } });
}

function store({ powerUps }: YarnsView, kind: Relic, more: number): void {
  const tokens = powerUps[kind];
  set(tokens, { count: (tokens?.count ?? 0) + more });
}

/** The longest in play go first. */
function without<S extends { readonly cell: string }>(servants: readonly S[], cell: string, count: number): S[] {
  const gone = servants.filter((one) => one.cell === cell).slice(0, count);
  return servants.filter((one) => !gone.includes(one));
}
