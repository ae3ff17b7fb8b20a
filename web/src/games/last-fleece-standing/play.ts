import type { Sound } from '../../board';
import type { Actor, Point } from '../../lib/actors';
import { arc, leave, linear, mix, settle } from '../../lib/motion';
import type { Act, Cue, Play } from '../../lib/play';
import { Layout } from './layout';
import { after } from './story';
import type { Card, FleeceEvent, FleeceView } from './wire';

/** The Wolf, or something on its way over the table. */
export interface Sprite extends Actor {
  readonly kind: 'card' | 'wool' | 'wolf' | 'coin' | 'clippers' | 'bolt' | 'dog';
  /** A card's or a piece's code, or what is written on it. */
  readonly what: string | null;
  readonly turn: number;
  /** How much of its width is seen, while it turns over. */
  readonly flip: number;
}

export interface Fleece {
  view: FleeceView;
  event: FleeceEvent;
  actor: Sprite;
  set: Layout;
  props: {
    readonly die: { readonly turn: number; readonly lift: number; readonly face: number };
    /** The seat whose coat shakes, and by how much. */
    readonly shaken: { readonly seat: number; readonly by: number };
    readonly dusk: number;
  };
}

type Acts = readonly Act<Fleece>[];
type Stage = Cue<Fleece>;

function sprite(kind: Sprite['kind'], what: string | null, { x, y }: Point, size: number, nth = 0): Sprite {
  const id = kind === 'wolf' ? kind : `${kind} ${nth}`;
  return { id, like: id, kind, what, x, y, size, turn: 0, flip: 1, lift: 0, fade: 1, facing: 'left' };
}

function wolfOf({ wolf, phase }: FleeceView, layout: Layout): readonly Sprite[] {
  if (wolf === null) {
    return [];
  }
  const { guest, beast } = layout.place(wolf);
  return [sprite('wolf', phase === 'bite' ? 'growl' : 'prowl', guest, beast)];
}

const wait = (ms: number, now?: FleeceView): Act<Fleece> => ({ ms, ...(now && { now }) });

/** Something that is there for one act. */
function guest(
  one: Sprite,
  act: Omit<Act<Fleece>, 'cast' | 'as'> & { as: (t: number) => Partial<Sprite> },
): Act<Fleece> {
  return { ...act, cast: (all) => [...all, one], as: ({ id }, t) => id === one.id && act.as(t) };
}

function fly(one: Sprite, to: Point, ms: number, sound?: Sound): Act<Fleece> {
  const lean = to.x > one.x ? 1 : -1;
  const as = (t: number) => ({ lift: 26 * arc(t), turn: lean * 14 * arc(t) });
  return guest(one, { ms, sound, way: ({ id }) => id === one.id && [to], as });
}

/** A word in a burst. */
function burst({ x, y }: Point, text: string, sound: Sound, now?: FleeceView): Act<Fleece> {
  return { ms: 630, sound, ease: linear, signs: [{ x, y, text, look: 'burst' }], ...(now && { now }) };
}

function shake(seat: number, sound?: Sound): Act<Fleece> {
  return { ms: 260, sound, ease: linear, props: (t) => ({ shaken: { seat, by: 4 * Math.sin(t * 22) * (1 - t) } }) };
}

/** A card is turned over in mid-air, looked at, and goes where it belongs. */
function reveal(card: Card, to: Point, { set, view, next }: Stage): Acts {
  const shown = { x: set.width / 2, y: set.height * 0.44 };
  const big = Math.min(set.width * 0.3, 120);
  const small = set.cardWidth;
  const up = sprite('card', card, shown, big);
  return [
    guest(sprite('card', null, set.deck, small), {
      ms: 260,
      sound: 'flip',
      now: { ...view, deck: next.deck, owed: next.owed },
      way: ({ kind }) => kind === 'card' && [shown],
      as: (t) => ({ size: mix(small, big, t), flip: Math.abs(Math.cos(t * Math.PI)), what: t > 0.5 ? card : null }),
    }),
    guest(up, { ms: 420, as: () => ({}) }),
    guest(up, { ms: 240, way: ({ kind }) => kind === 'card' && [to], as: (t) => ({ size: mix(big, small * 0.8, t) }) }),
  ];
}

function draw(seat: number, card: Card | null, toHand: boolean, stage: Stage): Acts {
  const { set, view, next } = stage;
  const to = toHand ? set.place(seat).hand : set.middleOf(seat);
  const now = { ...view, deck: next.deck, owed: next.owed };
  return card === null
    ? [{ ...fly(sprite('card', null, set.deck, set.cardWidth), to, 380, 'flip'), now }]
    : reveal(card, to, stage);
}

/** What is heard when an event is drawn, and by how much it grows dark. */
const CRIES: Partial<Record<Card, readonly [string, Sound, number]>> = {
  MOO: ['Awoooo!', 'growl', 1],
  BOY: ['WOLF!!!', 'bark', 0],
};

function cry(card: Card, { set }: Stage): Acts {
  const [text, sound, dark] = CRIES[card] ?? [];
  if (!text || !sound) {
    return [];
  }
  const dusk = (change: (t: number) => number): Acts =>
    dark ? [{ ms: 300, sound, props: (t) => ({ dusk: change(t) }) }] : [];
  const howl = { ...burst({ x: set.width / 2, y: set.height * 0.4 }, text, sound), props: () => ({ dusk: dark ?? 0 }) };
  return [...dusk((t) => t), howl, ...dusk((t) => 1 - t)];
}

/** The clippers of a seat buzz over a cell. */
function buzz(seat: number, at: Point, { view }: Stage): Act<Fleece> {
  return guest(sprite('clippers', view.seats[seat]?.shear?.card ?? null, at, 44), {
    ms: 240,
    sound: 'slide',
    ease: linear,
    as: (t) => ({
      x: at.x + 10 - 16 * t + 1.6 * Math.sin(t * 40),
      y: at.y + 14 - 20 * t,
      turn: -20 + 4 * Math.sin(t * 40),
    }),
  });
}

/** Pieces fly off, turn face up and land on the discard pile. */
function shed(seat: number, cells: readonly number[], cards: readonly Card[], stage: Stage, sound?: Sound): Acts {
  const { set, view, next } = stage;
  const size = set.place(seat).coat.cell;
  const tufts = cells.map((cell, i) => sprite('wool', cards[i] ?? null, set.cell(seat, cell), size, i));
  const cast = (all: readonly Sprite[]) => [...all, ...tufts];
  const isTuft = ({ kind }: Sprite) => kind === 'wool';
  return [
    {
      ms: 300,
      sound,
      now: { ...next, discard: view.discard },
      cast,
      as: (one, t) => isTuft(one) && { size: size * (1 + 0.5 * Math.min(1, 2 * t)) },
    },
    {
      ms: 380,
      ease: leave,
      cast,
      way: (one) => isTuft(one) && [set.discard],
      as: (one, t) =>
        isTuft(one) && {
          lift: 40 * arc(t),
          turn: (tufts.findIndex(({ id }) => id === one.id) % 2 ? -1 : 1) * 260 * t,
          size: size * (1.5 - 0.7 * t),
        },
    },
  ];
}

/** The Wolf leaps at a cell, and back. */
function bite(seat: number, cell: number, { set }: Stage): Acts {
  const to = set.cell(seat, cell);
  const mouth = { x: to.x, y: to.y + 10 };
  const { guest: den } = set.place(seat);
  const as = ({ kind }: Sprite, t: number) => kind === 'wolf' && { what: 'growl', lift: 24 * arc(t) };
  return [
    { ms: 300, sound: 'growl', ease: leave, way: ({ kind }) => kind === 'wolf' && [mouth], as },
    burst(to, 'CHOMP!', 'growl'),
    { ms: 260, way: ({ kind }) => kind === 'wolf' && [den], as },
  ];
}

/** The Wolf trots to another seat, comes from outside, or goes there. */
function trot({ set, view, next }: Stage): Acts {
  const outside = { x: -60, y: set.height / 2 };
  const [comes] = wolfOf(next, set);
  return [
    {
      ms: 640,
      sound: 'growl',
      to: next,
      cast: (all) => (view.wolf === null && comes ? [...all, { ...comes, ...outside }] : all),
      way: ({ kind }, goal) => kind === 'wolf' && [comes ? goal : outside],
      as: ({ kind }, t) => kind === 'wolf' && { what: 'growl', lift: 10 * Math.abs(Math.sin(t * 12)) },
    },
    wait(120),
  ];
}

function roll(number: number, { next }: Stage): Acts {
  return [
    {
      ms: 520,
      sound: 'roll',
      ease: settle,
      props: (t) => ({
        die: {
          turn: 360 * (1 - t),
          lift: 26 * Math.abs(Math.sin(t * Math.PI * 2.5)) * (1 - t),
          face: t < 0.85 ? 1 + (Math.floor(t * 17) % 6) : number,
        },
      }),
    },
    wait(200, next),
  ];
}

function flipCoin(heads: boolean, { set, view }: Stage): Acts {
  const at = { x: set.width / 2, y: set.height * 0.45 };
  const coin = sprite('coin', heads ? 'heads' : 'tails', at, 58);
  return [
    guest(coin, {
      ms: 820,
      sound: 'roll',
      ease: linear,
      as: (t) => {
        const spin = Math.cos(t * 7.5 * Math.PI + (heads ? 0.5 : 1.5) * Math.PI);
        const flip = t >= 1 ? 1 : Math.max(0.08, Math.abs(spin));
        return { flip, lift: 90 * arc(t), what: t > 0.9 ? coin.what : spin > 0 ? 'heads' : 'tails' };
      },
    }),
    guest(coin, { ms: 360, as: () => ({}) }),
    burst(set.middleOf(view.active), heads ? 'Wiped off!' : 'SPLAT!', heads ? 'flip' : 'bleat'),
  ];
}

function tear(seat: number, victim: number, cell: number, card: Card | null, { set, next }: Stage): Acts {
  const piece = sprite('wool', card, set.cell(victim, cell), set.place(set.bottom).coat.cell);
  return [shake(victim, 'slide'), { ...fly(piece, set.middleOf(seat), 460), now: next }];
}

export const play: Play<Fleece> = {
  actors: wolfOf,
  after,
  props: { die: { turn: 0, lift: 0, face: 0 }, shaken: { seat: -1, by: 0 }, dusk: 0 },
  acts: {
    coatsLaid: (_, { next }) => [wait(300, next)],
    began: (_, stage) => trot(stage),
    turnBegan: (_, { next }) => [wait(160, next)],
    rolled: ({ number }, stage) => roll(number, stage),
    drewHidden: ({ seat, to }, stage) => draw(seat, null, to === 'hand', stage),
    drewSecretly: ({ seat, card, to }, stage) => draw(seat, card, to === 'hand', stage),
    drew: ({ seat, card, to }, stage) => {
      const { shear, guest: figure } = stage.set.place(seat);
      const goal = to === 'shear' ? shear : to === 'seat' ? figure : stage.set.discard;
      return [
        ...reveal(card, goal, stage),
        ...(to === 'shear' ? [{ ms: 60, sound: 'tap' as const, now: stage.next }] : cry(card, stage)),
      ];
    },
    deckGone: (_, { set, next }) => [burst(set.deck, 'No more cards!', 'flip', next)],
    shepherdCame: (_, { next }) => [wait(240, next)],
    announced: ({ seat }, { set, view, next }) => [
      guest(sprite('clippers', view.seats[seat]?.shear?.card ?? null, set.place(seat).shear, 46), {
        ms: 420,
        sound: 'slide',
        now: next,
        ease: linear,
        as: (t) => ({ turn: 14 * Math.sin(t * 26) * (1 - t) }),
      }),
      wait(260),
    ],
    played: ({ seat, card }, { set, view, next }) => {
      const to = set.stackSlot(view.stack.length, next.stack.length);
      const { dog, hand } = set.place(seat);
      const from = view.seats[seat]?.dog && !next.seats[seat]?.dog ? dog : hand;
      const card_ = sprite('card', card, from, Math.max(to.width, 56));
      return [{ ...fly(card_, to, 380, 'flip'), now: { ...next, stack: view.stack } }, wait(220, next)];
    },
    cancelled: (_, { set, view, next }) => [
      burst(set.stackSlot(next.stack.length, view.stack.length), 'POW!', 'bark', next),
    ],
    fizzled: (_, { set, next }) => [burst(set.stackSlot(0, 1), 'Pfff …', 'flip', next)],
    attackCancelled: ({ attacker }, { set, next }) => [burst(set.middleOf(attacker), 'POW!', 'bark', next)],
    attackVoid: (_, { next }) => [wait(200, next)],
    bounced: ({ seat, victim, points }, { set, next }) => {
      const to = set.middleOf(victim);
      const bolt = sprite('bolt', String(points), set.middleOf(seat), 44);
      return [
        guest(bolt, {
          ms: seat === victim ? 360 : 560,
          sound: 'hop',
          way: ({ kind }) => kind === 'bolt' && [to],
          as: (t) => ({ lift: 70 * arc(t), turn: 540 * t }),
        }),
        burst(to, `${points} left`, 'tap', next),
      ];
    },
    coinFell: ({ heads }, stage) => flipCoin(heads, stage),
    hands: ({ thrower, throwers, attacker, attackers }, { set }) => [
      burst(set.middleOf(thrower), `${throwers}!`, 'tap'),
      burst(set.middleOf(attacker), `${attackers}!`, 'tap'),
    ],
    dogExpelled: ({ owner }, { set, next }) => {
      const { dog, pup } = set.place(owner);
      return [
        guest(sprite('dog', null, dog, pup), {
          ms: 480,
          sound: 'bark',
          now: next,
          ease: leave,
          way: ({ kind }) => kind === 'dog' && [{ x: dog.x + 120, y: dog.y }],
          as: (t) => ({ lift: 14 * Math.abs(Math.sin(t * 9)), fade: 1 - t * t }),
        }),
      ];
    },
    fetched: ({ seat, card }, { set }) => [
      fly(sprite('wool', card, set.discard, set.place(set.bottom).coat.cell), set.middleOf(seat), 420),
    ],
    tornOff: ({ seat, victim, cell, card }, stage) => tear(seat, victim, cell, card, stage),
    tornOffUnseen: ({ seat, victim, cell }, stage) => tear(seat, victim, cell, null, stage),
    stuck: (_, { next }) => [{ ...wait(140, next), sound: 'tap' }],
    arranged: ({ seat }, { next }) => [shake(seat), wait(90, next)],
    swapped: ({ seat, other }, { set, view }) => {
      const [one, two] = [set.place(seat).shear, set.place(other).shear];
      const mine = sprite('card', view.seats[seat]?.shear?.card ?? null, one, one.width, 0);
      const theirs = sprite('card', view.seats[other]?.shear?.card ?? null, two, two.width, 1);
      return [
        {
          ms: 560,
          sound: 'slide',
          cast: (all) => [...all, mine, theirs],
          way: ({ id }) => (id === mine.id ? [two] : id === theirs.id && [one]),
          as: ({ kind }, t) => kind === 'card' && { lift: 26 * arc(t) },
        },
      ];
    },
    snipped: ({ seat, victim, cell, card }, stage) => [
      buzz(seat, stage.set.cell(victim, cell), stage),
      ...(card === 'SNG' ? [burst(stage.set.cell(victim, cell), 'SPROING!', 'growl')] : []),
      ...shed(victim, [cell], [card], stage),
    ],
    steelHit: ({ seat, victim, cell }, stage) => [
      buzz(seat, stage.set.cell(victim, cell), stage),
      burst(stage.set.cell(victim, cell), 'CLANG!', 'bark', stage.next),
    ],
    snagged: ({ seat }, { next }) => [{ ...shake(seat), now: next }, wait(200)],
    untangled: (_, { next }) => [wait(200, next)],
    lost: ({ seat, cells, cards, cause }, stage) => {
      const [first] = cells;
      const bites = cause === 'WLF' && first !== undefined ? bite(seat, first, stage) : [];
      return [...bites, ...shed(seat, cells, cards, stage, 'bleat')];
    },
    goatAte: ({ seat, cards }, { set, view, next }) => [
      ...cards.map((card) => ({
        ...fly(sprite('card', card, set.place(seat).hand, 54), set.discard, 240),
        now: { ...next, discard: view.discard },
      })),
      burst(set.discard, 'Munch!', 'tap', next),
    ],
    wolfTrotted: (_, stage) => trot(stage),
    out: ({ seat }, { set, next }) => [shake(seat, 'bleat'), burst(set.middleOf(seat), 'Shorn!', 'bleat', next)],
    finished: (_, { next }) => [wait(300, next)],
  },
};
