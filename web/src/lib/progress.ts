/** How far somebody has come in learning a game: kept in this browser alone. */
export interface Progress {
  /** The step they were at, from 0. */
  readonly step: number;
  readonly done: boolean;
  /** They have played it, or want no lesson. */
  readonly met: boolean;
}

const KEPT = 'sheepfold.lessons';
const NONE: Progress = { step: 0, done: false, met: false };

function kept(): Record<string, Partial<Progress> | undefined> {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return typeof all === 'object' && all !== null ? (all as Record<string, Partial<Progress>>) : {};
  } catch {
    return {};
  }
}

export function progressIn(game: string): Progress {
  return { ...NONE, ...kept()[game] };
}

export function remember(game: string, news: Partial<Progress>): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...kept(), [game]: { ...progressIn(game), ...news } }));
  } catch {
    // Then a lesson begins at its beginning
  }
}

/** Somebody who has neither learnt nor played it yet. */
export function isNew(game: string): boolean {
  const { done, met } = progressIn(game);
  return !done && !met;
}
