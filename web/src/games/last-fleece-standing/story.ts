import { sortedHand } from './words';
import type { Card, FleeceEvent, FleeceView, Part, Piece, Seat, Weapon } from './wire';

/** The picture after something has happened. */
export function after(view: FleeceView, event: FleeceEvent): FleeceView {
  switch (event.type) {
    case 'coatsLaid':
      return { ...view, seats: view.seats.map((seat) => ({ ...seat, coat: event.cells.map(faceDown) })) };
    case 'began':
      return { ...view, active: event.first, wolf: event.wolf, turn: 1 };
    case 'gaveUpPow':
      return discarded(withoutCards(view, event.seat, ['POW']), ['POW']);
    case 'turnBegan':
      return withShears({ ...view, active: event.seat, turn: event.turn, die: 0, owed: 0 }, event.shears);
    case 'rolled':
      return { ...view, die: event.number, owed: event.owed };
    case 'drewHidden':
      return event.to === 'hand' ? dealt(drawnOne(view), event.seat, null) : drawnOne(view);
    case 'drewSecretly':
      return event.to === 'hand' ? dealt(drawnOne(view), event.seat, event.card) : drawnOne(view);
    case 'drew':
      return drawnOpenly(drawnOne(view), event.seat, event.card, event.shear, event.to === 'event');
    case 'deckGone':
      return withShears({ ...view, owed: 0 }, event.shears);
    case 'shepherdCame': {
      const came = withSeat({ ...view, owed: event.owed }, event.seat, { shepherd: event.stays });
      return event.stays ? came : discarded(came, ['SHP']);
    }
    case 'announced':
      return { ...view, attack: { attacker: event.seat, parts: event.parts, snipped: false } };
    case 'played': {
      const { seat, card, move, target, inWords, cancels } = event;
      const played = card === 'DOG' ? withSeat(view, seat, { dog: false }) : withoutCards(view, seat, [card]);
      return { ...played, stack: [...view.stack, { seat, card, move, target, inWords, inResponseTo: cancels }] };
    }
    case 'cancelled':
      return done(done(view));
    case 'fizzled':
      return done(view);
    case 'attackCancelled':
      return { ...done(view), attack: null };
    case 'attackVoid':
      return { ...view, attack: null };
    case 'bounced':
      return aimed(done(view), [{ seat: event.victim, points: event.points }]);
    case 'coinFell':
      return event.heads ? done(view) : view;
    case 'hands':
      return event.winner === event.attacker ? done(view) : view;
    case 'dogExpelled':
      return discarded(withSeat(done(view), event.owner, { dog: false }), ['DOG']);
    case 'fetched':
      return { ...view, discard: { ...view.discard, [event.card]: (view.discard[event.card] ?? 1) - 1 } };
    case 'tornOff':
    case 'tornOffUnseen':
      return withoutPieces(view, event.victim, [event.cell]);
    case 'stuck': {
      const kind = view.gain?.kind ?? null;
      return withPiece(done(view), event.seat, { ...faceDown(event.cell), kind, faceUp: event.damaged });
    }
    case 'arranged':
      return rearranged(view, event.seat, event.cells, event.damaged);
    case 'swapped':
      return swapped(done(view), event.seat, event.power, event.other, event.othersPower);
    case 'snipped':
      return spent(discarded(withoutPieces(view, event.victim, [event.cell]), [event.card]), event.left);
    case 'steelHit': {
      const hit: Piece = { ...faceDown(event.cell), kind: 'STL', faceUp: event.damaged, mark: 'all' };
      return spent(withPiece(view, event.victim, hit), 0);
    }
    case 'snagged':
      return snagged({ ...view, attack: null }, event.seat, 'this turn');
    case 'untangled':
      return snagged(view, event.seat, 'free');
    case 'lost':
      return discarded(withoutPieces(over({ ...done(view), attack: null }), event.seat, event.cells), event.cards);
    case 'spared':
      return over(view);
    case 'goatAte':
      return {
        ...discarded(over(withoutCards(view, event.seat, event.cards)), event.cards),
        owed: view.owed + event.cards.length,
      };
    case 'wolfTrotted':
      return trotted(view.stack.at(-1)?.card === 'DOG' ? done(view) : view, event.to);
    case 'out':
      return shorn(view, event.seat, event.place, event.hand);
    case 'finished':
      return finished(view, event.winner, event.hand);
  }
}

const faceDown = (cell: number): Piece => ({ cell, kind: null, faceUp: false, mark: '', token: 0 });

const gearOf = (shear: Weapon | null | undefined) =>
  [shear?.card, shear?.battery, shear?.blade].filter((card) => card !== undefined && card !== null);

function withSeat(view: FleeceView, number: number, change: Partial<Seat>): FleeceView {
  return { ...view, seats: view.seats.map((seat, i) => (i === number ? { ...seat, ...change } : seat)) };
}

function discarded(view: FleeceView, cards: readonly Card[]): FleeceView {
  const discard = { ...view.discard };
  cards.forEach((card) => (discard[card] = (discard[card] ?? 0) + 1));
  return { ...view, discard };
}

/** The card that was played last has taken effect. */
function done(view: FleeceView): FleeceView {
  const card = view.stack.at(-1)?.card;
  return card ? discarded({ ...view, stack: view.stack.slice(0, -1) }, [card]) : view;
}

/** What the event that was drawn has brought is over. */
function over(view: FleeceView): FleeceView {
  return view.event ? { ...discarded(view, [view.event]), event: null } : view;
}

function drawnOne(view: FleeceView): FleeceView {
  return { ...view, deck: view.deck - 1, owed: Math.max(0, view.owed - 1) };
}

function drawnOpenly(view: FleeceView, seat: number, card: Card, shear: Weapon | null, isEvent: boolean): FleeceView {
  return shear ? withShear(view, seat, shear, [card]) : isEvent ? { ...view, event: card } : view;
}

/** A Shear as it is now; what hung on it, or came and does not hang on it, is discarded. */
function withShear(view: FleeceView, seat: number, shear: Weapon, came: readonly Card[] = []): FleeceView {
  const gone = gearOf(shear).reduce(without, [...gearOf(view.seats[seat]?.shear), ...came]);
  return discarded(withSeat(view, seat, { shear }), gone);
}

function withShears(view: FleeceView, shears: Readonly<Record<string, Weapon>>): FleeceView {
  return Object.entries(shears).reduce((all, [seat, shear]) => withShear(all, Number(seat), shear), view);
}

function snagged(view: FleeceView, number: number, snag: Weapon['snag']): FleeceView {
  const shear = view.seats[number]?.shear;
  return shear ? withSeat(view, number, { shear: { ...shear, snag } }) : view;
}

function swapped(view: FleeceView, seat: number, power: number, other: number, othersPower: number): FleeceView {
  const [mine, theirs] = [view.seats[seat]?.shear, view.seats[other]?.shear];
  return mine && theirs
    ? withSeat(withSeat(view, seat, { shear: { ...theirs, power } }), other, { shear: { ...mine, power: othersPower } })
    : view;
}

function dealt(view: FleeceView, number: number, card: Card | null): FleeceView {
  const seat = view.seats[number];
  const hand = seat?.hand && card ? sortedHand([...seat.hand, card]) : (seat?.hand ?? null);
  return withSeat(view, number, { handSize: (seat?.handSize ?? 0) + 1, hand });
}

function withoutCards(view: FleeceView, number: number, cards: readonly Card[]): FleeceView {
  const seat = view.seats[number];
  const hand = seat?.hand ? cards.reduce(without, seat.hand) : null;
  return withSeat(view, number, { handSize: (seat?.handSize ?? 0) - cards.length, hand });
}

function without(cards: readonly Card[], card: Card): Card[] {
  const at = cards.indexOf(card);
  return cards.filter((_, i) => i !== at);
}

function withoutPieces(view: FleeceView, number: number, cells: readonly number[]): FleeceView {
  const coat = view.seats[number]?.coat ?? [];
  return withSeat(view, number, { coat: coat.filter(({ cell }) => !cells.includes(cell)) });
}

function withPiece(view: FleeceView, number: number, piece: Piece): FleeceView {
  const coat = (view.seats[number]?.coat ?? []).filter(({ cell }) => cell !== piece.cell);
  return withSeat(view, number, { coat: [...coat, piece].sort((one, other) => one.cell - other.cell) });
}

/** Which piece went where, nobody is told. */
function rearranged(
  view: FleeceView,
  number: number,
  cells: readonly number[],
  damaged: readonly number[],
): FleeceView {
  const known = new Map(view.seats[number]?.coat.map((piece) => [piece.cell, piece]));
  const coat = cells.map((cell) => ({ ...(known.get(cell) ?? faceDown(cell)), faceUp: damaged.includes(cell) }));
  return withSeat(view, number, { coat });
}

function aimed(view: FleeceView, parts: Part[]): FleeceView {
  const attacker = view.attack?.attacker ?? view.active;
  return { ...view, attack: parts.length > 0 ? { attacker, parts, snipped: false } : null };
}

/** The attack goes on with the points that are left of its first part. */
function spent(view: FleeceView, left: number): FleeceView {
  const [first, ...later] = view.attack?.parts ?? [];
  return first ? aimed(view, left > 0 ? [{ ...first, points: left }, ...later] : later) : view;
}

function trotted(view: FleeceView, to: number): FleeceView {
  return to < 0 ? discarded({ ...view, wolf: null }, ['WLF']) : { ...view, wolf: to };
}

function shorn(view: FleeceView, number: number, place: number, hand: readonly Card[]): FleeceView {
  const seat = view.seats[number];
  const owned = [
    ...hand,
    ...gearOf(seat?.shear),
    ...(seat?.dog ? ['DOG' as const] : []),
    ...(seat?.shepherd ? ['SHP' as const] : []),
  ];
  const gone = {
    living: false,
    place,
    shear: null,
    dog: false,
    shepherd: false,
    handSize: 0,
    hand: seat?.hand ? [] : null,
  };
  const aims = view.attack?.parts.filter((part) => part.seat !== number);
  return discarded(withSeat(aims ? aimed(view, aims) : view, number, gone), owned);
}

/** All hands lie open. */
function finished(view: FleeceView, winner: number, hand: Card[]): FleeceView {
  const seats = view.seats.map((seat, i) => (i === winner ? { ...seat, place: 1, hand } : { ...seat, hand: [] }));
  return { ...view, phase: 'over', attack: null, seats };
}

/**
 * What of a view is drawn and told by events. What somebody knows of a coat (kinds, marks, numbers, tallies), what is decided
 * and all odds are worked out for the next view.
 */
export function drawn(view: FleeceView) {
  const { deck, die, owed, wolf, active, event, discard, attack, stack } = view;
  return {
    ...{ deck, die, owed, wolf, active, event, stack },
    over: view.phase === 'over',
    discard: Object.fromEntries(Object.entries(discard).filter(([, count]) => count > 0)),
    attack: attack && { attacker: attack.attacker, parts: attack.parts },
    seats: view.seats.map(({ living, place, shear, dog, shepherd, handSize, hand, coat }) => ({
      ...{ living, place, shear, dog, shepherd, handSize, hand },
      coat: coat.map(({ cell, faceUp }) => ({ cell, faceUp })),
    })),
  };
}
