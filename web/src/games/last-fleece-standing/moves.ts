import type { LegalMove } from '../../wire';
import type { Aim } from './wire';

/** Seats are written as letters, as the players of the rules sit: A, B, C, D. */
export function letterOf(seat: number): string {
  return 'ABCD'.charAt(seat);
}

export function seatOf(letter: string): number {
  return 'ABCD'.indexOf(letter);
}

const CARDS: Record<string, string> = {
  pow: 'POW',
  cream: 'CRM',
  after: 'AFT',
  velcro: 'VEL',
  thief: 'THF',
  dog: 'DOG',
  closeshave: 'CSH',
};

/** The code of the card that a move plays, or nothing: `pow B C` plays a POW, `snip 5` no card. */
export function cardOf(move: string): string | null {
  return CARDS[move.split(' ')[0] ?? ''] ?? null;
}

/** The seat that a played card is aimed at: `velcro D` and `pow B D` at seat D, `pow A` and `velcro STL` at none. */
export function targetOf(move: string): number | null {
  const [, letter] = /^(?:pow B|velcro|thief|closeshave) ([A-D])$/.exec(move) ?? [];
  return letter ? seatOf(letter) : null;
}

/** `shear C3 D1` as its parts in order. */
export function aimsOf(move: string): readonly Aim[] {
  const [word, ...parts] = move.split(' ');
  return word === 'shear'
    ? parts.flatMap((part) => {
        const [, letter, points] = /^([A-D])([1-9]\d?)$/.exec(part) ?? [];
        return letter && points ? [{ seat: seatOf(letter), points: Number(points) }] : [];
      })
    : [];
}

export function shearing(aims: readonly Aim[]): string {
  return `shear ${aims.map(({ seat, points }) => `${letterOf(seat)}${points}`).join(' ')}`;
}

/** The cells that moves like `snip 5`, `keep 8` or `stick 4` name, with their moves. */
export function cellsOf(legal: readonly LegalMove[], word: 'snip' | 'keep' | 'stick'): ReadonlyMap<number, LegalMove> {
  return new Map(
    legal.flatMap((move): [number, LegalMove][] => {
      const [, cell] = new RegExp(`^${word} (\\d+)$`).exec(move.move) ?? [];
      return cell ? [[Number(cell), move]] : [];
    }),
  );
}

/** How many pieces are to be given up: listed are `shed 3` or `shed 3 9`. */
export function lossOf(legal: readonly LegalMove[]): number {
  const shed = legal.find(({ move }) => move.startsWith('shed '));
  return shed ? shed.move.split(' ').length - 1 : 0;
}

export function shedding(cells: readonly number[]): string {
  return `shed ${[...cells].sort((one, other) => one - other).join(' ')}`;
}

export function rowsOf(legal: readonly LegalMove[]): ReadonlyMap<number, LegalMove> {
  return new Map(
    legal.flatMap((move): [number, LegalMove][] => {
      const [, row] = /^row (\d+)$/.exec(move.move) ?? [];
      return row ? [[Number(row), move]] : [];
    }),
  );
}

export const laying = (snag: number, steel: number) => `coat S${snag} T${steel}`;

/** Pieces that change places, all at once: from the cell where each lay to the cell where it lies now. */
export type Shifts = readonly (readonly [from: number, to: number])[];

const written = (shifts: Shifts) => shifts.map(([from, to]) => `${from}>${to}`);

/** `arrange 2>9 9>2`, or nothing if all is as it was. */
export function arranging(shifts: Shifts): string | null {
  const moved = shifts.filter(([from, to]) => from !== to);
  return moved.length > 0 ? ['arrange', ...written(moved)].join(' ') : null;
}

/**
 * `stick 4 2>9`: a new piece goes into a free cell, then pieces move. If it shall lie where another piece was, it is laid
 * on a free cell first and moves from there like the others.
 */
export function sticking(into: number, free: readonly number[], shifts: Shifts): string {
  const moved = shifts.filter(([from, to]) => from !== to);
  const first = free.includes(into) ? into : (free[0] ?? into);
  const all = first === into ? moved : [...moved, [first, into] as const];
  return ['stick', String(first), ...written(all)].join(' ');
}

/** What a place of the log names: `cell 3 of seat B` is B3, a seat alone is its letter. */
export function placesIn(text: string): readonly string[] {
  const cells = [...text.matchAll(/cell (\d+) of seat ([A-D])\b/g)].map(([, cell, seat]) => `${seat}${cell}`);
  const seats = [...text.matchAll(/\b[Ss]eat ([A-D])\b/g)].map(([, seat]) => seat ?? '');
  return [...new Set([...cells, ...seats])];
}
