import { CUBE_KINDS, type CubeKind, type Cubes, type TileKind } from './palette';
import type { Goal, OnArea, OnSpace, OnTrack, Player, Seed, TangleEvent, TangleView, Track } from './wire';

/** The picture after something has happened. Only what is drawn is kept up to date; the next view brings the rest. */
export function after(view: TangleView, event: TangleEvent): TangleView {
  switch (event.type) {
    case 'firstNamed':
      return { ...view, first: event.seat };
    case 'centreLaid':
      return withSpace(view, 'd4', (space) => ({ ...space, kind: event.kind }));
    case 'goalDealt':
      return withSeat(view, event.seat, (seat) => ({
        ...seat,
        goals: sorted([...(seat.goals ?? []).map(({ card }) => card), event.card]).map(unmet),
      }));
    case 'cardDrawn':
      return inHand({ ...view, pile: view.pile - 1 }, event.seat, event.card, false);
    case 'cardDrawnUnseen':
      return inHand({ ...view, pile: view.pile - 1 }, event.seat, null, false);
    case 'rowFilled':
      return { ...view, pile: view.pile - 1, row: withSlot(view.row, event.slot, event.card) };
    case 'reshuffled':
      return { ...view, pile: event.cards, discard: [] };
    case 'turnBegan':
      return { ...view, active: event.seat, round: event.round, steps: 0 };
    case 'rootMoved':
      return arrived(left(view, event.from, event.index), event.seat, event.to);
    case 'rootEntered':
      return withSeat(stepped(arrived(view, event.seat, event.area)), event.seat, (seat) => ({
        ...seat,
        roots: seat.roots - 1,
      }));
    case 'brought':
      return withSpace(view, event.space, (space) => ({ ...space, cubes: added(space.cubes, { [event.cube]: 1 }) }));
    case 'fed':
      return withTile(view, event.area, (tile) => ({ ...tile, cubes: tile.cubes + event.count }));
    case 'harvested':
      return paid(
        withTile(view, event.area, (tile) => ({ ...tile, cubes: tile.cubes - event.count })),
        event.seat,
        { [event.cube]: event.count },
      );
    case 'took':
      return paid(
        withSpace(view, event.space, (space) => ({ ...space, cubes: event.refill })),
        event.seat,
        event.cubes,
      );
    case 'gained':
      return paid(view, event.seat, event.cubes);
    case 'paid':
      return paid(view, event.seat, event.cubes, -1);
    case 'gave':
      return paid(paid(view, event.seat, event.cubes, -1), event.to, event.cubes);
    case 'tilePlaced':
      return stepped(laid(view, event.seat, event.area, event.tile));
    case 'tileLost':
      return lifted(view, event.area);
    case 'earthLeft':
      return laid(view, event.seat, event.area, 'clean-earth');
    case 'takenOver':
      return stepped(laid(view, event.seat, event.area, 'clean-earth'));
    case 'shifted':
      return shifted(view, event.areas);
    case 'seedTaken':
      return seeded(view, event.seat, event.seed, 1);
    case 'seedPlanted':
      return withTile(seeded(view, event.seat, event.seed, -1), event.area, (tile) => ({ ...tile, seed: event.seed }));
    case 'seedGone':
      return withTile(view, event.area, (tile) => ({ ...tile, seed: null }));
    case 'cardTaken':
      return inHand({ ...view, row: withSlot(view.row, event.slot, null) }, event.seat, event.card, true);
    case 'cardFetched':
      return inHand({ ...view, discard: without(view.discard, event.card) }, event.seat, event.card, true);
    case 'cardCast': {
      const gone =
        event.from === 'hand'
          ? fromHand(view, event.seat, event.card)
          : { ...view, discard: without(view.discard, event.card) };
      return withSeat(gone, event.seat, (seat) => ({ ...seat, front: sorted([...seat.front, event.card]) }));
    }
    case 'cardDiscarded': {
      const gone =
        event.from === 'hand'
          ? fromHand(view, event.seat, event.card)
          : withSeat(view, event.seat, (seat) => ({ ...seat, front: without(seat.front, event.card) }));
      return { ...gone, discard: sorted([...gone.discard, event.card]) };
    }
    case 'trackerMoved':
      return withTrack(view, event.track, { below: event.below });
    case 'markerTaken':
      return withTrack(view, event.track, { below: event.below, holder: event.seat });
    case 'markerPassed':
      return withTrack(view, event.track, { holder: event.to });
    case 'markerReturned':
      return withTrack(view, event.track, { holder: null });
    case 'gameEnded':
      return {
        ...view,
        ended: event.ending,
        seats: view.seats.map((seat, i) => ({ ...seat, goals: seat.goals ?? (event.goals[i] ?? []).map(unmet) })),
      };
    default:
      return view;
  }
}

/** How far a plan is comes with the next view. */
const unmet = (card: Goal['card']): Goal => ({ card, needs: {}, has: {}, missing: 0 });

const sorted = (cards: readonly string[]) => [...cards].sort();
const without = (cards: readonly string[], card: string) => cards.filter((one) => one !== card);
const stepped = (view: TangleView): TangleView => ({ ...view, steps: view.steps + 1 });

function withSpace(view: TangleView, name: string, change: (space: OnSpace) => OnSpace): TangleView {
  return { ...view, spaces: view.spaces.map((one) => (one.space === name ? change(one) : one)) };
}

function withTile(view: TangleView, area: string, change: (tile: OnArea) => OnArea): TangleView {
  return { ...view, tiles: view.tiles.map((one) => (one.area === area ? change(one) : one)) };
}

function withSeat(view: TangleView, number: number, change: (seat: Player) => Player): TangleView {
  return { ...view, seats: view.seats.map((seat, i) => (i === number ? change(seat) : seat)) };
}

function withTrack(view: TangleView, track: Track, change: Partial<OnTrack>): TangleView {
  const now = view.upkeep[track];
  return now ? { ...view, upkeep: { ...view.upkeep, [track]: { ...now, ...change } } } : view;
}

/** A place of the row may be empty, which the type of the view does not say. */
const withSlot = (row: readonly (string | null)[], slot: number, card: string | null) =>
  row.map((one, i) => (i === slot - 1 ? card : one)) as string[];

function counted<K extends string>(counts: { readonly [P in K]?: number }, kind: K, more: number) {
  return { ...counts, [kind]: (counts[kind] ?? 0) + more };
}

/** Kinds of which there are none are not written. */
export function added(cubes: Cubes, more: Cubes, sign = 1): { [P in CubeKind]?: number } {
  const sum: { [P in CubeKind]?: number } = {};
  for (const kind of CUBE_KINDS) {
    const count = (cubes[kind] ?? 0) + sign * (more[kind] ?? 0);
    if (count !== 0) {
      sum[kind] = count;
    }
  }
  return sum;
}

function paid(view: TangleView, number: number, cubes: Cubes, sign = 1): TangleView {
  return withSeat(view, number, (seat) => ({ ...seat, cubes: added(seat.cubes, cubes, sign) }));
}

function seeded(view: TangleView, number: number, seed: Seed, more: number): TangleView {
  return withSeat(view, number, (seat) => ({ ...seat, seeds: counted(seat.seeds, seed, more) }));
}

/** A root is gone from a stack, in which it has this place, or from a tree. */
export function left(view: TangleView, from: string, index: number): TangleView {
  return withTile(
    withSpace(view, from, (space) => ({ ...space, roots: space.roots.filter((_, i) => i !== index) })),
    from,
    (tile) => ({ ...tile, roots: tile.roots - 1 }),
  );
}

/** A root is on top of a space, or on a tree. */
function arrived(view: TangleView, seat: number, to: string): TangleView {
  const there = withSpace(view, to, (space) => ({ ...space, roots: [...space.roots, seat] }));
  return {
    ...withTile(there, to, (tile) => ({ ...tile, roots: tile.roots + 1 })),
    at: view.spaces.some(({ space }) => space === to) ? to : view.at,
  };
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

function supplied(view: TangleView, number: number, tile: TileKind, more: number): TangleView {
  return withSeat(view, number, (seat) => ({ ...seat, tiles: counted(seat.tiles, PAIRS[tile], more) }));
}

/** What lies there goes back to its owner's stash. */
function lifted(view: TangleView, area: string): TangleView {
  const tile = view.tiles.find((one) => one.area === area);
  return tile ? { ...supplied(view, tile.seat, tile.tile, 1), tiles: view.tiles.filter((one) => one !== tile) } : view;
}

function laid(view: TangleView, seat: number, area: string, tile: TileKind): TangleView {
  const bare = supplied(lifted(view, area), seat, tile, -1);
  return { ...bare, tiles: [...bare.tiles, { area, seat, tile, seed: null, cubes: 0, roots: 0 }] };
}

/** Each tile goes to the next area, the last to the first. */
function shifted(view: TangleView, areas: readonly string[]): TangleView {
  return {
    ...view,
    tiles: view.tiles.map((one) => {
      const at = areas.indexOf(one.area);
      return at < 0 ? one : { ...one, area: areas[(at + 1) % areas.length] ?? one.area };
    }),
  };
}

function inHand(view: TangleView, number: number, card: string | null, seen: boolean): TangleView {
  return withSeat(view, number, (seat) => ({
    ...seat,
    handSize: seat.handSize + 1,
    hand: seat.hand && card ? sorted([...seat.hand, card]) : seat.hand,
    known: seen && card ? sorted([...seat.known, card]) : seat.known,
  }));
}

function fromHand(view: TangleView, number: number, card: string): TangleView {
  return withSeat(view, number, (seat) => ({
    ...seat,
    handSize: seat.handSize - 1,
    hand: seat.hand && without(seat.hand, card),
    known: without(seat.known, card),
  }));
}

/**
 * What of a view is drawn and told by events. Bills, progress and what may be done belong to the view that comes next, for they
 * follow from the rest.
 */
export function drawn(view: TangleView) {
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
