import type { Passage, Scene } from '../../board';
import { capital, count, seatLabel } from '../../lib/words';
import { areasFor } from './map';
import { TRACK_KINDS, TRACKS } from './palette';
import {
  cardName,
  cardWords,
  missingWords,
  placeWords,
  spaceEffect,
  spaceWords,
  stashWords,
  trackWords,
} from './words';
import type { TangleMove, TangleView } from './wire';

/** Own plans and cards, what everybody has, upkeep, then every space and every area. */
export function passages({ view, seats, me }: Scene<TangleView, TangleMove>): readonly Passage[] {
  const mine = view.seats[me];
  const named = (cards: readonly string[]) => (cards.length > 0 ? `: ${cards.map(cardName).join(', ')}` : '');
  return [
    {
      title: 'Your plans',
      lines: (mine?.goals ?? []).map((goal) => `${cardName(goal.card)}: missing ${missingWords(goal) || 'nothing'}.`),
    },
    { title: 'Your hand', lines: (mine?.hand ?? []).map((card) => `${cardWords(card)}.`) },
    {
      title: 'Players',
      lines: view.seats.map(({ cubes, seeds, handSize, front }, seat) => {
        const cards = `${count(handSize, 'card')} in hand and ${front.length} in front${named(front)}`;
        return `${seatLabel(seats, seat)} has ${stashWords({ cubes, seeds })}, ${cards}.`;
      }),
    },
    {
      title: 'Upkeep',
      lines: TRACK_KINDS.map((track) => {
        const bill = mine ? ` You would pay ${mine.bills[track] ?? 0} now.` : '';
        return `${capital(TRACKS[track].name)}: ${trackWords(view, track, seats)}.${bill}`;
      }),
    },
    { title: 'Spaces', lines: view.spaces.map((space) => `${spaceWords(space, seats)}. ${spaceEffect(space)}`) },
    {
      title: 'Areas',
      lines: areasFor(view.seats.length).map((area) => `${placeWords(view, area, seats)}.`),
    },
  ].filter(({ lines }) => lines.length > 0);
}
