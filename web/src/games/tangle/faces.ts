import type { FaceOf } from '../../lib/faces';

/** Red, purple, green and orange. */
const WOOL = ['coral', 'lilac', 'green', 'apricot'] as const;

export const woolOf = (seat: number): string => WOOL[seat % WOOL.length] ?? 'cream';

const face: FaceOf = (seat) => ({ wool: woolOf(seat) });
export default face;
