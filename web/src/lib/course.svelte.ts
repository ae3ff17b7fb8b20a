import type { Beat, GameEvent } from '../board';
import type {
  GameEntry,
  LessonAnswer,
  LessonEntry,
  LessonState,
  LogLine,
  ResultState,
  SeatState,
  TableState,
} from '../wire';
import type { Api } from './api';
import { eventsOf } from './fold';
import { pause } from './motion';
import { notices } from './notices.svelte';
import { prefs } from './prefs.svelte';
import { progress } from './progress.svelte';
import type { Refusal, Sent } from './room.svelte';
import { Refused } from './transport';

/** How long the outcome of a wrong move stays before the board goes back. */
const LOOK = 1400;
/** No board shows one move longer than this. */
const LONGEST_BEAT = 15_000;

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
  moving = $state(false);
  sending = $state(false);
  /** What just happened, for those who listen. */
  spoken = $state('');
  /** The board, once it is there, to play what happened. */
  stage: ((beat: Beat<unknown, GameEvent>) => Promise<void>) | null = null;

  #view = $state.raw<unknown>(null);
  #turn = $state.raw<LessonState['turn'] | null>(null);
  #log = $state.raw<readonly LogLine[]>([]);
  #result = $state.raw<ResultState | null>(null);
  #skip = new AbortController();

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
    return this.step !== null && !this.moving && !this.sending && this.praise === null;
  }

  /** Lays out a step, from 0. */
  async open(number: number): Promise<void> {
    this.#skip.abort();
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
    const open = this.praise === null && !this.moving;
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
      seats: Array.from({ length: step.seats }, (_, seat) => seatOf(seat, step.seat)),
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
        await this.#show(step, answer);
      }
    } catch (error) {
      if (error instanceof Refused && error.status === 422) {
        this.refusal = { sentence: error.problem.error, rule: error.problem.rule };
      } else {
        notices.wrong(error);
      }
    } finally {
      this.sending = false;
    }
  }

  async #show(step: LessonState, answer: LessonAnswer): Promise<void> {
    this.#skip = new AbortController();
    const { signal } = this.#skip;
    for (const beat of answer.beats) {
      await this.#perform(eventsOf(beat.events), beat.view, signal);
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
    this.moving = true;
    await pause(answer.beats.length > 0 ? LOOK : 0, { signal, pace: 1 });
    this.moving = false;
    if (this.step === step) {
      // A picture that boards have not played yet
      this.#lay({ ...step, view: structuredClone($state.snapshot(step.view)) });
    }
  }

  async #perform(events: readonly GameEvent[], after: unknown, signal: AbortSignal): Promise<void> {
    this.spoken = events.map((event) => event.text).join(' ');
    if (!this.stage || !prefs.motion || events.length === 0 || document.hidden || signal.aborted) {
      return;
    }
    this.moving = true;
    const late = setTimeout(() => this.skip(), LONGEST_BEAT);
    try {
      await this.stage({ events, before: this.#view, after, pace: prefs.choices.pace, signal });
    } catch (error) {
      console.error('The board could not show what happened.', error);
    } finally {
      clearTimeout(late);
      this.moving = false;
    }
  }

  skip(): void {
    this.#skip.abort();
  }
}

function seatOf(seat: number, learner: number): SeatState {
  const yours = seat === learner;
  return {
    seat,
    kind: yours ? 'person' : 'bot',
    name: yours ? 'Learner' : `Player ${seat + 1}`,
    bot: yours ? null : 'easy',
    yours,
    here: true,
    awaySince: null,
    replaceableFrom: null,
    leaveAskedBy: null,
    claim: false,
  };
}
