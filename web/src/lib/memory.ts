import type { GameEvent } from '../board';
import type { Change } from '../wire';
import { eventsOf } from './fold';

/** What one change brought, to be shown again. */
export interface Kept {
  /** Its first and last line of the log. */
  readonly first: number;
  readonly last: number;
  readonly events: readonly GameEvent[];
  readonly before: unknown;
  readonly after: unknown;
}

/** Enough for the longest round of a game; what is older is in the log. */
const MOST = 60;

/** The last changes of a table as one pair of eyes saw them. */
export class Memory {
  #kept: readonly Kept[] = [];
  #events = new Map<number, readonly GameEvent[]>();

  keep(change: Change, before: unknown, after: unknown): void {
    const [first, last] = [change.log[0]?.number, change.log.at(-1)?.number];
    this.drop(first ?? change.moves + 1);
    if (first === undefined || last === undefined) {
      return;
    }
    const events = eventsOf(change.events);
    let told = 0;
    for (const line of change.log) {
      // A line has a sentence for each event that its reader may hear of
      this.#events.set(line.number, events.slice(told, (told += line.words.length)));
    }
    this.#kept = [...this.#kept, { first, last, events, before, after }];
    for (const old of this.#kept.slice(0, -MOST)) {
      this.#lose(old);
    }
    this.#kept = this.#kept.slice(-MOST);
  }

  /** Forgets what was taken back: everything from a line on. */
  drop(line: number): void {
    const gone = this.#kept.filter(({ last }) => last >= line);
    gone.forEach((kept) => this.#lose(kept));
    this.#kept = this.#kept.filter(({ last }) => last < line);
  }

  #lose({ first, last }: Kept): void {
    for (let line = first; line <= last; line++) {
      this.#events.delete(line);
    }
  }

  /** Other eyes, or a gap: nothing of it may be shown any more. */
  forget(): void {
    this.drop(0);
  }

  eventsOf(line: number): readonly GameEvent[] {
    return this.#events.get(line) ?? [];
  }

  /** All changes from the one that has this line to the newest; nothing if one is missing. */
  from(line: number): readonly Kept[] {
    const found = this.#kept.filter(({ last }) => last >= line);
    const whole =
      (found[0]?.first ?? Infinity) <= line &&
      found.every(({ first }, i) => i === 0 || first === (found[i - 1]?.last ?? 0) + 1);
    return whole ? found : [];
  }
}
