import type { Scene } from '../../board';
import { said } from '../../lib/said';
import { capital, count, seatLabel, together } from '../../lib/words';
import type { SeatState } from '../../wire';
import { ENCHANTMENTS } from './cards';
import type { Hand } from './hand.svelte';
import { dueTrack } from './moves';
import { CUBES, TRACKS } from './palette';
import { cardName, cubesWords, placeWords, spaceAt, spaceEffect, spaceTitle, tileAt } from './words';
import { TILE_TITLES, type Arrival, type TangleMove, type TangleView } from './wire';

export interface Line {
  readonly text: string;
  /** Good for me, good for others, at my cost. */
  readonly tone?: 'good' | 'others' | 'danger';
}

/** What is said beside the board: a line about what is in hand, and what would come of it. */
export interface Brief {
  readonly title: string;
  readonly lines: readonly Line[];
}

type Seats = readonly SeatState[];

/** @param shown the table as it is shown just now */
export function briefOf(hand: Hand, scene: Scene<TangleView, TangleMove>, shown: TangleView): Brief {
  if (scene.result) {
    return { title: said(scene.result.reason, scene.seats), lines: [] };
  }
  if (scene.turn.kind === 'over') {
    return { title: 'Nobody plays here any more.', lines: [] };
  }
  if (hand.aimed !== null) {
    return hand.goals.has(hand.aimed) ? arrivalBrief(hand, hand.aimed) : placeBrief(hand, hand.aimed);
  }
  if (hand.card !== null) {
    return cardBrief(hand, hand.card);
  }
  return scene.legal.length > 0
    ? taskBrief(hand)
    : {
        title:
          shown.active === hand.me
            ? 'Your turn goes on in a moment.'
            : said(`It is the turn of ⟦seat:${shown.active}|⟧.`, scene.seats),
        lines: [],
      };
}

/** All that a placement sets off by itself, and what may be done then. */
function arrivalBrief(hand: Hand, to: string): Brief {
  const space = spaceAt(hand.view, to);
  const arrival = hand.arrival(to);
  if (!space) {
    return { title: `Home to ${to}`, lines: [{ text: 'A root at home lets you cast a card in each turn.' }] };
  }
  return {
    title: `${spaceTitle(space)} on ${to}`,
    lines: [
      ...(hand.goal === null ? [] : [{ text: 'Which root goes there?' }]),
      { text: spaceEffect(space) },
      ...(arrival ? arrivalLines(arrival, hand.view, hand.me, hand.seats) : []),
    ],
  };
}

export function arrivalLines(arrival: Arrival, view: TangleView, me: number, seats: Seats): readonly Line[] {
  const { gains, seed, brings, gifts, toll, idle, to } = arrival;
  const below = spaceAt(view, to)?.roots.filter((seat) => seat !== me) ?? [];
  const owners = [...new Set(below)].map((seat) => seatLabel(seats, seat));
  const got = cubesWords(gains);
  return [
    ...(got ? [{ text: `You get ${got}.`, tone: 'good' } as const] : []),
    ...(seed ? [{ text: `You take a ${seed} seed.`, tone: 'good' } as const] : []),
    ...(toll > 0
      ? [{ text: `You pay ${count(toll, 'cube')} to ${together(owners)} for roots below.`, tone: 'danger' } as const]
      : []),
    ...[...new Set(gifts.map(({ seat }) => seat))].map((seat) => {
      const got = gifts.filter((gift) => gift.seat === seat);
      const cubes = together(got.map(({ count, cube, area }) => `${count} ${CUBES[cube].name} on ${area}`));
      return { text: `${seatLabel(seats, seat)} gets ${cubes}.`, tone: 'others' } as const;
    }),
    ...(brings.length > 0
      ? [{ text: `Arrows bring ${together(brings.map(({ to, cube }) => `${CUBES[cube].name} to ${to}`))}.` }]
      : []),
    ...(idle ? [{ text: 'Nothing could be done there now.', tone: 'danger' } as const] : []),
  ];
}

function placeBrief(hand: Hand, place: string): Brief {
  return { title: placeWords(hand.view, place, hand.seats), lines: [{ text: 'Which of these?' }] };
}

function cardBrief(hand: Hand, id: string): Brief {
  const [move] = hand.cards.get(id) ?? [];
  const slot = move?.data.type === 'takeCard' ? move.data.slot : null;
  const card = slot === null ? id : slot === 0 ? null : (hand.view.row[slot - 1] ?? null);
  if (card === null) {
    return { title: 'From the pile', lines: [{ text: `A card nobody knows: ${count(hand.view.pile, 'card')} left.` }] };
  }
  const spell = ENCHANTMENTS.get(card);
  return {
    title: cardName(card),
    lines: [
      { text: spell?.text ?? '' },
      { text: `Costs ${cubesWords(spell?.cost ?? {})}${spell?.kind === 'hourglass' ? '; works once' : ''}.` },
    ],
  };
}

/** What to touch, by what is decided. */
function taskBrief(hand: Hand): Brief {
  const { view } = hand;
  if (hand.goings.length > 0) {
    return hand.root
      ? { title: 'Touch a lit space, or one of your trees.', lines: [{ text: rootWords(hand) }] }
      : { title: 'Touch the root that is to go, or where it goes.', lines: [] };
  }
  switch (view.phase) {
    case 'upkeep':
      return upkeepBrief(hand);
    case 'track':
      return {
        title: `${count(view.steps, 'step')} for the trackers`,
        lines: [{ text: 'A tracker on top hands you its marker: then everybody pays when your next turn begins.' }],
      };
    case 'cast':
      return {
        title: hand.cards.size > 0 ? 'Touch a card to look at it.' : 'No card can be cast now: your turn goes on.',
        lines: [],
      };
    case 'card':
      return { title: 'Touch a card of the row, or the pile.', lines: [] };
    case 'toll':
      return { title: 'Which cube do you give?', lines: [] };
    case 'gain':
    case 'bonus':
      return { title: 'Which cube do you take?', lines: [] };
    case 'discard':
      return { title: 'Touch a card to discard it.', lines: [] };
    default:
      break;
  }
  if (hand.shifts.length > 0) {
    return {
      title: hand.chosen.length < 2 ? 'Touch two or three of your tiles.' : `${together(hand.chosen)} change places.`,
      lines: [],
    };
  }
  const ground = [...new Set(hand.foresight.prices.map(({ tile }) => TILE_TITLES[tile]))];
  return hand.places.size > 0
    ? {
        title: 'Touch a lit place.',
        lines:
          ground.length > 0
            ? [
                { text: `${capital(together(ground, 'or'))}: the price stands on each.` },
                { text: `Each will move an upkeep tracker; ${count(view.steps, 'step')} so far in this turn.` },
              ]
            : [],
      }
    : { title: 'Choose one of these.', lines: [] };
}

function rootWords({ root, view, me }: Hand): string {
  const from = root?.from ?? '';
  const tile = tileAt(view, from);
  const home = view.tiles.filter(({ seat }) => seat === me).reduce((sum, { roots }) => sum + roots, 0);
  return tile
    ? `Your root leaves its tree on ${from}: then ${count(home - 1, 'root')} at home, a card to cast for each.`
    : `Your root leaves ${from}.`;
}

/** What is owed, by whom, and what may be given up. */
function upkeepBrief(hand: Hand): Brief {
  const track = dueTrack(hand);
  const bill = hand.view.seats[hand.me]?.bills[track] ?? 0;
  return {
    title: `Upkeep of ${TRACKS[track].name}: ${bill} ${CUBES[TRACKS[track].pays].name}`,
    lines: [
      {
        text:
          hand.places.size > 0
            ? 'Pay, or touch a lit tile to give it up: it becomes clean earth.'
            : hand.cards.size > 0
              ? 'Pay, or touch a card to give it up.'
              : 'Pay for what you keep.',
      },
    ],
  };
}

/** Who may win soon, for all that is public. */
export function threatLines({ foresight, seats }: Hand): readonly string[] {
  return foresight.threats.map(({ seat, cards }) => {
    const plans = cards.slice(0, 3).map(cardName);
    const more = cards.length > plans.length ? ', or others' : '';
    return `${seatLabel(seats, seat)} could win next turn, with ${together(plans, 'or')}${more}.`;
  });
}

/** What moving the trackers so would set off. */
export function splitLines(hand: Hand): readonly Line[] {
  const { split, foresight, view, seats } = hand;
  const found = foresight.splits.find(
    ({ steps }) => steps.lakes === split.L && steps.growth === split.B && steps.cards === split.C,
  );
  return (found?.markers ?? []).map((track) => {
    const bills = view.seats.flatMap(({ bills }, seat) => {
      const bill = bills[track] ?? 0;
      return bill > 0 ? [`${seatLabel(seats, seat)} ${bill}`] : [];
    });
    const who = bills.length > 0 ? `as it stands ${together(bills)}` : 'as it stands nobody owes anything';
    return { text: `You take the marker of ${TRACKS[track].name}: ${who}.`, tone: 'danger' } as const;
  });
}
