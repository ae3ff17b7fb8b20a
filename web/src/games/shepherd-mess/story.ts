import { set, telling } from '../../lib/changed';
import { flockNamed } from './words';
import type { Dog, DogPawn, Obstacle, Piece, ShepherdMessEvent, ShepherdMessView } from './wire';

/** The picture after something has happened. Only what is drawn is kept up to date; the next view brings the rest. */
export const after = telling<ShepherdMessView, ShepherdMessEvent>({
  mudLaid: ({ obstacles }, { tile, patch, ports }) => obstacles.push({ tile, patch, ports, bridge: '' }),
  puddleLaid: ({ obstacles }, { tile }) => obstacles.push({ tile, patch: 0, ports: '', bridge: '' }),
  sheepPlaced: (view, { tile, flock }) => join(view, tile, flock, 1),
  ramLanded: (view, { tile }) => join(view, tile, 'ram', 1),
  penDrawn: (view, { colour, pen: number, tile }) => {
    const owner = flockNamed(view, colour);
    set(
      view.pens.find((pen) => pen.number === number),
      { owner },
    );
    const pup = (dog: Dog): DogPawn => ({ seat: owner, dog, tile, state: 'fit', used: false });
    view.dogs.push(pup('A'), pup('B'));
  },
  dogRan: (view, { colour, dog, way }) => set(dogOf(view, colour, dog), { tile: way.at(-1) ?? '', used: true }),
  sheepRan: (view, { flock, from, way, count }) => {
    join(view, from, flock, -count);
    join(view, way.at(-1) ?? '', flock, count);
  },
  fought: (view, { colour, dog, tile, rival, target }) => {
    set(dogOf(view, colour, dog), { tile, used: true });
    set(dogOf(view, rival, target), { state: 'dazed' });
  },
  bridgeBuilt: (view, { tile, axis }) => set(built(view, 'bridge', tile), { bridge: axis }),
  stoneLaid: (view, { tile, side }) => {
    const mud = built(view, 'stone', tile);
    set(mud, { ports: `${mud?.ports ?? ''}${side}` });
  },
  wallBuilt: (view, { edges }) => {
    built(view, edges.length > 1 ? 'corner' : 'wall');
    edges.forEach((edge) => (view.edges[edge] = 'wall'));
  },
  gatePut: (view, { edge }) => {
    built(view, 'gate');
    view.edges[edge] = 'gate';
  },
  putOut: (view, { seat }) => {
    view.dogs = view.dogs.filter((dog) => dog.seat !== seat);
    view.pens.filter(({ owner }) => owner === seat).forEach((pen) => (pen.owner = -1));
  },
});

/** A piece leaves the supply; what lies there already is to be changed by it. */
function built({ supply, obstacles }: ShepherdMessView, piece: Piece, tile = ''): Obstacle | undefined {
  supply[piece] = (supply[piece] ?? 1) - 1;
  return obstacles.find((one) => one.tile === tile);
}

function dogOf(view: ShepherdMessView, colour: string, name: Dog): DogPawn | undefined {
  const seat = flockNamed(view, colour);
  return view.dogs.find((dog) => dog.seat === seat && dog.dog === name);
}

/** So many of a flock have come to a tile, or left it. */
function join(view: ShepherdMessView, tile: string, name: string, count: number): void {
  const flock = flockNamed(view, name);
  const found = view.sheep.find((heap) => heap.tile === tile && heap.flock === flock);
  const left = (found?.count ?? 0) + count;
  view.sheep = view.sheep.filter((heap) => heap !== found);
  if (left > 0) {
    view.sheep.push({ tile, flock, count: left, steps: found?.steps ?? -1 });
  }
}
