import type { FaceOf } from '../../lib/faces';

const face: FaceOf = () => 'shepherd';
export default face;
