import type { GameEntry, LessonAnswer, LessonEntry, LessonState, LogLine, ResultState, TableState } from '../wire';
import type { Api } from './api';
import { eventsOf } from './fold';
import { pause } from './motion';
import { Playback } from './playback.svelte';
import { progress } from './progress.svelte';
import { refusalOf, type Refusal } from './refusal';
import type { Sent } from './room.svelte';
import { seatAt } from './seats';

/** How long words to a move stay, and its outcome before the board goes back; and each move where nothing is seen to move. */
const LOOK = 1400;
const STILL = 600;

/** Who is told how far somebody has come. */
export interface Notes {
  /** They stand at a step. */
  reached(step: number): void;
  finished(shown: boolean): void;
}

/** The server, as far as it teaches. */
type Teacher = Pick<Api, 'lesson' | 'tryLesson' | 'showPuzzle'>;

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
  /** The answer was shown; whoever has seen it has not found it. */
  shown = $state(false);
  /** What the move does that is shown just now. */
  telling = $state.raw<string | null>(null);
  /** What just happened, for those who listen. */
  spoken = $state('');
  readonly playback = new Playback();

  #view = $state.raw<unknown>(null);
  #turn = $state.raw<LessonState['turn'] | null>(null);
  #log = $state.raw<readonly LogLine[]>([]);
  #result = $state.raw<ResultState | null>(null);
  /** The moves of the step that were right so far, where it takes several. */
  #made: string[] = [];

  constructor(
    private readonly api: Teacher,
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
    this.#log = [];
    this.#made = [];
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
    const { step } = this;
    if (step && this.touchable) {
      await this.#answered(() =>
        this.api.tryLesson(this.game.id, this.lesson.id, step.step, { ...sent, made: this.#made }),
      );
    }
  }

  /** Plays the answer from the beginning, each move with its words. */
  async show(): Promise<void> {
    await this.open(this.number);
    this.shown = true;
    do {
      await this.#answered(() => this.api.showPuzzle(this.game.id, this.lesson.id, this.#made));
    } while (this.step && this.praise === null && this.refusal === null && this.#made.length > 0);
  }

  async #answered(ask: () => Promise<LessonAnswer>): Promise<void> {
    const { step } = this;
    this.sending = true;
    this.refusal = null;
    try {
      const answer = await ask();
      if (step && this.step === step) {
        await this.playback.during((signal) => this.#show(step, answer, signal));
      }
    } catch (error) {
      this.refusal = refusalOf(error, 422);
    } finally {
      this.sending = false;
      this.telling = null;
    }
  }

  async #show(step: LessonState, answer: LessonAnswer, signal: AbortSignal): Promise<void> {
    const before = this.#log;
    if (!answer.right) {
      this.refusal = { sentence: answer.text, rule: answer.rule };
    }
    for (const [i, beat] of answer.beats.entries()) {
      const events = eventsOf(beat.events);
      this.spoken = events.map((event) => event.text).join(' ');
      this.telling = this.shown ? this.spoken : null;
      if (this.playback.seen && events.length > 0 && !signal.aborted) {
        await this.playback.beat({ events, before: this.#view, after: beat.view });
      }
      if (this.step !== step) {
        return;
      }
      this.#view = beat.view;
      this.#turn = beat.turn;
      this.#log = [...this.#log, ...beat.log];
      if (this.shown || (!this.playback.seen && i < answer.beats.length - 1)) {
        await pause(this.shown ? LOOK : STILL, { signal, pace: 1 });
      }
    }
    if (answer.next) {
      this.#made = [...this.#made, answer.beats[0]?.log[0]?.move ?? ''];
      this.#lay(answer.next);
      return;
    }
    if (answer.right) {
      this.#result = answer.result;
      this.praise = answer.text;
      this.done = answer.done;
      if (answer.done) {
        this.notes.finished(this.shown);
      } else {
        this.notes.reached(step.step + 1);
      }
      return;
    }
    await pause(answer.beats.length > 0 ? LOOK : 0, { signal, pace: 1 });
    if (this.step === step) {
      this.#log = before;
      // A picture that boards have not played yet
      this.#lay({ ...step, view: structuredClone($state.snapshot(step.view)) });
    }
  }
}
