import { percent } from '../../lib/words';
import { CARD_TITLES, type Card, type Mark, type Waiting } from './wire';

/** What a card does, and the paper it is printed on. */
export interface CardWords {
  /** For the narrow band under its picture. */
  readonly short: string;
  readonly does: string;
  readonly tone: string;
  /** May be thrown in at any time. */
  readonly anytime?: boolean;
}

const shear = (colour: string, tone: string): CardWords => ({
  short: colour,
  does: 'The number is its power: so many points for one attack. A new Shear replaces the old one, better or worse.',
  tone,
});

export const CARDS: Record<Card, CardWords> = {
  WOL: { short: 'Wool', does: 'One point takes it off.', tone: '#f6e3bd' },
  STL: {
    short: 'Steel',
    does: 'Two points take it off. A single point only shows what it is; once the deck is gone, it damages it.',
    tone: '#d3d9e2',
  },
  SNG: {
    short: 'Snag',
    does: 'Whoever snips it loses the rest of the attack, and the Shear stays tangled through its owner’s next turn.',
    tone: '#f3c2b3',
  },
  sK: shear('Starter', '#6a6472'),
  sB: shear('Blue', '#4f86b8'),
  sG: shear('Green', '#4f9160'),
  sR: shear('Red', '#c34a52'),
  sP: shear('Purple', '#82559b'),
  'BAT+': { short: '+1', does: 'One more point for your Shear.', tone: '#d6e6bf' },
  'BAT-': { short: '−1', does: 'One point less for your Shear.', tone: '#e6cdbf' },
  'BLA+': { short: '+1', does: 'One more point for your Shear.', tone: '#d6e6bf' },
  'BLA-': { short: '−1', does: 'One point less for your Shear.', tone: '#e6cdbf' },
  POW: {
    short: 'POW!',
    does: 'Cancels an attack, or chases a dog away, or cancels the card that was played last.',
    tone: '#ffe08a',
    anytime: true,
  },
  CRM: {
    short: 'Cream',
    does: 'Thrown at an attacker before the first snip. Tails: it loses a piece of its own and its attack.',
    tone: '#cfe6f0',
    anytime: true,
  },
  AFT: {
    short: 'After',
    does: 'Halves the attack on you and bounces it to a neighbour: left on an odd die, right on an even one.',
    tone: '#cdeadb',
    anytime: true,
  },
  VEL: {
    short: 'Velcro',
    does: 'Takes a piece out of the discard pile, or tears a random one off somebody. Never the last one.',
    tone: '#e3d3f2',
    anytime: true,
  },
  THF: {
    short: 'Thief',
    does: 'Swaps your Shear with somebody’s, with all that hangs on it.',
    tone: '#d5d2dc',
    anytime: true,
  },
  CSH: {
    short: 'Shave',
    does: 'Instead of your attack: takes a whole row off somebody. It never takes the last piece.',
    tone: '#f7c9d3',
    anytime: true,
  },
  DOG: {
    short: 'Dog',
    does: 'Chases the Wolf from you to the next seat, once.',
    tone: '#f3dcb4',
    anytime: true,
  },
  BOY: {
    short: 'Boy',
    does: 'Everybody loses a piece of their choice; who has the Wolf loses two.',
    tone: '#f6d3a2',
  },
  MOO: {
    short: 'Moon',
    does: 'The Wolf’s holder is its master: all others lose as many pieces as that Shear has power, but keep one.',
    tone: '#3b3a63',
  },
  SHP: {
    short: 'Shepherd',
    does: 'Stays with you: the Wolf never comes to you again.',
    tone: '#dbe7c3',
  },
  GOA: {
    short: 'Goat',
    does: 'Eats your whole hand; you draw as many cards anew.',
    tone: '#e8dcc8',
  },
  WLF: { short: 'Wolf', does: 'An odd roll: it bites. An even roll: it trots on.', tone: '#c9c7d3' },
};

/** Chances as one figure, or from the lowest to the highest: "11 %", "11–67 %". */
export function between(shares: readonly number[]): string {
  const [least, most] = [percent(Math.min(...shares)), percent(Math.max(...shares))];
  return least === most ? most : `${least.replace(' %', '')}–${most}`;
}

export function titleOf(card: Card): string {
  return CARD_TITLES[card];
}

/** All kinds of cards, in the order of the box. */
export const ALL = Object.keys(CARD_TITLES) as Card[];

/** What there is of some cards. */
export function counted(
  cards: Partial<Record<Card, number>>,
): readonly { readonly code: Card; readonly count: number }[] {
  return ALL.map((code) => ({ code, count: cards[code] ?? 0 })).filter(({ count }) => count > 0);
}

/** A card on the stack: what it is and whom it is aimed at. */
export function playedWords(
  { card, target, inWords }: Pick<Waiting, 'card' | 'target' | 'inWords'>,
  name: (seat: number) => string,
): string {
  if (target === null) {
    return inWords;
  }
  return card === 'POW' ? `${titleOf(card)} against the dog of ${name(target)}` : `${titleOf(card)} on ${name(target)}`;
}

/** Shear colours bear their own sign as well. */
export const SHEARS: Record<
  string,
  { readonly tone: string; readonly sign: 'none' | 'circle' | 'triangle' | 'square' | 'star' }
> = {
  sK: { tone: '#6a6472', sign: 'none' },
  sB: { tone: '#4f86b8', sign: 'circle' },
  sG: { tone: '#4f9160', sign: 'triangle' },
  sR: { tone: '#c34a52', sign: 'square' },
  sP: { tone: '#82559b', sign: 'star' },
};

export const WOOLS: readonly Card[] = ['WOL', 'STL', 'SNG'];

/** What others know of a piece. */
export const MARKS: Record<Mark, string> = {
  '': '',
  all: 'everybody knows it',
  some: 'somebody knows it',
  'steel or snag': 'others know it is Steel or Snag',
};

/** Cards in the order of the box. */
export function sortedHand(cards: readonly Card[]): Card[] {
  return [...cards].sort((one, other) => ALL.indexOf(one) - ALL.indexOf(other));
}
