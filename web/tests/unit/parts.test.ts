import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { parseMarkdown } from '../../src/lib/markdown';
import type { Reference } from '../../src/lib/said';
import EndCard from '../../src/parts/EndCard.svelte';
import GenericBoard from '../../src/parts/GenericBoard.svelte';
import InWords from '../../src/parts/InWords.svelte';
import Log, { PAGE } from '../../src/parts/Log.svelte';
import Markdown from '../../src/parts/Markdown.svelte';
import MoveList from '../../src/parts/MoveList.svelte';
import Prompt from '../../src/parts/Prompt.svelte';
import type { FormState, ResultState } from '../../src/wire';
import { seat, table } from './tables';

const seats = [seat(0, { name: 'Anna' }), seat(1, { name: 'Ben' })];
const none = () => undefined;

describe('the list of moves', () => {
  const moves = [
    { seat: 0, move: 'a1-b2', text: 'Sheep from ⟦square:a1|a1⟧ to b2', data: { type: 'step', from: 'a1', to: 'b2' } },
    { seat: 0, move: 'c1-d2', text: 'Sheep from ⟦square:c1|c1⟧ to d2', data: { type: 'step', from: 'c1', to: 'd2' } },
  ];
  const usual = {
    moves,
    forms: [] as FormState[],
    seats,
    group: () => '',
    choose: none,
    write: none,
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
    expect(point).toHaveBeenLastCalledWith(moves[1]?.data);
    await fireEvent.click(button);
    expect(choose).toHaveBeenCalledWith(moves[1]?.data);
  });

  it('is one stop of the Tab key, and arrow keys lead through it', async () => {
    render(MoveList, usual);
    const buttons = screen.getAllByRole('button');
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    expect(buttons.map((button) => button.tabIndex)).toEqual([0, -1]);
    buttons[0]?.focus();
    await press('ArrowDown');
    expect(document.activeElement).toBe(buttons[1]);
    expect(buttons.map((button) => button.tabIndex)).toEqual([-1, 0]);
    await press('Home');
    expect(document.activeElement).toBe(buttons[0]);
  });

  it('stands under the headings a game gives', () => {
    render(MoveList, { ...usual, group: (move) => `On ${(move as { from: string }).from}` });
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['On a1', 'On c1']);
  });

  it('says of which moves nothing would come', () => {
    render(MoveList, { ...usual, useless: (move) => move === usual.moves[0]?.data });
    const said = [...document.querySelectorAll('.move')].map((one) => one.textContent.includes('Brings nothing now'));
    expect(said).toEqual(usual.moves.map((_, i) => i === 0));
  });

  it('waits while something moves', () => {
    render(MoveList, { ...usual, ready: false });
    expect(screen.getAllByRole('button').every((button) => button.hasAttribute('disabled'))).toBe(true);
  });

  it('takes what cannot be listed as text, with examples', async () => {
    const write = vi.fn();
    const form = { seat: 0, form: 'arrange', grammar: 'as numbers', sample: ['arrange 2 1'], type: 'arrange' };
    render(MoveList, { ...usual, moves: [], forms: [form], write });
    await fireEvent.click(screen.getByRole('button', { name: 'arrange 2 1' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Arrange' }));
    expect(write).toHaveBeenCalledWith('arrange 2 1');
  });

  it('says why it is empty', () => {
    render(MoveList, { ...usual, moves: [], idle: 'Waiting for Ben.' });
    expect(screen.getByText('Waiting for Ben.')).toBeTruthy();
  });
});

describe('the log', () => {
  const TOLD = '⟦seat:1|Seat 1⟧ goes from ⟦square:d8|d8⟧ to ⟦square:c7|c7⟧.';

  it('speaks in names and lights the places of a line', async () => {
    const light = vi.fn();
    const lines = [{ number: 1, seat: 1, move: 'd8-c7', words: [TOLD], data: { type: 'step' } }];
    render(Log, { lines, seats, places: ({ kind, id }: Reference) => (kind === 'square' ? [id] : []), light });
    await fireEvent.pointerEnter(screen.getByRole('listitem'));
    expect(light).toHaveBeenCalledWith(['d8', 'c7']);
    expect(screen.getByText(/^Ben goes/).textContent).toBe('Ben goes from d8 to c7.');
    await fireEvent.pointerEnter(screen.getByText('c7'));
    expect(light).toHaveBeenLastCalledWith(['c7']);
    await fireEvent.pointerLeave(screen.getByText('c7'));
    expect(light).toHaveBeenLastCalledWith(['d8', 'c7']);
  });

  it('opens the rule that a sentence names, and keeps its id from those who listen', async () => {
    const open = vi.fn();
    const line = { number: 1, seat: -1, move: 'x', words: ['A sheep stays (⟦rule:SM-EXIT-05|SM-EXIT-05⟧).'] };
    render(Log, { lines: [line], seats, places: () => [], light: vi.fn(), silent: undefined, openRule: open });
    const id = screen.getByText('SM-EXIT-05');
    expect(id.closest('[aria-hidden]')).not.toBeNull();
    await fireEvent.click(id);
    expect(open).toHaveBeenCalledWith('SM-EXIT-05');
  });

  it('leaves out what a game does not mention, and what nobody may know', () => {
    const quiet = { number: 1, seat: 1, move: 'pass', words: [], data: { type: 'pass' } };
    const secret = { number: 2, seat: 1, move: 'lay ?', words: [] };
    const told = { number: 3, seat: 1, move: 'end', words: [], data: { type: 'end' } };
    const silent = (move: unknown) => (move as { type: string }).type === 'pass';
    render(Log, { lines: [quiet, secret, told], seats, places: () => [], light: none, silent });
    expect(screen.getAllByRole('listitem').map((item) => item.dataset['line'])).toEqual(['3']);
    expect(screen.getByRole('listitem').textContent).toMatch(/decides: end\.$/);
  });

  describe('of a long game', () => {
    const lines = Array.from({ length: 500 }, (_, i) => ({
      number: i + 1,
      seat: i % 2,
      move: 'x',
      words: [`⟦seat:${i % 2}|Seat⟧ makes move ${i + 1}.`],
    }));
    const usual = { lines, seats, places: () => [], light: none };
    const numbers = () => screen.getAllByText(/makes move/).map((line) => Number(/\d+/.exec(line.textContent)?.[0]));
    const last = () => numbers().at(-1);

    it('is in the page by its newest lines, and each line can be reached', async () => {
      const { container } = render(Log, usual);
      expect(numbers()).toHaveLength(PAGE);
      expect(last()).toBe(500);
      const newest = container.querySelector('[data-line="500"]');
      expect(newest?.getAttribute('aria-posinset')).toBe('500');
      expect(newest?.getAttribute('aria-setsize')).toBe('500');
      const seen = new Set(numbers());
      for (let earlier = screen.queryByRole('button', { name: /earlier/ }); earlier;) {
        await fireEvent.click(earlier);
        expect(numbers()).toHaveLength(PAGE);
        numbers().forEach((number) => seen.add(number));
        earlier = screen.queryByRole('button', { name: /earlier/ });
      }
      expect(seen.size).toBe(500);
      await fireEvent.click(screen.getByRole('button', { name: /400 later/ }));
      expect(numbers()[0]).toBe(51);
    });

    it('follows the game while somebody reads, and the line a replay is at', async () => {
      const { rerender } = render(Log, usual);
      await fireEvent.click(screen.getByRole('button', { name: '400 earlier' }));
      expect(last()).toBe(450);
      await rerender({ lines: [...lines, { number: 501, seat: 0, move: 'y', words: ['Anna makes move 501.'] }] });
      expect(last()).toBe(501);
      await rerender({ lines, current: 7 });
      expect(numbers()[0]).toBe(1);
      await rerender({ lines, current: 300 });
      expect(numbers()).toContain(300);
      await rerender({ lines, current: 0 });
      expect(numbers()[0]).toBe(1);
      // The last moves are not mentioned
      await rerender({ lines, current: 520 });
      expect(last()).toBe(500);
    });

    it('is searched as a whole, names included', async () => {
      render(Log, usual);
      await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'BEN makes move 12' } });
      expect(numbers()).toEqual([12, 120, 122, 124, 126, 128]);
      await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'wolf' } });
      expect(screen.getByText('No line says “wolf”.')).toBeTruthy();
    });
  });
});

describe('the prompt', () => {
  const usual = {
    sentence: 'It is your turn.',
    yours: true,
    deadline: null,
    refusal: null,
    hint: null,
    seats,
    reach: { places: () => [], light: none, openRule: none },
    follow: none,
    dismiss: none,
  };

  it('opens the rule that forbade a move', async () => {
    const openRule = vi.fn();
    render(Prompt, {
      ...usual,
      refusal: { sentence: 'Sheep go forwards.', rule: 'WS-MOVE-01' },
      reach: { ...usual.reach, openRule },
    });
    expect(screen.getByRole('alert').textContent).toContain('Sheep go forwards.');
    // The id is for the eye: nobody wants to hear it
    const rule = screen.getByRole('button', { name: 'Open the rule' });
    expect(rule.textContent).toContain('WS-MOVE-01');
    await fireEvent.click(rule);
    expect(openRule).toHaveBeenCalledWith('WS-MOVE-01');
  });

  const hint = {
    seat: 0,
    move: 'a1-b2',
    text: 'Sheep from a1 to b2',
    value: 0.5,
    reason: 'keeps the line closed',
    exact: false,
  };

  it('keeps a hint beside a refusal', () => {
    render(Prompt, { ...usual, hint, refusal: { sentence: 'Sheep go forwards.', rule: null } });
    expect(screen.getByRole('alert').textContent).toContain('Sheep go forwards.');
    expect(screen.getByRole('status').textContent).toContain('keeps the line closed');
  });

  it('says what was computed in words alone', () => {
    render(Prompt, { ...usual, hint: { ...hint, value: 1, reason: 'wins in 7 moves', exact: true } });
    expect(screen.getByRole('status').textContent).toContain('wins in 7 moves');
    expect(screen.getByRole('status').textContent).not.toMatch(/%|worth/);
  });

  it('shows a hint with its reason, and follows it', async () => {
    const follow = vi.fn();
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
    // To the eye each id is a link; those who listen hear that there is a rule, not its letters
    await fireEvent.click(screen.getByRole('link', { name: 'the rule' }));
    expect(open).toHaveBeenCalledWith('SS-ROLL-05');
    await fireEvent.click(screen.getByText('SS-ROLL-04'));
    expect(open).toHaveBeenLastCalledWith('SS-ROLL-04');
    expect(screen.getAllByRole('link').length).toBe(1);
  });

  it('never turns text into markup', () => {
    const { container } = render(Markdown, { blocks });
    expect(container.querySelector('b')).toBeNull();
    expect(container.textContent).toContain('<b>sheep</b>');
  });

  it('heads no column with nothing', () => {
    render(Markdown, { blocks: parseMarkdown('| | cards |\n|---|---|\n| Shears | 9 |') });
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['cards']);
  });

  it('is laid piece by piece, or at once for somebody who seeks a rule', async () => {
    const long = parseMarkdown(Array.from({ length: 40 }, (_, i) => `Line ${i}.`).join('\n\n'));
    const lines = () => screen.queryAllByText(/^Line/).length;
    const { unmount } = render(Markdown, { blocks: long });
    expect(lines()).toBeLessThan(10);
    await vi.waitFor(() => expect(lines()).toBe(40));
    unmount();
    render(Markdown, { blocks: long, marked: 'SS-ROLL-05' });
    expect(lines()).toBe(40);
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

describe('the board in words', () => {
  const passages = [
    { title: 'Row 2', lines: ['A2: empty.', 'B2: wolf.'] },
    { title: 'Row 1', lines: ['A1: sheep.', 'B1: empty.'] },
  ];
  const here = () => document.activeElement?.textContent.trim();

  it('is one stop of the Tab key, and arrow keys lead from place to place', async () => {
    render(InWords, { passages, seen: false });
    const lines = screen.getAllByRole('listitem');
    expect(lines.filter((line) => line.tabIndex === 0)).toHaveLength(1);
    lines[0]?.focus();
    for (const [key, wanted] of [
      ['ArrowLeft', 'A2: empty.'],
      ['ArrowRight', 'B2: wolf.'],
      ['ArrowDown', 'B1: empty.'],
      ['ArrowRight', 'B1: empty.'],
      ['ArrowLeft', 'A1: sheep.'],
      ['ArrowLeft', 'B2: wolf.'],
      ['End', 'B1: empty.'],
      ['ArrowUp', 'B2: wolf.'],
      ['Home', 'A2: empty.'],
    ]) {
      await fireEvent.keyDown(document.activeElement ?? document.body, { key });
      expect(here(), key).toBe(wanted);
    }
  });

  it('is entered where one left it, or close by if that is gone', async () => {
    const shown = render(InWords, { passages, seen: false });
    screen.getByText('B1: empty.').focus();
    await shown.rerender({ passages: passages.slice(0, 1), seen: false });
    expect(screen.getAllByRole('listitem').map((line) => line.tabIndex)).toEqual([-1, 0]);
  });
});

it('at the end seats are told by what their panels tell', () => {
  const result: ResultState = {
    kind: 'win',
    winners: [1],
    scores: [0, 1],
    ranks: [2, 1],
    ending: '',
    reason: '',
    details: {},
  };
  render(EndCard, {
    state: table({ status: 'over', seats, result }),
    epilogue: 'The last fleece standing.',
    facts: (number: number) => [{ label: 'wool', value: String(number * 8) }],
    board: () => null,
    close: none,
  });
  const ranks = screen.getAllByRole('listitem').map((one) => one.textContent.replace(/\s+/g, ' ').trim());
  expect(ranks).toEqual([expect.stringMatching(/Ben.*wool 8$/), expect.stringMatching(/Anna.*wool 0$/)]);
});
