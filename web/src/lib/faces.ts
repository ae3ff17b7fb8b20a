import { SEAT_FLEECES, SEAT_MARKS, type MarkKind } from '../art/palette';
import { shelf } from './shelf.svelte';

/** How a seat looks wherever it is shown, so that it looks like what it plays. */
export interface Face {
  readonly beast: 'sheep' | 'wolf';
  readonly wool: string;
  readonly mark: MarkKind;
}

export type FaceOf = (seat: number, options: Readonly<Record<string, string>>) => Partial<Face>;

const faces = import.meta.glob<FaceOf>('../games/*/faces.ts', { eager: true, import: 'default' });

/** Those who play together are shepherds with numbers: every other sign belongs to a piece. */
export function faceOf(game: string, seat: number, options: Readonly<Record<string, string>> = {}): Face | 'shepherd' {
  const own = faces[`../games/${game}/faces.ts`]?.(seat, options) ?? (shelf.game(game)?.cooperative ? 'shepherd' : {});
  return own === 'shepherd' ? own : { beast: 'sheep', wool: seatWool(seat), mark: markOf(seat), ...own };
}

export const seatWool = (seat: number) => SEAT_FLEECES[seat % SEAT_FLEECES.length] ?? 'cream';
const markOf = (seat: number): MarkKind => SEAT_MARKS[seat % SEAT_MARKS.length] ?? 'circle';
