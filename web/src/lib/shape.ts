import type { Shape } from '../board';

/** What three columns need, and a rail beside a board, in rem; no board is played beside a rail in less than `least` px. */
const WIDE = { width: 62.5, height: 35 };
const RAIL = { width: 26, least: 480, aspect: 1.2 };

/** The form of a window, given the size of its text: twice the text is half the room. */
export function shapeOf(width: number, height: number, rem: number): Shape {
  if (width >= WIDE.width * rem && height >= WIDE.height * rem) {
    return 'wide';
  }
  const besides = Math.max(RAIL.width * rem, RAIL.least, RAIL.aspect * height);
  return width >= besides ? 'short' : 'tall';
}
