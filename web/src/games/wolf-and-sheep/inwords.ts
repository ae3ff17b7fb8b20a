import type { Passage } from '../../board';
import { capital, together } from '../../lib/words';
import { piecesOn } from './pieces';
import { LETTERS } from './play';
import type { HuntView } from './wire';

const ROWS = [8, 7, 6, 5, 4, 3, 2, 1];
const isDark = (column: number, row: number) => (column + row) % 2 === 1;

/** The pieces, then every dark square row by row from the top. */
export function passages({ board }: HuntView): readonly Passage[] {
  const pieces = piecesOn(board);
  const on = new Map(pieces.map(({ kind, square }) => [square, kind]));
  const of = (kind: string) => together(pieces.filter((piece) => piece.kind === kind).map(({ square }) => square));
  const rows = ROWS.map((row) => {
    const squares = LETTERS.filter((_, column) => isDark(column, row)).map((letter) => `${letter}${row}`);
    return { title: `Row ${row}`, lines: squares.map((square) => `${capital(square)}: ${on.get(square) ?? 'empty'}.`) };
  });
  return [
    { title: 'Pieces', lines: [`The wolf stands on ${of('wolf')}.`, `The sheep stand on ${of('sheep')}.`] },
    ...rows,
  ];
}
