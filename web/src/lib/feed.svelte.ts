import type { Moved, TableState } from '../wire';
import type { Api } from './api';
import { notices } from './notices.svelte';
import { follow, type Connection } from './stream';
import { isPassing, type Message } from './transport';

/** How long an acknowledged move may take to arrive on the stream before its answer is shown instead. */
const STREAM_LAG = 1500;

/** Who is told how the table stands and what comes. */
interface Hearer {
  readonly shown: TableState | null;
  /** Seats that sit before this screen. */
  readonly mine: readonly number[];
  readonly settle: (state: TableState) => void;
  readonly seat: (seats: TableState['seats']) => void;
  readonly hear: (message: Message) => void;
}

/** A table from afar: it is looked at, listened to, and looked at again where nobody told what happened. */
export class Feed {
  connection = $state<Connection>('connecting');
  failure = $state.raw<Error | null>(null);
  /** The number of the newest change that was told. */
  heard = $state(0);
  /** Through whose eyes we look, where several sit before this screen. */
  eyes = $state<number | null>(null);
  closed = false;
  /** How often somebody came or went. */
  comings = 0;
  #awaited = $state(0);
  #hangUp: () => void = () => undefined;
  /** What is shown could not be fetched anew when it should have been. */
  #stale = false;
  /** Whose stream it is: that of somebody with these seats. */
  #listener = '';

  constructor(
    private readonly api: Api,
    private readonly id: string,
    private readonly hearer: Hearer,
  ) {}

  /** All that was acknowledged is shown. */
  get caughtUp(): boolean {
    return (this.hearer.shown?.at ?? 0) >= this.#awaited;
  }

  /** The log number by which the server knows a request that comes twice. */
  get at(): number {
    return Math.max(this.heard, this.hearer.shown?.at ?? 0);
  }

  async open(): Promise<void> {
    try {
      await this.load();
      this.#follow();
    } catch (error) {
      this.failure = error instanceof Error ? error : new Error('The table cannot be opened.');
      if (this.hearer.shown && isPassing(error)) {
        this.#stale = true;
        this.#follow();
      }
    }
  }

  close(): void {
    this.closed = true;
    this.#hangUp();
  }

  async look(eyes: number | null): Promise<void> {
    this.#hangUp();
    this.eyes = eyes;
    await this.open();
  }

  async load(): Promise<void> {
    const { comings, eyes } = this;
    const state = await this.api.table(this.id, eyes);
    this.failure = null;
    if (eyes !== this.eyes) {
      // Somebody else looks by now, and has asked too: what this one may see is not for them
      return;
    }
    if (comings !== this.comings && !this.closed) {
      // Somebody came or went while we asked: nobody knows whether before or after the answer
      return this.load();
    }
    this.hearer.settle(state);
  }

  #follow(): void {
    if (this.closed) {
      return;
    }
    this.#hangUp();
    this.#listener = this.hearer.mine.join();
    this.#hangUp = follow(this.api.transport, this.api.streamPath(this.id, this.eyes), {
      last: () => this.heard,
      hear: (message) => this.hearer.hear(message),
      connection: (now) => this.#connected(now),
      // Our seat was given away, or the table has gone: see what there is
      refused: () => {
        this.eyes = null;
        void this.open();
      },
    });
  }

  #connected(now: Connection): void {
    const back = this.connection === 'offline' || this.connection === 'returning';
    this.connection = now;
    if (now === 'live' && this.#stale) {
      this.refresh();
    } else if (now === 'live' && back) {
      void this.#lookAround();
    }
  }

  /** Who came or went while the line was broken is told by nobody. */
  async #lookAround(): Promise<void> {
    const { comings } = this;
    try {
      const { seats } = await this.api.table(this.id, this.eyes);
      if (comings === this.comings && !this.closed) {
        this.hearer.seat(seats);
      }
    } catch (error) {
      this.#missed(error);
    }
  }

  /** The stream tells the same with all that happened; only if it is late, or has nothing to tell, do we look again. */
  accept(answer: Moved): void {
    if (answer.at > this.heard) {
      this.#awaited = Math.max(this.#awaited, answer.at);
      setTimeout(() => this.heard < answer.at && this.refresh(), this.connection === 'live' ? STREAM_LAG : 0);
    } else if (answer.at === this.hearer.shown?.at) {
      this.refresh();
    }
  }

  refresh(): void {
    if (!this.closed) {
      this.#stale = false;
      this.load().then(
        // The stream was opened by who we were before we sat down or rose
        () => this.#listener !== this.hearer.mine.join() && this.#follow(),
        (error: unknown) => this.#missed(error),
      );
    }
  }

  /** While the server is away there is nothing to say: we look again when it is back. */
  #missed(error: unknown): void {
    if (isPassing(error)) {
      this.#stale = true;
    } else {
      notices.wrong(error);
    }
  }
}
