import { keep, recall } from './kept';

/** How far somebody came in a lesson: the step they stand at, counted from 0, and whether they ever reached its end. */
export interface LessonProgress {
  readonly step: number;
  readonly done: boolean;
}

/** What came of a puzzle. One that was solved stays solved. */
export interface PuzzleProgress {
  readonly solved: boolean;
  /** The day of it, as in `2031-05-04`. */
  readonly on: string;
}

export type Outcome = 'won' | 'lost' | 'drew';

/** A game that was played to its end. */
export interface FinishedGame {
  readonly game: string;
  readonly outcome: Outcome;
  readonly on: string;
  /** Who else sat there: `bot:medium`, or a person's name. */
  readonly company: readonly string[];
}

/** The best that somebody made of a game, or of one of its levels. */
export interface Best {
  readonly outcome: Outcome;
  readonly score: number;
  readonly moves: number;
  /** In words, as the end of the game told it. */
  readonly words: string;
  readonly on: string;
}

/** All that is remembered of somebody. It is kept as JSON, and two of them merge into one. */
export interface Progress {
  readonly lessons: Readonly<Record<string, LessonProgress>>;
  readonly puzzles: Readonly<Record<string, PuzzleProgress>>;
  /** What came of the puzzle of each day. */
  readonly days: Readonly<Record<string, boolean>>;
  readonly longestStreak: number;
  /** By table, so that none counts twice. */
  readonly games: Readonly<Record<string, FinishedGame>>;
  /** By game, and by game and level: see `levelKey`. */
  readonly best: Readonly<Record<string, Best>>;
}

export const NOTHING: Progress = { lessons: {}, puzzles: {}, days: {}, longestStreak: 0, games: {}, best: {} };

/** As many as are kept of each kind; the oldest go first. */
const MOST = { lessons: 60, puzzles: 400, days: 200, games: 100, best: 60 } as const;
const LONGEST_KEY = 60;
export const LONGEST_WORDS = 100;
const MOST_COMPANY = 5;

/** A day as it is written here, by this person's clock. */
export function dayOf(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** Under which name the best result of a level is kept: a game whose `option` has this value. */
export function levelKey(game: string, option: string, value: string): string {
  return `${game}?${option}=${value}`;
}

const RANK: Record<Outcome, number> = { won: 2, drew: 1, lost: 0 };

/** Winning counts first, then points, then how soon it was done. */
export function isBetter(one: Best, other: Best): boolean {
  const differences = [RANK[one.outcome] - RANK[other.outcome], one.score - other.score, other.moves - one.moves];
  return (differences.find((difference) => difference !== 0) ?? 0) > 0;
}

/** The better of both, part by part. */
export function merge(one: Progress, other: Progress): Progress {
  return {
    lessons: both(one.lessons, other.lessons, MOST.lessons, (a, b) => ({
      step: Math.max(a.step, b.step),
      done: a.done || b.done,
    })),
    puzzles: both(one.puzzles, other.puzzles, MOST.puzzles, (a, b) =>
      a.solved === b.solved ? (a.on <= b.on ? a : b) : a.solved ? a : b,
    ),
    days: newest(
      both(one.days, other.days, Infinity, (a, b) => a || b),
      MOST.days,
      (_, day) => day,
    ),
    longestStreak: Math.max(one.longestStreak, other.longestStreak),
    games: newest(
      both(one.games, other.games, Infinity, (a) => a),
      MOST.games,
      ({ on }) => on,
    ),
    best: both(one.best, other.best, MOST.best, (a, b) => (isBetter(b, a) ? b : a)),
  };
}

function both<T>(
  one: Readonly<Record<string, T>>,
  other: Readonly<Record<string, T>>,
  most: number,
  better: (a: T, b: T) => T,
): Record<string, T> {
  const all = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const known = all[key];
    all[key] = known === undefined ? value : better(known, value);
  }
  return Object.fromEntries(Object.entries(all).slice(-most));
}

function newest<T>(all: Record<string, T>, most: number, day: (value: T, key: string) => string): Record<string, T> {
  const entries = Object.entries(all);
  return entries.length <= most
    ? all
    : Object.fromEntries(entries.sort(([a, x], [b, y]) => day(x, a).localeCompare(day(y, b))).slice(-most));
}

/** How many days in a row up to `today` the puzzle of the day was solved; today's may still be open. */
export function streakOf(days: Readonly<Record<string, boolean>>, today: string): number {
  let streak = 0;
  for (let day = days[today] ? today : dayBefore(today); days[day]; day = dayBefore(day)) {
    streak++;
  }
  return streak;
}

function dayBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return dayOf(new Date(year, month - 1, date - 1));
}

type Unknowns = Record<string, unknown>;

const isRecord = (value: unknown): value is Unknowns =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
const isOutcome = (value: unknown): value is Outcome => typeof value === 'string' && Object.hasOwn(RANK, value);

/** Whatever was kept, by this page or an older one or another: what fits is taken, the rest is left. */
export function readProgress(kept: unknown): Progress {
  const found = isRecord(kept) ? kept : {};
  return merge(NOTHING, {
    lessons: each(found['lessons'], ({ step, done }) => (isCount(step) ? { step, done: done === true } : null)),
    puzzles: each(found['puzzles'], ({ solved, on }) => (isDay(on) ? { solved: solved === true, on } : null)),
    days: Object.fromEntries(
      Object.entries(isRecord(found['days']) ? found['days'] : {})
        .filter(([day]) => isDay(day))
        .map(([day, solved]) => [day, solved === true]),
    ),
    longestStreak: isCount(found['longestStreak']) ? found['longestStreak'] : 0,
    games: each(found['games'], ({ game, outcome, on, company }) =>
      typeof game === 'string' && isOutcome(outcome) && isDay(on)
        ? {
            game: cut(game, LONGEST_KEY),
            outcome,
            on,
            company: (Array.isArray(company) ? (company as unknown[]) : [])
              .filter((name) => typeof name === 'string')
              .slice(0, MOST_COMPANY)
              .map((name) => cut(name, LONGEST_KEY)),
          }
        : null,
    ),
    best: each(found['best'], ({ outcome, score, moves, words, on }) =>
      isOutcome(outcome) && isCount(score) && isCount(moves) && isDay(on)
        ? { outcome, score, moves, words: typeof words === 'string' ? cut(words, LONGEST_WORDS) : '', on }
        : null,
    ),
  });
}

function each<T>(kept: unknown, read: (value: Unknowns) => T | null): Record<string, T> {
  const entries = Object.entries(isRecord(kept) ? kept : {}).flatMap(([key, value]) => {
    const fits = key.length <= LONGEST_KEY && isRecord(value) ? read(value) : null;
    return fits === null ? [] : ([[key, fits]] as const);
  });
  return Object.fromEntries(entries);
}

function cut(text: string, most: number): string {
  return [...text].slice(0, most).join('');
}

const KEPT = 'sheepfold.progress';
/** Several changes are told at once. */
const SOON = 1500;

/** Whom the server knows finds it there too; if it cannot be told now, the next change will tell. */
async function tellServer(): Promise<void> {
  await import('./sync').then(({ sync }) => sync()).catch(() => undefined);
}

const stored = () => readProgress(recall(KEPT));

/** What this person has learnt, solved and played, as this browser remembers it. */
class Remembered {
  all = $state.raw<Progress>(stored());

  #telling: ReturnType<typeof setTimeout> | undefined;

  #add(part: Partial<Progress>): void {
    this.take({ ...NOTHING, ...part });
    clearTimeout(this.#telling);
    this.#telling = setTimeout(() => void tellServer(), SOON);
  }

  /** Takes in what is remembered elsewhere; another window may have kept more as well. */
  take(other: Progress): void {
    this.all = merge(merge(stored(), this.all), other);
    keep(KEPT, this.all);
  }

  forget(): void {
    this.all = NOTHING;
    keep(KEPT, this.all);
  }

  lesson(lesson: string): LessonProgress | null {
    return this.all.lessons[lesson] ?? null;
  }

  /** Where a lesson goes on; one that was finished begins again. */
  nextStep(lesson: string): number {
    const known = this.lesson(lesson);
    return known && !known.done ? known.step : 0;
  }

  hasPlayed(game: string): boolean {
    return Object.values(this.all.games).some((played) => played.game === game);
  }

  /** Somebody who has neither learnt a game nor played it to its end. */
  isNewTo(game: string): boolean {
    return !this.lesson(game)?.done && !this.hasPlayed(game);
  }

  reachStep(lesson: string, step: number): void {
    this.#add({ lessons: { [lesson]: { step, done: false } } });
  }

  finishLesson(lesson: string): void {
    this.#add({ lessons: { [lesson]: { step: this.lesson(lesson)?.step ?? 0, done: true } } });
  }

  puzzle(puzzle: string): PuzzleProgress | null {
    return this.all.puzzles[puzzle] ?? null;
  }

  /** Notes what came of a puzzle; `daily` if it was the one of that day. A day that was failed first stays failed. */
  notePuzzle(puzzle: string, solved: boolean, { on = dayOf(new Date()), daily = false } = {}): void {
    const days = daily && this.all.days[on] === undefined ? { [on]: solved } : {};
    this.#add({ puzzles: { [puzzle]: { solved, on } }, days });
    this.#add({ longestStreak: this.streak(on) });
  }

  /** Nothing if the puzzle of that day was not tried. */
  day(day: string): boolean | null {
    return this.all.days[day] ?? null;
  }

  streak(today = dayOf(new Date())): number {
    return streakOf(this.all.days, today);
  }

  /** Notes a finished game once, and its result for the game and for each level it was played on, if it is the best. */
  finishGame(table: string, finished: FinishedGame, result: Best, levels: readonly string[] = []): void {
    this.#add({
      games: { [table]: finished },
      best: Object.fromEntries([finished.game, ...levels].map((key) => [key, result])),
    });
  }

  best(key: string): Best | null {
    return this.all.best[key] ?? null;
  }
}

export const progress = new Remembered();
