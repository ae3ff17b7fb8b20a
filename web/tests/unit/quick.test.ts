import { beforeEach, describe, expect, it } from 'vitest';
import { progress } from '../../src/lib/progress.svelte';
import { eveningOf, nextEvening, rememberEvening } from '../../src/lib/quick';
import type { GameEntry, TableState } from '../../src/wire';

const level = (value: string) => ({ value, label: `Level ${value}`, meaning: '', brings: {} });
const game = {
  id: 'hunt',
  presets: [
    { id: 'first-evening', label: 'First evening', meaning: '', options: { flock: '6' } },
    { id: 'rulebook', label: 'Rulebook', meaning: '', options: {} },
  ],
  options: [
    { id: 'flock', standard: '9', named: [] },
    { id: 'level', standard: 'L0', named: ['L0', 'L1', 'random:0'].map(level) },
  ],
} as unknown as GameEntry;

function finish(): void {
  const on = '2031-05-04';
  const best = { outcome: 'lost', score: 1, moves: 2, words: '', on } as const;
  progress.finishGame('t', { game: 'hunt', outcome: 'lost', on, company: [] }, best);
}

beforeEach(() => {
  localStorage.clear();
  progress.forget();
});

describe('what is played at once', () => {
  it('is gentle the first time, and as usual afterwards', () => {
    expect(eveningOf(game)).toEqual({ options: { flock: '6' }, bot: 'easy', first: true });
    finish();
    expect(eveningOf(game)).toEqual({ options: {}, bot: 'medium', first: false });
  });

  it('is what somebody chose, as soon as they have', () => {
    rememberEvening('hunt', { options: { flock: '3' }, bot: 'strong' });
    expect(eveningOf(game)).toEqual({ options: { flock: '3' }, bot: 'strong', first: false });
  });

  it('is as usual where a game has no gentle set-up, but with an easy bot', () => {
    expect(eveningOf({ ...game, presets: [] })).toEqual({ options: {}, bot: 'easy', first: true });
  });
});

describe('what comes after a game that was won', () => {
  const table = (options: Record<string, string>, bot: string | null = 'easy') =>
    ({
      options: { flock: '9', level: 'random:0', ...options },
      seats: [{ bot: null }, { bot }],
    }) as unknown as TableState;

  it('is the whole game after a first evening', () => {
    expect(nextEvening(game, table({ flock: '6', level: 'L0' }))).toEqual({
      options: {},
      bot: 'easy',
      label: 'Now the whole game',
    });
  });

  it('is the next level where there is one', () => {
    expect(nextEvening(game, table({ level: 'L0' }))).toMatchObject({
      options: { level: 'L1' },
      label: 'Next level: Level L1',
    });
  });

  it('is else a stronger bot, as long as there is one', () => {
    expect(nextEvening(game, table({ level: 'L1' }))).toMatchObject({ bot: 'medium', label: 'Against a stronger bot' });
    expect(nextEvening(game, table({}, 'strong'))).toBeNull();
    expect(nextEvening(game, table({}, null))).toBeNull();
  });
});
