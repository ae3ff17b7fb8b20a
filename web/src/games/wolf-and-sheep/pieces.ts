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
