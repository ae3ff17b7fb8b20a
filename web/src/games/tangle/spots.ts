import type { Shape } from '../../board';
import { said } from '../../lib/said';
import { together } from '../../lib/words';
import type { Spot } from '../../parts/Spots.svelte';
import { arrivalLines } from './brief';
import type { Hand } from './hand.svelte';
import { at } from './map';
import type { Cubes } from './palette';
import { cubeCount, cubesWords, placeWords } from './words';
import type { Arrival } from './wire';

/** @param size of the squares, in units of the drawing */
export function spotsOf(hand: Hand, shape: Shape, size: number, touch: (spot: string) => void): readonly Spot[] {
  const { view, seats, goals, aimed } = hand;
  const on = (kind: string, place: string, label: string, pressed = aimed === place): Spot => {
    const id = `${kind} ${place}`;
    return { id, label, ...at(place, shape), width: size, height: size, pressed, touch: () => touch(id) };
  };
  const wordsOf = (place: string) => placeWords(view, place, seats);
  return [
    ...(hand.root ? [...goals] : []).map(([place, [going]]) =>
      on('to', place, goalLabel(hand, place, going?.text ?? '')),
    ),
    ...hand.starts.map(([id, place]) => ({
      ...on('by', place, `Your root: ${wordsOf(place)}`, false),
      id,
      touch: () => touch(id),
    })),
    ...hand.ends.map((place) => on('goal', place, `Which root goes there? ${goalLabel(hand, place)}`)),
    ...hand.homes
      .filter((place) => hand.goal === null && !goals.has(place))
      .map((place) => on('root', place, `Your root: ${wordsOf(place)}`, hand.root?.from === place)),
    ...[...hand.places].map(([place, moves]) => {
      const ways = moves.map(({ text }) => said(text, seats));
      const price = hand.price(place).map(({ cost }) => cubesWords(cost) || 'nothing');
      const paid = price.length > 0 ? ` for ${together(price, 'or')}` : '';
      return on('at', place, `${ways.slice(0, 4).join(', or ')}${paid}. ${wordsOf(place)}`);
    }),
    ...hand.shiftable.map((area) => on('tile', area, wordsOf(area), hand.chosen.includes(area))),
  ];
}

function goalLabel(hand: Hand, place: string, text = ''): string {
  const arrival = hand.arrival(place);
  const lines = arrival ? arrivalLines(arrival, hand.view, hand.me, hand.seats).map((line) => line.text) : [];
  return [...(text ? [`${said(text, hand.seats)}.`] : []), ...lines, placeWords(hand.view, place, hand.seats)].join(
    ' ',
  );
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
      : hand.homes.map((place) => ({ place, kind: 'go', word: '' }) as const)),
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
    ...hand.starts.map(([, place]) => ({ place, kind: 'last' as const, word: '' })),
    ...(arrival && hand.root ? [{ place: hand.root.from, kind: 'last' as const, word: '' }] : []),
    ...(arrival?.gifts ?? []).map(({ area, count }) => ({ place: area, kind: 'danger' as const, word: `+${count}` })),
  ];
}
