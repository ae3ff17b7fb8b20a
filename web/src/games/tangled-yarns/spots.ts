import type { Spot } from '../../parts/Spots.svelte';
import type { Shape } from '../../board';
import { plain } from '../../lib/said';
import { together } from '../../lib/words';
import type { Hand } from './hand.svelte';
import { isAwaited } from './moves';
import { CELLS, centre, REACH, SIZE, space } from './map';
import { cellWords, sheepWords, spaceWords } from './words';
import type { Light } from './City.svelte';
import type { Sheep, YarnsView } from './wire';

/** What touches do. */
export interface Touches {
  readonly take: (sheep: Sheep) => void;
  /** Takes a sheep of another seat at this screen, and acts for that seat from then on. */
  readonly takeFor: (seat: number, sheep: Sheep) => void;
  readonly touch: (spot: string) => void;
}

/** A little wider than the columns of hexes, so that fingers find it in the smallest city. */
const BOX = { width: 1.62 * SIZE, height: 2 * REACH - 2 };
const GATE = 92;

const onCell = (id: string, cell: string, label: string, touch: () => void): Spot => ({
  id,
  label,
  ...centre(cell),
  ...BOX,
  touch,
});
const onSpace = (id: string, view: YarnsView, index: number, shape: Shape, touch: () => void): Spot => {
  const { x, y } = space(index, shape);
  return { id, label: spaceWords(view, index), x, y, width: GATE, height: GATE, touch };
};

export function touchesOf(
  hand: Hand,
  shape: Shape,
  touches: Touches,
  partners: readonly number[] = [],
): readonly Spot[] {
  const { view, flips, turnable, goals } = hand;
  if (hand.panel !== null) {
    return [];
  }
  const on = (kind: string, cell: string, label: string) =>
    onCell(`${kind} ${cell}`, cell, label, () => touches.touch(`${kind} ${cell}`));
  return [
    ...[...flips.keys()].map((tile) => on('flip', tile, cellWords(view, tile))),
    ...turnable.map((tile) => ({ ...on('tile', tile, `Turn ${cellWords(view, tile)}`), pressed: hand.tile === tile })),
    ...[...goals].map(([cell, walks]) =>
      on('walk', cell, `${walks.map(({ text }) => plain(text)).join(', or ')}. ${cellWords(view, cell)}`),
    ),
    ...flocks(hand, touches),
    ...others(hand, touches, partners),
    ...gates(hand, shape, touches),
  ];
}

/** Cells with one's own sheep; who touches one again comes to the next sheep there. */
function flocks({ view, usable, goals: found, sheep: held, turnable }: Hand, { take }: Touches): readonly Spot[] {
  const own = view.sheep.filter(
    ({ sheep, cell }) => usable.includes(sheep) && !found.has(cell) && turnable.length === 0,
  );
  return [...new Set(own.map(({ cell }) => cell))].flatMap((cell) => {
    const here = own.filter((one) => one.cell === cell).map(({ sheep }) => sheep);
    const at = held === null ? -1 : here.indexOf(held);
    const next = here[(at + 1) % here.length];
    const label = together(here.map((sheep) => sheepWords(view, sheep)));
    return next ? [{ ...onCell(`sheep ${cell}`, cell, label, () => take(next)), pressed: at >= 0 }] : [];
  });
}

/** Cells without one's own sheep where one stands of somebody else at this screen. */
function others(hand: Hand, { takeFor }: Touches, partners: readonly number[]): readonly Spot[] {
  const { view, goals: found, turnable } = hand;
  const taken = new Set([
    ...found.keys(),
    ...view.sheep.filter(({ sheep }) => hand.usable.includes(sheep)).map(({ cell }) => cell),
  ]);
  const free = view.sheep.filter(
    ({ seat, cell, dead, moved, acted }) =>
      partners.includes(seat) && !dead && !(moved && acted) && !taken.has(cell) && turnable.length === 0,
  );
  return [...new Map(free.map((one) => [one.cell, one])).values()].map(({ cell, seat, sheep }) =>
    onCell(`other ${cell}`, cell, sheepWords(view, sheep), () => takeFor(seat, sheep)),
  );
}

/** Open gates, for whoever may lock them in this phase. */
function gates({ view, legal, gate: held }: Hand, shape: Shape, { touch }: Touches): readonly Spot[] {
  const open = view.phase === 'act' && isAwaited(legal) ? view.spaces : [];
  return open.flatMap(({ gate, symbols }, i) => {
    const id = `gate ${gate}`;
    return symbols.length === 0 ? [] : [{ ...onSpace(id, view, i, shape, () => touch(id)), pressed: held === gate }];
  });
}

/** Every place, for somebody who wants the others to look at it. */
export function pointsOf(view: YarnsView, shape: Shape, pointAt: (place: string) => void): readonly Spot[] {
  const cells = CELLS.map((cell) => onCell(`point ${cell}`, cell, cellWords(view, cell), () => pointAt(cell)));
  const spaces = view.spaces.map((_, i) => {
    const place = `space-${i}`;
    return onSpace(`point ${place}`, view, i, shape, () => pointAt(place));
  });
  return [...cells, ...spaces];
}

/** How cells stand out by what is in hand. */
export function lightsOf(hand: Hand): ReadonlyMap<string, Light> {
  const lights = new Map<string, Light>();
  const light = (cells: Iterable<string>, how: Light) => {
    for (const cell of cells) {
      lights.set(cell, how);
    }
  };
  light(hand.flips.keys(), true);
  if (hand.tile === null) {
    light(hand.turnable, true);
  } else {
    light([hand.tile], true);
    light(hand.cutOff, 'danger');
  }
  for (const [cell, walks] of hand.goals) {
    lights.set(cell, walks.some(({ data }) => data.talaria + data.maps === 0) ? true : 'price');
  }
  if (hand.sheep !== null && !hand.mine(hand.sheep)) {
    light(hand.foresight.reaches.find(({ sheep }) => sheep === hand.sheep)?.cells ?? [], 'price');
  }
  light(hand.plan?.needs.flatMap(({ ways }) => ways.map(({ tile }) => tile)) ?? [], 'price');
  light(
    (hand.lock?.data.parts ?? hand.plan?.parts ?? []).map(({ tile }) => tile),
    true,
  );
  light(hand.view.proposal?.parts.map(({ tile }) => tile) ?? [], true);
  return lights;
}
