import type { Passage } from '../../board';
import { LETTERS, SIDES, TILES } from './map';
import { capital, together } from '../../lib/words';
import { colourOf, dogState, heapState, SIDE_NAMES } from './words';
import type { Obstacle, Pen, ShepherdMessView } from './wire';

export function groundWords(view: ShepherdMessView, { patch, ports, bridge, tile }: Obstacle): string {
  if (patch > 0) {
    const used = view.usedPatches.includes(tile) ? '; somebody has crossed it this turn' : '';
    return `Muddy patch ${patch}, stones to the ${together(SIDES.filter((side) => ports.includes(side)).map((side) => SIDE_NAMES[side]))}${used}`;
  }
  const over = bridge === 'H' ? 'west and east' : 'north and south';
  return bridge ? `A puddle with a bridge that joins ${over}` : 'A puddle without a bridge';
}

export const penWords = (view: ShepherdMessView, { owner }: Pen) =>
  `${owner < 0 ? 'A spare' : `${capital(colourOf(view, owner))}'s`} pen`;

const BORDERS = { wall: 'A wall', gate: 'A gate', double: 'A double gate', open: 'An open border' };

/** What there is on a tile. */
export function tileWords(view: ShepherdMessView, tile: string): readonly string[] {
  return [
    ...view.sheep.filter((heap) => heap.tile === tile).map((heap) => heapState(view, heap)),
    ...view.dogs.filter((dog) => dog.tile === tile).map((dog) => dogState(view, dog)),
    ...view.obstacles.filter((one) => one.tile === tile).map((one) => groundWords(view, one)),
    ...view.pens.filter((pen) => pen.tile === tile).map((pen) => penWords(view, pen)),
  ];
}

/** Every tile row by row, then what stands on borders. */
export function passages(view: ShepherdMessView): readonly Passage[] {
  const rows = LETTERS.map((_, row) => ({
    title: `Row ${row + 1}`,
    lines: TILES.slice(row * LETTERS.length, (row + 1) * LETTERS.length).map(
      (tile) => `${capital(tile)}: ${tileWords(view, tile).join('. ') || 'empty grass'}.`,
    ),
  }));
  const borders = Object.entries(view.edges).map(
    ([edge, state]) => `${BORDERS[state]} between ${edge.replace('/', ' and ')}.`,
  );
  return [...rows, ...(borders.length > 0 ? [{ title: 'Walls and gates', lines: borders }] : [])];
}
