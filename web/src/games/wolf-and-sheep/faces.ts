import type { FaceOf } from '../../lib/faces';

const face: FaceOf = (seat) => (seat === 1 ? { beast: 'wolf' } : { wool: 'cream' });
export default face;
