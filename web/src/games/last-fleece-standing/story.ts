import { set, telling } from '../../lib/changed';
import { sortedHand } from './words';
import type { Card, FleeceEvent, FleeceView, Part, Piece, Weapon } from './wire';

/** The picture after something has happened. */
export const after = telling<FleeceView, FleeceEvent>({
  coatsLaid: ({ seats }, { cells }) => seats.forEach((seat) => (seat.coat = cells.map(faceDown))),
  began: (view, { first, wolf }) => set(view, { active: first, wolf, turn: 1 }),
  gaveUpPow: (view, { seat }) => {
    take(view, seat, ['POW']);
    discard(view, ['POW']);
  },
  turnBegan: (view, { seat, turn, shears }) => {
    set(view, { active: seat, turn, die: 0, owed: 0 });
    arm(view, shears);
  },
  rolled: (view, { number, owed }) => set(view, { die: number, owed }),
  drewHidden: (view, { seat, to }) => draw(view, to === 'hand' ? seat : -1, null),
  drewSecretly: (view, { seat, card, to }) => draw(view, to === 'hand' ? seat : -1, card),
  drew: (view, { seat, card, shear, to }) => {
    draw(view, -1, card);
    if (shear) {
      equip(view, seat, shear, [card]);
    } else if (to === 'event') {
      view.event = card;
    }
  },
  deckGone: (view, { shears }) => {
    view.owed = 0;
    arm(view, shears);
  },
  shepherdCame: (view, { seat, owed, stays }) => {
    view.owed = owed;
    set(view.seats[seat], { shepherd: stays });
    discard(view, stays ? [] : ['SHP']);
  },
  announced: (view, { seat: attacker, parts }) => (view.attack = { attacker, parts, snipped: false }),
  played: (view, { seat, card, move, target, inWords, cancels: inResponseTo }) => {
    if (card === 'DOG') {
      set(view.seats[seat], { dog: false });
    } else {
      take(view, seat, [card]);
    }
    view.stack.push({ seat, card, move, target, inWords, inResponseTo });
  },
  cancelled: (view) => {
    done(view);
    done(view);
  },
  fizzled: (view) => done(view),
  attackCancelled: (view) => {
    done(view);
    view.attack = null;
  },
  attackVoid: (view) => (view.attack = null),
  bounced: (view, { victim: seat, points }) => {
    done(view);
    aim(view, [{ seat, points }]);
  },
  coinFell: (view, { heads }) => heads && done(view),
  hands: (view, { winner, attacker }) => winner === attacker && done(view),
  dogExpelled: (view, { owner }) => {
    done(view);
    set(view.seats[owner], { dog: false });
    discard(view, ['DOG']);
  },
  fetched: (view, { card }) => (view.discard[card] = (view.discard[card] ?? 1) - 1),
  tornOff: (view, { victim, cell }) => tear(view, victim, [cell]),
  tornOffUnseen: (view, { victim, cell }) => tear(view, victim, [cell]),
  stuck: (view, { seat, cell, damaged: faceUp }) => {
    done(view);
    stick(view, seat, { ...faceDown(cell), kind: view.gain?.kind ?? null, faceUp });
  },
  // Which piece went where, nobody is told
  arranged: ({ seats }, { seat, cells, damaged }) => {
    const known = new Map(seats[seat]?.coat.map((piece) => [piece.cell, piece]));
    const coat = cells.map((cell) => ({ ...(known.get(cell) ?? faceDown(cell)), faceUp: damaged.includes(cell) }));
    set(seats[seat], { coat });
  },
  swapped: (view, { seat, power, other, othersPower }) => {
    done(view);
    const [mine, theirs] = [view.seats[seat]?.shear, view.seats[other]?.shear];
    if (mine && theirs) {
      set(view.seats[seat], { shear: { ...theirs, power } });
      set(view.seats[other], { shear: { ...mine, power: othersPower } });
    }
  },
  snipped: (view, { victim, cell, card, left }) => {
    tear(view, victim, [cell]);
    discard(view, [card]);
    spend(view, left);
  },
  steelHit: (view, { victim, cell, damaged: faceUp }) => {
    stick(view, victim, { ...faceDown(cell), kind: 'STL', faceUp, mark: 'all' });
    spend(view, 0);
  },
  snagged: (view, { seat }) => {
    view.attack = null;
    set(view.seats[seat]?.shear, { snag: 'this turn' });
  },
  untangled: ({ seats }, { seat }) => set(seats[seat]?.shear, { snag: 'free' }),
  lost: (view, { seat, cells, cards }) => {
    done(view);
    view.attack = null;
    over(view);
    tear(view, seat, cells);
    discard(view, cards);
  },
  spared: (view) => over(view),
  goatAte: (view, { seat, cards }) => {
    take(view, seat, cards);
    over(view);
    discard(view, cards);
    view.owed += cards.length;
  },
  wolfTrotted: (view, { to }) => {
    if (view.stack.at(-1)?.card === 'DOG') {
      done(view);
    }
    view.wolf = to < 0 ? null : to;
    discard(view, to < 0 ? ['WLF'] : []);
  },
  out: (view, { seat: number, place, hand }) => {
    const seat = view.seats[number];
    const parts = view.attack?.parts.filter((part) => part.seat !== number);
    if (parts) {
      aim(view, parts);
    }
    discard(view, [...hand, ...gearOf(seat?.shear)]);
    discard(view, [...(seat?.dog ? ['DOG' as const] : []), ...(seat?.shepherd ? ['SHP' as const] : [])]);
    const bare = { living: false, shear: null, dog: false, shepherd: false, handSize: 0 };
    set(seat, { ...bare, place, hand: seat?.hand ? [] : null });
  },
  // All hands lie open
  finished: (view, { winner, hand }) => {
    set(view, { phase: 'over', attack: null });
    view.seats.forEach((seat, i) => (seat.hand = i === winner ? hand : []));
    set(view.seats[winner], { place: 1 });
  },
});

const faceDown = (cell: number): Piece => ({ cell, kind: null, faceUp: false, mark: '', token: 0 });

const gearOf = (shear: Weapon | null | undefined) =>
  [shear?.card, shear?.battery, shear?.blade].filter((card) => card !== undefined && card !== null);

function discard(view: FleeceView, cards: readonly Card[]): void {
  cards.forEach((card) => (view.discard[card] = (view.discard[card] ?? 0) + 1));
}

/** The card that was played last has taken effect. */
function done(view: FleeceView): void {
  discard(
    view,
    view.stack.splice(-1).map(({ card }) => card),
  );
}

/** What the event that was drawn has brought is over. */
function over(view: FleeceView): void {
  discard(view, view.event ? [view.event] : []);
  view.event = null;
}

/** A card is drawn, into a hand if one is named. */
function draw(view: FleeceView, number: number, card: Card | null): void {
  set(view, { deck: view.deck - 1, owed: Math.max(0, view.owed - 1) });
  const seat = view.seats[number];
  if (seat) {
    seat.handSize++;
    seat.hand = seat.hand && card ? sortedHand([...seat.hand, card]) : seat.hand;
  }
}

/** A Shear as it is now; what hung on it, or came and does not hang on it, is discarded. */
function equip(view: FleeceView, seat: number, shear: Weapon, came: readonly Card[] = []): void {
  discard(view, gearOf(shear).reduce(without, [...gearOf(view.seats[seat]?.shear), ...came]));
  set(view.seats[seat], { shear });
}

function arm(view: FleeceView, shears: Readonly<Record<string, Weapon>>): void {
  Object.entries(shears).forEach(([seat, shear]) => equip(view, Number(seat), shear));
}

/** Cards leave a hand. */
function take({ seats }: FleeceView, number: number, cards: readonly Card[]): void {
  const seat = seats[number];
  const hand = seat?.hand ? cards.reduce(without, seat.hand) : null;
  set(seat, { handSize: (seat?.handSize ?? 0) - cards.length, hand });
}

function without(cards: readonly Card[], card: Card): Card[] {
  const at = cards.indexOf(card);
  return cards.filter((_, i) => i !== at);
}

/** Pieces come off a coat. */
function tear({ seats }: FleeceView, number: number, cells: readonly number[]): void {
  const seat = seats[number];
  set(seat, { coat: (seat?.coat ?? []).filter(({ cell }) => !cells.includes(cell)) });
}

function stick(view: FleeceView, number: number, piece: Piece): void {
  tear(view, number, [piece.cell]);
  view.seats[number]?.coat.push(piece);
  view.seats[number]?.coat.sort((one, other) => one.cell - other.cell);
}

function aim(view: FleeceView, parts: Part[]): void {
  const attacker = view.attack?.attacker ?? view.active;
  view.attack = parts.length > 0 ? { attacker, parts, snipped: false } : null;
}

/** The attack goes on with the points that are left of its first part. */
function spend(view: FleeceView, left: number): void {
  const [first, ...later] = view.attack?.parts ?? [];
  if (first) {
    aim(view, left > 0 ? [{ ...first, points: left }, ...later] : later);
  }
}
