import type { Beat, GameEvent } from '../board';
import { prefs } from './prefs.svelte';

/** No board shows one change longer than this. */
const LONGEST_BEAT = 15_000;

/** What happened, played on the board until somebody has seen enough. */
export class Playback {
  /** The board, once it is there. */
  stage: ((beat: Beat<unknown, GameEvent>) => Promise<void>) | null = null;
  /** Something still moves on the board. */
  moving = $state(false);
  #skip = new AbortController();

  /** Whether anything would be seen of it. */
  get seen(): boolean {
    return this.stage !== null && prefs.motion && !document.hidden;
  }

  /** Something that is shown for a while, beats and pauses, and ends when it is skipped. */
  async during(show: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.#skip = new AbortController();
    this.moving = true;
    try {
      await show(this.#skip.signal);
    } finally {
      this.moving = false;
    }
  }

  /** One change, as the board shows it. */
  async beat(beat: Pick<Beat<unknown, GameEvent>, 'events' | 'before' | 'after' | 'begins'>, haste = 1): Promise<void> {
    const { signal } = this.#skip;
    const late = setTimeout(() => this.skip(), LONGEST_BEAT);
    const hide = () => document.hidden && this.skip();
    document.addEventListener('visibilitychange', hide);
    try {
      await this.stage?.({ ...beat, pace: prefs.choices.pace * haste, signal });
    } catch (error) {
      console.error('The board could not show what happened.', error);
    } finally {
      clearTimeout(late);
      document.removeEventListener('visibilitychange', hide);
    }
  }

  /** Enough seen: on to how things stand. */
  skip(): void {
    this.#skip.abort();
  }
}
