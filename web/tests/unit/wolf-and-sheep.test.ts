import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { Scene } from '../../src/board';
import Board from '../../src/games/wolf-and-sheep/Board.svelte';
import { mayPass, piecesOn, squaresIn, steps } from '../../src/games/wolf-and-sheep/moves';
import type { HuntView } from '../../src/games/wolf-and-sheep/wire';
import { seat, turn } from './tables';

const START = ['...w....', '........', '........', '........', '........', '........', '........', 's.s.s.s.'];
const listed = (...moves: string[]) => moves.map((move) => ({ seat: 0, move, text: `Sheep from ${move}` }));

it('a listed move names its squares', () => {
  expect(steps(listed('a1-b2', 'g1-h2', 'pass', 'a1b2'))).toEqual([
    { move: 'a1-b2', text: 'Sheep from a1-b2', from: 'a1', to: 'b2' },
    { move: 'g1-h2', text: 'Sheep from g1-h2', from: 'g1', to: 'h2' },
  ]);
  expect(mayPass(listed('pass'))).toBe(true);
  expect(mayPass(listed('a1-b2'))).toBe(false);
});

it('a sentence names its squares', () => {
  expect(squaresIn('The wolf goes from d8 to c7.')).toEqual(['d8', 'c7']);
  expect(squaresIn('They pass.')).toEqual([]);
});

it('the drawn rows begin with row 8', () => {
  expect(piecesOn(START)).toEqual([
    { kind: 'wolf', square: 'd8' },
    ...['a1', 'c1', 'e1', 'g1'].map((square) => ({ kind: 'sheep', square })),
  ]);
});

function show(legal: Scene<HuntView>['legal'], toMove = 'sheep', rows = START) {
  const choose = vi.fn();
  const say = vi.fn();
  const scene: Scene<HuntView> = {
    view: { board: rows, toMove, movesMade: 0, moveLimit: 1000 },
    turn: turn(0),
    seats: [seat(0), seat(1)],
    options: {},
    me: 0,
    legal,
    forms: [],
    result: null,
  };
  const taste = { motion: false, symbols: false, contrast: false, names: false };
  const lit = { places: [], move: null, hint: null };
  render(Board, { scene, lit, taste, portrait: false, choose, say, sound: vi.fn() });
  return { choose, say };
}

const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

it('what may be done is named from the list of moves, and a piece is picked before its target', async () => {
  const { choose } = show(listed('a1-b2', 'c1-b2', 'c1-d2'));
  expect(names()).toEqual(['Sheep on a1, 1 way to go', 'Sheep on c1, 2 ways to go']);
  await fireEvent.click(screen.getByRole('button', { name: /c1/ }));
  expect(names().slice(0, 2)).toEqual(['Sheep from c1-b2', 'Sheep from c1-d2']);
  expect(choose).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'Sheep from c1-d2' }));
  expect(choose).toHaveBeenCalledWith('c1-d2');
});

it('everything works by keyboard: arrows, Enter and Escape', async () => {
  const { choose } = show(listed('a1-b2', 'c1-b2', 'c1-d2'));
  const first = screen.getByRole('button', { name: /a1/ });
  first.focus();
  await fireEvent.keyDown(first, { key: 'ArrowRight' });
  expect(document.activeElement?.getAttribute('data-spot')).toBe('c1');
  await fireEvent.keyDown(document.activeElement ?? first, { key: 'Enter' });
  await fireEvent.keyDown(document.activeElement ?? first, { key: 'Escape' });
  expect(names()).toHaveLength(2);
  await fireEvent.keyDown(document.activeElement ?? first, { key: ' ' });
  await fireEvent.keyDown(document.activeElement ?? first, { key: 'ArrowUp' });
  await fireEvent.keyDown(document.activeElement ?? first, { key: 'Enter' });
  expect(choose).toHaveBeenCalledOnce();
  expect(choose.mock.calls[0]?.[0]).toMatch(/^c1-[bd]2$/);
});

it('the only piece that may move needs no picking, and a pass is one touch', async () => {
  const { choose } = show(listed('d8-c7', 'd8-e7'), 'wolf');
  expect(names()).toEqual(['Sheep from d8-c7', 'Sheep from d8-e7', 'Wolf on d8, 2 ways to go']);
  await fireEvent.click(screen.getByRole('button', { name: 'Sheep from d8-e7' }));
  expect(choose).toHaveBeenCalledWith('d8-e7');
});

it('a pass is one touch', async () => {
  const { choose } = show([{ seat: 0, move: 'pass', text: 'Pass: no sheep can move' }]);
  await fireEvent.click(screen.getByRole('button', { name: 'Pass: no sheep can move' }));
  expect(choose).toHaveBeenCalledWith('pass');
});
