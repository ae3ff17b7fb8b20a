import { count } from '../../lib/words';
import type { Hand } from './hand.svelte';
import { titleOf } from './words';
import type { ArrangingTask } from './arranging.svelte';
import type { FleeceView } from './wire';

const ARRANGING: Record<ArrangingTask, string> = {
  lay: 'Drag or tap two pieces to swap them. Only you see where the Snag and the Steel lie.',
  arrange: 'Drag or tap two pieces to swap them. Others see only which cells are full; what they knew is forgotten.',
  stick: 'Lay the new piece on a cell. Move other pieces too, and nobody knows where it went.',
  later: 'Drag or tap two pieces to swap them. It is done for you when this turn ends.',
};

/** What is done with the pieces of a coat, and how. */
export function coatBrief(hand: Hand, view: FleeceView, titleFor: (seat: number) => string): string {
  const { arranging, loss, seat, me } = hand;
  if (arranging) {
    const gained = view.gain?.kind;
    const gain = arranging.task === 'stick' ? `You gain ${gained ? titleOf(gained) : 'a piece'}. ` : '';
    return `${gain}${ARRANGING[arranging.task]}`;
  }
  const owner = seat === me ? 'your own coat' : `${titleFor(seat)}’s coat`;
  if (hand.chances.length > 0) {
    return `Snip a piece off ${owner}.`;
  }
  if (loss > 0) {
    // Shaving Cream lies on the stack until it has cost a piece
    return view.phase === 'bite'
      ? `The ${view.stack.length > 0 ? 'Shaving Cream hits' : 'Wolf bites'}: give up a piece.`
      : `Give up ${count(loss, 'piece')} of your coat.`;
  }
  return hand.may('row') ? `Shave a row off ${owner}.` : 'Keep one piece of this row.';
}
