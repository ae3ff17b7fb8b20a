import type { Listed } from '../../board';
import { ofType } from '../../lib/listed';
import { capital } from '../../lib/words';
import { said } from '../../lib/said';
import type { Doing } from '../../parts/Deeds.svelte';
import type { Hand } from './hand.svelte';
import { isEnd, isGoing, mixOf, type Going } from './moves';
import { cubeCount } from './words';
import type { CubeKind } from './palette';
import type { TangleMove } from './wire';

/** A button: what it says and the move that it makes. */
export type Deed = Omit<Doing, 'touch'> & { readonly cube?: CubeKind; readonly move: TangleMove };

/** What can be done now with what is in hand, the main thing first. */
export function deedsOf(hand: Hand): readonly Deed[] {
  return [
    ...aimedDeeds(hand),
    ...cardDeeds(hand),
    ...shiftDeeds(hand),
    ...plainDeeds(hand),
    ...trackDeeds(hand),
    ...payDeeds(hand),
    ...endDeeds(hand),
  ];
}

const inWords = ({ seats }: Hand, text: string) => capital(said(text, seats));
const asListed = (hand: Hand, { move, text, data }: Listed<TangleMove>): Deed => {
  const cube = data.type === 'give' || data.type === 'gain' || data.type === 'keep' ? { cube: data.cube } : {};
  return { id: move, label: inWords(hand, text), move: data, ...cube };
};

const isRoot = (one: { readonly move: string; readonly data: TangleMove }): one is { move: string; data: Going } =>
  isGoing(one.data);

function aimedDeeds(hand: Hand): readonly Deed[] {
  const { aimed, goals, places, view } = hand;
  if (hand.goal !== null) {
    const roots = (goals.get(hand.goal) ?? []).map(({ move, data }) => ({ move, data })).filter(isRoot);
    return roots.map(({ move, data }) => {
      const among = roots.filter((one) => one.data.from === data.from).length;
      return { id: move, label: `From ${data.from}${among > 1 ? `, number ${data.nth}` : ''}`, move: data };
    });
  }
  const going = aimed === null ? undefined : goals.get(aimed)?.[0];
  if (going) {
    const home = view.tiles.some(({ area }) => area === aimed);
    return [{ id: 'place', label: home ? 'Bring it home' : 'Place', tone: 'gold', move: going.data }];
  }
  return (places.get(aimed ?? '') ?? []).map(({ move, text, data }) => ({
    id: move,
    label: inWords(hand, text),
    move: data,
  }));
}

const CARD_DEEDS: Partial<Record<TangleMove['type'], string>> = {
  cast: 'Cast it',
  takeCard: 'Take it',
  fetch: 'Take it back',
  dropCard: 'Give it up',
  discard: 'Discard it',
};

function cardDeeds(hand: Hand): readonly Deed[] {
  const [move] = hand.cards.get(hand.card ?? '') ?? [];
  return move ? [{ id: 'card', label: CARD_DEEDS[move.data.type] ?? 'Choose it', tone: 'gold', move: move.data }] : [];
}

function shiftDeeds({ chosen, shifts }: Hand): readonly Deed[] {
  const [first, second, third] = chosen;
  if (first === undefined || second === undefined) {
    return [];
  }
  if (third !== undefined) {
    return [
      [first, second, third],
      [first, third, second],
    ].map((areas) => ({ id: areas.join(), label: areas.join(' → '), move: { type: 'shift', areas } }));
  }
  const found = shifts.find(({ data }) => data.areas.includes(first) && data.areas.includes(second));
  return found ? [{ id: 'swap', label: 'Change places', tone: 'gold', move: found.data }] : [];
}

/** Moves that name no place and no card, and cubes that arrows bring. */
const PLAIN: readonly TangleMove['type'][] = ['give', 'gain', 'keep', 'swap', 'calm', 'winter'];
const plainDeeds = (hand: Hand) =>
  hand.legal.filter(({ data }) => PLAIN.includes(data.type)).map((move) => asListed(hand, move));

/** Tracker steps are made when all are put on tracks. */
function trackDeeds({ legal, split }: Hand): readonly Deed[] {
  const splits = ofType(legal, 'steps').map(({ data }) => data);
  const [first] = splits;
  if (!first) {
    return [];
  }
  const found = splits.find(({ lakes, growth, cards }) => lakes === split.L && growth === split.B && cards === split.C);
  const wanted = Math.max(...splits.map(({ lakes, growth, cards }) => lakes + growth + cards));
  const left = wanted - split.L - split.B - split.C;
  const label = found ? 'Move the trackers' : `${left} to go`;
  return [{ id: 'track', label, tone: 'gold', off: !found, move: found ?? first }];
}

/** Upkeep is paid in its own cubes, or in any that are put together. */
function payDeeds(hand: Hand): readonly Deed[] {
  const { legal, mix } = hand;
  const pays = ofType(legal, 'pay');
  const [first] = pays;
  if (!first) {
    return [];
  }
  const found = pays.find(({ data }) => data.mix === '') ?? pays.find(({ data }) => data.mix === mixOf(mix));
  const label = found ? inWords(hand, found.text) : `Pay: ${cubeCount(mix)} chosen`;
  return [{ id: 'pay', label, tone: 'gold', off: !found, move: (found ?? first).data }];
}

/** Moves that end something: quiet while there is more to do, and then they say what is given up. */
function endDeeds(hand: Hand): readonly Deed[] {
  const useful = hand.legal.some(({ data }) => !isEnd(data));
  return (['skip', 'done'] as const).flatMap((type) =>
    ofType(hand.legal, type).map(({ data, text }) => ({
      id: type,
      label: useful ? inWords(hand, text) : capital(type),
      tone: useful ? ('soft' as const) : ('gold' as const),
      move: data,
    })),
  );
}
