import type { Report } from '../report';
import type {
  AnalysisState,
  AskLesson,
  AskMove,
  AskProgress,
  AskRematch,
  AskRun,
  AskSeat,
  AskTable,
  AskTry,
  AskUndo,
  Draws,
  ExampleState,
  GameEntry,
  Guest,
  HintState,
  LessonAnswer,
  LessonEntry,
  LessonState,
  Moved,
  ReplayState,
  Phrases,
  Problem,
  PuzzleEntry,
  PuzzleOfDay,
  ProgressState,
  RulebookPage,
  RunState,
  SeatKey,
  CheckState,
  TableList,
  TableMade,
  TableState,
  TryState,
} from '../wire';
import type { Sent } from './room.svelte';
import { http, type Method, type Transport } from './transport';

/** All that the page asks of the server. */
export class Api {
  constructor(readonly transport: Transport) {}

  async #json<T>(method: Method, path: string, body?: unknown): Promise<T> {
    return JSON.parse(await this.transport.call(method, path, body)) as T;
  }

  async #done(method: Method, path: string, body?: unknown): Promise<void> {
    await this.transport.call(method, path, body);
  }

  games = () => this.#json<GameEntry[]>('GET', '/api/games');
  rulebook = (game: string) => this.#json<RulebookPage>('GET', `/api/games/${enc(game)}/rules`);

  lessons = (game: string) => this.#json<LessonEntry[]>('GET', `/api/games/${enc(game)}/lessons`);
  lesson = (game: string, lesson: string, step: number) =>
    this.#json<LessonState>('GET', `${stepOf(game, lesson, step)}${WITH_DATA}`);
  /** What a lesson says to a move; refused if the rules do not allow it. */
  tryLesson = (game: string, lesson: string, step: number, ask: AskLesson) =>
    this.#json<LessonAnswer>('POST', `${stepOf(game, lesson, step)}${WITH_DATA}`, ask);
  examples = (game: string) => this.#json<ExampleState[]>('GET', `/api/games/${enc(game)}/examples`);

  puzzles = (game: string) => this.#json<PuzzleEntry[]>('GET', `/api/games/${enc(game)}/puzzles`);
  puzzleOfDay = () => this.#json<PuzzleOfDay>('GET', '/api/puzzles/today');
  puzzle = (game: string, id: string) => this.#json<LessonState>('GET', `${puzzleAt(game, id)}${WITH_DATA}`);
  tryPuzzle = (game: string, id: string, ask: AskLesson) =>
    this.#json<LessonAnswer>('POST', `${puzzleAt(game, id)}${WITH_DATA}`, ask);
  /** Makes the move that is wanted after those. */
  showPuzzle = (game: string, id: string, made: readonly string[]) =>
    this.#json<LessonAnswer>('POST', `${puzzleAt(game, id)}/solution${WITH_DATA}`, { made });

  phrases = () => this.#json<Phrases>('GET', '/api/phrases');

  /** Without a guest if the server knows nobody here. */
  me = () => this.#json<Guest>('GET', '/api/me?new=1');
  introduce = (name: string) => this.#json<Guest>('POST', '/api/guests', { name });
  rename = (name: string) => this.#json<Guest>('PUT', '/api/me', { name });
  progress = () => this.#json<ProgressState>('GET', '/api/me/progress');
  keepProgress = (ask: AskProgress) => this.#json<ProgressState>('PUT', '/api/me/progress', ask);
  signOutElsewhere = () => this.#json<Guest>('POST', '/api/me/sign-outs', {});

  tables = () => this.#json<TableList>('GET', '/api/tables');
  makeTable = (ask: Asked<AskTable, 'game' | 'options' | 'seats'>) =>
    this.#json<TableMade>('POST', '/api/tables', { ...USUAL, ...ask });
  table = (id: string, seat: number | null) => this.#json<TableState>('GET', `${at(id)}${eyes(seat)}`);
  discard = (id: string) => this.#done('POST', `${at(id)}/discard`, {});
  start = (id: string, bot: string | null) => this.#json<TableState>('POST', `${at(id)}/start`, { bot });
  pause = (id: string) => this.#json<TableState>('POST', `${at(id)}/pause`, {});
  resume = (id: string) => this.#json<TableState>('POST', `${at(id)}/resume`, {});
  /** Asks for the end of a game, or answers somebody who does. */
  close = (id: string, agree: boolean | null) => this.#json<TableState>('POST', `${at(id)}/close`, { agree });
  list = (id: string, listed: boolean) => this.#json<TableState>('POST', `${at(id)}/listed`, { listed });

  takeSeat = (id: string, ask: AskSeat) => this.#json<TableState>('POST', `${at(id)}/seats`, ask);
  leaveSeat = (id: string, seat: number) => this.#json<TableState>('DELETE', `${at(id)}/seats/${seat}`);
  seatKey = (id: string) => this.#json<SeatKey>('GET', `${at(id)}/key`);

  /** What comes of it is told on the stream. */
  move = async (id: string, ask: AskMove) =>
    JSON.parse(await this.transport.call('POST', movesAt(id), ask, { Prefer: 'return=minimal' })) as Moved;
  /** The same for who has to know at once. */
  moveAndLook = (id: string, ask: AskMove) => this.#json<TableState>('POST', movesAt(id), ask);
  why = (id: string, data: unknown, seat: number) =>
    this.#json<Problem>('POST', `${at(id)}/why${WITH_DATA}`, { data, seat });
  tryOut = (id: string, ask: AskTry) => this.#json<TryState>('POST', `${at(id)}/try${WITH_DATA}`, ask);
  hint = (id: string, seat: number) => this.#json<HintState>('GET', `${at(id)}/hint${eyes(seat)}`);
  undo = (id: string, ask: AskUndo) => this.#json<TableState>('POST', `${at(id)}/undo`, ask);
  concede = (id: string, seat: number) => this.#json<TableState>('POST', `${at(id)}/concede`, { seat });
  phrase = (id: string, phrase: string, seat: number | null, place: string | null = null) =>
    this.#done('POST', `${at(id)}/phrase`, { phrase, seat, place });
  showPlan = (id: string, seat: number, plan: readonly Sent[]) =>
    this.#done('POST', `${at(id)}/phrase`, { phrase: 'Look here!', seat, place: null, plan });
  chat = (id: string, text: string, seat: number | null) => this.#done('POST', `${at(id)}/chat`, { text, seat });
  hold = (id: string, hold: boolean, seat: number | null) => this.#done('PUT', `${at(id)}/hold`, { hold, seat });

  /** Without seats the person keeps their own, and bots play the others. */
  fork = (id: string, moves: number, seats: readonly string[] | null = null) =>
    this.#json<TableMade>('POST', `${at(id)}/fork`, { moves, seats });
  analysis = (id: string) => this.#json<AnalysisState>('GET', `${at(id)}/analysis`);
  rematch = (id: string, ask: AskRematch) => this.#json<TableMade>('POST', `${at(id)}/rematch`, ask);
  moment = (id: string, moves: number, seat: number | null) =>
    this.#json<ReplayState>('GET', `${at(id)}/moments/${moves}${eyes(seat)}`);
  record = (id: string) => this.transport.call('GET', `${at(id)}/record`);
  draws = (id: string) => this.#json<Draws>('GET', `${at(id)}/draws`);
  recordPath = (id: string) => `${at(id)}/record`;
  streamPath = (id: string, seat: number | null) => `${at(id)}/events${eyes(seat)}`;
  qrPath = (text: string) => `/api/qr?text=${enc(text)}`;

  /** What the rules say to a set-up; refused if they do not take it. */
  check = (ask: unknown) => this.#json<CheckState>('POST', '/api/lab/check', ask);

  beginRun = (ask: AskRun) => this.#json<RunState>('POST', '/api/lab/runs', ask);
  run = (id: string) => this.#json<RunState>('GET', `/api/lab/runs/${enc(id)}`);
  steerRun = (id: string, what: 'pause' | 'resume' | 'stop') =>
    this.#json<RunState>('POST', `/api/lab/runs/${enc(id)}/${what}`, {});
  runFile = (id: string, file: string) => `/api/lab/runs/${enc(id)}/${file}`;

  /** Plays a layout many times over and reports how it went. */
  measure = (ask: unknown) => this.#json<Report>('POST', '/api/lab/measure', ask);
}

/** What has to be said of something; the rest is as usual. */
type Asked<T, Needed extends keyof T> = Pick<T, Needed> & Partial<T>;
const USUAL = { clock: null, window: null, training: false, private: false, data: null, nonces: null };

const enc = encodeURIComponent;
const stepOf = (game: string, lesson: string, step: number) => `/api/games/${enc(game)}/lessons/${enc(lesson)}/${step}`;
const puzzleAt = (game: string, id: string) => `/api/games/${enc(game)}/puzzles/${enc(id)}`;
const movesAt = (id: string) => `${at(id)}/moves${WITH_DATA}`;
const at = (id: string) => `/api/tables/${enc(id)}`;
/** Moves come as data beside their notation, and sentences with their references marked. */
const WITH_DATA = '?data=1';
const eyes = (seat: number | null) => (seat === null ? WITH_DATA : `${WITH_DATA}&seat=${seat}`);

export const api = new Api(http);
