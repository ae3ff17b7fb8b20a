import { describe, expect, it } from 'vitest';
import { ago, asked, closed, headline, seatLabel, seatShort, spoken, together, waitingFor } from '../../src/lib/words';
import { begun, plain, references, said } from '../../src/lib/said';
import type { ResultKind, ResultState } from '../../src/wire';
import { seat, table, turn } from './tables';

const result = (kind: ResultKind, winners: number[]): ResultState => ({
  kind,
  winners,
  scores: [0, 0],
  ranks: [1, 1],
  ending: 'over',
  reason: '',
  details: {},
});

describe('names', () => {
  it('are listed as in a sentence', () => {
    expect(together([])).toBe('');
    expect(together(['Anna'])).toBe('Anna');
    expect(together(['Anna', 'Ben', 'Cleo'], 'or')).toBe('Anna, Ben or Cleo');
  });

  it('of code are written as people write them', () => {
    expect(spoken('movesMade')).toBe('Moves made');
    expect(spoken('stuck-sheep')).toBe('Stuck sheep');
  });

  it('stand in the place of seats', () => {
    const seats = [seat(0, { name: 'Anna' }), seat(1, { kind: 'bot', name: 'x', bot: 'strong:2s' })];
    const marked = '⟦seat:0|Seat 0⟧ shows ⟦card:POW|POW!⟧ to ⟦seat:1|seat 1⟧, not to ⟦seat:7|seat 7⟧.';
    expect(said(marked, seats)).toBe('Anna shows POW! to Strong bot, not to seat 7.');
    expect(plain(marked)).toBe('Seat 0 shows POW! to seat 1, not to seat 7.');
    expect(references(marked)[1]).toEqual({ kind: 'card', id: 'POW', name: 'POW!' });
    expect(said('Seat 0 is named by nobody.', seats)).toBe('Seat 0 is named by nobody.');
    expect(plain('It stays (two equal ways, ⟦rule:SM-EXIT-05|SM-EXIT-05⟧).')).toBe('It stays (two equal ways).');
  });

  it('begin a sentence with a capital, marked or not', () => {
    expect(begun('a sheep never goes back.')).toBe('A sheep never goes back.');
    expect(begun('⟦card:POW|pow⟧ is not yours.')).toBe('⟦card:POW|Pow⟧ is not yours.');
    expect(begun('2 sheep stand there.')).toBe('2 sheep stand there.');
  });

  it('that two seats share carry their signs', () => {
    const seats = [seat(0, { name: 'Anna' }), seat(1, { name: 'Anna' })];
    expect([seatLabel(seats, 0), seatLabel(seats, 1)]).toEqual(['Anna ▲', 'Anna ●']);
    expect(seatShort(seats, 0)).toBe('Anna');
  });

  it('tell bots of one level apart', () => {
    const bot = (at: number, level: string) => seat(at, { kind: 'bot', bot: level, name: '' });
    const seats = [bot(0, 'easy'), bot(1, 'strong:2s'), bot(2, 'easy')];
    expect([0, 1, 2].map((at) => seatLabel(seats, at))).toEqual(['Easy bot Biscuit', 'Strong bot', 'Easy bot Moss']);
    expect([0, 1, 2].map((at) => seatShort(seats, at))).toEqual(['Biscuit', 'Strong bot', 'Moss']);
  });
});

describe('whose turn it is', () => {
  it('leaves out those who have answered', () => {
    expect(asked({ ...turn(0, 1), answered: [0] })).toEqual([1]);
    expect(asked({ ...turn(), kind: 'over', seats: null })).toEqual([]);
  });

  it('is said in one sentence', () => {
    expect(waitingFor(table())).toBe('Waiting for Anna.');
    expect(waitingFor(table({ turn: turn(1) }))).toBe('Medium bot is thinking …');
    expect(waitingFor(table({ turn: turn(0, 1) }))).toBe('Waiting for Anna or Medium bot.');
  });
});

describe('the end', () => {
  it.each<[ResultKind, number[], string]>([
    ['win', [0], 'You won!'],
    ['win', [1], 'You lost'],
    ['draw', [], 'A draw'],
    ['loss', [], 'You all lost'],
    ['win', [0, 1], 'You won!'],
  ])('%s of %j: %s', (kind, winners, words) => {
    expect(headline(table({ result: result(kind, winners) }))).toBe(words);
  });

  it('is a whole sentence where one is needed', () => {
    expect(closed('You won!')).toBe('You won!');
    expect(closed('Ben won')).toBe('Ben won.');
  });

  it('is told by names to those who only watched, and to those who played all sides', () => {
    const watched = [seat(0, { name: 'Anna' }), seat(1, { name: 'Ben' })];
    expect(headline(table({ seats: watched, result: result('win', [1]) }))).toBe('Ben won');
    const both = watched.map((one) => ({ ...one, yours: true }));
    expect(headline(table({ seats: both, result: result('win', [1]) }))).toBe('Ben won');
    const company = [...both, seat(2, { kind: 'bot', bot: 'easy', name: '' })];
    expect(headline(table({ seats: company, result: result('win', [1]) }))).toBe('Ben won');
    expect(headline(table({ seats: company, result: result('win', [2]) }))).toBe('Easy bot won');
  });
});

it('tells how long ago something was', () => {
  const hour = 3_600_000;
  expect([0, 5 * 60_000, 2 * hour, 50 * hour].map((ms) => ago(0, ms))).toEqual([
    'just now',
    '5 minutes ago',
    '2 hours ago',
    '2 days ago',
  ]);
});
