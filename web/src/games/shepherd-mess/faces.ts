import type { FaceOf } from '../../lib/faces';

/** The wool of each breed. */
export const WOOL: Readonly<Record<string, string>> = { white: 'cream', black: 'black', brown: 'brown', grey: 'grey' };

/** Seats play breeds in the order in which they are chosen. */
const face: FaceOf = (seat, { breeds }) => {
  const breed = (breeds?.split(',') ?? Object.keys(WOOL))[seat];
  return { wool: WOOL[breed ?? ''] ?? 'cream' };
};
export default face;
