import type { Listed } from '../../board';
import { ofType } from '../../lib/listed';
import type {
  ArrangeMove,
  Card,
  FleeceMove,
  FleeceView,
  LayMove,
  Part,
  Play,
  ShedMove,
  Shift,
  StickMove,
} from './wire';

export type Move = Listed<FleeceMove>;
export const COLUMNS = 3;

const PLAYED: Record<Play['type'], Card> = {
  cancelAttack: 'POW',
  expelDog: 'POW',
  cancelDog: 'POW',
  cancelCard: 'POW',
  cream: 'CRM',
  after: 'AFT',
  fetch: 'VEL',
  rob: 'VEL',
  thief: 'THF',
  dog: 'DOG',
  closeShave: 'CSH',
};

/** The card that a move plays, or nothing. */
export function cardOf({ type }: FleeceMove): Card | null {
  return type in PLAYED ? PLAYED[type as Play['type']] : null;
}

/** The parts of an attack, in order. */
export function aimsOf(move: FleeceMove | null): readonly Part[] {
  return move?.type === 'shear' ? move.parts : [];
}

/** Whose coat a decision is about: the one that is attacked or shaved, else one's own. */
export function coatIn({ phase, attack, stack }: FleeceView, me: number): number {
  return (phase === 'row' ? stack.at(-1)?.target : phase === 'snip' ? attack?.parts[0]?.seat : me) ?? me;
}

export const rowOf = (cell: number) => Math.ceil(cell / COLUMNS);

/** What is touched for a move: a piece of a coat, or a card and what it is played on; an attack is put together. */
export function waysOf(move: FleeceMove, view: FleeceView, me: number): readonly (readonly string[])[] {
  const seat = coatIn(view, me);
  switch (move.type) {
    case 'snip':
    case 'keep':
      return [[`cell ${seat}.${move.cell}`]];
    case 'row':
      return (view.seats[seat]?.coat ?? [])
        .filter(({ cell }) => rowOf(cell) === move.row)
        .map(({ cell }) => [`cell ${seat}.${cell}`]);
    case 'shear':
      return [['shear', ...move.parts.map((part) => `${part.points} on ${part.seat}`)]];
    default: {
      const card = cardOf(move);
      return card ? [[`card ${card}`, goalOf(move)]] : [];
    }
  }
}

/** What a card is played on: a seat, a kind of wool, or what happens just now. */
const goalOf = (move: FleeceMove) =>
  'seat' in move ? `seat ${move.seat}` : 'wool' in move ? `wool ${move.wool}` : move.type;

/** How many pieces are to be given up. */
export function lossOf(legal: readonly Move[]): number {
  return ofType(legal, 'shed')[0]?.data.cells.length ?? 0;
}

export function shedding(cells: readonly number[]): ShedMove {
  return { type: 'shed', cells: [...cells].sort((one, other) => one - other) };
}

export function laying(snag: number, steel: number): LayMove {
  return { type: 'lay', snag, steel };
}

/** Pieces that change places, all at once: from the cell where each lay to the cell where it lies now. */
export type Shifts = readonly (readonly [from: number, to: number])[];

const moved = (shifts: Shifts): Shift[] =>
  shifts
    .filter(([from, to]) => from !== to)
    .map(([from, to]) => ({ from, to }))
    .sort((one, other) => one.from - other.from);

/** Nothing if all is as it was. */
export function arranging(shifts: Shifts): ArrangeMove | null {
  const changes = moved(shifts);
  return changes.length > 0 ? { type: 'arrange', shifts: changes } : null;
}

/**
 * A new piece goes into a free cell, then pieces move. If it shall lie where another piece was, it is laid on a free cell
 * first and moves from there like the others.
 */
export function sticking(into: number, free: readonly number[], shifts: Shifts): StickMove {
  const first = free.includes(into) ? into : (free[0] ?? into);
  return { type: 'stick', cell: first, shifts: moved([...shifts, [first, into]]) };
}
