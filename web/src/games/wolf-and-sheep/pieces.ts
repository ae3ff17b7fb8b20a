import type { Listed } from '../../board';
import type { HuntMove, StepMove } from './wire';

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

/** The listed moves that go from one square to another. */
export function steps(legal: readonly Listed<HuntMove>[]): readonly Listed<StepMove>[] {
  return legal.filter((move): move is Listed<StepMove> => move.data.type === 'step');
}
