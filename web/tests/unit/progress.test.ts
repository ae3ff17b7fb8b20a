import { beforeEach, describe, expect, it } from 'vitest';
import {
  dayOf,
  levelKey,
  merge,
  NOTHING,
  progress,
  readProgress,
  streakOf,
  type Best,
  type Progress,
} from '../../src/lib/progress.svelte';

const KEPT = 'sheepfold.progress';
const kept = () => readProgress(JSON.parse(localStorage.getItem(KEPT) ?? 'null'));
const best = (part: Partial<Best>): Best => ({
  outcome: 'won',
  score: 5,
  moves: 30,
  words: '',
  on: '2031-05-04',
  ...part,
});

beforeEach(() => {
  localStorage.clear();
  progress.forget();
});

describe('what is remembered of somebody', () => {
  it('knows where they stopped in a lesson, and that it was finished once', () => {
    progress.reachStep('tangle', 2);
    expect(progress.lesson('tangle')).toEqual({ step: 2, done: false });
    progress.finishLesson('tangle');
    progress.reachStep('tangle', 1);
    expect(kept().lessons['tangle']?.done).toBe(true);
    expect(progress.lesson('sheep-hop')).toBeNull();
  });

  it('counts the days in a row, today or up to yesterday', () => {
    for (const on of ['2031-02-27', '2031-02-28', '2031-03-01']) {
      progress.notePuzzle(`p-${on}`, true, { on, daily: true });
    }
    expect(progress.streak('2031-03-01')).toBe(3);
    expect(progress.streak('2031-03-02')).toBe(3);
    expect(progress.streak('2031-03-03')).toBe(0);
    expect(kept().longestStreak).toBe(3);
  });

  it('does not let a second try mend a day, but lets it solve the puzzle', () => {
    progress.notePuzzle('p', false, { on: '2031-03-01', daily: true });
    progress.notePuzzle('p', true, { on: '2031-03-01', daily: true });
    expect(progress.day('2031-03-01')).toBe(false);
    expect(progress.puzzle('p')?.solved).toBe(true);
    progress.notePuzzle('p', false, { on: '2031-03-02' });
    expect(progress.puzzle('p')?.solved).toBe(true);
  });

  it('counts a table once, and keeps the best of a game and of each level', () => {
    const level = levelKey('sheep-hop', 'level', 'L3');
    const game = { game: 'sheep-hop', outcome: 'won', on: '2031-05-04', company: ['bot:easy'] } as const;
    progress.finishGame('t1', game, best({ score: 6 }), [level]);
    progress.finishGame('t1', game, best({ score: 6 }), [level]);
    progress.finishGame('t2', game, best({ score: 9, outcome: 'lost' }), [level]);
    progress.finishGame('t3', game, best({ score: 7 }));
    expect(Object.keys(progress.all.games)).toEqual(['t1', 't2', 't3']);
    expect(progress.best(level)?.score).toBe(6);
    expect(progress.best('sheep-hop')?.score).toBe(7);
  });

  it('does not forget what another window has kept', () => {
    progress.reachStep('tangle', 2);
    localStorage.setItem(KEPT, JSON.stringify({ ...NOTHING, lessons: { tangle: { step: 5, done: true } } }));
    progress.notePuzzle('p', true);
    expect(progress.lesson('tangle')).toEqual({ step: 5, done: true });
  });
});

describe('two memories of one person', () => {
  const one: Progress = {
    lessons: { tangle: { step: 3, done: false } },
    puzzles: { a: { solved: false, on: '2031-01-01' }, b: { solved: true, on: '2031-01-02' } },
    days: { '2031-01-01': false },
    longestStreak: 2,
    games: { t1: { game: 'tangle', outcome: 'won', on: '2031-01-01', company: [] } },
    best: { tangle: best({ moves: 20 }) },
  };
  const other: Progress = {
    lessons: { tangle: { step: 1, done: true } },
    puzzles: { a: { solved: true, on: '2031-01-05' }, b: { solved: true, on: '2031-01-04' } },
    days: { '2031-01-01': true },
    longestStreak: 1,
    games: { t2: { game: 'tangle', outcome: 'lost', on: '2031-01-02', company: [] } },
    best: { tangle: best({ moves: 25 }) },
  };

  it('give the better of both, whichever comes first, and nothing twice', () => {
    const merged = merge(one, other);
    expect(merged.lessons['tangle']).toEqual({ step: 3, done: true });
    expect(merged.puzzles).toEqual({ a: { solved: true, on: '2031-01-05' }, b: { solved: true, on: '2031-01-02' } });
    expect(merged.days).toEqual({ '2031-01-01': true });
    expect(merged.best['tangle']?.moves).toBe(20);
    expect(Object.keys(merged.games)).toEqual(['t1', 't2']);
    expect(merge(other, one)).toEqual(merged);
    expect(merge(merged, one)).toEqual(merged);
  });
});

describe('what was kept', () => {
  it('is taken as far as it fits', () => {
    for (const junk of [null, 7, 'x', [], { lessons: 3, puzzles: [1], games: { a: { game: 1 } }, days: { x: true } }]) {
      expect(readProgress(junk)).toEqual(NOTHING);
    }
    const some = { lessons: { tangle: { step: 1, done: 'yes' }, ['x'.repeat(61)]: { step: 1 } } };
    expect(readProgress(some).lessons).toEqual({ tangle: { step: 1, done: false } });
  });

  it('stays small, however much was played', () => {
    const many = Array.from({ length: 900 }, (_, i) => i);
    const day = (i: number) => dayOf(new Date(2031, 0, 1 + i));
    const huge = readProgress({
      ...NOTHING,
      days: Object.fromEntries(many.map((i) => [day(i), true])),
      puzzles: Object.fromEntries(many.map((i) => [`sheep-hop/home-in-two-${i}`, { solved: true, on: day(i) }])),
      games: Object.fromEntries(
        many.map((i) => [
          `table-${i}`,
          { game: 'last-fleece-standing', outcome: 'won', on: day(i), company: ['bot:medium', 'Brisk Clover'] },
        ]),
      ),
      best: Object.fromEntries(many.map((i) => [`sheep-hop?level=L${i}`, best({ words: 'x'.repeat(500) })])),
    });
    expect(new TextEncoder().encode(JSON.stringify(huge)).length).toBeLessThan(60_000);
    expect(Object.keys(huge.games)).toContain('table-899');
    expect(Object.keys(huge.games)).not.toContain('table-700');
    expect(streakOf(huge.days, day(899))).toBe(200);
  });
});
