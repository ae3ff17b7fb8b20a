import { polar } from '../map';

/** What a tile of the city looks like before anything stands on it: each is the d of one path. */
export interface Ground {
  readonly floor: string;
  readonly paving: string;
  /** Walls of houses, their roofs and their lit windows. */
  readonly houses: string;
  readonly roofs: string;
  readonly lights: string;
}

type Ring = 'a' | 'b' | 'c';

/** Houses grow towards the altar: huts, houses, towers. Each stands on a point, at the foot of its front. */
const HOUSES: Readonly<Record<Ring, { readonly house: string; readonly roof: string; readonly light: string }>> = {
  a: { house: 'm-5.5 0v-15h11v15z', roof: 'm-7.5-14 7.5-11 7.5 11z', light: 'm-1.6-11.5h3.2v5h-3.2z' },
  b: {
    house: 'm-8 0v-10h16v10z',
    roof: 'm-10.5-9 4.5-8h12l4.5 8z',
    light: 'm-5-7h3.4v3.8h-3.4zm6.6 0h3.4v3.8h-3.4z',
  },
  c: { house: 'm-6.5 0v-8h13v8z', roof: 'm-9-7 9-9 9 9z', light: 'm-1.7-6h3.4v3.6h-3.4z' },
};

/** Which corners of a tile are built on, clockwise from the north-east one. */
const PLANS: readonly (readonly number[])[] = [
  [5, 1, 3],
  [0, 4],
  [1, 4],
  [5, 2],
  [0, 2, 4],
  [1, 5],
];

const PAVING: Readonly<Record<Ring, string>> = {
  a: 'M-11-19h22l11 19-11 19h-22l-11-19zM-11-19-21-37M11-19 21-37M22 0h20M11 19 21 37M-11 19-21 37M-22 0h-20',
  b: 'M-34-14q10-8 20 0t20 0 20 0M-38 8q9-7 18 0t18 0 18 0 18 0M-22 27q8-7 16 0t16 0 14 0',
  c: 'M-30-16l3-5 2 5M18-22l3-5 2 5M-12 24l3-5 2 5M26 14l3-5 2 5M-34 12l2-4 2 4M4-30l2-4 2 4M8 32l2-4 2 4',
};

const FLOOR: Readonly<Record<Ring, string>> = { a: '#3b3270', b: '#322a60', c: '#2b2450' };

/** The dead land: cracks, and stumps of walls where houses stood. */
export const DEAD: Ground = {
  floor: '#302b33',
  paving: 'M-30-20l12 6 2 10 14 5 4 14 12 4M-16-4l-18 12M12 17l-4 14M10-34l-4 12 8 10-2 9 18 4',
  houses: 'm-35 3v-5l3 2 2-4 3 3v4zM27 8v-7l3 3 3-2v6zM9-27v-6l3 2 3-4v8z',
  roofs: '',
  lights: '',
};

const at = (corner: number) => {
  const { x, y } = polar(30 + 60 * corner, 34);
  return `M${x} ${y + 5}`;
};

function build(ring: Ring, plan: readonly number[]): Ground {
  const { house, roof, light } = HOUSES[ring];
  const all = (part: string) => plan.map((corner) => at(corner) + part).join('');
  return { floor: FLOOR[ring], paving: PAVING[ring], houses: all(house), roofs: all(roof), lights: all(light) };
}

const BUILT = new Map<string, Ground>();

/** The same for the same cell, always. */
export function groundOf(cell: string): Ground {
  const found = BUILT.get(cell);
  if (found) {
    return found;
  }
  const ring = cell.charAt(0) as Ring;
  const number = Number(cell.slice(1));
  const ground = build(ring, PLANS[(number * 5 + ring.charCodeAt(0)) % PLANS.length] ?? []);
  BUILT.set(cell, ground);
  return ground;
}
