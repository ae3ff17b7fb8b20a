import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { Listed, Scene } from '../../src/board';
import Board from '../../src/games/wolf-and-sheep/Board.svelte';
import game from '../../src/games/wolf-and-sheep';
import { piecesOn } from '../../src/games/wolf-and-sheep/pieces';
import type { HuntMove, HuntView, Piece } from '../../src/games/wolf-and-sheep/wire';
import { seat, turn } from './tables';

const START = ['...w....', '........', '........', '........', '........', '........', '........', 's.s.s.s.'];
const PASS = { seat: 0, move: 'pass', text: 'Pass: no sheep can move', data: { type: 'pass' } } as const;
const step = (from: string, to: string): HuntMove => ({ type: 'step', from, to });
const listed = (...steps: [from: string, to: string][]): Listed<HuntMove>[] =>
  steps.map(([from, to]) => ({
    seat: 0,
    move: `${from}-${to}`,
    text: `Sheep from ⟦square:${from}|${from}⟧-${to}`,
    data: step(from, to),
  }));

it('a listed move stands under its square', () => {
  expect(game.group?.(step('a1', 'b2'), null)).toBe('From a1');
  expect(game.group?.(PASS.data, null)).toBe('');
});

it('a reference names its square', () => {
  expect(game.places?.({ kind: 'square', id: 'd8', name: 'd8' })).toEqual(['d8']);
  expect(game.places?.({ kind: 'seat', id: '1', name: 'the wolf' })).toEqual([]);
});

it('the drawn rows begin with row 8', () => {
  expect(piecesOn(START)).toEqual([
    { kind: 'wolf', square: 'd8' },
    ...['a1', 'c1', 'e1', 'g1'].map((square) => ({ kind: 'sheep', square })),
  ]);
});

function show(legal: readonly Listed<HuntMove>[], toMove: Piece = 'sheep', rows = START) {
  const choose = vi.fn();
  const say = vi.fn();
  const scene: Scene<HuntView, HuntMove> = {
    view: { board: rows, toMove, movesMade: 0, moveLimit: 1000 },
    turn: turn(0),
    seats: [seat(0), seat(1)],
    options: {},
    me: 0,
    legal,
    decision: null,
    forms: [],
    result: null,
  };
  const taste = { motion: false, symbols: false, contrast: false, names: false };
  const slot = { shape: 'wide', width: 900, height: 700, panel: false } as const;
  const lit = { places: [], move: null, hint: null, traces: [] };
  render(Board, { scene, lit, taste, portrait: false, slot, choose, say, sound: vi.fn() });
  return { choose, say };
}

const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

it('what may be done is named from the list of moves, and a piece is picked before its target', async () => {
  const { choose } = show(listed(['a1', 'b2'], ['c1', 'b2'], ['c1', 'd2']));
  expect(names()).toEqual(['Sheep on a1, 1 way to go', 'Sheep on c1, 2 ways to go']);
  await fireEvent.click(screen.getByRole('button', { name: /c1/ }));
  expect(names().slice(0, 2)).toEqual(['Sheep from c1-b2', 'Sheep from c1-d2']);
  expect(choose).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'Sheep from c1-d2' }));
  expect(choose).toHaveBeenCalledWith(step('c1', 'd2'));
});

it('everything works by keyboard: arrows, Enter and Escape', async () => {
  const { choose } = show(listed(['a1', 'b2'], ['c1', 'b2'], ['c1', 'd2']));
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
  expect([step('c1', 'b2'), step('c1', 'd2')]).toContainEqual(choose.mock.calls[0]?.[0]);
});

it('the only piece that may move needs no picking, and a pass is one touch', async () => {
  const { choose } = show(listed(['d8', 'c7'], ['d8', 'e7']), 'wolf');
  expect(names()).toEqual(['Sheep from d8-c7', 'Sheep from d8-e7', 'Wolf on d8, 2 ways to go']);
  await fireEvent.click(screen.getByRole('button', { name: 'Sheep from d8-e7' }));
  expect(choose).toHaveBeenCalledWith(step('d8', 'e7'));
});

it('a pass is one touch', async () => {
  const { choose } = show([PASS]);
  await fireEvent.click(screen.getByRole('button', { name: 'Pass: no sheep can move' }));
  expect(choose).toHaveBeenCalledWith(PASS.data);
});
