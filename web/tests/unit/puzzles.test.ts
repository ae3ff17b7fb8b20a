import { beforeEach, describe, expect, it } from 'vitest';
import { progress } from '../../src/lib/progress.svelte';
import { isSolved, nextAfter, note, puzzlePath } from '../../src/lib/puzzles';
import type { PuzzleEntry } from '../../src/wire';

const pack: readonly PuzzleEntry[] = ['aaaaaa', 'bbbbbb', 'cccccc'].map((id, i) => ({
  game: 'tangle',
  id,
  title: `Puzzle ${i}`,
  stars: i + 1,
}));
const [first, second, third] = pack as [PuzzleEntry, PuzzleEntry, PuzzleEntry];

beforeEach(() => progress.forget());

describe('a pack of puzzles', () => {
  it('goes on with the next that is not solved, and begins again', () => {
    expect(nextAfter(first, pack)).toBe(second);
    note(second, true, null);
    expect(nextAfter(first, pack)).toBe(third);
    expect(nextAfter(third, pack)).toBe(first);
    note(first, true, null);
    expect(nextAfter(third, pack)).toBeNull();
  });

  it('has addresses that can be sent', () => {
    expect(puzzlePath(first)).toBe('/puzzles/tangle/aaaaaa');
  });
});

describe('what came of a puzzle', () => {
  it('is remembered, and days in a row are counted', () => {
    note(first, true, '2031-05-03');
    note(second, true, '2031-05-04');
    expect(isSolved(first)).toBe(true);
    expect(isSolved(third)).toBe(false);
    expect(progress.streak('2031-05-04')).toBe(2);
    expect(progress.streak('2031-05-05')).toBe(2);
    expect(progress.streak('2031-05-06')).toBe(0);
  });

  it('who was shown the move has not solved the day', () => {
    note(first, false, '2031-05-04');
    note(first, true, '2031-05-04');
    expect(progress.streak('2031-05-04')).toBe(0);
    expect(isSolved(first)).toBe(true);
  });
});
