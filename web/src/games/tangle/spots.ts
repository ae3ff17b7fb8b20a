import type { Shape } from '../../board';
import { said } from '../../lib/said';
import { together } from '../../lib/words';
import type { Spot } from '../../parts/Spots.svelte';
import { arrivalLines } from './brief';
import type { Hand } from './hand.svelte';
import { at } from './map';
import { distinct } from './moves';
import type { Cubes } from './palette';
import { cubeCount, cubesWords, placeWords } from './words';
import type { Arrival } from './wire';

/** A place that can be touched, and what a touch of it does. */
export interface Touch extends Spot {
  readonly touch: () => void;
}

/** What touches do. */
export interface Touches {
  readonly root: (place: string) => void;
  readonly goal: (place: string) => void;
  readonly place: (place: string) => void;
  readonly tile: (area: string) => void;
}

/** @param size of the squares, in units of the drawing */
export function touchesOf(hand: Hand, shape: Shape, size: number, touches: Touches): readonly Touch[] {
  const on = (id: string, place: string, label: string, pressed: boolean, touch: () => void): Touch => ({
    id,
    label,
    ...at(place, shape),
    width: size,
    height: size,
    pressed,
    touch,
  });
  const homes = distinct(hand.roots.map(({ from }) => from)).filter((place) => !hand.goals.has(place));
  return [
    ...[...hand.goals].map(([place, { text }]) =>
      on(`to ${place}`, place, goalLabel(hand, place, text), hand.aimed === place, () => touches.goal(place)),
    ),
    ...homes.map((place) =>
      on(
        `root ${place}`,
        place,
        `Your root: ${placeWords(hand.view, place, hand.seats)}`,
        hand.root?.from === place,
        () => touches.root(place),
      ),
    ),
    ...[...hand.places].map(([place, moves]) => {
      const ways = moves.map(({ text }) => said(text, hand.seats));
      const price = hand.price(place).map(({ cost }) => cubesWords(cost) || 'nothing');
      const label = `${ways.slice(0, 4).join(', or ')}${price.length > 0 ? ` for ${together(price, 'or')}` : ''}. ${placeWords(hand.view, place, hand.seats)}`;
      return on(`at ${place}`, place, label, hand.aimed === place, () => touches.place(place));
    }),
    ...hand.shiftable.map((area) =>
      on(`tile ${area}`, area, placeWords(hand.view, area, hand.seats), hand.chosen.includes(area), () =>
        touches.tile(area),
      ),
    ),
  ];
}

function goalLabel(hand: Hand, place: string, text: string): string {
  const arrival = hand.arrival(place);
  const lines = arrival ? arrivalLines(arrival, hand.view, hand.me, hand.seats).map((line) => line.text) : [];
  return [`${said(text, hand.seats)}.`, ...lines, placeWords(hand.view, place, hand.seats)].join(' ');
}

/** How a place stands out, and what is written on it. */
export interface Light {
  readonly place: string;
  readonly kind: 'go' | 'price' | 'danger' | 'last' | 'idle';
  readonly word: string;
  readonly cost?: Cubes | null;
}

export function lightsOf(hand: Hand): readonly Light[] {
  if (hand.aimed !== null) {
    return aimedLights(hand, hand.aimed);
  }
  const idle = new Set(hand.foresight.idle.map(({ areas }) => areas.join()));
  return [
    ...(hand.root
      ? [
          ...[...hand.goals.keys()].map((place) => goalLight(place, hand.arrival(place))),
          { place: hand.root.from, kind: 'last', word: '' } as const,
        ]
      : distinct(hand.roots.map(({ from }) => from)).map((place) => ({ place, kind: 'go', word: '' }) as const)),
    ...[...hand.places].map(([place, [first]]) => ({
      place,
      kind: first?.data.type === 'dropTile' ? ('danger' as const) : ('go' as const),
      word: hand.price(place).length > 0 ? 'free' : '',
      cost: hand.price(place)[0]?.cost ?? null,
    })),
    ...hand.shiftable.map((place) => {
      const number = hand.chosen.indexOf(place) + 1;
      const useless = hand.chosen.length === 1 && idle.has([...hand.chosen, place].sort().join());
      return {
        place,
        kind: useless ? ('idle' as const) : number > 0 ? ('price' as const) : ('go' as const),
        word: number > 0 ? String(number) : '',
      };
    }),
  ];
}

function goalLight(place: string, arrival: Arrival | null): Light {
  if (!arrival) {
    return { place, kind: 'go', word: '' };
  }
  const { gains, toll, gifts, idle } = arrival;
  const given = gifts.reduce((sum, { count }) => sum + count, 0);
  const words = [
    ...(cubeCount(gains) > 0 ? [`+${cubeCount(gains)}`] : []),
    ...(toll > 0 ? [`−${toll}`] : []),
    ...(given > 0 ? [`→${given}`] : []),
  ];
  return { place, kind: idle ? 'idle' : toll > 0 ? 'price' : 'go', word: words.join(' ') };
}

/** The place that is looked at, and whom it feeds. */
function aimedLights(hand: Hand, aimed: string): readonly Light[] {
  const arrival = hand.goals.has(aimed) ? hand.arrival(aimed) : null;
  return [
    { place: aimed, kind: 'go', word: '' },
    ...(arrival && hand.root ? [{ place: hand.root.from, kind: 'last' as const, word: '' }] : []),
    ...(arrival?.gifts ?? []).map(({ area, count }) => ({ place: area, kind: 'danger' as const, word: `+${count}` })),
  ];
}
