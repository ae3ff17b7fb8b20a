import type { Change, DecisionState, Problem, SeatState, TableState, TurnState } from '../../src/wire';

export function seat(number: number, more: Partial<SeatState> = {}): SeatState {
  return {
    seat: number,
    kind: 'person',
    name: `Person ${number}`,
    bot: null,
    yours: false,
    here: true,
    awaySince: null,
    replaceableFrom: null,
    leaveAskedBy: null,
    claim: false,
    ...more,
  };
}

export function decision(seat: number, more: Partial<DecisionState> = {}): DecisionState {
  return {
    seat,
    id: 3,
    kind: 'move',
    text: 'It is your turn.',
    window: false,
    pass: null,
    concede: null,
    timeOut: null,
    ...more,
  };
}

export function turn(...seats: number[]): TurnState {
  const decisions = seats.map((number) => decision(number));
  return { kind: 'players', mode: 'any', seats, loud: seats, answered: [], decisions, deadline: null };
}

/** The move that may be made at the usual table. */
export const A_STEP = { type: 'step', from: 'a1', to: 'b2' };

export function table(more: Partial<TableState> = {}): TableState {
  return {
    table: 't1',
    game: 'wolf-and-sheep',
    title: 'Wolf and Sheep',
    options: {},
    at: 4,
    status: 'playing',
    paused: false,
    private: false,
    listable: true,
    training: false,
    clock: null,
    hints: true,
    owner: true,
    seats: [seat(0, { name: 'Anna', yours: true }), seat(1, { kind: 'bot', name: 'Bot (medium)', bot: 'medium' })],
    seat: 0,
    turn: turn(0),
    view: { moves: 0 },
    legal: [{ seat: 0, move: 'a1-b2', text: 'Sheep from a1 to b2', data: A_STEP }],
    forms: [],
    foresight: null,
    result: null,
    moves: 0,
    undo: null,
    request: null,
    log: [],
    told: [],
    warnings: [],
    commitment: '',
    seed: null,
    rematch: null,
    fault: null,
    closing: null,
    ...more,
  };
}

export function change(at: number, more: Partial<Change> = {}): Change {
  return {
    at,
    status: 'playing',
    paused: false,
    seats: null,
    turn: turn(1),
    view: { moves: at },
    legal: [],
    forms: [],
    foresight: null,
    result: null,
    moves: 1,
    undo: null,
    request: null,
    events: [],
    log: [],
    told: [],
    seed: null,
    rematch: null,
    fault: null,
    closing: null,
    ...more,
  };
}

export function problem(error: string, more: Partial<Problem> = {}): Problem {
  return { error, rule: null, field: null, state: null, outcome: null, ...more };
}

export const line = (number: number, words = `Line ${number}.`) => ({ number, seat: 0, move: 'x', words: [words] });

export const event = (text = 'A sheep goes.') => ({ type: 'moved', text });
