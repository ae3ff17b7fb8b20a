import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Scene } from '../../src/board';
import Board from '../../src/games/sheep-hop/Board.svelte';
import game from '../../src/games/sheep-hop';
import { Chart } from '../../src/games/sheep-hop/map';
import { attempt, stepOf } from '../../src/games/sheep-hop/moves';
import { actorsOf } from '../../src/games/sheep-hop/cast';
import { play } from '../../src/games/sheep-hop/play';
import type { SheepHopEvent, SheepHopMove, SheepHopView } from '../../src/games/sheep-hop/wire';
import { CHART, hillside, hop, hopOn, listed, placeWolf, slide, STOP, VALLEY } from './hillside';
import { performed } from './performances';
import { seat, turn } from './tables';

describe('listed moves', () => {
  const read = (move: SheepHopMove, hopper = '') => stepOf(move, hopper);

  it('say who goes where, and how', () => {
    expect(read(slide('T', 'b2', 'b3'))).toMatchObject({ kind: 'slide', from: 'b2', to: 'b3' });
    expect(read(hop('T', 'b2', 'd2'))).toMatchObject({ kind: 'hop', from: 'b2', to: 'd2' });
    expect(read(hop('S', 'h2', 'home', true))).toMatchObject({ kind: 'hop', from: 'h2', to: 'home' });
    expect(read(slide('C', 'i1', 'home'))).toMatchObject({ kind: 'slide', from: 'i1', to: 'home' });
  });

  it('let the hopper go on or stop', () => {
    expect(read(hopOn('f2'), 'd2')).toMatchObject({ kind: 'hop', from: 'd2', to: 'f2' });
    expect(read(hopOn('home'), 'h2')).toMatchObject({ kind: 'hop', from: 'h2', to: 'home' });
    expect(read(STOP, 'd2')).toMatchObject({ kind: 'stop', from: 'd2', to: '' });
  });

  it('place wolves; what chance does is left alone', () => {
    expect(read(placeWolf('L', 'e3'))).toMatchObject({ kind: 'wolf', from: '', to: 'e3' });
    const chance: SheepHopMove[] = [
      { type: 'roll', face: 'T' },
      { type: 'layTile', kind: 'fox', space: 'e2' },
      { type: 'shuffle', sheep: 'TCSSCTCTS' },
    ];
    for (const move of chance) {
      expect(read(move)).toMatchObject({ kind: 'other', from: '', to: '' });
    }
  });

  it('sentences name spaces by their references', () => {
    const places = (kind: string, id: string) => game.places?.({ kind, id, name: id });
    expect([places('space', 'd2'), places('wolf', 'B'), places('seat', '1')]).toEqual([['d2'], [], []]);
  });

  it('a try is a move, so that the rules can answer', () => {
    const sheep = { colour: 'T', space: 'b2' } as const;
    expect(attempt(sheep, 'b3', 'move', false)).toEqual(slide('T', 'b2', 'b3'));
    expect(attempt(sheep, 'd2', 'move', true)).toEqual(hop('T', 'b2', 'd2'));
    expect(attempt(sheep, 'b3', 'extra', false)).toEqual(slide('T', 'b2', 'b3', true));
    expect(attempt(sheep, 'd2', 'chain', true)).toEqual(hopOn('d2'));
  });
});

describe('the chart', () => {
  const ring = { ...VALLEY, columns: 'abcdefgh', rows: 5, missing: ['a1', 'b1', 'c1', 'a5', 'b5', 'c5'] };

  it('finds the space that it put somewhere, upright or not', () => {
    for (const board of [VALLEY, ring]) {
      for (const lie of ['long', 'deep', 'upright'] as const) {
        const chart = new Chart(board, lie);
        for (const space of chart.spaces) {
          const { x, y } = chart.at(space);
          expect(chart.spaceAt(x + 9, y - 9)).toBe(space);
          expect([x > 0, y > 0, x < chart.width, y < chart.height]).toEqual([true, true, true, true]);
        }
      }
    }
    expect(new Chart(ring, 'long').spaces).toHaveLength(34);
  });

  it('keeps clockwise clockwise', () => {
    for (const lie of ['long', 'deep', 'upright'] as const) {
      const chart = new Chart(VALLEY, lie);
      const points = (VALLEY.paths['near'] ?? []).map((space) => chart.at(space));
      const area = points.reduce((sum, { x, y }, i) => {
        const next = points[(i + 1) % points.length] ?? { x, y };
        return sum + x * next.y - next.x * y;
      }, 0);
      expect(area).toBeGreaterThan(0);
    }
  });

  it('brings sheep home by the gate they stand at or hop to', () => {
    expect(CHART.gateFor('i2', false)?.space).toBe('i2');
    expect(CHART.gateFor('h2', true)?.space).toBe('i2');
    expect(CHART.gateFor('h2', false)).toBeUndefined();
    expect(CHART.home('h1', true)).toEqual(CHART.home('i1', false));
    expect(CHART.inFold(CHART.home('i3', false).x, CHART.home('i3', false).y)).toBe(true);
    expect(CHART.inFold(CHART.at('e2').x, CHART.at('e2').y)).toBe(false);
  });

  it('gives each sheep in a pile a place of its own', () => {
    for (const chart of [CHART, new Chart(VALLEY, 'deep'), new Chart(VALLEY, 'upright'), new Chart(ring, 'upright')]) {
      for (const slot of [(i: number) => chart.foldSlot(i), (i: number) => chart.denSlot(i)]) {
        const places = new Set(Array.from({ length: 9 }, (_, i) => JSON.stringify(slot(i))));
        expect(places.size).toBe(9);
      }
    }
  });
});

describe('what happened', () => {
  type Told = { [Type in SheepHopEvent['type']]: Omit<Extract<SheepHopEvent, { type: Type }>, 'text'> };
  const tell = (...events: Told[SheepHopEvent['type']][]) =>
    events.map((event) => ({ ...event, text: '' }) as SheepHopEvent);

  const played = (before: SheepHopView, events: readonly SheepHopEvent[]) => performed(play, before, events, CHART);

  const standing = (actors: ReturnType<typeof actorsOf>) =>
    actors
      .map(({ kind, what, x, y, lift, size, turn: turned, fade, space }) => {
        const round = (value: number) => Math.round(value * 10) / 10;
        return [kind, what, space, ...[x, y, lift, size, turned, fade].map(round)].join(' ');
      })
      .sort();

  const cases: readonly [string, SheepHopView, SheepHopView, readonly SheepHopEvent[]][] = [
    [
      'a slide',
      hillside(['T...L....', '.........', '.......B.']),
      hillside(['.T..L....', '.........', '.......B.']),
      tell({ type: 'slid', colour: 'T', from: 'a3', to: 'b3' }),
    ],
    [
      'a chain of hops',
      hillside(['....L....', '.TC.S....', '.......B.']),
      hillside(['....L....', '..C.ST...', '.......B.']),
      tell(
        {
          type: 'hopped',
          colour: 'T',
          from: 'b2',
          over: 'c2',
          animal: { kind: 'sheep', id: 'C', name: 'circle' },
          to: 'd2',
        },
        {
          type: 'hopped',
          colour: 'T',
          from: 'd2',
          over: 'e2',
          animal: { kind: 'sheep', id: 'S', name: 'square' },
          to: 'f2',
        },
      ),
    ],
    [
      'a sheep that comes home among others',
      hillside(['....L....', '........T', '.......B.'], { fold: ['T', 'S'], saved: 2 }),
      hillside(['....L....', '.........', '.......B.'], { fold: ['T', 'T', 'S'], saved: 3 }),
      tell({ type: 'slid', colour: 'T', from: 'i2', to: 'home' }, { type: 'cameHome', colour: 'T', saved: 3 }),
    ],
    [
      'a wolf that takes two',
      hillside(['....L.BTC', '.........', '........S'], { den: ['S'], captured: 1 }),
      hillside(['....L...B', '.........', '........S'], { den: ['T', 'C', 'S'], captured: 3 }),
      tell(
        { type: 'rolled', seat: 0, face: 'W', number: 2 },
        { type: 'wolfStepped', wolf: 'B', from: 'g3', to: 'h3', next: [] },
        { type: 'captured', colour: 'T', space: 'h3', wolf: 'B', captured: 2 },
        { type: 'wolfStepped', wolf: 'B', from: 'h3', to: 'i3', next: [] },
        { type: 'captured', colour: 'C', space: 'i3', wolf: 'B', captured: 3 },
      ),
    ],
    [
      'a mole that dives',
      hillside(['....Tm...', '.........', 'L....^.B.']),
      hillside(['.....^T..', '.........', 'L....m.B.']),
      tell(
        {
          type: 'hopped',
          colour: 'T',
          from: 'e3',
          over: 'f3',
          animal: { kind: 'tile', id: 'mole', name: 'Mole' },
          to: 'g3',
        },
        { type: 'moleMoved', mole: 'f1', molehill: 'f3', next: {} },
      ),
    ],
    [
      'a meadow that fills, and wolves that come',
      hillside(['.........', '.........', '.........']),
      hillside(['TCS.L....', 'SCT......', 'CTS....B.']),
      tell(
        { type: 'shuffled', meadow: [], sheep: hillside(['TCS......', 'SCT......', 'CTS......']).sheep },
        { type: 'wolfPlaced', wolf: 'L', space: 'e3', next: [] },
        { type: 'wolfPlaced', wolf: 'B', space: 'h1', next: [] },
      ),
    ],
    [
      'tiles of a random level',
      hillside(['....#....', '.........', '.........']),
      hillside(['.........', '....f....', '.........']),
      tell({ type: 'tilesTakenUp', reason: 'sealed', forGood: false }, { type: 'tileLaid', kind: 'fox', space: 'e2' }),
    ],
    [
      'a night with sheep out in the dark',
      hillside(['....L....', '.T..T....', '.......B.']),
      hillside(['....L....', '.T..T....', '.......B.']),
      tell({ type: 'nightFell', stranded: ['b2', 'e2'] }),
    ],
    [
      'animals that call',
      hillside(['..p.L....', '.T..f....', '.......B.']),
      hillside(['..p.L....', '.T..f....', '.......B.']),
      tell(
        { type: 'patouBarked', colour: 'T', waiting: ['b2'] },
        { type: 'foxWhistled' },
        { type: 'noMove', face: 'T' },
      ),
    ],
  ];

  it.each(cases)('%s ends where the next view has it', async (_, before, after, events) => {
    const { last, pictures } = await played(before, events);
    expect(standing(last.actors)).toEqual(standing(actorsOf(after, CHART)));
    expect([last.view.saved, last.view.captured]).toEqual([after.saved, after.captured]);
    expect(pictures.length).toBeGreaterThan(3);
  });

  it('the die shows what was rolled, and the Raccoon turns the wolves', async () => {
    const before = hillside(['....L....', '....r....', '.......B.'], { roll: 'T' });
    const events = tell(
      { type: 'rolled', seat: 0, face: 'C', number: 7 },
      { type: 'wolvesTurned', direction: 'counterclockwise', next: { B: ['g1', 'g2'] } },
    );
    const { last, pictures, sounds } = await played(before, events);
    expect([last.view.roll, last.view.rolls, last.view.direction]).toEqual(['C', 7, 'counterclockwise']);
    expect(last.view.wolves.map(({ next }) => next)).toEqual([[], ['g1', 'g2']]);
    expect(pictures.some(({ props }) => props.die.face === 'C')).toBe(true);
    expect(last.props).toEqual(play.props);
    expect(sounds).toEqual(['roll', 'flip']);
  });
});

describe('the board', () => {
  function show(view: SheepHopView, ...moves: SheepHopMove[]) {
    const choose = vi.fn();
    const scene: Scene<SheepHopView, SheepHopMove> = {
      view,
      turn: turn(0),
      seats: [seat(0)],
      options: {},
      me: 0,
      legal: moves.map(listed),
      decision: null,
      forms: [],
      result: null,
    };
    const taste = { motion: false, symbols: false, contrast: false, names: false };
    const slot = { shape: 'wide', width: 900, height: 700, panel: false } as const;
    // A line of the log may name a space twice
    const lit = { places: ['b2', 'b2'], move: moves[0] ?? null, hint: null, traces: [] };
    render(Board, { scene, lit, taste, portrait: false, slot, choose, say: vi.fn(), sound: vi.fn() });
    return { choose, scene };
  }
  const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

  const OPEN = hillside(['..T.L....', '.TC.S....', '.......BT'], { phase: 'move', roll: 'T' });

  it('sheep are picked before their targets, in the words of the list', async () => {
    const { choose } = show(OPEN, slide('T', 'b2', 'b1'), hop('T', 'b2', 'd2'), slide('T', 'i1', 'home'));
    expect(names()).toEqual(['Triangle sheep on b2, 2 ways to go', 'Triangle sheep on i1, 1 way to go']);
    await press(/on b2/);
    expect(names()).toEqual([
      'Do T b2-b1',
      'Do T b2xd2',
      'Triangle sheep on b2, 2 ways to go',
      'Triangle sheep on i1, 1 way to go',
    ]);
    await press('Do T b2xd2');
    expect(choose).toHaveBeenCalledWith(hop('T', 'b2', 'd2'));
  });

  it('the odds of a space are told before somebody goes there', async () => {
    const danger = { chances: 2, outOf: 6 };
    const sheep = OPEN.sheep.map((one) => (one.space === 'b2' ? { ...one, danger } : one));
    show(
      { ...OPEN, sheep, threats: ['b2', 'd2'].map((space) => ({ space, danger })) },
      slide('T', 'b2', 'b1'),
      hop('T', 'b2', 'd2'),
      slide('T', 'c3', 'b3'),
    );
    expect(names()[0]).toBe('Triangle sheep on b2, 2 ways to go, taken by 2 of 6 rolls');
    await press(/on b2/);
    expect(names()).toContain('Do T b2xd2, where 2 of 6 rolls take it');
    expect(document.querySelectorAll('.odds')).toHaveLength(2);
  });

  it('a chain goes on at once, or is done', async () => {
    const view = hillside(['....L....', '..CTS....', '.......B.'], { phase: 'chain', hopper: 'd2' });
    const { choose } = show(view, hopOn('f2'), STOP);
    expect(names()).toEqual(['Do xf2', 'Do stop']);
    await press('Do stop');
    expect(choose).toHaveBeenCalledWith(STOP);
  });

  it('the only sheep that may move needs no picking, and the fold is a target', async () => {
    const { choose } = show(
      hillside(['....L....', '........T', '.......B.']),
      slide('T', 'i2', 'home'),
      slide('T', 'i2', 'h2'),
      slide('T', 'i2', 'i1'),
    );
    await press('Do T i2-home');
    expect(choose).toHaveBeenCalledWith(slide('T', 'i2', 'home'));
  });

  it('wolves are placed by one touch', async () => {
    const { choose } = show(
      hillside(['TCS......', 'SCT......', 'CTS......'], { phase: 'wolf-l' }),
      placeWolf('L', 'd1'),
      placeWolf('L', 'e3'),
    );
    await press('Do wolf L e3');
    expect(choose).toHaveBeenCalledWith(placeWolf('L', 'e3'));
  });

  it('the key of a symbol goes to the next sheep that bears it', async () => {
    show(OPEN, slide('T', 'b2', 'b1'), slide('C', 'c2', 'c1'), slide('T', 'i1', 'home'));
    const first = screen.getByRole('button', { name: /on b2/ });
    first.focus();
    await fireEvent.keyDown(first, { key: 't' });
    expect(document.activeElement?.getAttribute('data-spot')).toBe('sheep i1');
    await fireEvent.keyDown(document.activeElement ?? first, { key: 'c' });
    expect(document.activeElement?.getAttribute('data-spot')).toBe('sheep c2');
  });
});
