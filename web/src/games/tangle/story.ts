import { changed, set, telling } from '../../lib/changed';
import { CUBE_KINDS, type CubeKind, type Cubes, type TileKind } from './palette';
import type { Goal, OnArea, TangleEvent, TangleView } from './wire';

/** The picture after something has happened. Only what is drawn is kept up to date; the next view brings the rest. */
export const after = telling<TangleView, TangleEvent>({
  firstNamed: (view, { seat }) => (view.first = seat),
  centreLaid: (view, { kind }) => set(spaceOf(view, 'd4'), { kind }),
  goalDealt: ({ seats }, { seat, card }) => {
    const goals = seats[seat]?.goals ?? [];
    set(seats[seat], { goals: [...goals.map((goal) => goal.card), card].sort().map(unmet) });
  },
  cardDrawn: (view, { seat, card }) => {
    view.pile--;
    intoHand(view, seat, card, false);
  },
  cardDrawnUnseen: (view, { seat }) => {
    view.pile--;
    intoHand(view, seat, null, false);
  },
  rowFilled: (view, { slot, card }) => {
    view.pile--;
    view.row[slot - 1] = card;
  },
  reshuffled: (view, { cards }) => set(view, { pile: cards, discard: [] }),
  turnBegan: (view, { seat, round }) => set(view, { active: seat, round, steps: 0 }),
  rootMoved: (view, { seat, from, index, to }) => {
    leave(view, from, index);
    arrive(view, seat, to);
  },
  rootEntered: (view, { seat, area }) => {
    arrive(view, seat, area);
    view.steps++;
    set(view.seats[seat], { roots: (view.seats[seat]?.roots ?? 0) - 1 });
  },
  brought: (view, { space, cube }) => pay(spaceOf(view, space), { [cube]: 1 }),
  fed: (view, { area, count }) => grow(tileOn(view, area), count),
  harvested: (view, { seat, area, cube, count }) => {
    grow(tileOn(view, area), -count);
    pay(view.seats[seat], { [cube]: count });
  },
  took: (view, { seat, space, cubes, refill }) => {
    set(spaceOf(view, space), { cubes: refill });
    pay(view.seats[seat], cubes);
  },
  gained: ({ seats }, { seat, cubes }) => pay(seats[seat], cubes),
  paid: ({ seats }, { seat, cubes }) => pay(seats[seat], cubes, -1),
  gave: ({ seats }, { seat, to, cubes }) => {
    pay(seats[seat], cubes, -1);
    pay(seats[to], cubes);
  },
  tilePlaced: (view, { seat, area, tile }) => {
    lay(view, seat, area, tile);
    view.steps++;
  },
  tileLost: (view, { area }) => lift(view, area),
  earthLeft: (view, { seat, area }) => lay(view, seat, area, 'clean-earth'),
  takenOver: (view, { seat, area }) => {
    lay(view, seat, area, 'clean-earth');
    view.steps++;
  },
  // Each tile goes to the next area, the last to the first
  shifted: ({ tiles }, { areas }) =>
    tiles
      .filter(({ area }) => areas.includes(area))
      .forEach((one) => (one.area = areas[(areas.indexOf(one.area) + 1) % areas.length] ?? one.area)),
  seedTaken: ({ seats }, { seat, seed }) => count(seats[seat]?.seeds, seed, 1),
  seedPlanted: (view, { seat, seed, area }) => {
    count(view.seats[seat]?.seeds, seed, -1);
    set(tileOn(view, area), { seed });
  },
  seedGone: (view, { area }) => set(tileOn(view, area), { seed: null }),
  cardTaken: (view, { seat, slot, card }) => {
    // A place of the row may be empty, which the type of the view does not say
    (view.row as (string | null)[])[slot - 1] = null;
    intoHand(view, seat, card, true);
  },
  cardFetched: (view, { seat, card }) => {
    view.discard = without(view.discard, card);
    intoHand(view, seat, card, true);
  },
  cardCast: (view, { seat, card, from }) => {
    if (from === 'hand') {
      outOfHand(view, seat, card);
    } else {
      view.discard = without(view.discard, card);
    }
    set(view.seats[seat], { front: [...(view.seats[seat]?.front ?? []), card].sort() });
  },
  cardDiscarded: (view, { seat, card, from }) => {
    if (from === 'hand') {
      outOfHand(view, seat, card);
    } else {
      set(view.seats[seat], { front: without(view.seats[seat]?.front ?? [], card) });
    }
    view.discard = [...view.discard, card].sort();
  },
  trackerMoved: ({ upkeep }, { track, below }) => set(upkeep[track], { below }),
  markerTaken: ({ upkeep }, { track, below, seat }) => set(upkeep[track], { below, holder: seat }),
  markerPassed: ({ upkeep }, { track, to }) => set(upkeep[track], { holder: to }),
  markerReturned: ({ upkeep }, { track }) => set(upkeep[track], { holder: null }),
  gameEnded: (view, { ending, goals }) => {
    view.ended = ending;
    view.seats.forEach((seat, i) => (seat.goals ??= (goals[i] ?? []).map(unmet)));
  },
});

/** How far a plan is comes with the next view. */
const unmet = (card: Goal['card']): Goal => ({ card, needs: {}, has: {}, missing: 0 });

const without = (cards: readonly string[], card: string) => cards.filter((one) => one !== card);
const spaceOf = ({ spaces }: TangleView, name: string) => spaces.find(({ space }) => space === name);
const tileOn = ({ tiles }: TangleView, name: string) => tiles.find(({ area }) => area === name);

function count<K extends string>(counts: { [P in K]?: number } | undefined, kind: K, more: number): void {
  if (counts) {
    counts[kind] = (counts[kind] ?? 0) + more;
  }
}

/** Kinds of which there are none are not written. */
export function added(cubes: Cubes, more: Cubes, sign = 1): { [P in CubeKind]?: number } {
  const sums = CUBE_KINDS.map((kind) => [kind, (cubes[kind] ?? 0) + sign * (more[kind] ?? 0)] as const);
  return Object.fromEntries(sums.filter(([, sum]) => sum !== 0));
}

function pay(stash: { cubes: Cubes } | undefined, cubes: Cubes, sign = 1): void {
  set(stash, { cubes: added(stash?.cubes ?? {}, cubes, sign) });
}

const grow = (tile: OnArea | undefined, more: number) => set(tile, { cubes: (tile?.cubes ?? 0) + more });

/** A root is gone from a stack, in which it has this place, or from a tree. */
export const left = (view: TangleView, from: string, index: number) =>
  changed(view, (next) => leave(next, from, index));

function leave(view: TangleView, from: string, index: number): void {
  spaceOf(view, from)?.roots.splice(index, 1);
  root(view, from, -1);
}

/** A root is on top of a space, or on a tree. */
function arrive(view: TangleView, seat: number, to: string): void {
  const space = spaceOf(view, to);
  space?.roots.push(seat);
  root(view, to, 1);
  view.at = space ? to : view.at;
}

function root(view: TangleView, area: string, more: number): void {
  const tile = tileOn(view, area);
  set(tile, { roots: (tile?.roots ?? 0) + more });
}

/** The side by which a tile's supply is named. */
const PAIRS: Readonly<Record<TileKind, 'clean-earth' | 'lake' | 'sapling'>> = {
  'clean-earth': 'clean-earth',
  bush: 'clean-earth',
  lake: 'lake',
  meadow: 'lake',
  sapling: 'sapling',
  tree: 'sapling',
};

/** What lies there goes back to its owner's stash. */
function lift(view: TangleView, area: string): void {
  const tile = tileOn(view, area);
  if (tile) {
    count(view.seats[tile.seat]?.tiles, PAIRS[tile.tile], 1);
    view.tiles = view.tiles.filter((one) => one !== tile);
  }
}

function lay(view: TangleView, seat: number, area: string, tile: TileKind): void {
  lift(view, area);
  count(view.seats[seat]?.tiles, PAIRS[tile], -1);
  view.tiles.push({ area, seat, tile, seed: null, cubes: 0, roots: 0 });
}

function intoHand({ seats }: TangleView, number: number, card: string | null, seen: boolean): void {
  const seat = seats[number];
  if (seat) {
    seat.handSize++;
    seat.hand = seat.hand && card ? [...seat.hand, card].sort() : seat.hand;
    seat.known = seen && card ? [...seat.known, card].sort() : seat.known;
  }
}

function outOfHand({ seats }: TangleView, number: number, card: string): void {
  const seat = seats[number];
  if (seat) {
    seat.handSize--;
    seat.hand = seat.hand && without(seat.hand, card);
    seat.known = without(seat.known, card);
  }
}
