import type { Passage } from '../../board';
import { capital, count, together } from '../../lib/words';
import { Chart } from './map';
import { FACES, FLOCK, TILES } from './words';
import type { Sheep, SheepHopView, WolfPawn } from './wire';

function sheepWords({ colour, space, danger, movesHome }: Sheep): string {
  const home = movesHome > 0 ? ` It is ${count(movesHome, 'move')} from home at best.` : '';
  const taken = danger.chances > 0 ? ` The next roll takes it in ${danger.chances} of ${danger.outOf} cases.` : '';
  return `A ${FLOCK[colour].name} sheep is on ${space}.${home}${taken}`;
}

const wolfWords = ({ name, space, next }: WolfPawn) =>
  space
    ? `The ${name} is on ${space}${next.length > 0 ? `, and goes on to ${next.join(', then ')}` : ''}.`
    : `The ${name} is not on the board yet.`;

const sheepAre = (number: number) => (number === 0 ? 'no sheep is' : count(number, 'sheep is', 'sheep are'));

/** What stands where, then every space column by column from the meadow to the fold. */
export function passages(view: SheepHopView): readonly Passage[] {
  const { spaces } = new Chart(view.board, 'long');
  const things = new Map<string, string[]>();
  const put = (space: string, thing: string) => things.set(space, [...(things.get(space) ?? []), thing]);
  view.sheep.forEach(({ space, colour }) => put(space, `${FLOCK[colour].name} sheep`));
  view.wolves.forEach(({ space, name }) => put(space, name));
  view.tiles.forEach(({ space, kind }) => put(space, TILES[kind].title));
  const columns = [...view.board.columns].map((letter) => {
    const own = spaces.filter((space) => space.startsWith(letter));
    const words = own.map((space) => `${capital(space)}: ${together(things.get(space) ?? []) || 'empty'}.`);
    return { title: `Column ${letter.toUpperCase()}`, lines: words };
  });
  const { exitInside, exitFront } = view.board;
  const opening = exitFront ? `from ${exitInside} to ${exitFront}` : `at ${exitInside}`;
  return [
    {
      title: 'The flock',
      lines: [
        `${capital(sheepAre(view.saved))} home, ${sheepAre(view.captured)} taken.`,
        `The die: ${FACES[view.roll].long}.`,
        ...view.sheep.map(sheepWords),
      ],
    },
    { title: 'The wolves', lines: view.wolves.map(wolfWords) },
    {
      title: 'Tiles',
      lines: view.tiles.map(({ kind, space }) => `${TILES[kind].title} on ${space}: ${TILES[kind].does}.`),
    },
    {
      title: 'The hillside',
      lines: [`From the meadow, whose exit is ${opening}, to the fold.`],
    },
    ...columns,
  ].filter(({ lines }) => lines.length > 0);
}
