import type { GameEntry, LessonEntry, PuzzleEntry } from '../wire';
import type { Api } from './api';
import { Course } from './course.svelte';
import { note } from './puzzles';

/** A puzzle is a lesson of one step. `day` is the day whose puzzle it is, if it is one. */
export function courseOf(api: Api, game: GameEntry, puzzle: PuzzleEntry, day: () => string | null): Course {
  const lesson: LessonEntry = { id: puzzle.id, title: puzzle.title, goal: game.summary, steps: [puzzle.title] };
  return new Course(
    {
      lesson: (of, id) => api.puzzle(of, id),
      tryLesson: (of, id, _, ask) => api.tryPuzzle(of, id, ask),
      showPuzzle: api.showPuzzle,
    },
    game,
    lesson,
    { reached: () => undefined, finished: (shown) => note(puzzle, !shown, day()) },
  );
}
