import type { Actor, Point } from '../../lib/actors';
import { cellOf, centre, SIZE } from './map';
import type { Dog, DogPawn, Heap, ShepherdMessView } from './wire';

/** An animal on the meadow. */
export type Animal = Flock | Hound;

/** Sheep of one flock that stand together, or the ram. x and y are the ground under their feet. */
export interface Flock extends Actor {
  readonly kind: 'flock';
  readonly flock: number;
  readonly count: number;
  readonly tile: string;
  readonly mood: 'calm' | 'glad' | 'scared';
}

export interface Hound extends Actor, DogPawn {
  readonly kind: 'hound';
  readonly pose: 'run' | 'bark' | 'sit';
}

export const flockId = (tile: string, flock: number) => `${tile}:${flock}`;
export const houndId = (seat: number, dog: Dog) => `dog ${seat}${dog}`;

/** Where several stand on one tile, from its middle, and how large each is: x, y and size in turn. */
const FLOCK_SLOTS: readonly (readonly number[])[] = [
  [0, 27, 72],
  [-22, 14, 54, 22, 36, 54],
  [-24, 4, 46, 24, 8, 46, 0, 39, 46],
  [-24, 2, 43, 24, 4, 43, -23, 39, 43, 25, 41, 43],
  [-28, 0, 37, 3, -4, 37, 31, 2, 37, -19, 38, 37, 19, 40, 37],
];
/** How much room there is to touch one of so many on a tile without touching its neighbour. */
const ROOMS = [
  [76, 76],
  [44, 48],
  [44, 32],
  [44, 36],
  [30, 38],
] as const;

export function roomAmong(many: number): { readonly width: number; readonly height: number } {
  const [width, height] = ROOMS[Math.min(many, ROOMS.length) - 1] ?? ROOMS[0];
  return { width, height };
}

const HOUND_SLOTS: typeof FLOCK_SLOTS = [
  [0, 32, 74],
  [-22, 26, 56, 22, 32, 56],
  [-25, 4, 46, 25, 8, 46, 0, 42, 46],
  [-25, 4, 44, 25, 4, 44, -25, 42, 44, 25, 42, 44],
];

function slot(slots: typeof FLOCK_SLOTS, tile: string, index: number, of: number): Point & { size: number } {
  const row = slots[Math.min(of, slots.length) - 1] ?? [];
  const many = row.length / 3;
  const [dx = 0, dy = 0, size = 40] = row.slice(3 * (index % many));
  const { x, y } = centre(tile);
  // A crowd beyond what the slots foresee moves a little aside
  const crowd = Math.floor(index / many) * 8;
  return { x: x + dx + crowd, y: y + dy - crowd, size };
}

export function flocksOf(view: ShepherdMessView): Flock[] {
  const heaps = [...view.sheep].sort((one, other) => one.flock - other.flock);
  return heaps.map((heap): Flock => {
    const here = heaps.filter((other) => other.tile === heap.tile);
    const at = slot(FLOCK_SLOTS, heap.tile, here.indexOf(heap), here.length);
    return { ...standing(heap), ...at };
  });
}

function standing({ tile, flock, count }: Heap): Flock {
  const { column, row } = cellOf(tile);
  const facing = (3 * column + row + flock) % 4 < 2 ? 'left' : 'right';
  const body = {
    id: flockId(tile, flock),
    like: `flock ${flock}`,
    x: 0,
    y: 0,
    size: 0,
    lift: 0,
    fade: 1,
    facing,
  } as const;
  return { kind: 'flock', ...body, flock, count, tile, mood: 'calm' };
}

export function houndsOf(view: ShepherdMessView): Hound[] {
  return view.dogs.map((pawn: DogPawn): Hound => {
    const here = view.dogs.filter((other) => other.tile === pawn.tile);
    const at = slot(HOUND_SLOTS, pawn.tile, here.indexOf(pawn), here.length);
    const id = houndId(pawn.seat, pawn.dog);
    const facing = at.x > SIZE / 2 ? 'left' : 'right';
    return { kind: 'hound', id, like: id, ...pawn, ...at, lift: 0, fade: 1, facing, pose: 'sit' };
  });
}
