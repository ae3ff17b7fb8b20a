import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Partners, Scene } from '../../src/board';
import game from '../../src/games/tangled-yarns';
import Board from '../../src/games/tangled-yarns/Board.svelte';
import { actorsOf } from '../../src/games/tangled-yarns/cast';
import { fitted, scale } from '../../src/games/tangled-yarns/layout';
import { REACH, SIZE } from '../../src/games/tangled-yarns/map';
import { cellsIn, sheepIn } from '../../src/games/tangled-yarns/moves';
import { degrees, play } from '../../src/games/tangled-yarns/play';
import { after } from '../../src/games/tangled-yarns/story';
import { cellWords, sheepWords, spaceWords } from '../../src/games/tangled-yarns/words';
import type { ForesightView, YarnsEvent, YarnsMove, YarnsView } from '../../src/games/tangled-yarns/wire';
import { performed } from './performances';
import { decision, seat, turn } from './tables';
import {
  attack,
  cultist,
  DONE,
  fate,
  foreseen,
  listed,
  lock,
  midnight,
  part,
  pawn,
  sacrifice,
  take,
  turning,
  walk,
} from './yarns';

describe('listed moves', () => {
  it('name their sheep and their cells', () => {
    const moves = [walk('Lily', 'b1'), attack('c1', ['Lily', 'Poppy'], 1, 0), lock(1, part('Moppet', 'c3')), DONE];
    expect(moves.map(sheepIn)).toEqual([['Lily'], ['Lily', 'Poppy'], ['Moppet'], []]);
    expect(moves.map(cellsIn)).toEqual([['b1'], ['c1'], ['c3'], []]);
    expect(moves.map((move) => game.group?.(move, midnight()))).toEqual(['Lily', 'Attack', 'Lock a gate', 'The phase']);
  });
});

describe('the room of the city', () => {
  it('is as large as the tray allows, and never too small for fingers', () => {
    const rooms = [
      [704, 580, 16],
      [555, 374, 16],
      [402, 384, 16],
      [344, 500, 16],
      [830, 784, 32],
      [344, 300, 32],
    ] as const;
    for (const [width, height, rem] of rooms) {
      const fit = fitted({ width, height, panel: false }, rem);
      expect(1.62 * SIZE * scale(fit), `${width}×${height}`).toBeGreaterThanOrEqual(24);
      expect(2 * REACH * scale(fit)).toBeGreaterThanOrEqual(24);
      expect(fit.width).toBeLessThanOrEqual(width);
      expect(fit.height).toBeLessThanOrEqual(height);
      expect(fit.beside ? width - fit.width : height - fit.height).toBeGreaterThanOrEqual(120);
    }
  });
});

type Untold<Event> = Event extends unknown ? Omit<Event, 'text'> : never;
const told = (event: Untold<YarnsEvent>) => ({ text: '', ...event }) as YarnsEvent;

describe('a picture after an event', () => {
  it('has sheep, servants and tiles as they are then', () => {
    const events = [
      told({ type: 'sheepMoved', sheep: 'Lily', way: ['alt', 'a1', 'b1'], talaria: 1, maps: 0 }),
      told({ type: 'powerUpGained', sheep: 'Lily', kind: 'bo', byFate: false }),
      told({ type: 'tileTurned', sheep: 'Poppy', tile: 'b3', from: 'r', to: 'g', tech: false }),
      told({ type: 'wolfArrived', corner: 'k', tile: 'c13' }),
      told({ type: 'cultistMoved', cultist: 0, from: 'c1', to: 'c2', direction: 'g' }),
      told({ type: 'gateLocked', gate: 2, symbols: ['ta', 'bo'], parts: [part('Twyla', 'a1')] }),
      told({ type: 'tileFlipped', tile: 'a1', relic: 'ta' }),
      told({ type: 'wayTileDrawn', gate: 2, tile: 'FANG' }),
      told({ type: 'sacrificed', sheep: 'Poppy', from: 'b3' }),
      told({ type: 'shepherdLaidDown', space: 2, gate: 0 }),
      told({ type: 'sheepCorrupted', sheep: 'Poppy', from: 'b3', to: 'alt' }),
    ];
    const view = events.reduce(after, midnight());
    expect(view.sheep[0]).toMatchObject({ cell: 'b1', moved: true, acted: true });
    expect(view.sheep[1]).toMatchObject({ cell: 'alt', corrupted: true, acted: true, turned: true });
    expect(view.sheep[2]).toMatchObject({ acted: true });
    expect([view.powerUps.ta?.count, view.powerUps.bo?.count]).toEqual([0, 6]);
    expect(view.tiles.find(({ cell }) => cell === 'b3')?.wall).toBe('g');
    expect(view.tiles.find(({ cell }) => cell === 'a1')?.relic).toBe('ws');
    expect(view.cultists[0]?.cell).toBe('c2');
    expect(view.wolves.map(({ cell }) => cell)).toEqual(['c10', 'c13']);
    expect([view.spaces[7]?.symbols, view.spaces[7]?.tile, view.stack]).toEqual([[], 'FANG', ['GIFT']]);
    expect([view.shepherd, view.active]).toEqual([{ space: 2, lies: true }, '']);
  });

  it('has the Angel in place of wolves and Shepherd', () => {
    const view = after(midnight(), told({ type: 'angelArrived', strength: 3 }));
    expect(view.angel).toMatchObject({ cell: 'alt', strength: 3 });
    expect([view.wolves, view.shepherd.space, view.active]).toEqual([[], 0, '']);
  });

  it('is what a stage ends with, and marbles are drawn only where a battle is', async () => {
    const events = [
      told({ type: 'sheepMoved', sheep: 'Poppy', way: ['b3', 'c4'], talaria: 0, maps: 0 }),
      told({
        type: 'sheepAttacked',
        tile: 'c1',
        sheep: ['Poppy'],
        wolves: 0,
        cultists: 1,
        bones: 0,
        attack: 2,
        defence: 2,
      }),
      told({ type: 'servantsBeaten', tile: 'c1', wolves: 0, cultists: 1 }),
      told({ type: 'tileShifted', tile: 'a1', from: 'o', to: 'k' }),
      told({ type: 'tileShifted', tile: 'a4', from: 'r', to: 'b' }),
    ];
    const { pictures, sounds, last } = await performed(play, midnight(), events, 'wide');
    const end = events.reduce(after, play.hush?.(midnight()) ?? midnight());
    expect(last.actors).toEqual(actorsOf(end, 'wide'));
    expect(last.props).toEqual(play.props);
    expect(sounds).toEqual(['hop', 'bleat', 'roll', 'win', 'slide']);
    const boxes = pictures.flatMap(({ props }) => (props.box ? [props.box.marbles] : []));
    expect(boxes[0]?.[0]).toBe('sheep');
    expect([...(boxes[0] ?? [])].sort()).toEqual(['servant', 'servant', 'sheep', 'sheep']);
    expect(pictures.some(({ props }) => 'a1' in props.turning && 'a4' in props.turning)).toBe(true);
    const sure = [
      told({
        type: 'sheepAttacked',
        tile: 'c1',
        sheep: ['Poppy'],
        wolves: 0,
        cultists: 1,
        bones: 2,
        attack: 2,
        defence: 0,
      }),
      told({ type: 'servantsBeaten', tile: 'c1', wolves: 0, cultists: 1 }),
    ];
    const certain = await performed(play, midnight(), sure, 'wide');
    expect(certain.pictures.every(({ props }) => props.box === null)).toBe(true);
  });

  it('sends some of a crowd on and leaves the others', async () => {
    const wolves = ['c10', 'c10', 'c10'].map((cell, pack) => ({ cell, pack, after: [] }));
    const runs = [told({ type: 'wolvesMoved', first: 0, count: 2, from: 'c10', to: 'b7', direction: 'r' })];
    const { pictures, last } = await performed(play, midnight({ wolves }), runs, 'tall');
    const counts = ({ actors }: (typeof pictures)[number]) =>
      actors.flatMap((one) => (one.fade > 0 && one.kind === 'wolves' ? [[one.id, one.count]] : []));
    expect(pictures.map(counts)).toContainEqual([
      ['wolves c10', 1],
      ['runner', 2],
    ]);
    const seen = pictures.slice(0, -3).flatMap(({ actors }) => actors.filter(({ id }) => id === 'wolves b7'));
    expect(seen.every(({ fade }) => fade === 0)).toBe(true);
    expect(counts(last)).toEqual([
      ['wolves b7', 2],
      ['wolves c10', 1],
    ]);
  });

  it('turns tiles the shorter way', () => {
    expect([degrees('r', 'b'), degrees('r', 'p'), degrees('r', 'o'), degrees('p', 'r')]).toEqual([60, -60, 180, 60]);
  });

  it('gives everybody on a cell a place of their own', () => {
    const here = ['Lily', 'Poppy', 'Twyla', 'Moppet', 'Blackberry', 'Melbrook'] as const;
    const crowd = midnight({
      sheep: here.map((sheep) => pawn(sheep, 'c1')),
      wolves: [{ cell: 'c1', pack: 0, after: [] }],
    });
    const places = actorsOf(crowd, 'wide').map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(9);
  });
});

interface More {
  readonly view?: Partial<YarnsView>;
  readonly foresight?: Partial<ForesightView>;
  readonly me?: number;
  readonly pointAt?: ((place: string) => void) | null;
  readonly partners?: Partners | null;
}

function show(moves: readonly YarnsMove[], { view, foresight, me = 0, pointAt = null, partners = null }: More = {}) {
  const choose = vi.fn();
  const say = vi.fn();
  const scene: Scene<YarnsView, YarnsMove> = {
    view: midnight(view),
    turn: turn(0),
    seats: [seat(0), seat(1)],
    options: {},
    me,
    legal: moves.map(listed),
    decision: moves.length > 0 ? decision(0) : null,
    forms: [],
    foresight: foreseen(foresight),
    result: null,
  };
  const taste = { motion: false, symbols: false, contrast: false, names: false };
  const slot = { shape: 'wide', width: 900, height: 700, panel: false } as const;
  const lit = { places: [], move: null, hint: null, traces: [] };
  render(Board, { scene, lit, taste, portrait: false, slot, choose, say, sound: vi.fn(), pointAt, partners });
  return { choose, say, scene };
}

/** By attributes, for the tree of roles of a whole city is slow to walk. */
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
const chip = (sheep: string) => found(`[data-chip="${sheep}"]`);
const deed = (id: string) => found(`[data-deed="${id}"]`);
const brief = () => found('[role="region"]').textContent;
const GATES = [1, 2, 3, 4, 5, 6].map((gate) => `gate ${gate}`);

describe('the board', () => {
  it('takes a sheep, lights where she may walk, and walks', async () => {
    const { choose } = show([walk('Lily', 'a1'), walk('Lily', 'b1', 1), walk('Poppy', 'c4'), DONE]);
    expect(spots()).toEqual(['sheep alt', 'sheep b3', ...GATES]);
    await fireEvent.click(spot('sheep alt'));
    expect(spots()).toEqual(['walk a1', 'walk b1', 'sheep alt', 'sheep b3', ...GATES]);
    expect(spot('walk b1').getAttribute('aria-label')).toMatch(/^Listed walk Lily b1 1 0\. B1: .*wall /);
    await fireEvent.click(spot('walk a1'));
    expect(choose).toHaveBeenCalledWith(walk('Lily', 'a1'));
  });

  it('asks for the price where there are several', async () => {
    const { choose } = show([walk('Lily', 'b1', 1, 0), walk('Lily', 'b1', 0, 1), DONE]);
    await fireEvent.click(chip('Lily'));
    await fireEvent.click(spot('walk b1'));
    expect(choose).not.toHaveBeenCalled();
    expect(deeds()).toEqual(['back', 'walk Lily b1 1 0', 'walk Lily b1 0 1']);
    await fireEvent.click(deed('walk Lily b1 0 1'));
    expect(choose).toHaveBeenCalledWith(walk('Lily', 'b1', 0, 1));
  });

  it('is quietly done, and says what is given up by it', () => {
    show([walk('Lily', 'b1'), walk('Poppy', 'b2'), take('Poppy', 'bo'), sacrifice('Lily'), DONE]);
    expect(deed('done').className).toContain('soft');
    expect(deed('done').getAttribute('aria-label')).toBe('Done: 2 can still move, 1 can still act');
  });

  it('shows each sheep what she may do, and asks before a sacrifice', async () => {
    const { choose } = show([take('Poppy', 'bo'), fate('Lily'), sacrifice('Lily'), sacrifice('Poppy'), DONE]);
    expect(deeds()).toEqual(['done']);
    await fireEvent.click(chip('Poppy'));
    expect(deeds()).toEqual(['take', 'sacrifice', 'done']);
    await fireEvent.click(deed('take'));
    expect(choose).toHaveBeenCalledWith(take('Poppy', 'bo'));
    await fireEvent.click(chip('Lily'));
    expect(deeds()).toEqual(['fate', 'sacrifice', 'done']);
    await fireEvent.click(deed('sacrifice'));
    expect(choose).toHaveBeenCalledTimes(1);
    expect(brief()).toContain('becomes corrupted');
    await fireEvent.click(deed('sacrifice!'));
    expect(choose).toHaveBeenCalledWith(sacrifice('Lily'));
  });

  it('lets Lily name what she takes', async () => {
    const { choose } = show([take('Lily', 'ta'), take('Lily', 'bo'), DONE]);
    await fireEvent.click(chip('Lily'));
    await fireEvent.click(deed('take'));
    expect(deeds()).toEqual(['back', 'kind ta', 'kind bo']);
    await fireEvent.click(deed('kind bo'));
    expect(choose).toHaveBeenCalledWith(take('Lily', 'bo'));
  });

  it('looks at another’s sheep without moving her', async () => {
    show([walk('Lily', 'a1'), DONE], { foresight: { reaches: [{ sheep: 'Twyla', cells: ['a3'] }] } });
    await fireEvent.click(chip('Twyla'));
    expect(spots()).toEqual(['sheep alt', ...GATES]);
    expect(brief()).toContain('Walks through walls');
    expect(deeds()).toEqual(['done']);
  });

  it('acts for whose sheep is touched at a shared screen', async () => {
    const actFor = vi.fn();
    const apart = { sheep: [pawn('Lily', 'alt'), pawn('Poppy', 'b3'), pawn('Twyla', 'b5', { seat: 1 })] };
    show([walk('Lily', 'a1'), DONE], { view: apart, partners: { seats: [1], actFor } });
    expect(spots()).toContain('other b5');
    await fireEvent.click(spot('other b5'));
    expect(actFor).toHaveBeenCalledWith(1);
    cleanup();
    show([walk('Lily', 'a1'), DONE], { view: apart });
    expect(spots()).not.toContain('other b5');
  });

  it('plans a gate: who gives what, what is missing, and the lock', async () => {
    const needs = [
      { relic: 'ta' as const, ways: [part('Lily', 'a1')] },
      { relic: 'bo' as const, ways: [] },
    ];
    show([walk('Lily', 'a1'), DONE], { foresight: { plans: [{ gate: 2, parts: [], stands: [], needs }] } });
    await fireEvent.click(spot('gate 2'));
    expect(brief()).toMatch(/Gate 2, he comes in 5 rounds\. No way/);
    expect(brief()).toMatch(/talaria:\s*Lily could.*bone:\s*nobody can/s);
    cleanup();
    const parts = [part('Lily', 'a1'), part('Poppy', 'b3')];
    const ready = [lock(2, ...parts), lock(2, part('Twyla', 'a1'), part('Poppy', 'b3'))];
    const { choose } = show([...ready, DONE], {
      foresight: { plans: [{ gate: 2, parts, stands: parts, needs }] },
    });
    await fireEvent.click(spot('gate 2'));
    await fireEvent.click(deed('other'));
    await fireEvent.click(deed('lock'));
    expect(choose).toHaveBeenCalledWith(ready[1]);
  });

  it('brings a plan’s sheep to where they have to stand', async () => {
    const parts = [part('Lily', 'b1'), part('Poppy', 'b3')];
    const stands = [part('Lily', 'a1'), part('Poppy', 'b3')];
    const { choose } = show([walk('Lily', 'a1'), walk('Lily', 'a2'), DONE], {
      foresight: { plans: [{ gate: 1, parts, stands, needs: [] }] },
    });
    await fireEvent.click(spot('gate 1'));
    await fireEvent.click(deed('walk Lily a1 0 0'));
    expect(choose).toHaveBeenCalledWith(walk('Lily', 'a1'));
    expect(spot('gate 1').getAttribute('aria-pressed')).toBe('true');
  });

  it('puts an attack together, with the exact chance', async () => {
    const alone = [attack('b3', ['Poppy'], 0, 1), attack('b3', ['Poppy'], 0, 1, 1), attack('b3', ['Poppy'], 1, 0)];
    const both = [attack('b3', ['Lily', 'Poppy'], 0, 1), attack('b3', ['Lily', 'Poppy'], 1, 1)];
    const battles = [
      { tile: 'b3', sheep: ['Poppy' as const], wolves: 0, cultists: 1, bones: 0, attack: 2, defence: 2, chance: 0.5 },
      { tile: 'b3', sheep: ['Poppy' as const], wolves: 0, cultists: 1, bones: 1, attack: 2, defence: 1, chance: 0.667 },
    ];
    const { choose } = show([...alone, ...both, DONE], { foresight: { battles } });
    await fireEvent.click(chip('Poppy'));
    await fireEvent.click(deed('attack'));
    expect(spots()).toEqual([]);
    expect(found('.attack').textContent).toMatch(/2 of yours, 2 of theirs\s*50 %/);
    await fireEvent.click(found('[data-step="+bones"]'));
    expect(found('.attack').textContent).toMatch(/2 of yours, 1 of theirs\s*67 %/);
    await fireEvent.click(deed('attack!'));
    expect(choose).toHaveBeenCalledWith(alone[1]);
  });

  it('turns a tile by touches, keys and buttons, and shows the cultists’ ways before', async () => {
    const turns = [turning('Lily', 'a1', 'b'), turning('Lily', 'a1', 'g')];
    const { choose } = show([...turns, DONE], {
      view: { phase: 'turn', number: 3, cultists: [cultist('c1', 4, 'c2')] },
      foresight: {
        turns: [{ sheep: 'Lily', tile: 'a1', wall: 'b', tech: false, distances: [6] }],
        barred: [{ tile: 'a1', wall: 'p', cutOff: ['c18'] }],
      },
    });
    expect(spots()).toEqual(['tile a1']);
    await fireEvent.click(spot('tile a1'));
    expect(deeds()).toEqual(['left', 'right', 'done']);
    await fireEvent.click(deed('left'));
    expect(brief()).toContain('cut off 1 tile from the altar (TY-MAP-05)');
    expect(deeds()).toEqual(['left', 'right', 'done']);
    await fireEvent.click(deed('right'));
    await fireEvent.click(spot('tile a1'));
    expect(brief()).toContain('Cultist on c1: 4 → 6 steps');
    expect(document.body.textContent).toContain('4→6');
    await fireEvent.keyDown(spot('tile a1'), { key: '.' });
    await fireEvent.click(deed('turn'));
    expect(choose).toHaveBeenCalledWith(turns[1]);
  });

  it('confirms a turn by Enter, and lets another turn it', async () => {
    const turns = [turning('Lily', 'a1', 'b', true), turning('Poppy', 'a1', 'b', true)];
    const { choose } = show([...turns, DONE], { view: { phase: 'turn', number: 3 } });
    const tile = spot('tile a1');
    tile.focus();
    await fireEvent.keyDown(tile, { key: ']' });
    expect(deeds()).toContain('by');
    await fireEvent.click(deed('by'));
    await fireEvent.keyDown(spot('tile a1'), { key: 'Enter' });
    expect(choose).toHaveBeenCalledWith(turns[1]);
  });

  it('asks for books with their odds, and for an answer to a plan', async () => {
    const fight = {
      cell: 'b3',
      sheep: ['Poppy' as const],
      wolves: 1,
      cultists: 0,
      attack: 3,
      defence: 1,
      chance: 0.25,
    };
    const books = [
      { books: 0, attack: 3, defence: 1, chance: 0.25 },
      { books: 1, attack: 1, defence: 1, chance: 0.5 },
    ];
    const asked = show(
      [0, 1].map((number): YarnsMove => ({ type: 'books', count: number })),
      {
        view: { phase: 'books', number: 6, battle: fight },
        foresight: { books },
      },
    );
    expect(brief()).toContain('1 wolf on b3: 3 marbles against your 1');
    expect(deed('books 1').getAttribute('aria-label')).toContain('50 % safe');
    await fireEvent.click(deed('books 1'));
    expect(asked.choose).toHaveBeenCalledWith({ type: 'books', count: 1 });
    cleanup();
    const proposal = { seat: 1, move: '', words: 'Lock gate 1', parts: [part('Lily', 'a1')], unanswered: [0] };
    const { choose } = show(
      [true, false].map((yes): YarnsMove => ({ type: 'answer', yes })),
      {
        view: { phase: 'consent', proposal },
      },
    );
    expect(brief()).toMatch(/Person 1 proposes:.*Lock gate 1/s);
    await fireEvent.click(deed('No'));
    expect(choose).toHaveBeenCalledWith({ type: 'answer', yes: false });
  });

  it('takes back that one is done', async () => {
    const seats = midnight().seats.map((one, i) => ({ ...one, done: i === 0 }));
    const { choose } = show([{ type: 'wait' }], { view: { seats } });
    expect(brief()).toContain('You are done');
    await fireEvent.click(deed('wait'));
    expect(choose).toHaveBeenCalledWith({ type: 'wait' });
  });

  it('lets a sheep be read before she is picked', async () => {
    const picks = (['Lily', 'Moppet'] as const).map((sheep): YarnsMove => ({ type: 'pick', sheep }));
    const { choose } = show(picks, { view: { phase: 'pick', number: 0, round: 0, sheep: [] } });
    await fireEvent.click(chip('Moppet'));
    expect(brief()).toContain('Locks with a relic beside her');
    await fireEvent.click(deed('pick'));
    expect(choose).toHaveBeenCalledWith({ type: 'pick', sheep: 'Moppet' });
  });

  it('flips the relics of a gate that was taken away', async () => {
    const { choose } = show([{ type: 'flip', tile: 'b5' }], { view: { phase: 'flip', number: 0, round: 0 } });
    await fireEvent.click(spot('flip b5'));
    expect(choose).toHaveBeenCalledWith({ type: 'flip', tile: 'b5' });
  });

  it('points at places for others, and does nothing else meanwhile', async () => {
    const pointAt = vi.fn();
    const { choose } = show([walk('Lily', 'a1'), DONE], { pointAt });
    expect(spots()).toHaveLength(37 + 12);
    await fireEvent.click(spot('point b3'));
    await fireEvent.click(spot('point space-6'));
    expect(pointAt.mock.calls).toEqual([['b3'], ['space-6']]);
    expect(choose).not.toHaveBeenCalled();
  });

  it('shows paths until they are not wanted, and warns by the rule', async () => {
    const warnings = [{ rule: 'TY-CULT-03', sentence: 'The cultist on ⟦cell:a1|a1⟧ reaches the altar.' }];
    show([walk('Lily', 'a1'), DONE], { view: { warnings } });
    expect(brief()).toMatch(/The cultist on a1 reaches the altar\.\s*TY-CULT-03/);
    expect(document.querySelectorAll('path.step')).toHaveLength(2);
    await fireEvent.click(found('[data-eye="paths"]'));
    expect(document.querySelectorAll('path.step')).toHaveLength(0);
    expect(document.querySelectorAll('.threat')).toHaveLength(0);
    await fireEvent.click(found('[data-eye="threats"]'));
    expect(document.querySelectorAll('.threat')).toHaveLength(1);
  });
});

describe('its words', () => {
  it('say what lies on a cell, and who stands there', () => {
    const view = midnight();
    expect(cellWords(view, 'c1')).toMatch(/^C1: \w+, wall .*, 1 cultist, 4 steps from the altar$/);
    expect(cellWords(view, 'alt')).toBe('The altar: Lily and Twyla');
    expect(spaceWords(view, 6)).toBe(
      'Gate 1: talaria and bone. The Shepherd comes in 4 rounds, and 1 cultist with him',
    );
    expect(spaceWords(view, 3)).toMatch(/^Claw of the Shepherd: wolves move up to 3/);
    expect(spaceWords(view, view.shepherd.space)).toMatch(/\. The Shepherd stands here$/);
    expect(sheepWords(view, 'Poppy')).toBe('Poppy on b3, may walk and act');
    // Nobody walks any more while tiles are turned
    expect(sheepWords({ ...view, phase: 'turn' }, 'Lily')).toMatch(/, may turn$/);
  });

  it('count what people love', () => {
    const scene = { view: midnight(), me: 0 } as unknown as Scene<unknown, unknown>;
    const brief = game.figures?.(scene).flatMap((figure) => figure.brief ?? []);
    expect(brief).toEqual(['Gates 0/6', 'Shepherd 4', 'Altar 4']);
    const five = after(midnight(), told({ type: 'gateRemoved', gate: 1, symbols: ['ta', 'bo'] }));
    expect(game.figures?.({ ...scene, view: five }).find(({ label }) => label === 'Gates locked')?.value).toBe(
      '0 of 5',
    );
    expect(game.role?.(0, midnight())).toBe('Lily and Poppy');
    const sheep = [pawn('Lily', 'b1', { corrupted: true }), pawn('Twyla', 'b1', { dead: true })];
    const seats = midnight().seats.map((one) => ({ ...one, done: true }));
    expect(game.facts?.(0, midnight({ sheep, seats }))).toEqual([
      { label: 'Lily', value: 'corrupted', tone: 'plain' },
      { label: 'Twyla', value: 'dead', tone: 'danger' },
      { label: 'ready', value: '✓' },
    ]);
    const places = (kind: string, id: string) => game.places?.({ kind, id, name: id });
    expect([places('cell', 'c1'), places('gate', '2'), places('sheep', 'Lily')]).toEqual([['c1'], ['gate-2'], []]);
  });
});
