import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Scene } from '../../src/board';
import game from '../../src/games/shepherd-mess';
import Board from '../../src/games/shepherd-mess/Board.svelte';
import { flocksOf, houndsOf } from '../../src/games/shepherd-mess/cast';
import {
  between,
  border,
  bordersAt,
  centre,
  edgeOf,
  meant,
  spotOf,
  tileAt,
  TILES,
} from '../../src/games/shepherd-mess/map';
import { isBuilding, isRide, pieceOf, tilesOf, waysOf } from '../../src/games/shepherd-mess/moves';
import { apart, arrivalsOf, arrowsOf } from '../../src/games/shepherd-mess/preview';
import { play } from '../../src/games/shepherd-mess/play';
import { after } from '../../src/games/shepherd-mess/story';
import { exitWords, scaredWords } from '../../src/games/shepherd-mess/words';
import type {
  ForesightView,
  ShepherdMessEvent,
  ShepherdMessMove,
  ShepherdMessView,
} from '../../src/games/shepherd-mess/wire';
import {
  barkOf,
  black,
  bridge,
  corner,
  END,
  fight,
  gate,
  listed,
  morning,
  pick,
  put,
  ram,
  run,
  scared,
  stone,
  wall,
  white,
} from './mess';
import { performed } from './performances';
import { seat, turn } from './tables';

describe('listed moves', () => {
  it('are told apart by their types', () => {
    const legal = [put('d1'), run('A', 'e3'), fight('B', 'd4', 0, 'A'), bridge('c2', 'V'), END];
    expect(legal.filter(isRide).map(({ dog }) => dog)).toEqual(['A', 'B']);
    expect(legal.map(isBuilding)).toEqual([false, false, false, true, false]);
  });

  it('are made by what is touched', () => {
    const ways = (move: ShepherdMessMove) => waysOf(move, (flock) => ['white', 'black', '', '', 'ram'][flock] ?? '');
    expect([ways(put('d1')), ways(END)]).toEqual([[['put d1']], []]);
    expect([run('A', 'e3'), fight('B', 'd4', 0, 'A')].map(ways)).toEqual([
      [['dog A', 'tile e3']],
      [['dog B', 'tile d4']],
    ]);
    expect([bridge('c2', 'V'), corner('b2', 'NW'), gate('e1/f1')].map(ways)).toEqual([
      [['piece bridge', 'place bridge c2 V']],
      [['piece corner', 'place corner b2 NW']],
      [['piece gate', 'place gate e1/f1']],
    ]);
    expect(ways(pick(white('b3'), ram('d5')))).toEqual([['goer b3:white', 'goer d5:ram']]);
  });

  it('build with a piece of the supply', () => {
    const moves = [bridge('c2', 'V'), stone('e1', 'W'), wall('c2/c3'), corner('b2', 'NW'), gate('e1/f1')];
    expect(moves.map(pieceOf)).toEqual(['bridge', 'stone', 'wall', 'corner', 'gate']);
  });

  it('name tiles, as sentences do by their references', () => {
    expect(tilesOf(gate('e1/f1'))).toEqual(['e1', 'f1']);
    expect(tilesOf(run('A', 'e3'))).toEqual(['e3']);
    expect(tilesOf(fight('B', 'd4', 0, 'A'))).toEqual(['d4']);
    expect(tilesOf(pick(white('b3'), ram('d5')))).toEqual(['b3', 'd5']);
    expect([put('d1'), stone('e1', 'W'), corner('b2', 'NW'), END].map(tilesOf)).toEqual([['d1'], ['e1'], ['b2'], []]);
    const places = (kind: string, id: string) => game.places?.({ kind, id, name: id });
    expect([places('tile', 'd2'), places('edge', 'e1/f1'), places('flock', '1')]).toEqual([['d2'], ['e1', 'f1'], []]);
  });
});

describe('the map', () => {
  it('finds the tile that it put somewhere', () => {
    expect(TILES).toHaveLength(36);
    for (const tile of TILES) {
      const { x, y } = centre(tile);
      expect(tileAt(x + 40, y - 40)).toBe(tile);
    }
    expect(tileAt(5, 5)).toBeNull();
  });

  it('names borders with the left or the upper tile first', () => {
    expect(edgeOf('c3', 'N')).toBe('c2/c3');
    expect(edgeOf('c3', 'S')).toBe('c3/c4');
    expect(edgeOf('c3', 'W')).toBe('b3/c3');
    expect(edgeOf('c3', 'E')).toBe('c3/d3');
    expect(edgeOf('a1', 'N')).toBeNull();
    expect(bordersAt('b2', 'NW')).toEqual(['b1/b2', 'a2/b2']);
    expect(between('c3', 'c2')).toBe('c2/c3');
    expect(between('c3', 'e3')).toBeNull();
    expect(border('c2/c3').level).toBe(true);
    expect(border('b3/c3').level).toBe(false);
  });

  it('reads back where a piece was meant to go', () => {
    for (const move of [
      wall('c2/c3'),
      wall('e1/f1'),
      gate('a5/a6'),
      corner('d4', 'SE'),
      stone('e4', 'W'),
      bridge('c2', 'H'),
      bridge('c2', 'V'),
    ]) {
      const { x, y } = spotOf(move);
      expect(meant(pieceOf(move), { x: x + 2, y: y + 2 })).toEqual(move);
      expect(tilesOf(move)).toContain(tileAt(x + 2, y + 2));
    }
    expect(meant('wall', { x: centre('a1').x - 40, y: centre('a1').y })).toBeNull();
  });
});

describe('what a bark would do', () => {
  it('is one arrow for all who do the same, and a word for those who stay', () => {
    const bark = barkOf('A', 'e2', [
      scared(),
      scared({ flock: 0, count: 1, going: 1 }),
      scared({ tile: 'f2', flock: 0, going: 0, way: [], habit: 'undecided', rule: 'SM-EXIT-08' }),
      scared({ tile: 'e1', going: 0, contends: true, way: ['d1', 'c1'] }),
    ]);
    expect(arrowsOf(bark).map(({ kind, word, points }) => [kind, word, points.length])).toEqual([
      ['goes', 'better side', 2],
      ['stays', 'undecided', 0],
      ['contends', 'you pick', 3],
    ]);
  });

  it('counts all of a flock who come to a tile, wherever they come from', () => {
    const bark = barkOf('A', 'e2', [
      scared(),
      scared({ tile: 'e3', count: 1, going: 1 }),
      scared({ flock: 0, going: 0, contends: true }),
      scared({ tile: 'e1', going: 0 }),
      scared({ tile: 'f2', going: 0, way: [] }),
    ]);
    const come = arrivalsOf(bark);
    expect(come.map(({ flock, count }) => [flock, count])).toEqual([
      [1, 3],
      [0, null],
    ]);
    expect(come.every(({ at }) => tileAt(at.x, at.y) === 'd3')).toBe(true);
    expect(come[0]?.at).not.toEqual(come[1]?.at);
  });

  it('is labelled with words that do not hide each other', () => {
    const word = { x: 100, y: 100, width: 80, height: 20 };
    const placed = apart([word, { ...word, x: 150 }, { ...word, y: 110 }, { ...word, x: 300 }]);
    expect(placed[0]).toEqual(word);
    expect(placed[3]?.y).toBe(100);
    placed.forEach((one, i) =>
      placed.slice(i + 1).forEach((other) => {
        const beside = Math.abs(one.x - other.x) >= 80;
        expect(beside || Math.abs(one.y - other.y) >= 20).toBe(true);
      }),
    );
  });

  it('is told in words', () => {
    const view = morning();
    expect(scaredWords(view, scared())).toBe('2 black sheep on d2 go to d3: the better side');
    expect(scaredWords(view, scared({ going: 1 }))).toBe(
      '1 of 2 black sheep on d2 goes to d3: the better side; 1 waits, one at a time',
    );
    expect(scaredWords(view, scared({ going: 0 }))).toBe('2 black sheep on d2 must wait: the way to d3 is used up');
    expect(scaredWords(view, scared({ flock: 4, count: 1, going: 0, way: [], habit: 'blocked' }))).toBe(
      'The ram on d2 stays: no way out',
    );
    expect(scared().exits.map(exitWords)).toEqual([
      'West: water without a fitting bridge',
      'South: d3, free',
      'North: d1, strangers',
    ]);
  });
});

type Untold<Event> = Event extends unknown ? Omit<Event, 'text'> : never;
const STRAIGHT = { habit: 'straight-on', rule: '', reason: '' } as const;
const told = (event: Untold<ShepherdMessEvent>) => ({ text: '', ...event }) as ShepherdMessEvent;

describe('a picture after an event', () => {
  it('has dogs, sheep and pieces where they went', () => {
    const events: ShepherdMessEvent[] = [
      told({ type: 'dogRan', colour: 'white', dog: 'A', way: ['a1', 'b1', 'c1'] }),
      told({ type: 'sheepRan', flock: 'black', count: 1, from: 'd2', way: ['d3'], ...STRAIGHT }),
      told({ type: 'sheepRan', flock: 'white', count: 1, from: 'd2', way: ['e2', 'f2'], ...STRAIGHT }),
      told({ type: 'bridgeBuilt', colour: 'white', tile: 'c2', axis: 'V' }),
      told({ type: 'stoneLaid', colour: 'white', tile: 'e4', side: 'W' }),
      told({ type: 'wallBuilt', colour: 'white', edges: ['b2/b3', 'b3/c3'] }),
      told({ type: 'gatePut', colour: 'white', edge: 'a1/a2' }),
    ];
    const view = events.reduce(after, morning());
    expect(view.dogs[0]).toMatchObject({ tile: 'c1', used: true });
    expect(view.sheep).toContainEqual(expect.objectContaining({ tile: 'd3', flock: 1, count: 1 }));
    expect(view.sheep).toContainEqual(expect.objectContaining({ tile: 'd2', flock: 1, count: 1 }));
    expect(view.sheep).toContainEqual(expect.objectContaining({ tile: 'f2', flock: 0, count: 1 }));
    expect(view.sheep.filter((heap) => heap.tile === 'd2')).toHaveLength(1);
    expect(view.obstacles).toEqual([
      { tile: 'c2', patch: 0, ports: '', bridge: 'V' },
      { tile: 'e4', patch: 3, ports: 'NEW', bridge: '' },
    ]);
    expect(view.edges).toMatchObject({ 'b2/b3': 'wall', 'b3/c3': 'wall', 'a1/a2': 'gate' });
    expect(view.supply).toEqual({ bridge: 3, stone: 3, wall: 8, corner: 2, gate: 9 });
  });

  it('has the set-up as it grows, and nobody of those who are out', () => {
    const bare = morning({
      phase: 'place',
      sheep: [],
      dogs: [],
      pens: morning().pens.map((pen) => ({ ...pen, owner: -1 })),
    });
    const events: ShepherdMessEvent[] = [
      told({ type: 'mudLaid', patch: 1, tile: 'b4', ports: 'NS' }),
      told({ type: 'puddleLaid', puddle: 2, tile: 'f3' }),
      told({ type: 'sheepPlaced', flock: 'black', tile: 'c3' }),
      told({ type: 'sheepPlaced', flock: 'black', tile: 'c3' }),
      told({ type: 'penDrawn', colour: 'black', pen: 3, tile: 'f6' }),
      told({ type: 'ramLanded', patch: 1, tile: 'b4' }),
    ];
    const view = events.reduce(after, bare);
    expect(view.obstacles).toHaveLength(4);
    expect(view.sheep.map(({ tile, flock, count }) => [tile, flock, count])).toEqual([
      ['c3', 1, 2],
      ['b4', 4, 1],
    ]);
    expect(view.pens[2]?.owner).toBe(1);
    expect(view.dogs.map(({ tile }) => tile)).toEqual(['f6', 'f6']);
    const out = after(view, told({ type: 'putOut', seat: 1, colour: 'black', pen: 'f6' }));
    expect(out.dogs).toEqual([]);
    expect(out.pens[2]?.owner).toBe(-1);
    const fought = after(
      morning(),
      told({ type: 'fought', colour: 'white', dog: 'A', from: 'a1', tile: 'c1', rival: 'black', target: 'B' }),
    );
    expect(fought.dogs.map(({ state }) => state)).toEqual(['fit', 'fit', 'dazed', 'dazed']);
  });

  it('is what a stage ends with, and what everybody does on the way is seen', async () => {
    const before = morning();
    const events: ShepherdMessEvent[] = [
      told({ type: 'dogRan', colour: 'white', dog: 'A', way: ['a1', 'b1', 'c1'] }),
      told({ type: 'barked', colour: 'white', dog: 'A', tile: 'c1', scared: ['d2'] }),
      told({ type: 'sheepRan', flock: 'black', count: 2, from: 'd2', way: ['d3'], ...STRAIGHT }),
      told({ type: 'sheepStayed', flock: 'white', count: 1, tile: 'd2', ...STRAIGHT, habit: 'undecided' }),
      told({ type: 'gatePut', colour: 'white', edge: 'a1/a2' }),
    ];
    const end = events.reduce(after, before);
    const { pictures, sounds, last } = await performed(play, before, events, null);
    expect(last.view).toEqual(end);
    expect(last.actors).toEqual([...flocksOf(end), ...houndsOf(end)]);
    expect([last.ring, last.props, last.signs]).toEqual([null, play.props, []]);
    expect(sounds).toEqual(['slide', 'bark', 'hop', 'flip']);
    expect(pictures.some(({ ring }) => ring !== null)).toBe(true);
    const words = new Set(pictures.flatMap(({ signs }) => signs.map(({ text }) => text)));
    expect([...words]).toEqual(['Woof!', '?']);
    expect(pictures.some(({ actors }) => actors.some(({ id }) => id === 'run 0'))).toBe(true);
    expect(pictures.some(({ props }) => props.fresh?.places.includes('a1/a2'))).toBe(true);
  });

  it('gives everybody on a tile a place of their own', () => {
    const crowd = morning({ sheep: [0, 1, 2, 3, 4].map((flock) => ({ tile: 'c4', flock, count: 3, steps: 1 })) });
    const places = flocksOf(crowd).map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(5);
  });
});

function show(
  moves: readonly ShepherdMessMove[],
  more: { view?: Partial<ShepherdMessView>; foresight?: ForesightView; portrait?: boolean } = {},
) {
  const choose = vi.fn();
  const say = vi.fn();
  const scene: Scene<ShepherdMessView, ShepherdMessMove> = {
    view: morning(more.view),
    turn: turn(0),
    seats: [seat(0), seat(1)],
    options: {},
    me: 0,
    legal: moves.map(listed),
    decision: null,
    forms: [],
    foresight: more.foresight ?? null,
    result: null,
  };
  const taste = { motion: false, symbols: false, contrast: false, names: false };
  const slot = { shape: 'wide', width: 900, height: 700, panel: false } as const;
  const lit = { places: [], move: null, hint: null, traces: [] };
  render(Board, { scene, lit, taste, portrait: more.portrait ?? false, slot, choose, say, sound: vi.fn() });
  return { choose, say, scene };
}

/** By attributes, for the tree of roles of a whole meadow is slow to walk. */
const found = (selector: string) => {
  const one = document.querySelector<HTMLElement>(selector);
  if (!one) {
    throw new Error(`no ${selector} beside the spots ${spots().join(', ')}`);
  }
  return one;
};
const spots = () => [...document.querySelectorAll('[data-spot]')].map((one) => one.getAttribute('data-spot'));
const spot = (id: string) => found(`[data-spot="${id}"]`);
const tool = (name: string) => found(`[data-tool="${name}"]`);
const choice = (move: string) => found(`[data-choice="${move}"]`);
const brief = () => found('[role="region"]');

describe('the board', () => {
  it('ends a turn quietly as long as there are moves left', () => {
    show([run('A', 'c1'), END], { view: { movesLeft: 1 } });
    expect(choice('end').className).toContain('soft');
    cleanup();
    show([END], { view: { movesLeft: 0 } });
    expect(choice('end').className).not.toContain('soft');
  });

  it('takes a dog, shows what its bark would do, and does it', async () => {
    const sheep = [scared(), scared({ flock: 0, count: 1, going: 0, way: [], habit: 'undecided', rule: 'SM-EXIT-08' })];
    const warnings = [{ rule: 'SM-PEN-04', sentence: 'A stranger would come into your pen.' }];
    const { choose } = show([run('A', 'c1'), run('A', 'e2'), run('B', 'a1'), END], {
      foresight: { barks: [barkOf('A', 'e2', sheep, { warnings })] },
    });
    expect(spots()).toEqual(['dog A', 'dog B']);
    await fireEvent.click(spot('dog A'));
    expect(spots()).toEqual(['tile c1', 'tile e2', 'dog B']);
    expect(spot('tile e2').getAttribute('aria-label')).toMatch(/^Listed dog A e2\. A stranger .*stays: undecided/);
    await fireEvent.pointerEnter(spot('tile e2'));
    expect(brief().textContent).toContain('A stranger would come into your pen');
    expect(brief().textContent).toMatch(/2 black sheep on d2 go to d3: the better side\s+SM-EXIT-07/);
    expect(brief().textContent).toMatch(/1 white sheep on d2 stays: undecided: both sides are alike\s+SM-EXIT-08/);
    await fireEvent.pointerLeave(spot('tile e2'));
    expect(brief().querySelector('li')).toBeNull();
    await fireEvent.click(spot('tile e2'));
    expect(choose).toHaveBeenCalledWith(run('A', 'e2'));
  });

  it('shows first and does then, where a finger touches', async () => {
    const { choose } = show([run('A', 'e2')], { foresight: { barks: [barkOf('A', 'e2', [scared()])] } });
    await fireEvent.click(spot('dog A'));
    await fireEvent.pointerDown(spot('tile e2'), { pointerType: 'touch' });
    await fireEvent.click(spot('tile e2'));
    expect(choose).not.toHaveBeenCalled();
    expect(brief().textContent).toContain('2 black sheep on d2 go to d3');
    await fireEvent.click(choice('dog A e2'));
    expect(choose).toHaveBeenCalledWith(run('A', 'e2'));
  });

  it('asks where one tile holds several deeds', async () => {
    const { choose } = show([run('A', 'c5'), fight('A', 'c5', 1, 'A'), fight('A', 'c5', 1, 'B')]);
    await fireEvent.click(spot('dog A'));
    await fireEvent.click(spot('tile c5'));
    expect(choose).not.toHaveBeenCalled();
    await fireEvent.click(choice('fight A c5 black:B'));
    expect(choose).toHaveBeenCalledWith(fight('A', 'c5', 1, 'B'));
  });

  it('builds: a piece, then a lit place', async () => {
    const moves = [
      wall('c2/c3'),
      wall('b3/c3'),
      corner('b2', 'NW'),
      gate('e1/f1'),
      stone('e4', 'W'),
      bridge('c2', 'H'),
      bridge('c2', 'V'),
    ];
    const { choose } = show(moves);
    await fireEvent.click(tool('wall'));
    expect(spots()).toEqual(['place wall c2/c3', 'place wall b3/c3']);
    await fireEvent.click(tool('bridge'));
    expect(spots()).toEqual(['place bridge c2 H', 'place bridge c2 V']);
    await fireEvent.click(tool('corner'));
    await fireEvent.click(spot('place corner b2 NW'));
    expect(choose).toHaveBeenCalledWith(corner('b2', 'NW'));
    expect(spots()).toEqual([]);
  });

  it('looks closely at a tile first, where borders are too small to touch', async () => {
    const { choose } = show([wall('c2/c3'), wall('b3/c3'), wall('e4/e5')], { portrait: true });
    await fireEvent.click(tool('wall'));
    expect(spots()).toEqual(['close c2', 'close c3', 'close b3', 'close e4', 'close e5']);
    await fireEvent.click(spot('close c3'));
    expect(spots()).toEqual(['place wall c2/c3', 'place wall b3/c3']);
    await fireEvent.click(choice('back'));
    expect(spots()).toContain('close e5');
    await fireEvent.click(spot('close e5'));
    await fireEvent.click(spot('place wall e4/e5'));
    expect(choose).toHaveBeenCalledWith(wall('e4/e5'));
  });

  it('tells what is left, and takes nothing in hand that cannot be used', () => {
    show([wall('c2/c3'), END], { view: { supply: { bridge: 0, stone: 4, wall: 8, corner: 3, gate: 10 } } });
    const told = (name: string) => [tool(name).getAttribute('aria-label'), tool(name).hasAttribute('disabled')];
    expect(told('bridge')).toEqual(['Bridge 0 left, over a puddle', true]);
    expect(told('wall')).toEqual(['Wall 8 left, on a border between two tiles', false]);
    expect(told('A')).toEqual(['White dog A on a1, fit', true]);
  });

  it('picks who goes by touching sheep, as many as it takes', async () => {
    const moves = [pick(white('d2'), white('f4')), pick(black('d2'), white('f4')), pick(black('d2'), ram('e4'))];
    const { choose } = show(moves, {
      view: { phase: 'pick', barking: 'c2' },
      foresight: { barks: [barkOf('A', 'c2', [scared({ going: 0, contends: true })], { picks: true })] },
    });
    expect(spots()).toEqual(['goer d2:white', 'goer f4:white', 'goer d2:black', 'goer e4:ram']);
    await fireEvent.click(spot('goer d2:black'));
    expect(choose).not.toHaveBeenCalled();
    expect(spots()).toEqual(['goer f4:white', 'goer e4:ram']);
    await fireEvent.click(spot('goer e4:ram'));
    expect(choose).toHaveBeenCalledWith(pick(black('d2'), ram('e4')));
  });

  it('does not ask about those who go in any case', () => {
    show([pick(white('d2'), ram('e4')), pick(black('d2'), ram('e4'))], { view: { phase: 'pick', barking: 'c2' } });
    expect(spots()).toEqual(['goer d2:white', 'goer d2:black']);
  });

  it('looks closely at a crowd, where one of it is too small to touch', async () => {
    const moves = [pick(white('d2'), white('f4')), pick(black('d2'), white('f4')), pick(black('d2'), ram('e4'))];
    show(moves, { view: { phase: 'pick', barking: 'c2' }, portrait: true });
    expect(spots()).toEqual(['close d2', 'goer f4:white', 'goer e4:ram']);
    await fireEvent.click(spot('close d2'));
    expect(spots()).toContain('goer d2:white');
    await fireEvent.click(choice('back'));
    expect(spots()).toContain('close d2');
  });

  it('places sheep, and ends the turn', async () => {
    const placing = show([put('c3'), put('d4')], { view: { phase: 'place', round: 0, sheep: [], dogs: [] } });
    await fireEvent.click(spot('put d4'));
    expect(placing.choose).toHaveBeenCalledWith(put('d4'));
    cleanup();
    const { choose } = show([run('A', 'c1'), END]);
    await fireEvent.click(choice('end'));
    expect(choose).toHaveBeenCalledWith(END);
  });

  it('works by keyboard: arrows, Enter and Escape', async () => {
    const { choose } = show([run('A', 'c1'), run('A', 'a4'), run('B', 'a4')]);
    const first = spot('dog A');
    first.focus();
    await fireEvent.keyDown(first, { key: 'Enter' });
    await fireEvent.keyDown(spot('tile c1'), { key: 'Escape' });
    expect(spots()).toEqual(['dog A', 'dog B']);
    await fireEvent.keyDown(spot('dog A'), { key: ' ' });
    spot('tile c1').focus();
    await fireEvent.keyDown(spot('tile c1'), { key: 'ArrowDown' });
    expect(document.activeElement?.getAttribute('data-spot')).toBe('tile a4');
    await fireEvent.keyDown(spot('tile a4'), { key: 'Enter' });
    expect(choose).toHaveBeenCalledWith(run('A', 'a4'));
  });
});

describe('its words', () => {
  const scene = (view: Partial<ShepherdMessView>) => ({ view: morning(view), me: 0 }) as Scene<unknown, unknown>;

  it('count what people love', () => {
    const [home, strangers] = [3, 2];
    const players = morning().players.map((one) => ({ ...one, home, strangers, ram: true, halfPoints: 9 }));
    expect(game.facts?.(0, morning({ players }))).toEqual([
      { label: 'home', value: '3/10' },
      { label: 'points, with the ram', value: '4.5' },
      { label: 'strangers in the pen', value: '2', tone: 'danger' },
    ]);
    const figures = game.figures?.(scene({ occurrences: 2 })) ?? [];
    expect(figures.map((figure) => figure.value)).toEqual(['20', '20', '2 of 3', '3 of 40']);
    expect(game.role?.(1, morning())).toBe('Black ●');
  });

  it('sort the list of moves', () => {
    const group = (move: ShepherdMessMove) => game.group?.(move, morning());
    expect([group(run('A', 'c1')), group(fight('B', 'c1', 1, 'A')), group(END)]).toEqual(['Dog A', 'Dog B', '']);
    expect(group(corner('b2', 'NW'))).toBe('Corner, on two borders that meet');
  });
});
