import type { Scene } from '../../board';
import { keep, recall } from '../../lib/kept';
import { ofType } from '../../lib/listed';
import { arranging, cardOf } from './moves';
import type { ArrangeMove, FleeceMove, FleeceView, PassMove, Piece } from './wire';

const PASS: PassMove = { type: 'pass' };

/** How somebody likes to be asked in windows. None of it may depend on their hand, but for what says so. */
export interface Wishes {
  /** Asked only where they are the victim. */
  readonly onlyVictim: boolean;
  /** Passed for when there is nothing to play: after a random while, for it may tell the others. */
  readonly emptyHanded: boolean;
  /** The coat is mixed at the end of a turn whenever somebody knows a piece of it. */
  readonly keepMixed: boolean;
  /** Who passes everything, and in which turn. */
  readonly passed: { readonly seat: number; readonly turn: number } | null;
  /** A rearrangement that waits for the end of the turn, with the coat it was made for. */
  readonly prepared: { readonly seat: number; readonly move: ArrangeMove; readonly coat: string } | null;
  /** We hold the windows open only for the rearrangement: other quiet ones are let go. */
  readonly heldForCoat: boolean;
}

/** A coat as far as a rearrangement depends on it. */
export function coatOf(coat: readonly Piece[]): string {
  return coat.map(({ cell, kind, token }) => `${cell}${kind ?? ''}${token}`).join();
}

export function isMarked(coat: readonly Piece[]): boolean {
  return coat.some(({ mark, faceUp }) => mark !== '' && !faceUp);
}

/** Every piece on a random one of the cells that are full now. */
export function mixed(coat: readonly Piece[]): ArrangeMove | null {
  const from = coat.map(({ cell }) => cell);
  const to = from
    .map((cell) => ({ cell, key: Math.random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ cell }) => cell);
  return arranging(from.map((cell, i) => [cell, to[i] ?? cell] as const));
}

/** What is answered for somebody in a window because they wished so, and after how many milliseconds. */
export function standingAnswer(
  { view, legal, forms, turn, me }: Scene<FleeceView, FleeceMove>,
  wishes: Wishes,
): { readonly move: ArrangeMove | PassMove; readonly after: number } | null {
  const seat = view.seats[me];
  if (view.phase !== 'window' || !seat || ofType(legal, 'pass').length === 0) {
    return null;
  }
  if (forms.some(({ type }) => type === 'arrange')) {
    const { prepared } = wishes;
    const waiting = prepared?.seat === me && prepared.coat === coatOf(seat.coat) ? prepared.move : null;
    const move = waiting ?? (wishes.keepMixed && isMarked(seat.coat) ? mixed(seat.coat) : null);
    if (move !== null) {
      return { move, after: 0 };
    }
  }
  const quiet = !turn.loud?.includes(me);
  const passes = wishes.passed?.seat === me && wishes.passed.turn === view.turn;
  if (passes || (wishes.onlyVictim && !view.victims.includes(me)) || (wishes.heldForCoat && quiet)) {
    return { move: PASS, after: 0 };
  }
  const idle = !legal.some(({ data }) => cardOf(data) !== null);
  return wishes.emptyHanded && idle ? { move: PASS, after: 1500 + Math.random() * 3500 } : null;
}

const KEPT = 'sheepfold.last-fleece-standing';

/** The wishes of whoever sits here; the lasting ones are kept. */
export class Manners implements Wishes {
  onlyVictim = $state(false);
  emptyHanded = $state(false);
  keepMixed = $state(false);
  passed = $state.raw<Wishes['passed']>(null);
  prepared = $state.raw<Wishes['prepared']>(null);
  heldForCoat = $state(false);

  constructor() {
    const kept = (recall(KEPT) ?? {}) as Partial<Wishes>;
    this.onlyVictim = kept.onlyVictim === true;
    this.emptyHanded = kept.emptyHanded === true;
    this.keepMixed = kept.keepMixed === true;
  }

  keep(): void {
    const { onlyVictim, emptyHanded, keepMixed } = this;
    keep(KEPT, { onlyVictim, emptyHanded, keepMixed });
  }
}
