import type { Hand } from './hand.svelte';
import { PIECES } from './words';
import type { ShepherdMessMove } from './wire';

/** What is to be touched next, if more can be said of it than what is to be decided. @param small tiles are too small for more than one thing on them */
export function task(hand: Hand, small: boolean): string | null {
  const { piece, dog } = hand;
  if (hand.picking) {
    return hand.zoomed !== null || hand.crowded.length === 0 || !small
      ? 'Who goes? The others wait.'
      : 'Touch a lit tile: who goes from there?';
  }
  if (hand.zoomed !== null) {
    return piece === 'bridge' ? 'Which way?' : 'Touch where it goes.';
  }
  if (piece !== null) {
    return `${PIECES[piece].title}: it goes ${PIECES[piece].does}. ${small ? 'Touch a lit tile.' : 'Touch a lit place.'}`;
  }
  if (dog !== null) {
    return `Where shall dog ${dog} bark?`;
  }
  return hand.puts.length > 0 ? 'Two sheep at most on a tile, none in pens, water or mud.' : null;
}

/** What a move that is looked at would do. */
export function seenTitle(seen: ShepherdMessMove, words: string, scares: boolean): string {
  switch (seen.type) {
    case 'run':
      return scares ? `${words}:` : `${words}, and nobody is near.`;
    case 'fight':
      return `${words}. Nobody barks; the other dog is dazed and misses its next turn (SM-FIGHT-03).`;
    default:
      return words;
  }
}
