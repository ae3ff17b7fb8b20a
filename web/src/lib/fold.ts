import { SPECTATOR, type GameEvent, type Listed, type Scene } from '../board';
import { same, typeOf } from './same';
import { asked } from './words';
import type { Sent } from './room.svelte';
import type { Change, DecisionState, HintState, LegalMove, TableState, Told, TurnState } from '../wire';

/** The table after a change. What a change leaves out has not changed. */
export function fold(state: TableState, change: Change): TableState {
  const firstNew = change.log[0]?.number ?? change.moves + 1;
  return {
    ...state,
    at: change.at,
    status: change.status,
    paused: change.paused,
    seats: change.seats ?? state.seats,
    seat: eyesAfter(state, change),
    turn: change.turn,
    view: change.view,
    legal: change.legal,
    forms: change.forms,
    foresight: change.foresight ?? null,
    result: change.result ?? null,
    moves: change.moves,
    undo: change.undo ?? null,
    request: change.request ?? null,
    // Moves that were taken back leave the log
    log: [...state.log.filter((line) => line.number < firstNew), ...change.log],
    told: toldAfter(state.told, change),
    seed: change.seed ?? state.seed,
    rematch: change.rematch ?? state.rematch,
    fault: change.fault ?? state.fault,
    closing: change.closing ?? null,
  };
}

/** What was told among moves that were taken back stands before them. */
function toldAfter(told: readonly Told[], change: Change): Told[] {
  const fresh = change.told.map(({ at }) => at);
  return [...told.filter(({ at }) => at < change.at && !fresh.includes(at)), ...change.told].map((note) =>
    note.after > change.moves ? { ...note, after: change.moves } : note,
  );
}

/** Somebody who plays several seats of an open game looks through the eyes of the one that decides. */
function eyesAfter(state: TableState, change: Change): number {
  const deciding = change.legal.find(({ seat }) => asked(change.turn).includes(seat))?.seat ?? change.forms[0]?.seat;
  return state.seat === SPECTATOR || deciding === undefined ? state.seat : deciding;
}

/** What a board gets to see of a table; no moves while it may not be touched. */
export function sceneOf(state: TableState, touchable: boolean): Scene<unknown, unknown> {
  return {
    view: state.view,
    // At a table that was closed nobody is asked any more
    turn: state.status === 'over' ? { ...state.turn, kind: 'over' } : state.turn,
    seats: state.seats,
    options: state.options,
    me: state.seat,
    legal: touchable ? listedFor(state.seat, state.legal) : [],
    decision: decisionOf(state.turn, state.seat),
    forms: touchable ? state.forms.filter((form) => form.seat === state.seat) : [],
    foresight: touchable ? state.foresight : null,
    result: state.result,
  };
}

/** A seat's moves. They come as data, for the page asks for it. */
export function listedFor(seat: number, legal: readonly LegalMove[]): readonly Listed<unknown>[] {
  return legal.filter((move): move is LegalMove & Listed<unknown> => move.seat === seat);
}

/** What one of the caller's own seats decides now. */
export function decisionOf(turn: TurnState, seat: number): DecisionState | null {
  return turn.decisions?.find((decision) => decision.seat === seat) ?? null;
}

export function eventsOf(told: readonly unknown[]): readonly GameEvent[] {
  return told.filter(
    (event): event is GameEvent => typeof event === 'object' && event !== null && 'type' in event && 'text' in event,
  );
}

/** May what was advised still be done, as far as these eyes see? */
export function isOpen(state: TableState, { seat, data, move }: HintState): boolean {
  const forms = state.forms.some((form) => form.seat === seat && form.type === typeOf(data));
  return forms || state.legal.every((legal) => legal.seat !== seat) || isListed(state, { move }, seat);
}

export function isListed(state: TableState, sent: Sent, seat: number): boolean {
  return state.legal.some(
    (legal) => legal.seat === seat && ('data' in sent ? same(legal.data, sent.data) : legal.move === sent.move),
  );
}
