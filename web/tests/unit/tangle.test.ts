import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Scene } from '../../src/board';
import game from '../../src/games/tangle';
import Board from '../../src/games/tangle/Board.svelte';
import Book from '../../src/games/tangle/Book.svelte';
import { ENCHANTMENTS, VICTORIES } from '../../src/games/tangle/cards';
import { fitted } from '../../src/games/tangle/layout';
import { mixOf, placesIn, usualMix } from '../../src/games/tangle/moves';
import { play } from '../../src/games/tangle/play';
import { added, after } from '../../src/games/tangle/story';
import { passages } from '../../src/games/tangle/inwords';
import { missingWords, shareOf } from '../../src/games/tangle/words';
import type { ForesightView, TangleEvent, TangleMove, TangleView } from '../../src/games/tangle/wire';
import { arrival, DONE, foreseen, glade, listed, place, player, tile } from './glade';
import { performed } from './performances';
import { decision, seat, turn } from './tables';

type Untold<Event> = Event extends unknown ? Omit<Event, 'text'> : never;
const told = (event: Untold<TangleEvent>) => ({ text: '', ...event }) as TangleEvent;

describe('moves', () => {
  it('name the places that are lit for them', () => {
    const moves: TangleMove[] = [place('bc3', 'b3'), { type: 'earth', area: 'cd4' }, DONE];
    expect(moves.map(placesIn)).toEqual([['bc3', 'b3'], ['cd4'], []]);
    expect(moves.map((move) => game.group?.(move, glade()))).toEqual(['Root on bc3', '', '']);
  });

  it('are told to be of no use where nothing comes of them', () => {
    const ahead = foreseen({
      places: [arrival('c5', { idle: true }), arrival('b2')],
      idle: [{ type: 'shift', areas: ['bc4', 'cd4'] }],
    });
    const moves: TangleMove[] = [
      place('bc3', 'c5'),
      place('bc3', 'b2'),
      { type: 'shift', areas: ['bc4', 'cd4'] },
      { type: 'shift', areas: ['bc4', 'cd5'] },
    ];
    expect(moves.map((move) => game.idle?.(move, ahead))).toEqual([true, false, true, false]);
    expect(game.idle?.(place('bc3', 'c5'), null)).toBe(false);
  });

  it('write cubes in the order of the rules', () => {
    expect([mixOf({ N: 2, E: 1 }), mixOf({})]).toEqual(['E1N2', '']);
  });
});

describe('the rulebook', () => {
  const shown = (name: string) => render(Book, { name }).container;

  it('shows every card with its picture, cost and effect', () => {
    const spells = [...shown('enchantments').querySelectorAll('li')];
    expect(spells.map(({ id }) => id)).toEqual([...ENCHANTMENTS.keys()]);
    expect(spells.every((item) => item.querySelector('svg g') !== null)).toBe(true);
    expect(spells[9]?.textContent).toContain('Wild Shoot E10, 1 nourishment and 1 mana, works once');
    expect(spells[9]?.textContent).toContain('Put a root from your stash on one of your trees.');
    cleanup();
    const goals = [...shown('victory').querySelectorAll('li')];
    expect(goals.map(({ id }) => id)).toEqual([...VICTORIES.keys()]);
    expect(goals[0]?.textContent).toContain('4 trees, 2 meadows, 2 bushes, 2 lakes and 7 cards.');
  });

  it('shows boards with their arrows and start trees', () => {
    const book = shown('board');
    const [two, three, four] = [...book.querySelectorAll('figure')];
    expect([two, three, four].map((one) => one?.querySelectorAll('.head').length)).toEqual([28, 40, 49]);
    expect(three?.textContent).toContain('red on bc3 and ef7, purple on bc6 and ef4 and green on cd9 and de3');
    expect(book.textContent).toMatch(/c2\s+Grow.*Arrows: earth to b2, mana to d2 and nourishment to d3\./s);
  });
});

describe('the room of the board', () => {
  it('leaves the tray its room, and is as large as it can be', () => {
    const rooms = [
      [704, 568, 16],
      [555, 374, 16],
      [344, 493, 16],
      [1400, 860, 16],
    ] as const;
    for (const players of [2, 3, 4]) {
      for (const [width, height, rem] of rooms) {
        const fit = fitted(players, { width, height, panel: false }, rem);
        expect(fit.width).toBeLessThanOrEqual(width);
        expect(fit.height).toBeLessThanOrEqual(height);
        expect(fit.beside ? width - fit.width : height - fit.height).toBeGreaterThanOrEqual(170);
        expect(fit.scale, `${players} in ${width}×${height}`).toBeGreaterThan(0.42);
      }
    }
  });
});

describe('a picture after an event', () => {
  const after_ = (...events: TangleEvent[]) => events.reduce(after, glade());
  const space = (view: TangleView, name: string) => view.spaces.find((one) => one.space === name);

  it('has roots where they went, and the stack under them', () => {
    const view = after_(told({ type: 'rootMoved', seat: 0, from: 'bc3', index: 0, to: 'b3', placed: true }));
    expect(space(view, 'b3')?.roots).toEqual([1, 0]);
    expect(view.tiles.find(({ area }) => area === 'bc3')?.roots).toBe(0);
    expect(view.at).toBe('b3');
  });

  it('has cubes where they lie', () => {
    const view = after_(
      told({ type: 'brought', space: 'b2', cube: 'E' }),
      told({ type: 'harvested', seat: 0, area: 'bc4', cube: 'E', count: 2 }),
      told({ type: 'took', seat: 0, space: 'd2', cubes: { M: 3 }, refill: { M: 2 } }),
      told({ type: 'gave', seat: 0, to: 1, cubes: { W: 2 } }),
    );
    expect(space(view, 'b2')?.cubes).toEqual({ E: 3 });
    expect(view.tiles.find(({ area }) => area === 'bc4')?.cubes).toBe(0);
    expect(view.seats.map(({ cubes }) => cubes)).toEqual([
      { E: 4, N: 2, M: 5 },
      { E: 2, W: 4, N: 2, M: 2 },
    ]);
    expect(added({ E: 1 }, { E: 1, N: 2 }, -1)).toEqual({ N: -2 });
  });

  it('has tiles and what is left of each pair of sides', () => {
    const view = after_(
      told({ type: 'tilePlaced', seat: 0, area: 'cd4', tile: 'clean-earth' }),
      told({ type: 'tilePlaced', seat: 0, area: 'cd4', tile: 'meadow' }),
      told({ type: 'tileLost', seat: 0, area: 'bc4', tile: 'bush' }),
      told({ type: 'shifted', seat: 0, areas: ['bc3', 'cd4'] }),
    );
    expect(view.seats[0]?.tiles).toEqual({ 'clean-earth': 12, lake: 7, sapling: 4 });
    expect(Object.fromEntries(view.tiles.map(({ area, tile }) => [area, tile]))).toEqual({
      bc3: 'meadow',
      cd4: 'tree',
      bc5: 'meadow',
      bc7: 'tree',
    });
    expect(view.steps).toBe(2);
  });

  it('keeps hands that nobody sees as numbers', () => {
    const view = after_(
      told({ type: 'cardDrawnUnseen', seat: 1 }),
      told({ type: 'cardTaken', seat: 0, slot: 2, card: 'E03' }),
      told({ type: 'cardCast', seat: 0, card: 'E01', from: 'hand' }),
    );
    expect([view.seats[1]?.handSize, view.seats[1]?.hand]).toEqual([2, null]);
    expect([view.seats[0]?.hand, view.seats[0]?.known, view.seats[0]?.front]).toEqual([['E03'], ['E03'], ['E01']]);
    expect([view.row, view.pile]).toEqual([['E02', null, 'E04'], 29]);
  });

  it('moves a root through the air, arrows’ cubes together, and a tracker up its track', async () => {
    const events = [
      told({ type: 'rootMoved', seat: 0, from: 'bc3', index: 0, to: 'c3', placed: true }),
      told({ type: 'brought', space: 'b2', cube: 'E' }),
      told({ type: 'brought', space: 'd3', cube: 'N' }),
      told({ type: 'tilePlaced', seat: 0, area: 'cd4', tile: 'lake' }),
      told({ type: 'trackerMoved', track: 'L', steps: 1, below: 1 }),
    ];
    const { pictures, sounds, last } = await performed(play, glade(), events, 'wide');
    const flying = pictures.map(({ actors }) => actors.length);
    expect([Math.max(...flying), flying.includes(1)]).toEqual([2, true]);
    // While it flies it is neither here nor there
    const inTheAir = pictures.find(({ actors }) => actors.some(({ kind }) => kind === 'root'));
    expect(inTheAir?.view.tiles.find(({ area }) => area === 'bc3')?.roots).toBe(0);
    expect(space(inTheAir?.view ?? glade(), 'c3')?.roots).toEqual([]);
    expect(pictures.some(({ props }) => 'cd4' in props.flipped)).toBe(true);
    expect(pictures.some(({ props }) => props.track?.track === 'L')).toBe(true);
    expect(sounds).toEqual(['hop', 'slide', 'flip', 'slide']);
    expect(last.props).toEqual(play.props);
  });
});

interface More {
  readonly view?: Partial<TangleView>;
  readonly foresight?: Partial<ForesightView>;
  readonly me?: number;
  readonly pass?: string;
  readonly slot?: { readonly width: number; readonly height: number };
}

function sceneOf(moves: readonly TangleMove[], { view, foresight, me = 0, pass }: More): Scene<TangleView, TangleMove> {
  return {
    view: glade(view),
    turn: turn(0),
    seats: [seat(0, { name: 'Anna' }), seat(1, { name: 'Ben' })],
    options: {},
    me,
    legal: moves.map(listed),
    decision: moves.length > 0 ? decision(0, { pass: pass ?? null }) : null,
    forms: [],
    foresight: foreseen(foresight),
    result: null,
  };
}

function show(moves: readonly TangleMove[], more: More = {}) {
  const choose = vi.fn();
  const say = vi.fn();
  const scene = sceneOf(moves, more);
  const taste = { motion: false, symbols: false, contrast: false, names: false };
  const room = { shape: 'wide', width: 900, height: 700, panel: false, ...more.slot } as const;
  const lit = { places: [], move: null, hint: null, traces: [] };
  render(Board, { scene, lit, taste, portrait: false, slot: room, choose, say, sound: vi.fn() });
  return { choose, say };
}

/** By attributes, for the tree of roles of a whole board is slow to walk. */
const found = (selector: string) => {
  const one = document.querySelector<HTMLElement>(selector);
  if (!one) {
    throw new Error(`no ${selector} beside ${[...spots(), ...deeds()].join(', ')}`);
  }
  return one;
};
const named = (name: string) =>
  [...document.querySelectorAll(`[data-${name}]`)].map((one) => one.getAttribute(`data-${name}`));
const spots = () => named('spot');
const deeds = () => named('deed');
const spot = (id: string) => found(`[data-spot="${id}"]`);
const deed = (id: string) => found(`[data-deed="${id}"]`);
const card = (id: string) => found(`[data-card="${id}"]`);
const more = (id: string) => found(`[data-more="${id}"]`);
const brief = () => found('[role="region"]').textContent;

describe('the board', () => {
  it('takes a root, lights where it may go, tells what comes of it, and places', async () => {
    const { choose } = show([place('bc3', 'b3'), place('bc3', 'd2'), place('d3', 'd2')], {
      foresight: {
        places: [
          arrival('b3', {
            toll: 1,
            gains: { E: 2 },
            brings: [{ to: 'b2', cube: 'E' }],
            gifts: [{ seat: 1, area: 'bc5', cube: 'N', count: 1 }],
          }),
        ],
      },
    });
    expect(spots()).toEqual(['goal b3', 'goal d2', 'root bc3', 'root d3']);
    await fireEvent.click(spot('root bc3'));
    expect(spots()).toEqual(['to b3', 'to d2', 'root bc3', 'root d3']);
    expect(document.querySelectorAll('svg g.last')).toHaveLength(1);
    expect(document.querySelector('svg')?.textContent).toContain('+2 −1 →1');
    await fireEvent.click(spot('to b3'));
    expect(choose).not.toHaveBeenCalled();
    expect(brief()).toMatch(/You get 2 earth\..*You pay 1 cube to Ben.*Ben gets 1 nourishment on bc5.*earth to b2/);
    expect(deeds()).toEqual(['back', 'place']);
    await fireEvent.click(deed('place'));
    expect(choose).toHaveBeenCalledWith(place('bc3', 'b3'));
  });

  it('asks which root goes where somebody has touched first', async () => {
    const { choose } = show([place('bc3', 'b3'), place('d3', 'b3'), place('d3', 'd2')]);
    await fireEvent.click(spot('goal b3'));
    expect(brief()).toContain('Which root goes there?');
    expect(spots()).toEqual(['by bc3 1', 'by d3 1', 'goal b3', 'goal d2']);
    expect(deeds()).toHaveLength(3);
    await fireEvent.click(spot('goal d2'));
    expect(spots()).toEqual(['by d3 1', 'goal b3', 'goal d2']);
    await fireEvent.click(spot('by d3 1'));
    expect(choose).toHaveBeenCalledExactlyOnceWith(place('d3', 'd2'));
  });

  it('goes on by itself where nothing else can be done, but not while a card could be cast', async () => {
    vi.useFakeTimers();
    const cast: TangleMove = { type: 'cast', card: 'E01' };
    const asked = { view: { phase: 'cast' }, pass: listed(DONE).move } as const;
    expect(show([cast, DONE], asked).choose).not.toHaveBeenCalled();
    cleanup();
    const { choose } = show([DONE], asked);
    await vi.advanceTimersByTimeAsync(500);
    expect(choose).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1500);
    expect(choose).toHaveBeenCalledExactlyOnceWith(DONE);
    vi.useRealTimers();
  });

  it('pays upkeep in its own cubes as far as they go', () => {
    const one = player({ cubes: { E: 1, W: 2, M: 5 }, bills: { L: 4 } });
    expect(usualMix(one, 'L')).toEqual({ E: 1, W: 0, N: 0, M: 3 });
  });

  it('is quietly done while there is more to do, and says what is given up', () => {
    show([{ type: 'earth', area: 'cd4' }, DONE]);
    expect([deed('done').className, deed('done').getAttribute('aria-label')]).toEqual([
      expect.stringContaining('soft'),
      'Listed done',
    ]);
    cleanup();
    show([DONE]);
    expect([deed('done').className, deed('done').getAttribute('aria-label')]).toEqual([
      expect.stringContaining('gold'),
      'Done',
    ]);
  });

  it('lays a tile with one touch, and asks where an area allows several things', async () => {
    const earth: TangleMove = { type: 'earth', area: 'cd4' };
    const bush: TangleMove = { type: 'plant', seed: 'bush', area: 'cd5' };
    const tree: TangleMove = { type: 'plant', seed: 'tree', area: 'cd5' };
    const { choose } = show([earth, bush, tree, DONE], {
      view: { phase: 'act', work: 'earth', at: 'b3' },
      foresight: { prices: [{ area: 'cd4', tile: 'clean-earth', cost: { E: 2 } }] },
    });
    expect(spot('at cd4').getAttribute('aria-label')).toMatch(/for 2 earth\. Wasteland on cd4/);
    await fireEvent.click(spot('at cd4'));
    expect(choose).toHaveBeenLastCalledWith(earth);
    await fireEvent.click(spot('at cd5'));
    expect(choose).toHaveBeenCalledTimes(1);
    await fireEvent.click(deed('plant tree cd5'));
    expect(choose).toHaveBeenLastCalledWith(tree);
    expect(deed('done').className).toContain('soft');
  });

  it('lets two or three tiles change places', async () => {
    const pair: TangleMove = { type: 'shift', areas: ['bc3', 'bc4'] };
    const other: TangleMove = { type: 'shift', areas: ['bc4', 'cd4'] };
    const { choose } = show([pair, other, DONE], { view: { phase: 'act', work: 'shift' } });
    await fireEvent.click(spot('tile bc4'));
    await fireEvent.click(spot('tile bc3'));
    await fireEvent.click(deed('swap'));
    expect(choose).toHaveBeenLastCalledWith(pair);
    for (const area of ['bc3', 'bc4', 'cd4']) {
      await fireEvent.click(spot(`tile ${area}`));
    }
    await fireEvent.click(deed('bc3,cd4,bc4'));
    expect(choose).toHaveBeenLastCalledWith({ type: 'shift', areas: ['bc3', 'cd4', 'bc4'] });
  });

  it('shows a card before it is cast', async () => {
    const { choose } = show([{ type: 'cast', card: 'E01' }, DONE], {
      view: { phase: 'cast', seats: [player({ hand: ['E01', 'E33'] }), player()] },
    });
    expect(card('E33').className).toContain('off');
    await fireEvent.click(card('E01'));
    expect(choose).not.toHaveBeenCalled();
    expect(brief()).toContain('Rich Loam');
    expect(brief()).toContain('Costs 1 mana');
    await fireEvent.click(deed('card'));
    expect(choose).toHaveBeenCalledWith({ type: 'cast', card: 'E01' });
  });

  it('splits tracker steps, tells whose marker falls, and moves only what is whole', async () => {
    const split = (lakes: number, growth: number, cards: number) => ({ type: 'steps', lakes, growth, cards }) as const;
    const { choose } = show([split(1, 1, 0), split(2, 0, 0), split(0, 1, 1)], {
      view: {
        phase: 'track',
        steps: 2,
        seats: [player({ bills: { L: 0, B: 1, C: 0 } }), player({ bills: { L: 0, B: 2, C: 0 } })],
      },
      foresight: { splits: [{ steps: split(1, 1, 0), markers: ['B'] }] },
    });
    expect(deed('track').hasAttribute('disabled')).toBe(true);
    await fireEvent.click(more('B'));
    expect(more('B').hasAttribute('disabled')).toBe(true);
    await fireEvent.click(more('L'));
    expect(brief()).toContain('You take the marker of bushes and meadows: as it stands Anna 1 and Ben 2.');
    await fireEvent.click(deed('track'));
    expect(choose).toHaveBeenCalledWith(split(1, 1, 0));
  });

  it('pays upkeep in any cubes, or gives something up', async () => {
    const view = {
      phase: 'upkeep',
      tiles: [tile('cd4', 0, 'lake'), tile('bc3', 0, 'tree')],
      seats: [player({ bills: { L: 2, B: 5, C: 0 } }), player()],
    } as const;
    const pay = (mix: string): TangleMove => ({ type: 'pay', mix });
    const { choose } = show([{ type: 'dropTile', area: 'cd4' }, pay('E1N1'), pay('E2')], {
      view: { ...view, tiles: [...view.tiles], seats: [...view.seats] },
    });
    await fireEvent.click(deed('pay'));
    expect(choose).toHaveBeenLastCalledWith(pay('E2'));
    await fireEvent.click(found('[aria-label="Less: earth"]'));
    await fireEvent.click(more('N'));
    expect(more('W').hasAttribute('disabled')).toBe(true);
    await fireEvent.click(deed('pay'));
    expect(choose).toHaveBeenLastCalledWith(pay('E1N1'));
    await fireEvent.click(spot('at cd4'));
    expect(choose).toHaveBeenLastCalledWith({ type: 'dropTile', area: 'cd4' });
    cleanup();
    show([{ type: 'dropTile', area: 'cd4' }, pay('')], {
      view: { ...view, tiles: [...view.tiles], seats: [...view.seats] },
    });
    expect(deed('pay').textContent).toContain('Listed pay');
  });

  it('warns of who could win, and says what everybody is here for', () => {
    show([place('bc3', 'b3')], {
      view: { round: 1 },
      foresight: { threats: [{ seat: 1, cards: ['V16', 'V12'] }] },
    });
    expect(brief()).toContain('Ben could win next turn, with Great Hedge or Parkland.');
    expect(brief()).toContain('Be the first to have all that one of your three plans asks for.');
  });

  it('comes nearer by keys, and shows all again', async () => {
    show([place('bc3', 'b3'), place('d3', 'b3')]);
    const svg = found('svg[role="group"]');
    const width = () => Number(svg.getAttribute('viewBox')?.split(' ')[2]);
    const all = width();
    await fireEvent.keyDown(spot('root bc3'), { key: '+' });
    expect(width()).toBeLessThan(all);
    await fireEvent.keyDown(spot('root bc3'), { key: '0' });
    expect(width()).toBe(all);
  });

  it('shows those who only watch no plans and nothing to touch', () => {
    show([], { me: -2, view: { seats: [player(), player()] } });
    expect([spots(), deeds()]).toEqual([[], []]);
    expect(document.querySelector('.plans')).toBeNull();
  });
});

describe('words', () => {
  it('tell what a plan lacks, in pieces and as a share', () => {
    const [goal] = glade().seats[0]?.goals ?? [];
    expect(goal && missingWords(goal)).toBe('3 trees, 2 meadows, 1 bush, 2 lakes and 7 cards');
    expect(goal && shareOf(goal)).toBeCloseTo(2 / 17);
  });

  it('tell the whole table to those who listen', () => {
    const scene = sceneOf([], {});
    const all = passages(scene).map(({ title, lines }) => `${title}: ${lines.join(' ')}`);
    expect(all.join(' ')).toContain('Clean earth, b3: root of Ben.');
    expect(all.join(' ')).toContain('Meadow of Ben on bc5 with 1 nourishment.');
    expect(all.join(' ')).toContain('Enchantments: due at the next turn of Ben');
    const due = passages({ ...scene, view: glade({ phase: 'upkeep', active: 1 }) });
    expect(due.flatMap(({ lines }) => lines).join(' ')).toContain('Enchantments: due now');
    expect(all[0]).toMatch(/^Your plans: Restored Wilds: missing 3 trees/);
    const watched = passages({ ...scene, me: -2, view: glade({ seats: [player(), player()] }) });
    expect(watched.map(({ title }) => title)).toEqual(['Players', 'Upkeep', 'Spaces', 'Areas']);
  });
});
