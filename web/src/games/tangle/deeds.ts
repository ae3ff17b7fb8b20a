import { ofType } from '../../lib/listed';
import { capital } from '../../lib/words';
import { said } from '../../lib/said';
import type { Hand } from './hand.svelte';
import { mixOf } from './moves';
import { cubeCount } from './words';
import type { CubeKind } from './palette';
import type { TangleMove } from './wire';

/** A button: what it says and the move that it makes. */
export interface Deed {
  readonly id: string;
  readonly label: string;
  readonly cube?: CubeKind;
  readonly tone?: 'gold' | 'soft';
  /** Not yet: something is still to be put together. */
  readonly off?: boolean;
  readonly move: TangleMove;
}

/** What can be done now with what is in hand, the main thing first. */
export function deedsOf(hand: Hand): readonly Deed[] {
  return [...aimedDeeds(hand), ...cardDeeds(hand), ...shiftDeeds(hand), ...plainDeeds(hand), ...endDeeds(hand)];
}

function aimedDeeds(hand: Hand): readonly Deed[] {
  const { aimed } = hand;
  if (aimed === null) {
    return [];
  }
  const going = hand.goals.get(aimed);
  if (going) {
    const home = hand.view.tiles.some(({ area }) => area === aimed);
    return [{ id: 'place', label: home ? 'Bring it home' : 'Place', tone: 'gold', move: going.data }];
  }
  return (hand.places.get(aimed) ?? []).map(({ move, text, data }) => ({
    id: move,
    label: capital(said(text, hand.seats)),
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
  const [move] = hand.card === null ? [] : (hand.cards.get(hand.card) ?? []);
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

/** Moves that name no place and no card. */
function plainDeeds(hand: Hand): readonly Deed[] {
  const worded = (['swap', 'calm', 'winter', 'first', 'centre'] as const).flatMap((type) => ofType(hand.legal, type));
  const cubes = (['give', 'gain'] as const).flatMap((type) => ofType(hand.legal, type));
  return [
    ...cubes.map(({ move, text, data }) => ({
      id: move,
      label: capital(said(text, hand.seats)),
      cube: data.cube,
      move: data,
    })),
    ...ofType(hand.legal, 'keep').map(({ move, text, data }) => ({
      id: move,
      label: capital(said(text, hand.seats)),
      cube: data.cube,
      move: data,
    })),
    ...worded.map(({ move, text, data }) => ({ id: move, label: capital(said(text, hand.seats)), move: data })),
  ];
}

/** Moves that end something: quiet while there is more to do. */
function endDeeds(hand: Hand): readonly Deed[] {
  const { legal, split, mix, view, me } = hand;
  const pays = ofType(legal, 'pay');
  const plain = pays.find(({ data }) => data.mix === '');
  const anyPay = pays.find(({ data }) => data.mix === mixOf(mix));
  const tracked = ofType(legal, 'steps').find(
    ({ data }) => data.lakes === split.L && data.growth === split.B && data.cards === split.C,
  );
  const wanted = Math.max(0, ...ofType(legal, 'steps').map(({ data }) => data.lakes + data.growth + data.cards));
  const left = wanted - split.L - split.B - split.C;
  const useful = legal.some(({ data }) => data.type !== 'done' && data.type !== 'skip');
  return [
    ...(wanted > 0 || ofType(legal, 'steps').length > 0
      ? [
          {
            id: 'track',
            label: tracked ? 'Move the trackers' : `${left} to go`,
            tone: 'gold' as const,
            off: !tracked,
            move: tracked?.data ?? ({ type: 'steps', lakes: 0, growth: 0, cards: 0 } as const),
          },
        ]
      : []),
    ...(plain ? [{ id: 'pay', label: 'Pay', tone: 'gold' as const, move: plain.data }] : []),
    ...(pays.length > 0 && !plain
      ? [
          {
            id: 'pay',
            label: anyPay ? 'Pay' : `Pay: ${cubeCount(mix)} chosen`,
            tone: 'gold' as const,
            off: !anyPay,
            move: anyPay?.data ?? ({ type: 'pay', mix: '' } as const),
          },
        ]
      : []),
    ...(['skip', 'done'] as const).flatMap((type) =>
      ofType(legal, type).map(({ data }) => ({
        id: type,
        label: type === 'skip' ? 'Skip it' : endLabel(view.phase, hand.goings.length),
        tone: (useful ? 'soft' : 'gold') as 'soft' | 'gold',
        move: data,
      })),
    ),
  ].filter(() => me >= 0);
}

const endLabel = (phase: Hand['view']['phase'], goings: number) =>
  phase === 'cast' && goings === 0 ? 'No more cards' : 'Done';
