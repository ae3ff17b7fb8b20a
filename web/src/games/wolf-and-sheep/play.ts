import type { Actor, Point } from '../../lib/actors';
import { arc } from '../../lib/motion';
import type { Play } from '../../lib/play';
import { piecesOn } from './pieces';
import type { HuntEvent, HuntView, Piece } from './wire';

export const SIDE = 100;
export const EDGE = 46;
export const SIZE = 8 * SIDE + 2 * EDGE;
export const LETTERS = [...'abcdefgh'];

export function centre(square: string): Point {
  return {
    x: EDGE + (LETTERS.indexOf(square.charAt(0)) + 0.5) * SIDE,
    y: EDGE + (8 - Number(square.slice(1)) + 0.5) * SIDE,
  };
}

export function squareAt(x: number, y: number): string | null {
  const column = Math.floor((x - EDGE) / SIDE);
  const row = 8 - Math.floor((y - EDGE) / SIDE);
  return column >= 0 && column < 8 && row >= 1 && row <= 8 ? `${LETTERS[column]}${row}` : null;
}

/** A sheep or the wolf; its id is its square. */
export interface Pawn extends Actor {
  readonly like: Piece;
}

export interface Hunt {
  view: HuntView;
  event: HuntEvent;
  actor: Pawn;
  set: null;
  props: object;
}

function pawnsOf({ board }: HuntView): readonly Pawn[] {
  const pieces = piecesOn(board);
  const wolf = pieces.find((piece) => piece.kind === 'wolf');
  const lair = wolf ? centre(wolf.square).x : 0;
  return pieces.map(({ kind, square }) => {
    const { x, y } = centre(square);
    // Sheep watch the wolf
    const facing = kind === 'sheep' && lair > x ? 'right' : 'left';
    return { id: square, like: kind, x, y, size: kind === 'wolf' ? 102 : 92, lift: 0, fade: 1, facing };
  });
}

function after(view: HuntView, event: HuntEvent): HuntView {
  const toMove = view.toMove === 'wolf' ? 'sheep' : 'wolf';
  if (event.type === 'passed') {
    return { ...view, toMove };
  }
  const signs: Record<string, string> = { [event.from]: '.', [event.to]: event.piece.charAt(0) };
  const board = view.board.map((row, line) =>
    [...row].map((sign, column) => signs[`${LETTERS[column]}${view.board.length - line}`] ?? sign).join(''),
  );
  return { ...view, board, toMove };
}

export const play: Play<Hunt> = {
  actors: pawnsOf,
  after,
  props: {},
  acts: {
    moved: ({ piece, from }, { next }) => {
      const [ms, leaps, height] = piece === 'wolf' ? [380, 1, 26] : [420, 2, 16];
      const lift = (t: number) => height * arc((t * leaps) % 1);
      return [
        {
          ms,
          to: next,
          sound: piece === 'wolf' ? 'growl' : 'hop',
          as: (one, t) => one.id === from && { lift: lift(t) },
        },
      ];
    },
  },
};
