import type { SeatState } from '../../wire';
import type { Box } from '../../lib/actors';
import { ofType, some } from '../../lib/listed';
import { said } from '../../lib/said';
import { count, seatLabel } from '../../lib/words';
import type { Spot } from '../../parts/Spots.svelte';
import type { Hand } from './hand.svelte';
import { seatWords } from './inwords';
import { EDGE, type Layout, type SeatPlace } from './layout';
import { titleOf } from './words';
import type { Card, FleeceView } from './wire';

const CARD_SHAPE = 1.4;
const middleOf = ({ x, y, width, height }: Box, less = 0) => ({
  x: x + width / 2,
  y: y + height / 2,
  width: width - less,
  height: height - less,
});

interface Table {
  readonly hand: Hand;
  readonly layout: Layout;
  /** As it is drawn now. */
  readonly view: FleeceView;
  readonly seats: readonly SeatState[];
  /** The cards at the bottom, whose they are, and by how much their strip is shifted. */
  readonly cards: readonly Card[];
  readonly holder: number;
  readonly shifted: number;
  readonly touch: (spot: string) => void;
}

/** The pieces of the coat that is chosen from. */
export function cellSpots({ hand, layout, touch }: Table): readonly Spot[] {
  if (hand.cells.length === 0) {
    return [];
  }
  const { seat, coat } = layout.place(hand.seat);
  const size = { width: coat.cell * 0.97, height: coat.cell * 0.97 };
  return hand.cells.map(([cell, label]) => ({
    id: `cell ${cell}`,
    label,
    ...layout.cell(seat, cell),
    ...size,
    pressed: hand.picked.includes(cell),
    touch: () => touch(`cell ${cell}`),
  }));
}

/** What can be touched on the table. */
export function spotsOf(table: Table): readonly Spot[] {
  const { hand, layout, view, seats, touch } = table;
  const named = (id: string) => ({ id, touch: () => touch(id) });
  const cells = cellSpots(table);
  const size = { width: layout.cardWidth + 6, height: layout.cardWidth * CARD_SHAPE + 6 };
  const draw = ofType(hand.legal, 'draw')[0];
  const middle: Spot[] = [
    {
      ...(draw
        ? { ...named('draw'), label: said(draw.text, seats) }
        : { ...named('deck'), label: `The deck: ${count(view.deck, 'card')}` }),
      ...layout.deck,
      ...size,
    },
    { ...named('pile'), label: 'The discard pile: look through it', ...layout.discard, ...size },
    ...some(view.stack.length > 0, () => ({
      ...named('stack'),
      label: `The stack: ${count(view.stack.length, 'card')} waiting`,
      ...middleOf(layout.stack),
    })),
  ];
  return [...handSpots(table), ...middle, ...layout.places.flatMap(seatSpots)];

  function seatSpots(place: SeatPlace): readonly Spot[] {
    const { seat, coat, shear, box } = place;
    const title = seatLabel(seats, seat);
    const target = hand.card === null ? undefined : hand.chooser.next.get(`seat ${seat}`)?.[0];
    const about = {
      ...named(`seat ${seat}`),
      label: target ? said(target.text, seats) : seatWords(view, seat, title),
    };
    const chosen = seat === hand.seat ? cells : [];
    if (seat !== hand.me) {
      return chosen.length > 0 ? chosen : [{ ...about, ...middleOf(box, 4) }];
    }
    const rows = Math.max(3, view.seats[seat]?.rows ?? 3);
    const grid = { x: coat.x + coat.cell, y: place.cell(3 * rows - 1).y / 2 + coat.y / 2 };
    const dog = hand.playsOf('DOG')[0];
    const pup = place.pup + 12;
    return [
      ...chosen,
      ...some(chosen.length === 0 && (hand.own?.coat.length ?? 0) > 0, () => ({
        ...named('coat'),
        label: hand.mayArrange ? 'Your coat: rearrange it' : 'Your coat: prepare a rearrangement',
        ...grid,
        width: coat.cell * 3,
        height: coat.cell * rows,
      })),
      {
        ...(hand.attacks.length > 0 ? { ...named('shear'), label: 'Your Shear: announce an attack' } : about),
        x: shear.x,
        y: shear.y,
        width: shear.width + 4,
        height: shear.width * CARD_SHAPE + 4,
      },
      ...some(dog, ({ text }) => ({
        ...named('dog'),
        label: said(text, seats),
        x: place.dog.x,
        y: place.dog.y - place.pup * 0.4,
        width: pup,
        height: pup,
      })),
    ];
  }
}

/** The cards that are in sight, and what brings the others there. */
function handSpots({ hand, layout, seats, cards, holder, shifted, touch }: Table): readonly Spot[] {
  const { card, slack } = layout.hand(cards.length);
  const box = layout.handBox;
  const owner = holder === hand.me ? 'your' : `${seatLabel(seats, holder)}’s`;
  const labelOf = (code: Card) => {
    const ways = hand.playsOf(code);
    return ways.length > 0
      ? `${titleOf(code)}: ${ways.map(({ text }) => said(text, seats)).join('; or ')}`
      : `${titleOf(code)}, in ${owner} hand`;
  };
  const spots = cards.map((code, i): Spot => {
    const { x, y } = layout.handSlot(i, cards.length, shifted);
    const size = { width: card, height: card * CARD_SHAPE };
    return { id: `card ${i}`, label: labelOf(code), x, y, ...size, touch: () => touch(`card ${i}`) };
  });
  const edge = (id: string, label: string, x: number): Spot => ({
    id,
    label,
    x,
    y: box.y + box.height / 2,
    width: EDGE - 4,
    height: box.height,
    touch: () => touch(id),
  });
  const least = box.x + EDGE + card / 2 - 1;
  return [
    ...(slack > 0 ? spots.filter(({ x }) => x >= least && x <= box.x + box.width - EDGE - card / 2 + 1) : spots),
    ...some(shifted > 0, () => edge('back', 'Cards to the left', box.x + EDGE / 2)),
    ...some(shifted < slack, () => edge('forth', 'Cards to the right', box.x + box.width - EDGE / 2)),
  ];
}
