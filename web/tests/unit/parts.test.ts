import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { parseMarkdown } from '../../src/lib/markdown';
import GenericBoard from '../../src/parts/GenericBoard.svelte';
import Log from '../../src/parts/Log.svelte';
import Markdown from '../../src/parts/Markdown.svelte';
import MoveList from '../../src/parts/MoveList.svelte';
import Prompt from '../../src/parts/Prompt.svelte';
import type { FormState } from '../../src/wire';
import { seat } from './tables';

const seats = [seat(0, { name: 'Anna' }), seat(1, { name: 'Ben' })];
const none = () => undefined;

describe('the list of moves', () => {
  const moves = [
    { seat: 0, move: 'a1-b2', text: 'Sheep from a1 to b2' },
    { seat: 0, move: 'c1-d2', text: 'Sheep from c1 to d2' },
  ];
  const usual = {
    moves,
    forms: [] as FormState[],
    seats,
    group: () => '',
    choose: none,
    point: none,
    ready: true,
    idle: '',
  };

  it('plays what is pressed and shows what is pointed at', async () => {
    const choose = vi.fn();
    const point = vi.fn();
    render(MoveList, { ...usual, choose, point });
    const button = screen.getByRole('button', { name: 'Sheep from c1 to d2' });
    await fireEvent.focus(button);
    expect(point).toHaveBeenLastCalledWith('c1-d2');
    await fireEvent.click(button);
    expect(choose).toHaveBeenCalledWith('c1-d2');
  });

  it('stands under the headings a game gives', () => {
    render(MoveList, { ...usual, group: (move) => `On ${move.move.slice(0, 2)}` });
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['On a1', 'On c1']);
  });

  it('waits while something moves', () => {
    render(MoveList, { ...usual, ready: false });
    expect(screen.getAllByRole('button').every((button) => button.hasAttribute('disabled'))).toBe(true);
  });

  it('takes what cannot be listed as text, with examples', async () => {
    const choose = vi.fn();
    const form = { seat: 0, form: 'arrange', grammar: 'as numbers', sample: ['arrange 2 1'], type: 'arrange' };
    render(MoveList, { ...usual, moves: [], forms: [form], choose });
    await fireEvent.click(screen.getByRole('button', { name: 'arrange 2 1' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Arrange' }));
    expect(choose).toHaveBeenCalledWith('arrange 2 1');
  });

  it('says why it is empty', () => {
    render(MoveList, { ...usual, moves: [], idle: 'Waiting for Ben.' });
    expect(screen.getByText('Waiting for Ben.')).toBeTruthy();
  });
});

describe('the log', () => {
  it('speaks in names and lights the places of a line', async () => {
    const light = vi.fn();
    const lines = [{ number: 1, seat: 1, move: 'd8-c7', words: ['Seat 1 goes to c7.'] }];
    render(Log, { lines, seats, places: (text: string) => text.match(/[a-h][1-8]/g) ?? [], light });
    await fireEvent.pointerEnter(screen.getByRole('listitem'));
    expect(light).toHaveBeenCalledWith(['d8', 'c7', 'c7']);
    expect(screen.getByText('Ben goes to c7.')).toBeTruthy();
  });
});

describe('the prompt', () => {
  const usual = {
    sentence: 'It is your turn.',
    yours: true,
    deadline: null,
    refusal: null,
    hint: null,
    openRule: none,
    follow: none,
    dismiss: none,
  };

  it('opens the rule that forbade a move', async () => {
    const openRule = vi.fn();
    render(Prompt, { ...usual, refusal: { sentence: 'Sheep go forwards.', rule: 'WS-MOVE-01' }, openRule });
    expect(screen.getByRole('alert').textContent).toContain('Sheep go forwards.');
    await fireEvent.click(screen.getByRole('button', { name: /WS-MOVE-01/ }));
    expect(openRule).toHaveBeenCalledWith('WS-MOVE-01');
  });

  it('shows a hint with its reason, and follows it', async () => {
    const follow = vi.fn();
    const hint = {
      seat: 0,
      move: 'a1-b2',
      text: 'Sheep from a1 to b2',
      value: 0.5,
      reason: 'keeps the line closed',
      exact: false,
    };
    render(Prompt, { ...usual, hint, follow });
    expect(screen.getByRole('status').textContent).toMatch(/keeps the line closed.*worth about 50 %/s);
    await fireEvent.click(screen.getByRole('button', { name: 'Do it' }));
    expect(follow).toHaveBeenCalledWith(hint);
  });
});

describe('a rulebook page', () => {
  const blocks = parseMarkdown('# T\n\n- **SS-ROLL-04** Then see SS-ROLL-05.\n- **SS-ROLL-05** Any <b>sheep</b>.');

  it('links rules to each other and marks the one that matters', async () => {
    const open = vi.fn();
    const { container } = render(Markdown, {
      blocks,
      rules: new Set(['SS-ROLL-04', 'SS-ROLL-05']),
      marked: 'SS-ROLL-05',
      open,
    });
    expect(container.querySelector('#SS-ROLL-05')?.className).toContain('marked');
    await fireEvent.click(screen.getByRole('link', { name: 'SS-ROLL-05' }));
    expect(open).toHaveBeenCalledWith('SS-ROLL-05');
  });

  it('never turns text into markup', () => {
    const { container } = render(Markdown, { blocks });
    expect(container.querySelector('b')).toBeNull();
    expect(container.textContent).toContain('<b>sheep</b>');
  });
});

it('a game without a board shows its view, with names for the rows of seats', () => {
  const view = {
    round: 2,
    seats: [
      { hand: ['ewe'], done: false },
      { hand: ['?'], done: true },
    ],
  };
  render(GenericBoard, { view, seats });
  const rows = within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent?.trim()));
  expect(rows).toEqual([
    ['', 'Hand', 'Done'],
    ['Anna', 'ewe', 'no'],
    ['Ben', '?', 'yes'],
  ]);
  expect(screen.getByText('Round')).toBeTruthy();
});
