import { flockNamed } from './words';
import type { Dog, DogPawn, Heap, Obstacle, Piece, ShepherdMessEvent, ShepherdMessView } from './wire';

/** The picture after something has happened. Only what is drawn is kept up to date; the next view brings the rest. */
export function after(view: ShepherdMessView, event: ShepherdMessEvent): ShepherdMessView {
  switch (event.type) {
    case 'mudLaid':
      return laid(view, { tile: event.tile, patch: event.patch, ports: event.ports, bridge: '' });
    case 'puddleLaid':
      return laid(view, { tile: event.tile, patch: 0, ports: '', bridge: '' });
    case 'sheepPlaced':
      return { ...view, sheep: joined(view.sheep, event.tile, flockNamed(view, event.flock), 1) };
    case 'ramLanded':
      return { ...view, sheep: joined(view.sheep, event.tile, flockNamed(view, 'ram'), 1) };
    case 'penDrawn':
      return withPen(view, flockNamed(view, event.colour), event.pen, event.tile);
    case 'dogRan':
      return withDog(view, event.colour, event.dog, { tile: event.way.at(-1) ?? '', used: true });
    case 'sheepRan': {
      const flock = flockNamed(view, event.flock);
      const rest = joined(view.sheep, event.from, flock, -event.count);
      return { ...view, sheep: joined(rest, event.way.at(-1) ?? '', flock, event.count) };
    }
    case 'fought':
      return withDog(
        withDog(view, event.colour, event.dog, { tile: event.tile, used: true }),
        event.rival,
        event.target,
        { state: 'dazed' },
      );
    case 'bridgeBuilt':
      return changed(spent(view, 'bridge'), event.tile, (puddle) => ({ ...puddle, bridge: event.axis }));
    case 'stoneLaid':
      return changed(spent(view, 'stone'), event.tile, (mud) => ({ ...mud, ports: mud.ports + event.side }));
    case 'wallBuilt': {
      const walls = Object.fromEntries(event.edges.map((edge) => [edge, 'wall' as const]));
      return { ...spent(view, event.edges.length > 1 ? 'corner' : 'wall'), edges: { ...view.edges, ...walls } };
    }
    case 'gatePut':
      return { ...spent(view, 'gate'), edges: { ...view.edges, [event.edge]: 'gate' } };
    case 'putOut':
      return {
        ...view,
        dogs: view.dogs.filter((dog) => dog.seat !== event.seat),
        pens: view.pens.map((pen) => (pen.owner === event.seat ? { ...pen, owner: -1 } : pen)),
      };
    default:
      return view;
  }
}

function laid(view: ShepherdMessView, obstacle: Obstacle): ShepherdMessView {
  return { ...view, obstacles: [...view.obstacles, obstacle] };
}

function changed(view: ShepherdMessView, tile: string, change: (obstacle: Obstacle) => Obstacle): ShepherdMessView {
  return { ...view, obstacles: view.obstacles.map((one) => (one.tile === tile ? change(one) : one)) };
}

function spent(view: ShepherdMessView, piece: Piece): ShepherdMessView {
  return { ...view, supply: { ...view.supply, [piece]: (view.supply[piece] ?? 1) - 1 } };
}

function withPen(view: ShepherdMessView, owner: number, number: number, tile: string): ShepherdMessView {
  const pup = (dog: Dog): DogPawn => ({ seat: owner, dog, tile, state: 'fit', used: false });
  return {
    ...view,
    pens: view.pens.map((pen) => (pen.number === number ? { ...pen, owner } : pen)),
    dogs: [...view.dogs, pup('A'), pup('B')],
  };
}

function withDog(view: ShepherdMessView, colour: string, name: Dog, change: Partial<DogPawn>): ShepherdMessView {
  const seat = flockNamed(view, colour);
  return {
    ...view,
    dogs: view.dogs.map((dog) => (dog.seat === seat && dog.dog === name ? { ...dog, ...change } : dog)),
  };
}

/** The heaps after so many of a flock have come to a tile, or left it. */
export function joined(heaps: readonly Heap[], tile: string, flock: number, count: number): Heap[] {
  const found = heaps.find((heap) => heap.tile === tile && heap.flock === flock);
  const others = heaps.filter((heap) => heap !== found);
  const left = (found?.count ?? 0) + count;
  return left > 0 ? [...others, { tile, flock, count: left, steps: found?.steps ?? -1 }] : others;
}

/**
 * What of a view is drawn and told by events. Ticks, stars and used gates belong to the turn that begins with the next view,
 * and what players have, to the panels.
 */
export function drawn({ pens, obstacles, edges, sheep, dogs, supply }: ShepherdMessView) {
  return {
    owners: pens.map(({ owner }) => owner),
    ground: byTile(obstacles.map((one) => ({ ...one, ports: [...one.ports].sort() }))),
    edges,
    sheep: byTile(sheep.map(({ tile, flock, count }) => ({ tile, flock, count }))),
    dogs: byTile(dogs.map(({ tile, seat, dog }) => ({ tile, seat, dog }))),
    supply,
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
