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

/** The dead land: cracks, and what is left of houses and trees. */
const RUINS: readonly (readonly [paving: string, houses: string])[] = [
  [
    'M-30-20l12 6 2 10 14 5 4 14 12 4M-16-4l-18 12M12 17l-4 14M10-34l-4 12 8 10-2 9 18 4',
    'M-36 5v-10l4 3 3-6 5 5v8zM25 12V0l4 4 5-4 2 5v7zM8-26v-8l4 3 4-5v10z',
  ],
  [
    'M32-14l-14 5-4 10-16 3-6 12-12 3M14-9 6-24l6-12M-8 16l4 18M-34-12l12 6 10-4',
    'M26-10l2-12-6-5 1-1 5 3 1-8 2 0 0 9 5-4 1 1-5 6 1 11zM-31 24V13l5 4 4-6 4 4v9z',
  ],
  [
    'M-8-36l4 12-8 10 6 10-10 12 4 14M-6-4l16 2 8-10 16 2M10-2l6 16-6 14',
    'M-34 2l2-10-5-4 1-1 5 2 1-7 2 0 0 8 4-4 1 1-4 6 1 9zM20 28l2-6 6-2 7 3 1 5z',
  ],
];
const ASHES: Readonly<Record<Ring, string>> = { a: '#443e4a', b: '#3b3642', c: '#34303b' };

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
export function groundOf(cell: string, dead: boolean): Ground {
  const key = `${cell} ${dead}`;
  const found = BUILT.get(key);
  if (found) {
    return found;
  }
  const ring = cell.charAt(0) as Ring;
  const number = Number(cell.slice(1)) * 5 + ring.charCodeAt(0);
  const ground = dead ? ruin(ring, number) : build(ring, PLANS[number % PLANS.length] ?? []);
  BUILT.set(key, ground);
  return ground;
}

function ruin(ring: Ring, number: number): Ground {
  const [paving, houses] = RUINS[number % RUINS.length] ?? ['', ''];
  return { floor: ASHES[ring], paving, houses, roofs: '', lights: '' };
}
