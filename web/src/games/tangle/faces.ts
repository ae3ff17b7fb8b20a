import type { FaceOf } from '../../lib/faces';

/** Red, purple, green and orange. */
const WOOL = ['coral', 'lilac', 'green', 'apricot'] as const;

const face: FaceOf = (seat) => ({ wool: WOOL[seat % WOOL.length] ?? 'cream' });
export default face;
