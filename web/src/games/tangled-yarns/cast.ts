import type { Shape } from '../../board';
import type { Actor } from '../../lib/actors';
import { centre, crowd, stand } from './map';
import type { Sheep, YarnsView } from './wire';

/** Whoever stands in the city or on the Way. x and y are the ground under their feet. */
export type Pawn = Ewe | Mob | Herald | Cosmos;

export interface Ewe extends Actor {
  readonly kind: 'sheep';
  readonly sheep: Sheep;
  readonly cell: string;
  readonly corrupted: boolean;
}

/** Servants of one kind that share a cell. */
export interface Mob extends Actor {
  readonly kind: 'cultists' | 'wolves';
  readonly cell: string;
  readonly count: number;
}

export interface Herald extends Actor {
  readonly kind: 'angel';
  readonly cell: string;
  readonly strength: number;
}

export interface Cosmos extends Actor {
  readonly kind: 'shepherd';
  readonly lies: boolean;
}

export const mobId = (kind: Mob['kind'], cell: string) => `${kind} ${cell}`;

const body = (id: string, like = id) => ({ id, like, x: 0, y: 0, size: 0, lift: 0, fade: 1, facing: 'left' }) as const;

/** How many stand on each cell. */
export function counted(servants: readonly { readonly cell: string }[]): ReadonlyMap<string, number> {
  const on = new Map<string, number>();
  servants.forEach(({ cell }) => on.set(cell, (on.get(cell) ?? 0) + 1));
  return on;
}

export function mob(kind: Mob['kind'], cell: string, count: number): Mob {
  return { ...body(mobId(kind, cell), kind), kind, cell, count };
}

/** All of the city, each on the place that those beside it leave. */
function citizens(view: YarnsView): readonly (Ewe | Mob | Herald)[] {
  const mobs = (kind: Mob['kind'], all: readonly { readonly cell: string }[]) =>
    [...counted(all)].map(([cell, count]) => mob(kind, cell, count));
  const ewes = view.sheep
    .filter(({ dead }) => !dead)
    .map(({ sheep, cell, corrupted }): Ewe => ({ ...body(sheep), kind: 'sheep', sheep, cell, corrupted }));
  const angels = view.angel
    ? [{ ...body('angel'), kind: 'angel' as const, cell: view.angel.cell, strength: view.angel.strength }]
    : [];
  return [...angels, ...mobs('cultists', view.cultists), ...mobs('wolves', view.wolves), ...ewes];
}

function placed<P extends Ewe | Mob | Herald>(all: readonly P[]): readonly P[] {
  const here = new Map<string, P[]>();
  all.forEach((one) => here.set(one.cell, [...(here.get(one.cell) ?? []), one]));
  return all.map((one) => {
    const beside = here.get(one.cell) ?? [];
    const at = crowd(beside.length)[beside.indexOf(one)] ?? { x: 0, y: 0, size: 20 };
    const { x, y } = centre(one.cell);
    return { ...one, x: x + at.x, y: y + at.y, size: at.size, facing: x > 0 ? 'left' : 'right' };
  });
}

function shepherdOf({ shepherd }: YarnsView, shape: Shape): Cosmos {
  return { ...body('shepherd'), kind: 'shepherd', lies: shepherd.lies, ...stand(shepherd.space, shape) };
}

export const actorsOf = (view: YarnsView, shape: Shape): readonly Pawn[] => [
  shepherdOf(view, shape),
  ...placed(citizens(view)),
];
