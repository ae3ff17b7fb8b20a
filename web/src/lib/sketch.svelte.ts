import type { LogLine, TableState, TryEnd, TryState } from '../wire';
import { decisionOf } from './fold';
import type { Sent } from './room.svelte';

/** What is said where a turn that is tried out ends. */
const ENDS: Record<Exclude<TryEnd, 'goes-on'>, string> = {
  others: 'Then somebody else decides.',
  chance: 'Then chance decides, and that is not tried out.',
  hidden: 'That would show something hidden, so nobody can tell yet what it brings.',
  over: 'Then the game is over.',
};

/** A move that was tried, and what it would bring. */
interface Step {
  readonly sent: Sent;
  readonly told: TryState;
}

/** Can a seat try out what it decides? Where several answer in secret, there is nothing to be seen before all have. */
export function canTry({ turn, paused, status }: TableState, seat: number): boolean {
  const alone = turn.mode === 'any' || turn.seats?.length === 1;
  return status === 'playing' && !paused && alone && decisionOf(turn, seat) !== null;
}

/**
 * A turn that somebody tries out: the table as it would be, and how it came to that. Nobody else knows of it, unless they
 * show it as their plan: then the others look at it, and leave it as it is.
 */
export class Sketch {
  /** Its moves are being made. */
  committing = $state(false);
  /** The others were shown just this. */
  told = $state(false);
  #steps = $state.raw<readonly Step[]>([]);
  readonly #base: number;
  readonly #decision: number | null;

  constructor(
    readonly seat: number,
    { moves, turn }: TableState,
    /** What another one shows; nothing if it is one's own. */
    readonly shown: string | null = null,
  ) {
    this.#base = moves;
    this.#decision = decisionOf(turn, seat)?.id ?? null;
  }

  get sent(): readonly Sent[] {
    return this.#steps.map(({ sent }) => sent);
  }

  get #told(): TryState | null {
    return this.#steps.at(-1)?.told ?? null;
  }

  /** What would happen. */
  get log(): readonly LogLine[] {
    return this.#told?.log ?? [];
  }

  /** What comes after it, where the seat does not go on. */
  get ending(): string | null {
    const end = this.#told?.end ?? 'goes-on';
    return end === 'goes-on' ? null : `${ENDS[end]} ${this.#told?.result?.reason ?? ''}`.trim();
  }

  /** The table as it would be; people, log and clock are as they are. */
  on(real: TableState): TableState {
    const { turn, view, legal, forms, foresight, result } = this.#told ?? real;
    return {
      ...real,
      seat: this.shown === null ? this.seat : real.seat,
      turn: { ...turn, deadline: real.turn.deadline },
      view,
      legal: this.shown === null ? legal : [],
      forms: this.shown === null ? forms : [],
      foresight,
      result,
      undo: null,
    };
  }

  add(sent: Sent, told: TryState): void {
    this.#steps = [...this.#steps, { sent, told }];
    this.told = false;
  }

  takeBack(): void {
    this.#steps = this.#steps.slice(0, -1);
    this.told = false;
  }

  startOver(): void {
    this.#steps = [];
  }

  /** Whether the table is still the one it was tried on, or has come as far as the moves that are being made. */
  stands(real: TableState): boolean {
    const made = real.moves - this.#base;
    if (this.shown !== null) {
      return made === 0;
    }
    return this.committing
      ? made <= this.#known
      : made === 0 && canTry(real, this.seat) && decisionOf(real.turn, this.seat)?.id === this.#decision;
  }

  /** How many of its moves bring just what was seen. */
  get #known(): number {
    const open = this.#told?.end === 'chance' || this.#told?.end === 'hidden';
    return this.#steps.length - (open ? 1 : 0);
  }

  /** Whether nothing but these moves of it was made, and the seat goes on. */
  goesOn(real: TableState, made: number): boolean {
    return real.moves === this.#base + made && canTry(real, this.seat);
  }

  isDone(real: TableState): boolean {
    return this.committing && real.moves >= this.#base + this.#steps.length;
  }
}
