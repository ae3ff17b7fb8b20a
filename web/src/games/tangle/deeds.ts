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

/** Moves that name no place and no card, and cubes that arrows bring. */
function plainDeeds({ legal, seats }: Hand): readonly Deed[] {
  return legal.flatMap(({ move, text, data }): readonly Deed[] => {
    const label = capital(said(text, seats));
    switch (data.type) {
      case 'give':
      case 'gain':
      case 'keep':
        return [{ id: move, label, cube: data.cube, move: data }];
      case 'swap':
      case 'calm':
      case 'winter':
        return [{ id: move, label, move: data }];
      default:
        return [];
    }
  });
}

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
  return [
    {
      id: 'track',
      label: found ? 'Move the trackers' : `${left} to go`,
      tone: 'gold',
      off: !found,
      move: found ?? first,
    },
  ];
}

/** Upkeep is paid in its own cubes, or in any that are put together. */
function payDeeds(hand: Hand): readonly Deed[] {
  const { legal, mix, seats } = hand;
  const pays = ofType(legal, 'pay');
  const [first] = pays;
  if (!first) {
    return [];
  }
  const found = pays.find(({ data }) => data.mix === '') ?? pays.find(({ data }) => data.mix === mixOf(mix));
  const label = found ? capital(said(found.text, seats)) : `Pay: ${cubeCount(mix)} chosen`;
  return [{ id: 'pay', label, tone: 'gold', off: !found, move: (found ?? first).data }];
}

/** Moves that end something: quiet while there is more to do, and then they say what is given up. */
function endDeeds({ legal, seats }: Hand): readonly Deed[] {
  const useful = legal.some(({ data }) => data.type !== 'done' && data.type !== 'skip');
  return (['skip', 'done'] as const).flatMap((type) =>
    ofType(legal, type).map(({ data, text }) => ({
      id: type,
      label: useful ? capital(said(text, seats)) : capital(type),
      tone: useful ? ('soft' as const) : ('gold' as const),
      move: data,
    })),
  );
}
