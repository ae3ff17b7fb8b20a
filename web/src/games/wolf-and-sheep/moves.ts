import type { LegalMove } from '../../wire';

/** A listed move as the board shows it: `c1-d2` goes from one square to another, `pass` stays. */
export interface Step {
  readonly move: string;
  readonly text: string;
  readonly from: string;
  readonly to: string;
}

export const PASS = 'pass';

export function steps(legal: readonly LegalMove[]): readonly Step[] {
  return legal.flatMap(({ move, text }) => {
    const [, from, to] = /^([a-h][1-8])-([a-h][1-8])$/.exec(move) ?? [];
    return from && to ? [{ move, text, from, to }] : [];
  });
}

export function mayPass(legal: readonly LegalMove[]): boolean {
  return legal.some(({ move }) => move === PASS);
}

/** The squares that a move or a sentence names. */
export function squaresIn(text: string): readonly string[] {
  return text.match(/\b[a-h][1-8]\b/g) ?? [];
}

export interface Piece {
  readonly kind: 'sheep' | 'wolf';
  readonly square: string;
}

/** The pieces of a drawn board, whose rows come from the top. */
export function piecesOn(rows: readonly string[]): readonly Piece[] {
  return rows.flatMap((row, line) =>
    [...row].flatMap((letter, column): Piece[] => {
      const square = `${'abcdefgh'.charAt(column)}${rows.length - line}`;
      return letter === 's' ? [{ kind: 'sheep', square }] : letter === 'w' ? [{ kind: 'wolf', square }] : [];
    }),
  );
}
