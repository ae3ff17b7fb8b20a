import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Listed, Scene } from '../../src/board';
import game from '../../src/games/last-fleece-standing';
import Board from '../../src/games/last-fleece-standing/Board.svelte';
import { EDGE, Layout } from '../../src/games/last-fleece-standing/layout';
import { coatOf, standingAnswer, type Wishes } from '../../src/games/last-fleece-standing/manners.svelte';
import {
  aimsOf,
  arranging,
  cardOf,
  laying,
  lossOf,
  shedding,
  sticking,
  waysOf,
} from '../../src/games/last-fleece-standing/moves';
import type {
  ArrangeMove,
  FleeceMove,
  FleeceView,
  Mark,
  Part,
  Piece,
  Seat,
  Wool,
} from '../../src/games/last-fleece-standing/wire';
import { CARDS, playedWords, titleOf } from '../../src/games/last-fleece-standing/words';
import { said } from '../../src/lib/said';
import { seat as person, turn } from './tables';

const piece = (cell: number, kind: Wool | null = null, mark: Mark = ''): Piece => ({
  cell,
  kind,
  faceUp: false,
  mark,
  token: 0,
});
const coat = (...cells: number[]) => cells.map((cell) => piece(cell));

function sheep(more: Partial<Seat> = {}): Seat {
  return {
    living: true,
    place: 0,
    shear: { card: 'sR', battery: null, blade: null, power: 4, snag: 'free' },
    dog: true,
    shepherd: false,
    handSize: 1,
    hand: null,
    rows: 3,
    coat: coat(1, 2, 3, 4, 5, 6, 7, 8, 9),
    tally: { basic: 7, steel: 1, snag: 1, steelOrSnag: 0, unknown: 0 },
    lost: { WOL: 0, STL: 0, SNG: 0 },
    answers: {},
    odds: [],
    ...more,
  };
}

function view(more: Partial<FleeceView> = {}): FleeceView {
  return {
    phase: 'act',
    window: '',
    turn: 6,
    active: 0,
    die: 3,
    owed: 2,
    attackUsed: false,
    firstTurn: false,
    deck: 30,
    discard: {},
    wolf: 1,
    event: null,
    attack: null,
    bouncesLeft: false,
    bite: 0.5,
    victims: [],
    bounce: [1, 2, 0],
    snagOdds: {},
    stack: [],
    gain: null,
    seats: [sheep({ hand: ['POW', 'VEL'], handSize: 2 }), sheep(), sheep()],
    unseen: {},
    nextCard: {},
    answer: null,
    ...more,
  };
}

const shear = (...parts: [seat: number, points: number][]): FleeceMove => ({
  type: 'shear',
  parts: parts.map(([seat, points]): Part => ({ seat, points })),
});
const arrange = (...shifts: [from: number, to: number][]): FleeceMove => ({
  type: 'arrange',
  shifts: shifts.map(([from, to]) => ({ from, to })),
});

/** Moves as they are written, and as they come. */
const MOVES = {
  pass: { type: 'pass' },
  draw: { type: 'draw' },
  end: { type: 'end' },
  concede: { type: 'concede' },
  rock: { type: 'throw', sign: 'rock' },
  dog: { type: 'dog' },
  cream: { type: 'cream' },
  after: { type: 'after' },
  'pow A': { type: 'cancelAttack' },
  'pow B B': { type: 'expelDog', seat: 1 },
  'pow B !': { type: 'cancelDog' },
  'pow C': { type: 'cancelCard' },
  'velcro STL': { type: 'fetch', wool: 'STL' },
  'velcro WOL': { type: 'fetch', wool: 'WOL' },
  'velcro D': { type: 'rob', seat: 3 },
  'thief A': { type: 'thief', seat: 0 },
  'closeshave D': { type: 'closeShave', seat: 3 },
  'snip 1': { type: 'snip', cell: 1 },
  'snip 2': { type: 'snip', cell: 2 },
  'snip 5': { type: 'snip', cell: 5 },
  'snip 12': { type: 'snip', cell: 12 },
  'row 2': { type: 'row', row: 2 },
  'row 4': { type: 'row', row: 4 },
  'shed 3': { type: 'shed', cells: [3] },
  'shed 1 2': { type: 'shed', cells: [1, 2] },
  'shed 1 3': { type: 'shed', cells: [1, 3] },
  'shed 3 9': { type: 'shed', cells: [3, 9] },
  'shed 3 4': { type: 'shed', cells: [3, 4] },
  'shear B4': shear([1, 4]),
  'shear C4': shear([2, 4]),
  'shear C3 D1': shear([2, 3], [3, 1]),
  'shear B3 C1': shear([1, 3], [2, 1]),
  'shear C1 B3': shear([2, 1], [1, 3]),
  'shear B2 C2': shear([1, 2], [2, 2]),
} satisfies Record<string, FleeceMove>;
type Written = keyof typeof MOVES;

const listed = (...moves: Written[]): Listed<FleeceMove>[] =>
  moves.map((move) => ({ seat: 0, move, text: `Do ${move}`, data: MOVES[move] }));

function scene(more: Partial<Scene<FleeceView, FleeceMove>> = {}): Scene<FleeceView, FleeceMove> {
  return {
    view: view(),
    turn: turn(0),
    seats: [person(0, { name: 'Anna', yours: true }), person(1, { name: 'Ben' }), person(2, { name: 'Cleo' })],
    options: {},
    me: 0,
    legal: [],
    decision: null,
    forms: [],
    result: null,
    ...more,
  };
}

describe('moves', () => {
  const card = (move: Written) => cardOf(MOVES[move]);

  it('name the card that they play', () => {
    expect(
      (['pow A', 'pow B B', 'cream', 'velcro STL', 'closeshave D', 'dog', 'snip 5', 'pass'] as const).map(card),
    ).toEqual(['POW', 'POW', 'CRM', 'VEL', 'CSH', 'DOG', null, null]);
  });

  it('an attack has its parts in order', () => {
    expect(aimsOf(MOVES['shear C3 D1'])).toEqual([
      { seat: 2, points: 3 },
      { seat: 3, points: 1 },
    ]);
    expect(aimsOf(MOVES.rock)).toEqual([]);
  });

  it('are made by what is touched: pieces of a coat, or a card and what it is played on', () => {
    const attack = { attacker: 0, parts: [{ seat: 2, points: 2 }], snipped: false };
    const snipping = view({ phase: 'snip', attack });
    const ways = (move: Written, at = snipping) => waysOf(MOVES[move], at, 0);
    expect([ways('snip 1'), ways('snip 12'), ways('shed 3')]).toEqual([[['cell 2.1']], [['cell 2.12']], []]);
    const shave = { seat: 0, card: 'CSH', move: '', target: 1, inWords: '', inResponseTo: -1 } as const;
    const shaving = view({ phase: 'row', stack: [shave] });
    expect(ways('row 2', shaving)).toEqual([['cell 1.4'], ['cell 1.5'], ['cell 1.6']]);
    expect([ways('row 4', shaving), ways('rock')]).toEqual([[], []]);
    expect([ways('pow B B'), ways('pow C'), ways('velcro STL')]).toEqual([
      [['card POW', 'seat 1']],
      [['card POW', 'cancelCard']],
      [['card VEL', 'wool STL']],
    ]);
  });

  it('losses are read from the list', () => {
    expect(lossOf(listed('shed 3 9', 'shed 3 4'))).toBe(2);
    expect(lossOf(listed('pass'))).toBe(0);
    expect(shedding([12, 3])).toEqual({ type: 'shed', cells: [3, 12] });
    expect(laying(5, 9)).toEqual({ type: 'lay', snag: 5, steel: 9 });
  });

  it('a rearrangement lists only what moved', () => {
    expect(
      arranging([
        [1, 1],
        [2, 9],
        [9, 2],
      ]),
    ).toEqual(arrange([2, 9], [9, 2]));
    expect(arranging([[1, 1]])).toBeNull();
  });

  it('a new piece goes to its cell, by way of a free one if somebody lay there', () => {
    const stick = (cell: number, ...shifts: [from: number, to: number][]) => ({
      type: 'stick',
      cell,
      shifts: shifts.map(([from, to]) => ({ from, to })),
    });
    expect(sticking(4, [4, 7], [[1, 1]])).toEqual(stick(4));
    expect(
      sticking(
        4,
        [4],
        [
          [2, 9],
          [9, 2],
        ],
      ),
    ).toEqual(stick(4, [2, 9], [9, 2]));
    expect(sticking(1, [4, 7], [[1, 7]])).toEqual(stick(4, [1, 7], [4, 1]));
  });

  it('sentences name seats and cells, and people by their names', () => {
    expect(game.places?.({ kind: 'cell', id: '1.3', name: 'cell 3' })).toEqual(['cell 1.3']);
    expect(game.places?.({ kind: 'seat', id: '1', name: 'seat B' })).toEqual(['seat 1']);
    expect(game.places?.({ kind: 'card', id: 'POW', name: 'POW!' })).toEqual([]);
    expect(said('Shear ⟦seat:1|seat B⟧ for 3', scene().seats)).toBe('Shear Ben for 3');
  });

  it('a card on the stack says whom it is aimed at', () => {
    const name = (seat: number) => ['Anna', 'Ben'][seat] ?? '';
    expect(playedWords({ card: 'VEL', target: 1, inWords: 'Velcro on seat B' }, name)).toBe('Velcro on Ben');
    expect(playedWords({ card: 'POW', target: 0, inWords: '' }, name)).toBe('POW! against the dog of Anna');
    expect(playedWords({ card: 'AFT', target: null, inWords: 'Aftershave' }, name)).toBe('Aftershave');
  });
});

it('every card has its words, and those of the hand are marked as such', () => {
  const anytime = ['POW', 'CRM', 'AFT', 'VEL', 'THF', 'CSH'] as const;
  expect(anytime.every((code) => CARDS[code].anytime)).toBe(true);
  expect(Object.keys(CARDS)).toHaveLength(24);
  expect(titleOf('BAT+')).toBe('+1 Battery');
});

describe('layout', () => {
  for (const [width, height] of [
    [344, 420],
    [700, 540],
    [561, 322],
    [414, 332],
    [344, 290],
  ] as const) {
    for (const cards of [1, 6, 12]) {
      it(`each of ${cards} cards on ${width} by ${height} has room for a finger, and none leaves its place`, () => {
        const layout = new Layout(view(), width, height, 0);
        const { card } = layout.hand(cards);
        // A strip is shifted until the card is wholly in sight
        const stops = [0];
        for (let at = 0; at < layout.hand(cards).slack; stops.push(at)) {
          at = layout.shiftOn(cards, at, true);
        }
        const { x: left, width: room } = layout.handBox;
        const edge = layout.hand(cards).slack > 0 ? EDGE : 0;
        const slots = Array.from({ length: cards }, (_, i) => {
          const seen = stops.map((at) => layout.handSlot(i, cards, at));
          return (
            seen.find(({ x }) => x - card / 2 >= left + edge && x + card / 2 <= left + room - edge) ?? { x: 0, y: 0 }
          );
        });
        expect(layout.shiftOn(cards, stops.at(-1) ?? 0, false)).toBeLessThanOrEqual(stops.at(-2) ?? 0);
        expect(card).toBeGreaterThanOrEqual(44);
        slots.forEach(({ x, y }, i) => {
          expect(x - card / 2).toBeGreaterThanOrEqual(layout.handBox.x);
          expect(x + card / 2).toBeLessThanOrEqual(layout.handBox.x + layout.handBox.width);
          expect(y + card * 0.35).toBeLessThanOrEqual(height);
          const lying = (n: number) => layout.handSlot(n, cards);
          slots.slice(0, i).forEach((_, n) => {
            const apart = { x: Math.abs(lying(i).x - lying(n).x), y: Math.abs(lying(i).y - lying(n).y) };
            expect(Math.max(apart.x / card, apart.y / (card * 1.4))).toBeGreaterThanOrEqual(1);
          });
        });
      });
    }
    for (const seats of [2, 3, 4]) {
      it(`${seats} seats on ${width} by ${height} overlap nobody and stay on the table`, () => {
        const table = view({ seats: Array.from({ length: seats }, () => sheep()) });
        const layout = new Layout(table, width, height, 1);
        const upright = height > width;
        const boxes = [...layout.places.map(({ box }) => box), layout.centre, ...(upright ? [layout.handBox] : [])];
        boxes.forEach((one, i) => {
          expect(one.x).toBeGreaterThanOrEqual(0);
          expect(one.x + one.width).toBeLessThanOrEqual(width + 0.5);
          expect(one.y + one.height).toBeLessThanOrEqual(height + 0.5);
          boxes.slice(i + 1).forEach((other) => {
            const apart =
              one.x + one.width <= other.x + 0.5 ||
              other.x + other.width <= one.x + 0.5 ||
              one.y + one.height <= other.y + 0.5 ||
              other.y + other.height <= one.y + 0.5;
            expect(apart).toBe(true);
          });
        });
        const mine = layout.place(1);
        expect(layout.places.at(-1)).toBe(mine);
        // Where the hand lies beside the own things, it covers none of them
        expect(upright || layout.handBox.x >= mine.guest.x + mine.beast / 3).toBe(true);
        for (const place of layout.places) {
          const last = layout.cell(place.seat, 9);
          expect(last.y + place.coat.cell / 2).toBeLessThanOrEqual(place.box.y + place.box.height);
        }
      });
    }
  }
});

describe('windows', () => {
  const nothing: Wishes = {
    onlyVictim: false,
    emptyHanded: false,
    keepMixed: false,
    passed: null,
    prepared: null,
    heldForCoat: false,
  };
  const attacked = (victim: number) =>
    view({
      phase: 'window',
      window: 'attack',
      active: 1,
      attack: { attacker: 1, parts: [{ seat: victim, points: 3 }], snipped: false },
      victims: [victim],
    });
  const window = (victim: number, ...moves: Written[]) =>
    scene({ view: attacked(victim), legal: listed('pass', ...moves) });

  it('usually somebody is asked', () => {
    expect(standingAnswer(window(0), nothing)).toBeNull();
  });

  it('who only wants to be asked as a victim passes otherwise, whatever the hand', () => {
    const wishes = { ...nothing, onlyVictim: true };
    expect(standingAnswer(window(2, 'pow A'), wishes)).toEqual({ move: MOVES.pass, after: 0 });
    expect(standingAnswer(window(2), wishes)).toEqual({ move: MOVES.pass, after: 0 });
    expect(standingAnswer(window(0), wishes)).toBeNull();
  });

  it('a turn can be passed as a whole', () => {
    expect(standingAnswer(window(0, 'after'), { ...nothing, passed: { seat: 0, turn: 6 } })).toEqual({
      move: MOVES.pass,
      after: 0,
    });
    expect(standingAnswer(window(0, 'after'), { ...nothing, passed: { seat: 0, turn: 5 } })).toBeNull();
    expect(standingAnswer(window(0, 'after'), { ...nothing, passed: { seat: 1, turn: 6 } })).toBeNull();
  });

  it('an empty hand passes only after a while', () => {
    const wishes = { ...nothing, emptyHanded: true };
    const after = standingAnswer(window(0), wishes)?.after ?? 0;
    expect(after).toBeGreaterThanOrEqual(1500);
    expect(after).toBeLessThanOrEqual(5000);
    expect(standingAnswer(window(0, 'after'), wishes)).toBeNull();
  });

  const SWAP = arranging([
    [1, 2],
    [2, 1],
  ]) as ArrangeMove;
  const end = (own: Piece[], asked: boolean) =>
    scene({
      view: view({ phase: 'window', window: 'end', active: 1, seats: [sheep({ coat: own }), sheep(), sheep()] }),
      turn: { ...turn(0), loud: [] },
      legal: listed('pass', 'pow B B'),
      forms: asked ? [{ seat: 0, form: 'arrange', grammar: '', sample: [], type: 'arrange' }] : [],
    });

  it('a prepared rearrangement is made at the end of the turn, if the coat is still the same', () => {
    const own = coat(1, 2);
    const prepared = { seat: 0, move: SWAP, coat: coatOf(own) };
    const wishes = { ...nothing, prepared, heldForCoat: true };
    expect(standingAnswer(end(own, true), wishes)).toEqual({ move: SWAP, after: 0 });
    expect(standingAnswer(end(own, false), wishes)).toEqual({ move: MOVES.pass, after: 0 });
    expect(standingAnswer(end(coat(1, 3), true), wishes)).toEqual({ move: MOVES.pass, after: 0 });
  });

  it('a coat that is kept mixed is mixed once somebody knows a piece', () => {
    const wishes = { ...nothing, keepMixed: true };
    const random = vi.spyOn(Math, 'random').mockReturnValueOnce(0.9).mockReturnValueOnce(0.1);
    expect(standingAnswer(end([piece(1, 'STL', 'all'), piece(2)], true), wishes)?.move).toEqual(SWAP);
    random.mockRestore();
    expect(standingAnswer(end(coat(1, 2), true), wishes)).toBeNull();
  });
});

function show(more: Partial<Scene<FleeceView, FleeceMove>> = {}) {
  const choose = vi.fn();
  const say = vi.fn();
  const taste = { motion: false, symbols: false, contrast: false, names: false };
  const slot = { shape: 'wide', width: 900, height: 700, panel: false } as const;
  const lit = { places: [], move: null, hint: null, traces: [] };
  const props = { lit, taste, portrait: false, slot, choose, say, sound: vi.fn() };
  const { container, rerender } = render(Board, { scene: scene(more), ...props });
  const then = (next: typeof more) => rerender({ scene: scene({ ...more, ...next }) });
  return { choose, say, container, then };
}

describe('the table', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.restoreAllMocks());

  const button = (name: RegExp | string) => screen.getByRole('button', { name });

  it('draws, ends and passes with one touch', async () => {
    const { choose } = show({ legal: listed('draw', 'end', 'concede') });
    await fireEvent.click(button('Do draw'));
    await fireEvent.click(button('End turn'));
    expect(choose.mock.calls).toEqual([[MOVES.draw], [MOVES.end]]);
  });

  it('ends a turn quietly while somebody can be shorn, and says what is given up', () => {
    show({ legal: listed('shear B4', 'end') });
    expect(button('End without shearing').className).toContain('soft');
  });

  it('a card is looked at before it is played, with all its uses', async () => {
    const { choose } = show({ legal: listed('pass', 'pow A', 'pow B B') });
    expect(button(/^Velcro, in your hand/)).toBeTruthy();
    await fireEvent.click(button(/^POW!: Do pow A; or Do pow B B/));
    expect(choose).not.toHaveBeenCalled();
    const bench = within(screen.getByRole('region', { name: 'Decide' }));
    await fireEvent.click(bench.getByRole('button', { name: 'Do pow B B' }));
    expect(choose).toHaveBeenCalledWith(MOVES['pow B B']);
  });

  it('a card that cannot be played asks the rules why', async () => {
    const { choose } = show({ legal: listed('pass') });
    await fireEvent.click(button(/^Velcro/));
    await fireEvent.click(button('Why not now?'));
    expect(choose).toHaveBeenCalledWith(MOVES['velcro WOL']);
  });

  it('a cell to snip is named with its chance of a Snag', async () => {
    const { choose } = show({
      view: view({
        phase: 'snip',
        attack: { attacker: 0, parts: [{ seat: 1, points: 2 }], snipped: false },
        snagOdds: { 1: 0.5, 2: 0 },
      }),
      legal: listed('snip 1', 'snip 2'),
    });
    await fireEvent.click(button('Do snip 1: Snag 50 %'));
    expect(choose).toHaveBeenCalledWith(MOVES['snip 1']);
  });

  it('as many pieces are given up as the list says', async () => {
    const { choose } = show({ view: view({ phase: 'shed', event: 'MOO' }), legal: listed('shed 1 2', 'shed 1 3') });
    await fireEvent.click(button('Give up cell 1'));
    expect(button('1 of 2 chosen')).toHaveProperty('disabled', true);
    await fireEvent.click(button('Give up cell 3'));
    await fireEvent.click(button('Give up these 2'));
    expect(choose).toHaveBeenCalledWith(MOVES['shed 1 3']);
  });

  const bench = () => screen.queryByRole('region', { name: 'Decide' });

  it('a dog is lit while it can be sent, and offered no longer than it is there', async () => {
    const seats = (dog: boolean) => [sheep({ dog }), sheep({ dog: true }), sheep()];
    const { container, then } = show({ view: view({ seats: seats(true) }), legal: listed('pass', 'dog') });
    expect(container.querySelectorAll('[data-seat="0"] [data-sent]')).toHaveLength(1);
    expect(container.querySelectorAll('[data-sent]')).toHaveLength(1);
    await fireEvent.click(button('Do dog'));
    expect(bench()).not.toBeNull();
    await then({ view: view({ seats: seats(false) }), legal: listed('pass') });
    expect(bench()).toBeNull();
    expect(container.querySelector('[data-sent]')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Do dog' })).toBeNull();
  });

  it('no empty box and no arrow stays when an attack has been sent', async () => {
    const { container, then } = show({ legal: listed('shear B4', 'shear C4', 'end') });
    await fireEvent.click(button('Your Shear: announce an attack'));
    await fireEvent.click(button('All on Ben'));
    expect(container.querySelectorAll('[data-aim="1"]')).toHaveLength(1);
    await then({ legal: [] });
    expect(bench()).toBeNull();
    expect(container.querySelector('[data-aim]')).toBeNull();
  });

  it('a card that is eaten while it is looked at is put away', async () => {
    const { then } = show({ legal: listed('pass', 'pow A') });
    await fireEvent.click(button(/^POW!/));
    await then({ view: view({ seats: [sheep({ hand: ['VEL'], handSize: 1 }), sheep(), sheep()] }) });
    expect(bench()).toBeNull();
  });

  it('says what takes a piece: the Wolf, or Shaving Cream', async () => {
    const cream = {
      seat: 1,
      card: 'CRM',
      move: 'cream',
      target: 0,
      inWords: 'Shaving Cream',
      inResponseTo: -1,
    } as const;
    const legal = listed('shed 3');
    const { then } = show({ view: view({ phase: 'bite', wolf: 0 }), legal });
    expect(bench()?.textContent).toContain('The Wolf bites');
    await then({ view: view({ phase: 'bite', wolf: 0, stack: [cream] }), legal });
    expect(bench()?.textContent).toContain('The Shaving Cream hits');
  });

  it('a spectator decides nothing and sees backs', () => {
    show({ me: -2, view: view({ seats: [sheep(), sheep(), sheep()] }) });
    expect(screen.queryByRole('group', { name: 'Your turn' })).toBeNull();
    expect(button(/^Anna: 9 pieces/)).toBeTruthy();
  });

  it('an attack is put together in order and sent only when it is listed', async () => {
    const odds = Array.from({ length: 4 }, () => ({ snag: 0.4, pieces: 3, out: 0 }));
    const { choose, container } = show({
      view: view({ seats: [sheep(), sheep({ odds }), sheep({ odds })], bounce: [1, 0, 1] }),
      legal: listed('shear B4', 'shear C4', 'shear B3 C1', 'shear C1 B3', 'shear B2 C2'),
    });
    await fireEvent.click(button('Your Shear: announce an attack'));
    expect(button('Aim first')).toHaveProperty('disabled', true);
    await fireEvent.click(button('More points on Cleo'));
    await fireEvent.click(button('More points on Ben'));
    await fireEvent.click(button('More points on Ben'));
    expect(button('Shear Cleo for 1, then Ben for 2')).toHaveProperty('disabled', true);
    await fireEvent.click(button('More points on Ben'));
    expect(screen.getByText('An Aftershave would bounce it to you!')).toBeTruthy();
    await fireEvent.click(button('Ben earlier'));
    const aims = [...container.querySelectorAll('[data-aim]')].map((one) => [
      one.getAttribute('data-aim'),
      one.textContent,
    ]);
    expect(aims).toEqual([
      ['1', '3'],
      ['2', '1'],
    ]);
    await fireEvent.click(button('Shear Ben for 3, then Cleo for 1'));
    expect(choose).toHaveBeenCalledWith(MOVES['shear B3 C1']);
  });

  it('all points go to a rival who is touched while an attack is put together', async () => {
    const { choose } = show({ legal: listed('shear B4', 'shear C4', 'end') });
    await fireEvent.click(button('Your Shear: announce an attack'));
    await fireEvent.click(button(/^Cleo: 9 pieces/));
    await fireEvent.click(button('Shear Cleo for 4'));
    expect(choose).toHaveBeenCalledWith(MOVES['shear C4']);
  });

  it('a card is played on a rival who is touched while it is in hand', async () => {
    const { choose } = show({ legal: listed('pass', 'pow A', 'pow B B') });
    await fireEvent.click(button(/^POW!/));
    await fireEvent.click(screen.getAllByRole('button', { name: 'Do pow B B' })[0] as HTMLElement);
    expect(choose).toHaveBeenCalledWith(MOVES['pow B B']);
  });
});

describe('the coat in hand', () => {
  const arranger = async (task: 'arrange' | 'stick', own: Piece[], kind: Wool | null = null) => {
    const gain = { seat: 0, kind, steelOrSnag: true };
    const seats = [sheep({ coat: own }), sheep(), sheep()];
    const stick: Listed<FleeceMove> = { seat: 0, move: '', text: '', data: { type: 'stick', cell: 3, shifts: [] } };
    const forms = [{ seat: 0, form: 'arrange', grammar: '', sample: [], type: 'arrange' }];
    const { choose } = show(
      task === 'stick'
        ? { view: view({ phase: 'gain', gain, seats }), legal: [stick] }
        : { view: view({ seats }), forms },
    );
    if (task === 'arrange') {
      await fireEvent.click(screen.getByRole('button', { name: 'Coat' }));
    }
    return choose;
  };
  const cell = (number: number) => screen.getByRole('button', { name: new RegExp(`^Cell ${number}:`) });

  it('two pieces are swapped by touching both', async () => {
    const choose = await arranger('arrange', [piece(1, 'SNG'), piece(2, 'WOL'), piece(3, 'STL', 'all')]);
    expect(screen.getByRole('button', { name: 'Rearrange' })).toHaveProperty('disabled', true);
    await fireEvent.click(cell(1));
    await fireEvent.click(cell(3));
    await fireEvent.click(screen.getByRole('button', { name: 'Rearrange' }));
    expect(choose).toHaveBeenCalledWith(arrange([1, 3], [3, 1]));
  });

  it('a piece goes to a free cell, and back', async () => {
    const choose = await arranger('arrange', [piece(1, 'SNG'), piece(2, 'WOL')]);
    const toCell8 = async () => {
      await fireEvent.click(cell(2));
      await fireEvent.click(cell(8));
    };
    await toCell8();
    await fireEvent.click(screen.getByRole('button', { name: 'As it was' }));
    expect(screen.getByRole('button', { name: 'Rearrange' })).toHaveProperty('disabled', true);
    await toCell8();
    await fireEvent.click(screen.getByRole('button', { name: 'Rearrange' }));
    expect(choose).toHaveBeenCalledWith(arrange([2, 8]));
  });

  it('a new piece is laid on a free cell or in somebody’s place', async () => {
    const choose = await arranger('stick', [piece(1, 'SNG'), piece(2, 'WOL')], 'STL');
    expect(screen.getByRole('button', { name: 'Lay it so' })).toHaveProperty('disabled', true);
    await fireEvent.click(cell(4));
    await fireEvent.click(screen.getByRole('button', { name: 'Lay it so' }));
    expect(choose).toHaveBeenLastCalledWith({ type: 'stick', cell: 4, shifts: [] });
    await fireEvent.click(screen.getByRole('button', { name: 'As it was' }));
    await fireEvent.click(cell(1));
    await fireEvent.click(screen.getByRole('button', { name: 'Lay it so' }));
    expect(choose).toHaveBeenLastCalledWith({
      type: 'stick',
      cell: 3,
      shifts: [
        { from: 1, to: 3 },
        { from: 3, to: 1 },
      ],
    });
  });
});
