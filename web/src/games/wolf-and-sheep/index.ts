import { defineBoard } from '../../board';
import Board from './Board.svelte';
import { mayPass, squaresIn, steps } from './moves';
import type { HuntEvent, HuntView } from './wire';

const ROLES = ['Sheep', 'Wolf'];

export default defineBoard<HuntView, HuntEvent>({
  Board,
  aspect: 1,
  theme: 'pasture',
  prompt: ({ legal, view }) => {
    if (mayPass(legal)) {
      return 'No sheep can move: pass.';
    }
    return view.toMove === 'wolf'
      ? 'You are the wolf: slip past the sheep to row 1.'
      : 'Move a sheep forward: let the wolf find no way through.';
  },
  role: (seat) => ROLES[seat] ?? null,
  figures: ({ view, legal }) => [
    { label: 'Moves made', value: String(view.movesMade) },
    ...(legal.length > 0 ? [{ label: 'Moves to choose from', value: String(legal.length) }] : []),
    ...(view.moveLimit - view.movesMade <= 100
      ? [{ label: 'Moves until it is a draw', value: String(view.moveLimit - view.movesMade) }]
      : []),
  ],
  group: (move) => {
    const [step] = steps([move]);
    return step ? `From ${step.from}` : '';
  },
  places: squaresIn,
  epilogue: (result) =>
    result.kind === 'draw'
      ? 'Neither side would give way.'
      : result.winners.includes(1)
        ? 'The wolf slipped through and is gone over the hills.'
        : 'Shoulder to shoulder: the flock has hemmed the wolf in.',
});
