import { counted } from './cast';
import type { Relic, SheepPawn, Space, YarnsEvent, YarnsView } from './wire';

/** The picture after something has happened. Only what is drawn is kept up to date; the next view brings the rest. */
export function after(view: YarnsView, event: YarnsEvent): YarnsView {
  switch (event.type) {
    case 'tileLaid':
      return { ...view, tiles: [...view.tiles, { cell: event.tile, relic: event.relic, wall: event.wall }] };
    case 'tileRepaired':
    case 'tileShifted':
      return withTile(view, event.tile, { wall: event.to });
    case 'tileTurned': {
      const turned = withTile(view, event.tile, { wall: event.to });
      return event.tech ? stored(turned, 'te', -1) : withSheep(turned, [event.sheep], { turned: true });
    }
    case 'tileFlipped':
      return withTile(view, event.tile, { relic: 'ws' });
    case 'wayTileLaid':
      return withWayTile(view, wayNumbered(view, event.slot), event.tile);
    case 'wayTileDrawn':
      return withWayTile(view, gateNumbered(view, event.gate), event.tile);
    case 'gateLaid':
      return withSpace(view, gateNumbered(view, event.gate), { symbols: event.symbols });
    case 'gateRemoved':
      return withSpace(view, gateNumbered(view, event.gate), { symbols: [], gate: 0 });
    case 'gateLocked': {
      const parties = event.parts.map(({ sheep }) => sheep);
      return withSheep(withSpace(view, gateNumbered(view, event.gate), { symbols: [] }), parties, { acted: true });
    }
    case 'sheepPicked':
      return joined(view, event.seat, event.sheep);
    case 'roundBegan':
      return {
        ...withSheep(view, null, { moved: false, acted: false, turned: false }),
        round: event.round,
        number: 1,
      };
    case 'phaseBegan':
      return { ...view, number: event.phase };
    case 'shepherdMoved':
      return above(view, event.to);
    case 'shepherdRose':
      return above(view, event.space);
    case 'shepherdLaidDown':
      return { ...view, active: '', shepherd: { space: event.space, lies: true } };
    case 'cultistArrived':
      return { ...view, cultists: [...view.cultists, { cell: event.tile, distance: 0, next: [], paths: [] }] };
    case 'wolfArrived':
      return { ...view, wolves: [...view.wolves, { cell: event.tile, pack: view.wolves.length, after: [] }] };
    case 'cultistMoved':
      return {
        ...view,
        cultists: view.cultists.map((one, i) =>
          i === event.cultist ? { ...one, cell: event.to, distance: one.distance - 1 } : one,
        ),
      };
    case 'wolvesMoved': {
      const movers = view.wolves.filter(({ cell }) => cell === event.from).slice(0, event.count);
      return { ...view, wolves: view.wolves.map((one) => (movers.includes(one) ? { ...one, cell: event.to } : one)) };
    }
    case 'servantsBeaten':
      return {
        ...view,
        battle: null,
        wolves: without(view.wolves, event.tile, event.wolves),
        cultists: without(view.cultists, event.tile, event.cultists),
      };
    case 'powerUpsDiscarded':
      return stored(view, event.kind, -event.count);
    case 'sheepMoved': {
      const spent = stored(stored(view, 'ta', -event.talaria), 'ma', -event.maps);
      return withSheep(spent, [event.sheep], { cell: event.way.at(-1) ?? 'alt', moved: true });
    }
    case 'powerUpGained':
      // What a sheep brings to an easier game is no action
      return withSheep(stored(view, event.kind, 1), [event.sheep], view.phase === 'claim' ? {} : { acted: true });
    case 'fateTried':
      return withSheep(view, [event.sheep], { acted: true });
    case 'sheepAttacked': {
      const drawn = event.attack > 0 && event.defence > 0;
      const { tile: cell, sheep, wolves, cultists, attack, defence } = event;
      const battle = drawn ? { cell, sheep, wolves, cultists, attack, defence, chance: 0 } : null;
      return { ...withSheep(stored(view, 'bo', -event.bones), sheep, { acted: true }), battle };
    }
    case 'servantsAttacked': {
      const drawn = event.attack > 0 && event.defence > 0;
      const { tile: cell, sheep, wolves, attack, defence } = event;
      return { ...view, battle: drawn ? { cell, sheep, wolves, cultists: 0, attack, defence, chance: 0 } : null };
    }
    case 'attackFailed':
    case 'servantsFailed':
      return { ...view, battle: null };
    case 'booksUsed':
      return stored(view, 'bk', -event.books);
    case 'sacrificed':
      return withSheep(view, [event.sheep], { acted: true });
    case 'sheepCorrupted':
      return { ...withSheep(view, [event.sheep], { corrupted: true, cell: event.to }), battle: null };
    case 'sheepDied':
      return { ...withSheep(view, [event.sheep], { dead: true }), battle: null };
    case 'seatDone':
      return withSeat(view, event.seat, true);
    case 'seatWaits':
      return withSeat(view, event.seat, false);
    case 'angelArrived':
      return {
        ...above(view, 0),
        active: '',
        wolves: [],
        angel: { cell: 'alt', strength: event.strength, steps: view.cultists.length, roundsLeft: 0 },
      };
    case 'angelMoved':
      return { ...view, angel: view.angel && { ...view.angel, cell: event.to } };
    case 'gameEnded':
      return { ...view, ending: event.how };
    default:
      return view;
  }
}

function withTile(view: YarnsView, cell: string, change: Partial<YarnsView['tiles'][number]>): YarnsView {
  return { ...view, tiles: view.tiles.map((tile) => (tile.cell === cell ? { ...tile, ...change } : tile)) };
}

/** Some sheep are changed, or all of them. */
function withSheep(view: YarnsView, named: readonly string[] | null, change: Partial<SheepPawn>): YarnsView {
  return {
    ...view,
    sheep: view.sheep.map((one) => (!named || named.includes(one.sheep) ? { ...one, ...change } : one)),
  };
}

function withSpace(view: YarnsView, index: number, change: Partial<Space>): YarnsView {
  return { ...view, spaces: view.spaces.map((space, i) => (i === index ? { ...space, ...change } : space)) };
}

function withWayTile(view: YarnsView, index: number, tile: string): YarnsView {
  return { ...withSpace(view, index, { tile }), stack: view.stack.filter((other) => other !== tile) };
}

const gateNumbered = (view: YarnsView, gate: number) => view.spaces.findIndex((space) => space.gate === gate);

function wayNumbered(view: YarnsView, slot: number): number {
  const ways = view.spaces.flatMap(({ holds }, i) => (holds === 'way' ? [i] : []));
  return ways[slot - 1] ?? -1;
}

/** The Shepherd stands here, and what lies below him acts. */
function above(view: YarnsView, space: number): YarnsView {
  return { ...view, active: view.spaces[space]?.tile ?? '', shepherd: { space, lies: false } };
}

function stored(view: YarnsView, kind: Relic, more: number): YarnsView {
  const tokens = view.powerUps[kind];
  return tokens && more !== 0
    ? { ...view, powerUps: { ...view.powerUps, [kind]: { ...tokens, count: tokens.count + more } } }
    : view;
}

function withSeat(view: YarnsView, seat: number, done: boolean): YarnsView {
  return { ...view, seats: view.seats.map((one, i) => (i === seat ? { ...one, done } : one)) };
}

/** The longest in play go first. */
function without<S extends { readonly cell: string }>(servants: readonly S[], cell: string, count: number): S[] {
  const gone = servants.filter((one) => one.cell === cell).slice(0, count);
  return servants.filter((one) => !gone.includes(one));
}

const ORDER: readonly string[] = ['Lily', 'Poppy', 'Twyla', 'Moppet', 'Blackberry', 'Melbrook'];

function joined(view: YarnsView, seat: number, sheep: SheepPawn['sheep']): YarnsView {
  const fresh: SheepPawn = {
    sheep,
    seat,
    cell: 'alt',
    corrupted: false,
    dead: false,
    moved: false,
    acted: false,
    turned: false,
    steps: 2,
    attack: 2,
    defence: 1,
    danger: 0,
  };
  const all = [...view.sheep, fresh];
  return { ...view, sheep: all.sort((one, other) => ORDER.indexOf(one.sheep) - ORDER.indexOf(other.sheep)) };
}

/**
 * What of a view is drawn and told by events. Paths, odds and who is done belong to the view that comes next, for they
 * follow from the rest.
 */
export function drawn(view: YarnsView) {
  return {
    tiles: Object.fromEntries(view.tiles.map(({ cell, relic, wall }) => [cell, `${relic} ${wall}`])),
    way: view.spaces.map(({ tile, symbols }) => [tile, symbols]),
    stack: [...view.stack].sort(),
    shepherd: view.shepherd,
    active: view.active,
    sheep: view.sheep.map(({ sheep, seat, cell, corrupted, dead, moved, acted, turned }) => {
      return { sheep, seat, cell, corrupted, dead, moved, acted, turned };
    }),
    servants: [view.cultists, view.wolves].map((all) => Object.fromEntries(counted(all))),
    angel: view.angel && [view.angel.cell, view.angel.strength],
    powerUps: Object.fromEntries(Object.entries(view.powerUps).map(([kind, tokens]) => [kind, tokens?.count])),
    round: view.round,
    ending: view.ending,
  };
}
