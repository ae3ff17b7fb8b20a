import { isNight } from '../../src/games/sheep-hop/story';
import { counted } from '../../src/games/tangled-yarns/cast';
import { Layout } from '../../src/games/last-fleece-standing/layout';
import { Chart } from '../../src/games/sheep-hop/map';
import type { FleeceView } from '../../src/games/last-fleece-standing/wire';
import type { SheepHopView } from '../../src/games/sheep-hop/wire';
import type { ShepherdMessView } from '../../src/games/shepherd-mess/wire';
import type { TangleView } from '../../src/games/tangle/wire';
import type { YarnsView } from '../../src/games/tangled-yarns/wire';
import type { HuntView } from '../../src/games/wolf-and-sheep/wire';

/**
 * What of a view is drawn and told by events. What somebody knows of a coat (kinds, marks, numbers, tallies), what is decided
 * and all odds are worked out for the next view.
 */
function fleece(view: FleeceView) {
  const { deck, die, owed, wolf, active, event, discard, attack, stack } = view;
  return {
    ...{ deck, die, owed, wolf, active, event, stack },
    over: view.phase === 'over',
    discard: Object.fromEntries(Object.entries(discard).filter(([, count]) => count > 0)),
    attack: attack && { attacker: attack.attacker, parts: attack.parts },
    seats: view.seats.map(({ living, place, shear, dog, shepherd, handSize, hand, coat }) => ({
      ...{ living, place, shear, dog, shepherd, handSize, hand },
      coat: coat.map(({ cell, faceUp }) => ({ cell, faceUp })),
    })),
  };
}

/** What of a view is drawn and told by events. That the die waits again, and all odds, belong to the decision that comes. */
function hop(view: SheepHopView) {
  const { fold, den, saved, captured, rolls, direction } = view;
  return {
    sheep: Object.fromEntries(view.sheep.map(({ space, colour }) => [space, colour])),
    wolves: Object.fromEntries(view.wolves.map(({ wolf, space, next }) => [wolf, { space, next }])),
    tiles: Object.fromEntries(view.tiles.map(({ kind, space }) => [kind, space])),
    night: isNight(view),
    ...{ fold, den, saved, captured, rolls, direction },
  };
}

/**
 * What of a view is drawn and told by events. Ticks, stars and used gates belong to the turn that begins with the next view,
 * and what players have, to the panels.
 */
function mess({ pens, obstacles, edges, sheep, dogs, supply }: ShepherdMessView) {
  return {
    owners: pens.map(({ owner }) => owner),
    ground: byTile(obstacles.map((one) => ({ ...one, ports: [...one.ports].sort() }))),
    edges,
    sheep: byTile(sheep.map(({ tile, flock, count }) => ({ tile, flock, count }))),
    dogs: byTile(dogs.map(({ tile, seat, dog }) => ({ tile, seat, dog }))),
    supply,
  };
}

/**
 * What of a view is drawn and told by events. Paths, odds and who is done belong to the view that comes next, for they
 * follow from the rest.
 */
function yarns(view: YarnsView) {
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

/**
 * What of a view is drawn and told by events. Bills, progress and what may be done belong to the view that comes next, for they
 * follow from the rest.
 */
function tangle(view: TangleView) {
  return {
    turn: [view.first, view.active, view.round, view.steps, view.ended],
    cards: [view.pile, view.discard, view.row],
    upkeep: view.upkeep,
    spaces: Object.fromEntries(view.spaces.map(({ space, kind, cubes, roots }) => [space, { kind, cubes, roots }])),
    tiles: Object.fromEntries(view.tiles.map((tile) => [tile.area, tile])),
    seats: view.seats.map(({ cubes, seeds, tiles, roots, handSize, hand, known, front, goals }) => {
      return { cubes, seeds, tiles, roots, handSize, hand, known, front, goals: goals?.map(({ card }) => card) };
    }),
  };
}

function byTile<T extends { readonly tile: string }>(all: readonly T[]): Record<string, T[]> {
  const tiles: Record<string, T[]> = {};
  all.forEach((one) => (tiles[one.tile] ??= []).push(one));
  Object.values(tiles).forEach((here) =>
    here.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)),
  );
  return tiles;
}

/** What is drawn of a view of each game, as far as events tell it. */
export const drawn = {
  'wolf-and-sheep': ({ board, toMove }: HuntView) => ({ board, toMove }),
  'sheep-hop': hop,
  'shepherd-mess': mess,
  'tangled-yarns': yarns,
  tangle,
  'last-fleece-standing': fleece,
};

/** Where things lie, for those who compare pictures: any drawing will do. */
export const sets = {
  'sheep-hop': (view: SheepHopView) => new Chart(view.board, 'long'),
  'last-fleece-standing': (view: FleeceView) => new Layout(view, 640, 560, 0),
  'tangled-yarns': () => 'wide',
  tangle: () => 'wide',
};
