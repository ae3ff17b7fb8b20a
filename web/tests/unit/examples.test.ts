import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadBoard, loadTour } from '../../src/lib/boards';
import { litIn, sceneOfExample } from '../../src/lib/examples';
import type { ExampleState } from '../../src/wire';
import { turn } from './tables';

const GAMES = readdirSync('src/games').filter((game) => existsSync(`src/games/${game}/Board.svelte`));

const example = (more: Partial<ExampleState> = {}): ExampleState => ({
  rule: null,
  caption: 'The table.',
  seats: 3,
  options: {},
  seat: 1,
  move: null,
  light: [],
  position: {},
  turn: turn(1),
  view: {},
  legal: [{ seat: 1, move: 'c1-d2', text: 'Sheep from c1 to d2', data: { type: 'step', from: 'c1', to: 'd2' } }],
  forms: [],
  decision: { seat: 1, id: 0, kind: 'move', text: 'Move.', window: false, pass: null, concede: null, timeOut: null },
  foresight: null,
  ...more,
});

describe('a position of a rulebook', () => {
  it('is seen by the one who reads, among others', () => {
    const { me, seats, legal, decision } = sceneOfExample(example());
    expect([me, legal.length, decision?.text]).toEqual([1, 1, 'Move.']);
    expect(seats.map(({ name, yours }) => [name, yours])).toEqual([
      ['Ben', false],
      ['You', true],
      ['Cleo', false],
    ]);
  });

  it('points at places and at a move', async () => {
    const board = await loadBoard('wolf-and-sheep');
    const lit = board && litIn(example({ light: ['square:d4', 'nothing:x'], move: 'c1-d2' }), board);
    expect(lit).toMatchObject({ places: ['d4'], move: { type: 'step', from: 'c1', to: 'd2' } });
  });
});

describe.each(GAMES)('the rulebook of %s', (game) => {
  it('lights nothing that its board does not know', async () => {
    const board = await loadBoard(game);
    const book = readFileSync(`../games/${game}/rulebook.md`, 'utf8');
    const lit = [...book.matchAll(/^ *light: (.+)$/gm)].flatMap(([, words = '']) => words.split(' '));
    const unknown = lit.filter(
      (reference) => board && litIn(example({ light: [reference] }), board).places.length === 0,
    );
    expect(lit.length).toBeGreaterThan(0);
    expect(unknown).toEqual([]);
  });

  it('numbers parts of its table, each once and in a sentence', async () => {
    const tour = await loadTour(game);
    expect(tour.length).toBeGreaterThan(3);
    expect(new Set(tour.map(({ part }) => part)).size).toBe(tour.length);
    expect(tour.filter(({ words }) => !/^[A-Z].*\.$/.test(words))).toEqual([]);
  });
});
