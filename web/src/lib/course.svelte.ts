import type { GameEntry, LessonAnswer, LessonEntry, LessonState, LogLine, ResultState, TableState } from '../wire';
import type { Api } from './api';
import { eventsOf } from './fold';
import { pause } from './motion';
import { Playback } from './playback.svelte';
import { progress } from './progress.svelte';
import { refusalOf, type Refusal } from './refusal';
import type { Sent } from './room.svelte';
import { seatAt } from './seats';

/** How long the outcome of a wrong move stays before the board goes back. */
const LOOK = 1400;

/** Who is told how far somebody has come. */
export interface Notes {
  /** They stand at a step. */
  reached(step: number): void;
  finished(): void;
}

const inLessons = (game: string): Notes => ({
  reached: (step) => progress.reachStep(game, step),
  finished: () => progress.finishLesson(game),
});

/** A lesson or a puzzle as somebody goes through it: a step as it stands, what they try, and what is said to it. */
export class Course {
  /** The step as the server laid it out. */
  step = $state.raw<LessonState | null>(null);
  /** What was said to the right move. */
  praise = $state.raw<string | null>(null);
  /** What was said to another one. */
  refusal = $state.raw<Refusal | null>(null);
  /** The last step is done. */
  done = $state(false);
  sending = $state(false);
  /** What just happened, for those who listen. */
  spoken = $state('');
  readonly playback = new Playback();

  #view = $state.raw<unknown>(null);
  #turn = $state.raw<LessonState['turn'] | null>(null);
  #log = $state.raw<readonly LogLine[]>([]);
  #result = $state.raw<ResultState | null>(null);

  constructor(
    private readonly api: Pick<Api, 'lesson' | 'tryLesson'>,
    private readonly game: GameEntry,
    readonly lesson: LessonEntry,
    private readonly notes: Notes = inLessons(game.id),
  ) {}

  get number(): number {
    return this.step?.step ?? 0;
  }

  get touchable(): boolean {
    return this.step !== null && !this.playback.moving && !this.sending && this.praise === null;
  }

  /** Lays out a step, from 0. */
  async open(number: number): Promise<void> {
    this.playback.skip();
    const within = Math.max(0, Math.min(this.lesson.steps.length - 1, number));
    const step = await this.api.lesson(this.game.id, this.lesson.id, within);
    this.#lay(step);
    this.done = false;
    this.refusal = null;
    this.notes.reached(within);
  }

  #lay(step: LessonState): void {
    this.step = step;
    this.praise = null;
    this.#view = step.view;
    this.#turn = step.turn;
    this.#log = [];
    this.#result = null;
  }

  /** The step as a table, so that it is shown like one. */
  get table(): TableState | null {
    const step = this.step;
    if (!step) {
      return null;
    }
    const open = this.praise === null && !this.playback.moving;
    return {
      table: '',
      game: this.game.id,
      title: this.game.title,
      options: step.options,
      private: true,
      listable: false,
      training: true,
      clock: null,
      hints: false,
      owner: true,
      commitment: '',
      at: 0,
      status: this.#result ? 'over' : 'playing',
      paused: false,
      moves: this.#log.length,
      result: this.#result,
      seed: null,
      rematch: null,
      fault: null,
      closing: null,
      seats: Array.from({ length: step.seats }, (_, seat) =>
        seat === step.seat ? seatAt(seat, 'Learner', true) : seatAt(seat, `Player ${seat + 1}`, false, 'easy'),
      ),
      seat: step.seat,
      turn: this.#turn ?? step.turn,
      view: this.#view,
      legal: open ? step.legal : [],
      forms: open ? step.forms : [],
      foresight: open ? step.foresight : null,
      undo: null,
      request: null,
      log: [...this.#log],
      told: [],
      warnings: [],
    };
  }

  async play(sent: Sent): Promise<void> {
    const step = this.step;
    if (!step || !this.touchable) {
      return;
    }
    this.sending = true;
    this.refusal = null;
    try {
      const answer = await this.api.tryLesson(this.game.id, this.lesson.id, step.step, sent);
      if (this.step === step) {
        await this.playback.during((signal) => this.#show(step, answer, signal));
      }
    } catch (error) {
      this.refusal = refusalOf(error, 422);
    } finally {
      this.sending = false;
    }
  }

  async #show(step: LessonState, answer: LessonAnswer, signal: AbortSignal): Promise<void> {
    for (const beat of answer.beats) {
      const events = eventsOf(beat.events);
      this.spoken = events.map((event) => event.text).join(' ');
      if (this.playback.seen && events.length > 0 && !signal.aborted) {
        await this.playback.beat({ events, before: this.#view, after: beat.view });
      }
      if (this.step !== step) {
        return;
      }
      this.#view = beat.view;
      this.#turn = beat.turn;
      this.#log = [...this.#log, ...beat.log];
    }
    if (answer.right) {
      this.#result = answer.result;
      this.praise = answer.text;
      this.done = answer.done;
      if (answer.done) {
        this.notes.finished();
      } else {
        this.notes.reached(step.step + 1);
      }
      return;
    }
    this.refusal = { sentence: answer.text, rule: answer.rule };
    await pause(answer.beats.length > 0 ? LOOK : 0, { signal, pace: 1 });
    if (this.step === step) {
      // A picture that boards have not played yet
      this.#lay({ ...step, view: structuredClone($state.snapshot(step.view)) });
    }
  }
}
