import { defineBoard, type Figure, type Scene } from '../../board';
import { capital, count, inWords, percent } from '../../lib/words';
import type { Reference } from '../../lib/said';
import Board from './Board.svelte';
import { passages } from './inwords';
import { Chart, lieOf } from './map';
import { stepOf } from './moves';
import { FLOCK, taken } from './words';
import type { SheepHopEvent, SheepHopMove, SheepHopView } from './wire';

function figures({ view, result }: Scene<SheepHopView, SheepHopMove>): readonly Figure[] {
  const flock = view.sheep.length + view.saved + view.captured;
  const lost = taken(view, result);
  const piles: Figure[] = [
    {
      label: 'Home',
      value: `${view.saved} of ${flock}`,
      brief: `Home ${view.saved}/${flock}`,
      drawn: true,
    },
    { label: 'Taken', value: `${lost} of ${flock}`, brief: `taken ${lost}`, drawn: true },
  ];
  if (flock === 0 || result) {
    return flock === 0 ? [] : piles;
  }
  const [worst] = [...view.sheep].sort((one, other) => other.danger.chances - one.danger.chances);
  const left = view.nightfall - view.rolls;
  const danger: Figure[] =
    worst && worst.danger.chances > 0
      ? [
          {
            label: `Next roll takes the ${FLOCK[worst.colour].name} on ${worst.space}`,
            value: `${worst.danger.chances} in ${worst.danger.outOf}`,
            tone: 'danger',
            drawn: true,
          },
          {
            label: `The ${FLOCK[worst.colour].name} on ${worst.space} is taken before it may move`,
            value: percent(worst.dangerBeforeItMayMove),
            share: worst.dangerBeforeItMayMove,
            tone: 'danger',
            places: [worst.space],
          },
        ]
      : [];
  return [
    ...piles,
    ...danger,
    { label: 'May come home, roughly', value: view.projectedScore.toFixed(1), share: view.projectedScore / flock },
    ...(view.longestChain > 0 ? [{ label: 'Longest chain now', value: `${view.longestChain}` }] : []),
    {
      label: 'Rolls until nightfall',
      value: `${left}`,
      brief: count(left, 'roll'),
      drawn: true,
    },
  ];
}

/** Faces of the die are the sheep and wolves that they move. */
function meant({ kind, id }: Reference, { sheep, wolves, tiles }: SheepHopView): readonly string[] {
  const spaces = (all: readonly { readonly space: string }[]) => all.map(({ space }) => space);
  const flock = spaces(sheep.filter(({ colour }) => id === '*' || colour === id));
  const pack = spaces(wolves.filter(({ wolf }) => id === 'w' || wolf === id));
  switch (kind) {
    case 'tile':
      return spaces(tiles.filter((tile) => tile.kind === id));
    case 'face':
      return [...flock, ...pack, ...spaces(wolves.filter(({ wolf }) => id === 'W' && wolf === 'B'))];
    case 'sheep':
      return flock;
    case 'wolf':
      return pack;
    default:
      return [];
  }
}

export default defineBoard<SheepHopView, SheepHopEvent, SheepHopMove>({
  Board,
  aspect: (view, portrait, slot) => {
    const { width, height } = new Chart(view.board, lieOf(slot, portrait));
    return width / height;
  },
  inWords: ({ view }) => passages(view),
  theme: 'meadow',
  figures,
  group: (move, view) => {
    const { kind, from } = stepOf(move, view.hopper);
    const sheep = view.sheep.find((one) => one.space === from);
    return sheep && kind !== 'stop' ? `${capital(FLOCK[sheep.colour].name)} on ${from}` : '';
  },
  pickers: { level: () => import('./Levels.svelte') },
  places: ({ kind, id }) => (kind === 'space' ? [id] : []),
  meant,
  silent: ({ type }) => type === 'stop',
  epilogue: (result, view) => {
    const flock = view.saved + taken(view, result);
    const saved = view.saved === 0 ? 'None' : inWords(view.saved);
    const home = `${saved} of ${inWords(flock).toLowerCase()} came home.`;
    const title = result.details['title'];
    const advice = result.details['suggestion'];
    return [
      home,
      typeof title === 'string' && title ? `You are now called ${title}.` : '',
      typeof advice === 'string' ? advice : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
});
