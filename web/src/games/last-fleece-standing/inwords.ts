import type { Passage, Scene } from '../../board';
import { said } from '../../lib/said';
import { count, seatLabel, together } from '../../lib/words';
import { counted, MARKS, playedWords, titleOf } from './words';
import type { Card, FleeceMove, FleeceView, Piece, Seat } from './wire';

const COLUMNS = 3;

/** A seat in one line: wool, power, cards and who stands by it. */
export function seatWords(view: FleeceView, number: number, name: string): string {
  const seat = view.seats[number];
  if (!seat?.living) {
    return `${name}: out`;
  }
  const parts = [
    count(seat.coat.length, 'piece'),
    seat.shear ? `power ${seat.shear.power}${seat.shear.snag === 'free' ? '' : ', snagged'}` : '',
    count(seat.handSize, 'card'),
    seat.dog ? 'Sheepdog' : '',
    seat.shepherd ? 'Shepherd' : '',
    view.wolf === number ? 'the Wolf' : '',
  ];
  return `${name}: ${parts.filter(Boolean).join(', ')}`;
}

function pieceWords({ cell, kind, faceUp, mark }: Piece): string {
  const known = faceUp ? 'face up' : MARKS[mark];
  return `Cell ${cell}: ${kind ? titleOf(kind) : 'a piece face down'}${known ? `, ${known}` : ''}.`;
}

const handWords = (hand: readonly Card[]) =>
  hand.length > 0 ? `In hand: ${together(hand.map(titleOf))}.` : 'No card in hand.';

/** Cell by cell, the free ones too: a piece may go there. */
function coatOf({ hand, coat, rows }: Seat, title: string): Passage {
  const cells = Array.from({ length: coat.length > 0 ? COLUMNS * rows : 0 }, (_, i) => {
    const piece = coat.find(({ cell }) => cell === i + 1);
    return piece ? pieceWords(piece) : `Cell ${i + 1}: free.`;
  });
  return { title, lines: [...(hand ? [handWords(hand)] : []), ...cells] };
}

/** What happens in the middle, then each seat with its coat cell by cell. */
export function passages({ view, seats }: Scene<FleeceView, FleeceMove>): readonly Passage[] {
  const name = (seat: number) => seatLabel(seats, seat);
  const { attack } = view;
  const discarded = counted(view.discard).map(({ code, count }) => `${count} ${titleOf(code)}`);
  const middle = [
    `The deck holds ${count(view.deck, 'card')}.`,
    discarded.length > 0 ? `Discarded: ${together(discarded)}.` : 'Nothing is discarded yet.',
    ...(view.die > 0 ? [`The die shows ${view.die}.`] : []),
    ...(attack
      ? [
          `${name(attack.attacker)} attacks ${together(attack.parts.map(({ seat, points }) => `${name(seat)} for ${points}`))}.`,
        ]
      : []),
    ...view.stack.map((card) => `${name(card.seat)} plays ${said(playedWords(card, name), seats)}.`),
  ];
  return [
    { title: 'In the middle', lines: middle },
    ...view.seats.map((seat, i) => coatOf(seat, seatWords(view, i, name(i)))),
  ];
}
