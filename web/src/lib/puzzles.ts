import type { PuzzleEntry } from '../wire';
import { progress } from './progress.svelte';

/** Under which name it is remembered what came of a puzzle. */
export const puzzleKey = ({ game, id }: Pick<PuzzleEntry, 'game' | 'id'>) => `${game}/${id}`;

export const puzzlePath = ({ game, id }: Pick<PuzzleEntry, 'game' | 'id'>) => `/puzzles/${game}/${id}`;

export const isSolved = (puzzle: PuzzleEntry) => progress.puzzle(puzzleKey(puzzle))?.solved === true;

/** Somebody gave it up, and saw the answer. */
export const isShown = (puzzle: PuzzleEntry) => progress.puzzle(puzzleKey(puzzle))?.solved === false;

/** The puzzles of a game as somebody goes on from one: the next that is not solved, first behind it and then before it. */
export function nextAfter(puzzle: PuzzleEntry, pack: readonly PuzzleEntry[]): PuzzleEntry | null {
  const at = pack.findIndex(({ id }) => id === puzzle.id);
  return [...pack.slice(at + 1), ...pack.slice(0, Math.max(0, at))].find((other) => !isSolved(other)) ?? null;
}

export const inStars = (stars: number) => `${stars} of 4 stars`;

/** Remembers what came of a puzzle, once: one that was given up stays given up for the day's sake. */
export function note(puzzle: PuzzleEntry, solved: boolean, day: string | null): void {
  progress.notePuzzle(puzzleKey(puzzle), solved, day ? { on: day, daily: true } : {});
}
