import type { Beat, GameEvent } from '../board';
import type { ReplayState } from '../wire';
import type { Api } from './api';
import { eventsOf } from './fold';
import { prefs } from './prefs.svelte';

/** How long a moment stays before the next one, when the reel runs by itself. */
const REST = 700;

/** A game as it is watched again: moment by moment, forwards, backwards, or by itself. */
export class Reel {
  now = $state.raw<ReplayState | null>(null);
  /** Where the person wants to be; the picture follows. */
  wanted = $state(0);
  running = $state(false);
  moving = $state(false);
  failure = $state.raw<Error | null>(null);
  stage: ((beat: Beat<unknown, GameEvent>) => Promise<void>) | null = null;

  #kept: Record<number, Promise<ReplayState> | undefined> = {};
  #skip = new AbortController();

  constructor(
    private readonly api: Api,
    private readonly id: string,
    readonly length: number,
    private readonly eyes: number | null,
  ) {}

  #fetch(moves: number): Promise<ReplayState> {
    const kept = this.#kept[moves];
    if (kept) {
      return kept;
    }
    const asked = this.api.moment(this.id, moves, this.eyes);
    this.#kept[moves] = asked;
    asked.catch(() => (this.#kept[moves] = undefined));
    return asked;
  }

  /** Goes straight to a moment. */
  async jump(moves: number): Promise<void> {
    this.stop();
    await this.#show(this.#within(moves));
  }

  async #show(moves: number): Promise<void> {
    this.wanted = moves;
    this.#skip.abort();
    try {
      const moment = await this.#fetch(moves);
      // Somebody who drags the slider is elsewhere by now
      if (this.wanted === moves) {
        this.now = moment;
        this.failure = null;
        this.#prefetch(moves + 1);
      }
    } catch (error) {
      this.failure = error instanceof Error ? error : new Error('This moment cannot be shown.');
      this.running = false;
    }
  }

  #prefetch(moves: number): void {
    if (moves <= this.length) {
      void this.#fetch(moves).catch(() => undefined);
    }
  }

  /** One move on, with what it caused. */
  async step(): Promise<void> {
    const before = this.now;
    if (!before || this.wanted >= this.length || this.moving) {
      return;
    }
    const target = this.#within(before.moves + 1);
    this.wanted = target;
    try {
      const after = await this.#fetch(target);
      this.#prefetch(target + 1);
      await this.#perform(before, after);
      if (this.wanted === target) {
        this.now = after;
      }
    } catch (error) {
      this.failure = error instanceof Error ? error : new Error('This moment cannot be shown.');
      this.running = false;
    }
  }

  async #perform(before: ReplayState, after: ReplayState): Promise<void> {
    const events = eventsOf(after.events);
    if (!this.stage || !prefs.motion || events.length === 0 || document.hidden) {
      return;
    }
    this.#skip = new AbortController();
    this.moving = true;
    try {
      await this.stage({
        events,
        before: before.view,
        after: after.view,
        pace: prefs.choices.pace,
        signal: this.#skip.signal,
      });
    } finally {
      this.moving = false;
    }
  }

  async run(): Promise<void> {
    if (this.running) {
      return;
    }
    this.running = true;
    if (this.wanted >= this.length) {
      await this.#show(0);
    }
    while (this.running && this.wanted < this.length) {
      await this.step();
      await new Promise((resolve) => setTimeout(resolve, REST / prefs.choices.pace));
    }
    this.running = false;
  }

  stop(): void {
    this.running = false;
  }

  skip(): void {
    this.#skip.abort();
  }

  leave(): void {
    this.stop();
    this.#skip.abort();
  }

  #within(moves: number): number {
    return Math.max(0, Math.min(this.length, moves));
  }
}
