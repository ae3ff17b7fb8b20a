import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyBoard } from '../../src/board';
import { ADDRESSES } from '../../src/lib/addresses';
import { api } from '../../src/lib/api';
import { finishedAt } from '../../src/lib/finished';
import { me } from '../../src/lib/me.svelte';
import { firstOffer } from '../../src/lib/offer';
import { NOTHING, progress } from '../../src/lib/progress.svelte';
import { parse } from '../../src/lib/router.svelte';
import { forgetEverywhere, sync } from '../../src/lib/sync';
import { Refused } from '../../src/lib/transport';
import type { TableState } from '../../src/wire';

beforeEach(() => {
  localStorage.clear();
  progress.forget();
  vi.restoreAllMocks();
});

const seat = (number: number, more: object = {}) => ({
  seat: number,
  kind: 'person',
  name: 'Ann',
  bot: null,
  yours: false,
  ...more,
});

function table(more: object = {}): TableState {
  return {
    table: 't',
    game: 'sheep-hop',
    options: { level: 'L3' },
    status: 'over',
    training: false,
    moves: 40,
    view: {},
    seats: [seat(0, { yours: true }), seat(1, { kind: 'bot', bot: 'medium', name: null })],
    result: { kind: 'win', winners: [0], scores: [7, 2], ranks: [1, 2], reason: 'Seven are home.', details: {} },
    ...more,
  } as unknown as TableState;
}

describe('a game that is over', () => {
  const board = { pickers: { level: () => Promise.reject(new Error()) } } as unknown as AnyBoard;

  it('is remembered with its result, its level and who else was there', () => {
    const finished = finishedAt(table(), board, true);
    expect(finished).toMatchObject({
      game: { game: 'sheep-hop', outcome: 'won', company: ['bot:medium'] },
      result: { outcome: 'won', score: 7, moves: 40, words: 'Seven are home.' },
      levels: ['sheep-hop?level=L3'],
    });
  });

  it('is remembered in whole sentences', () => {
    const long = `Seven are home. ${'The wolves '.repeat(8)}sleep. You are ready for the next level: L1 Good Dog.`;
    const result = { ...table().result, reason: long } as TableState['result'];
    expect(finishedAt(table({ result }), board, true)?.result.words).toBe('Seven are home.');
  });

  it.each([
    ['still runs', { status: 'playing', result: null }],
    ['was given up', { result: null }],
    ['was training', { training: true }],
    ['was looked at', { seats: [seat(0), seat(1)] }],
  ])('is not if it %s', (_, more) => {
    expect(finishedAt(table(more), board, true)).toBeNull();
  });

  it('counts for those who share a screen only if they play together', () => {
    const both = { seats: [seat(0, { yours: true }), seat(1, { yours: true })] };
    expect(finishedAt(table(both), null, false)).toBeNull();
    expect(finishedAt(table(both), null, true)?.game.company).toEqual([]);
  });
});

describe('what the server remembers', () => {
  const known = () => {
    vi.spyOn(me, 'look').mockResolvedValue();
    vi.spyOn(me, 'guest', 'get').mockReturnValue({ guest: 'g', name: 'Ann', token: '' });
  };
  const there = { ...NOTHING, lessons: { tangle: { step: 4, done: false } } };

  it('and this browser become the better of both', async () => {
    known();
    progress.finishLesson('tangle');
    vi.spyOn(api, 'progress').mockResolvedValue({ version: 3, progress: there });
    const keep = vi.spyOn(api, 'keepProgress').mockResolvedValue({ version: 4, progress: {} });
    await sync();
    expect(progress.lesson('tangle')).toEqual({ step: 4, done: true });
    expect(keep).toHaveBeenCalledExactlyOnceWith({ version: 3, progress: progress.all });
  });

  it('is left alone if it knows all there is', async () => {
    known();
    vi.spyOn(api, 'progress').mockResolvedValue({ version: 3, progress: there });
    const keep = vi.spyOn(api, 'keepProgress');
    await sync();
    expect(progress.lesson('tangle')?.step).toBe(4);
    expect(keep).not.toHaveBeenCalled();
  });

  it('is read again if another device was faster', async () => {
    known();
    progress.reachStep('tangle', 5);
    const faster = { ...NOTHING, lessons: { 'sheep-hop': { step: 1, done: true } } };
    vi.spyOn(api, 'progress')
      .mockResolvedValueOnce({ version: 0, progress: {} })
      .mockResolvedValueOnce({ version: 1, progress: faster });
    const problem = { error: 'Another device was faster.', rule: null, field: null, state: null };
    const keep = vi
      .spyOn(api, 'keepProgress')
      .mockRejectedValueOnce(new Refused(409, problem as never))
      .mockResolvedValueOnce({ version: 2, progress: {} });
    await sync();
    expect(keep).toHaveBeenLastCalledWith({ version: 1, progress: progress.all });
    expect(Object.keys(progress.all.lessons).sort()).toEqual(['sheep-hop', 'tangle']);
  });

  it('is not asked for by strangers', async () => {
    vi.spyOn(me, 'look').mockResolvedValue();
    const ask = vi.spyOn(api, 'progress');
    await sync();
    expect(ask).not.toHaveBeenCalled();
  });

  it('is forgotten there and here', async () => {
    known();
    progress.finishLesson('tangle');
    vi.spyOn(api, 'progress').mockResolvedValue({ version: 3, progress: there });
    const keep = vi.spyOn(api, 'keepProgress').mockResolvedValue({ version: 4, progress: {} });
    await forgetEverywhere();
    expect(keep).toHaveBeenCalledExactlyOnceWith({ version: 3, progress: NOTHING });
    expect(progress.all).toEqual(NOTHING);
  });
});

it('an offer is made once', () => {
  expect(firstOffer('sound')).toBe(true);
  expect(firstOffer('sound')).toBe(false);
  expect(firstOffer('lesson')).toBe(true);
  expect(firstOffer('sound')).toBe(false);
});

it('every address that the server is told of leads to its page', () => {
  for (const [page, addresses] of Object.entries(ADDRESSES)) {
    const [whole = ''] = addresses.slice(-1);
    expect(parse(whole.replace(/\{\w+\}/g, 'abc')).page).toBe(page);
    addresses.forEach((address) => expect(parse(address.replace(/\{\w+\}/g, 'abc')).page).not.toBe('missing'));
  }
});
