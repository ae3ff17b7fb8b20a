import { defineBoard } from '../../board';
import { count } from '../../lib/words';
import Board from './Board.svelte';
import { passages } from './inwords';
import type { HuntEvent, HuntMove, HuntView } from './wire';

const ROLES = ['Sheep', 'Wolf'];

export default defineBoard<HuntView, HuntEvent, HuntMove>({
  Board,
  aspect: 1,
  inWords: ({ view }) => passages(view),
  theme: 'pasture',
  role: (seat) => ROLES[seat] ?? null,
  figures: ({ view, legal }) => [
    { label: 'Moves made', value: String(view.movesMade), brief: count(view.movesMade, 'move') },
    ...(legal.length > 0 ? [{ label: 'Moves to choose from', value: String(legal.length) }] : []),
    ...(view.moveLimit - view.movesMade <= 100
      ? [{ label: 'Moves until it is a draw', value: String(view.moveLimit - view.movesMade) }]
      : []),
  ],
  group: (move) => (move.type === 'step' ? `From ${move.from}` : ''),
  places: ({ kind, id }) => (kind === 'square' ? [id] : []),
  epilogue: (result) =>
    result.kind === 'draw'
      ? 'Neither side would give way.'
      : result.winners.includes(1)
        ? 'The wolf slipped through and is gone over the hills.'
        : 'Shoulder to shoulder: the flock has hemmed the wolf in.',
});
