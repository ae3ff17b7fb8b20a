import { defineBoard, type Figure, type Scene } from '../../board';
import { count, percent } from '../../lib/words';
import Board from './Board.svelte';
import { passages } from './inwords';
import { cardOf } from './moves';
import { titleOf } from './words';
import type { FleeceEvent, FleeceMove, FleeceView } from './wire';

const GROUPS: Partial<Record<FleeceMove['type'], string>> = {
  shear: 'Shear',
  draw: 'Your turn',
  end: 'Your turn',
  pass: 'Your answer',
  concede: 'Give up',
  snip: 'Snip',
  stick: 'Lay the new piece',
  shed: 'Give up pieces',
  lay: 'Lay your coat',
  row: 'Shave a row',
  keep: 'Keep a piece',
};

/** What happened says who did it; coats and answers are their owners’ business. */
const SILENT: readonly FleeceMove['type'][] = ['pass', 'draw', 'end', 'lay', 'arrange', 'shed', 'throw'];

function figures({ view, me }: Scene<FleeceView, FleeceMove>): readonly Figure[] {
  if (view.phase === 'coat' || view.phase === 'over') {
    return [];
  }
  const chance = (label: string, id: string, tone: Figure['tone'] = 'plain'): Figure[] => {
    const share = view.nextCard[id] ?? 0;
    return share > 0 ? [{ label, value: percent(share), share, tone }] : [];
  };
  return [
    // What was rolled on one's own turn is said by what there is to decide
    ...(view.wolf === me && view.bite > 0 && (view.active !== me || view.die === 0)
      ? [
          {
            label: 'The Wolf bites on your next roll',
            value: percent(view.bite),
            share: view.bite,
            tone: 'danger' as const,
          },
        ]
      : []),
    {
      label: 'Cards in the deck',
      value: String(view.deck),
      brief: `Turn ${view.turn} · ${count(view.deck, 'card')}`,
      drawn: true,
    },
    ...chance('Next card is an anytime card', 'anytime', 'good'),
    ...chance('… a better Shear', 'better', 'good'),
    ...chance('… a weaker Shear', 'worse', 'danger'),
    ...chance('… Steel or Snag for your coat', 'wool'),
    ...chance('… an event or the Shepherd', 'event', 'danger'),
  ];
}

export default defineBoard<FleeceView, FleeceEvent, FleeceMove>({
  Board,
  aspect: 'fill',
  inWords: passages,
  theme: 'straw',
  windows: true,
  figures,
  facts: (seat, view) => {
    const it = view.seats[seat];
    if (!it?.living) {
      return [{ label: 'shorn, place', value: String(it?.place ?? '') }];
    }
    return [{ label: 'wool', value: String(it.coat.length) }];
  },
  group: (move) => {
    const card = cardOf(move);
    return card ? `Play ${titleOf(card)}` : (GROUPS[move.type] ?? '');
  },
  places: ({ kind, id }) => (kind === 'seat' || kind === 'cell' ? [`${kind} ${id}`] : []),
  meant: ({ kind, id }) =>
    kind === 'card' ? [`card ${id}`] : kind === 'cell' ? [`seat ${id.split('.')[0] ?? ''}`] : [],
  silent: (move) => cardOf(move) !== null || SILENT.includes(move.type),
  epilogue: (result, view) => {
    const winner = result.winners[0];
    const left = winner === undefined ? 0 : (view.seats[winner]?.coat.length ?? 0);
    return winner === undefined
      ? 'The boy cried wolf once too often: nobody has wool left.'
      : `The last fleece standing, with ${count(left, 'piece')} of wool after ${count(view.turn, 'turn')}.`;
  },
});
