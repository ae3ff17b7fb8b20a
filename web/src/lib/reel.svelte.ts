import type { ReplayState } from '../wire';
import type { Api } from './api';
import { eventsOf } from './fold';
import { Playback } from './playback.svelte';
import { prefs } from './prefs.svelte';

/** How long a moment stays before the next one, when the reel runs by itself. */
const REST = 700;

/** A game as it is watched again: moment by moment, forwards, backwards, or by itself. */
export class Reel {
  now = $state.raw<ReplayState | null>(null);
  /** Where the person wants to be; the picture follows. */
  wanted = $state(0);
  running = $state(false);
  failure = $state.raw<Error | null>(null);
  readonly playback = new Playback();

  #kept: Record<number, Promise<ReplayState> | undefined> = {};

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
    this.playback.skip();
    try {
      const moment = await this.#fetch(moves);
      // Somebody who drags the slider is elsewhere by now
      if (this.wanted === moves) {
        this.now = moment;
        this.failure = null;
        this.#prefetch(moves + 1);
      }
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.failure = error instanceof Error ? error : new Error('This moment cannot be shown.');
    this.running = false;
  }

  #prefetch(moves: number): void {
    if (moves <= this.length) {
      void this.#fetch(moves).catch(() => undefined);
    }
  }

  /** One move on, with what it caused; whoever is faster than the board goes on at once. */
  async step(): Promise<void> {
    const before = this.now;
    if (!before || this.wanted >= this.length) {
      return;
    }
    const target = this.wanted + 1;
    if (this.playback.moving || before.moves !== this.wanted) {
      await this.#show(target);
      return;
    }
    this.wanted = target;
    try {
      const after = await this.#fetch(target);
      this.#prefetch(target + 1);
      const events = eventsOf(after.events);
      if (this.wanted === target && this.playback.seen && events.length > 0) {
        await this.playback.during(() => this.playback.beat({ events, before: before.view, after: after.view }));
      }
      if (this.wanted === target) {
        this.now = after;
      }
    } catch (error) {
      this.#fail(error);
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

  leave(): void {
    this.stop();
    this.playback.skip();
  }

  #within(moves: number): number {
    return Math.max(0, Math.min(this.length, moves));
  }
}
