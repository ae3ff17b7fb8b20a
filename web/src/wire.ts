import type { Comparison } from './report';

export interface AnalysisState {
    progress: number;
    story: Story | null;
    soFar: Story | null;
}

export interface AskChat {
    text: string;
    seat?: number | null;
}

export interface AskCheck {
    game: string;
    seats?: number | null;
    options?: Record<string, unknown> | null;
    data?: unknown;
}

export interface AskClose {
    agree?: boolean | null;
}

export interface AskConcede {
    seat?: number | null;
}

export interface AskFork {
    moves?: number | null;
    seats?: string[] | null;
}

export interface AskGuest {
    name: string;
}

export interface AskHold {
    hold?: boolean;
    seat?: number | null;
}

export interface AskLesson {
    move?: string | null;
    data?: unknown;
    made?: string[];
}

export interface AskListed {
    listed?: boolean;
}

export interface AskMeasure {
    game: string;
    seats?: number | null;
    options?: Record<string, unknown> | null;
    data?: unknown;
    games?: number;
    bot?: "random" | "greedy";
}

export interface AskMove {
    move?: string | null;
    data?: unknown;
    at?: number | null;
    seat?: number | null;
}

export interface AskPhrase {
    phrase: string;
    seat?: number | null;
    place?: string | null;
    plan?: TriedMove[] | null;
}

export interface AskProgress {
    version: number;
    progress: unknown;
}

export interface AskRematch {
    swap?: boolean | null;
    agree?: boolean | null;
}

export interface AskRun {
    game: string;
    seats?: number | null;
    bots?: ("random" | "greedy" | "easy" | "medium")[];
    games?: number;
    seed?: number;
    alternate?: boolean;
    measure?: ("choices" | "skill" | "luck")[];
    setups?: RunSetup[];
}

export interface AskSeat {
    seat?: number | null;
    bot?: string | null;
    key?: string | null;
}

export interface AskShown {
    made?: string[];
}

export interface AskStart {
    bot?: string | null;
}

export interface AskTable {
    game: string;
    options?: Record<string, unknown> | null;
    seats: string[];
    clock?: number | null;
    window?: number | null;
    training?: boolean | null;
    private?: boolean | null;
    hints?: boolean | null;
    data?: unknown;
    nonces?: string[] | null;
    position?: unknown;
}

export interface AskTry {
    moves: TriedMove[];
    at?: number | null;
    seat?: number | null;
}

export interface AskUndo {
    to?: number | null;
    agree?: boolean | null;
    at?: number | null;
}

export interface Bye {
    reconnect: number;
}

export interface Chance {
    move: string;
    weight: number;
}

export interface Change {
    at: number;
    status: TableStatus;
    paused: boolean;
    moves: number;
    result: ResultState | null;
    seed: string | null;
    rematch: string | null;
    fault: string | null;
    closing: CloseRequest | null;
    seats: SeatState[] | null;
    turn: TurnState;
    view: unknown;
    legal: LegalMove[];
    forms: FormState[];
    foresight: unknown;
    undo: UndoState | null;
    request: UndoRequest | null;
    events: unknown[];
    log: LogLine[];
    told: Told[];
}

export interface ChatLately {
    lines: ChatLine[];
}

export interface ChatLine {
    seat: number;
    name: string;
    text: string;
    id: string;
    at: number;
}

export interface CheckState {
    view: unknown;
    warnings: string[];
}

export interface Choice {
    move: number;
    seat: number;
    played: string;
    best: string;
    worth: number;
    loss: number;
    exact: boolean;
}

export interface CloseRequest {
    by: string;
    waiting: string[];
    yours: boolean;
    asksYou: boolean;
}

export interface DecisionState {
    seat: number;
    id: number;
    kind: string;
    text: string;
    window: boolean;
    pass: string | null;
    concede: string | null;
    timeOut: string | null;
}

export interface Draw {
    number: number;
    draw: number;
    move: string;
    chances: Chance[];
}

export interface Draws {
    draws: Draw[];
}

export interface Ending {
    kind: ResultKind;
    winners: number[];
}

export interface ExampleState {
    rule: string | null;
    caption: string;
    seats: number;
    options: Record<string, string>;
    seat: number;
    move: string | null;
    light: string[];
    position: unknown;
    turn: TurnState;
    view: unknown;
    legal: LegalMove[];
    forms: FormState[];
    decision: DecisionState;
    foresight: unknown;
}

export interface Fall {
    move: number;
    by: number;
    played: string;
    points: number;
}

export interface FormState {
    seat: number;
    form: string;
    grammar: string;
    sample: string[];
    type: string;
    data?: unknown[] | null;
}

export interface GameEntry {
    id: string;
    title: string;
    summary: string;
    rules: string;
    leastSeats: number;
    mostSeats: number;
    defaultSeats: number;
    cooperative: boolean;
    hidden: boolean;
    time: string;
    weight: string;
    options: OptionEntry[];
    presets: PresetEntry[];
    decisions: string[];
    endings: string[];
    lessons: string[];
}

export type Group = "first" | "house-rules";

export interface Guest {
    guest: string;
    name: string;
    token: string;
}

export interface HintState {
    seat: number;
    move: string;
    text: string;
    value: number | null;
    reason: string;
    exact: boolean;
    data?: unknown;
}

export type LabMeasure = "choices" | "skill" | "luck";

export interface LegalMove {
    seat: number;
    move: string;
    text: string;
    data?: unknown;
}

export interface LessonAnswer {
    right: boolean;
    text: string;
    rule: string | null;
    beats: LessonBeat[];
    result: ResultState | null;
    next: LessonState | null;
    done: boolean;
}

export interface LessonBeat {
    log: LogLine[];
    events: unknown[];
    turn: TurnState;
    view: unknown;
}

export interface LessonEntry {
    id: string;
    title: string;
    goal: string;
    steps: string[];
}

export interface LessonState {
    step: number;
    seat: number;
    seats: number;
    options: Record<string, string>;
    task: string;
    rules: string[];
    turn: TurnState;
    view: unknown;
    legal: LegalMove[];
    forms: FormState[];
    foresight: unknown;
    undo: UndoState | null;
    request: UndoRequest | null;
    wanted: unknown[];
}

export interface LogLine {
    number: number;
    seat: number;
    move: string;
    words: string[];
    data?: unknown;
}

export interface Luck {
    move: number;
    drawn: string;
    expected: number[];
    actual: number[];
}

export interface Moved {
    at: number;
}

export interface OptionEntry {
    id: string;
    standard: string;
    values: string;
    choices: string[] | null;
    least: number | null;
    most: number | null;
    label: string;
    meaning: string;
    group: Group;
    named: ValueEntry[];
}

export type Outcome = "unknown";

export interface Phrase {
    seat: number;
    text: string;
    id: string;
    at: number;
}

export interface Phrases {
    phrases: string[];
    chat: boolean;
}

export interface Player {
    seat: number;
    decisions: number;
    best: number;
    accuracy: number | null;
    luck: number;
    others: number;
    turningPoints: TurningPoint[];
    fall: Fall | null;
}

export interface Presence {
    seats: SeatState[];
}

export interface PresetEntry {
    id: string;
    label: string;
    meaning: string;
    options: Record<string, string>;
}

export interface Problem {
    error: string;
    rule: string | null;
    field: string | null;
    state: TableState | null;
    outcome: Outcome | null;
}

export interface ProgressState {
    version: number;
    progress: unknown;
}

export interface PuzzleEntry {
    game: string;
    id: string;
    title: string;
    stars: number;
}

export interface PuzzleOfDay {
    day: string;
    puzzle: PuzzleEntry;
}

export interface ReplayState {
    moves: number;
    turn: TurnState;
    view: unknown;
    events: unknown[];
    line: LogLine | null;
    result: ResultState | null;
}

export type ResultKind = "win" | "loss" | "draw" | "scores";

export interface ResultState {
    kind: ResultKind;
    winners: number[];
    scores: number[];
    ranks: number[];
    ending: string;
    reason: string;
    details: Record<string, unknown>;
}

export interface RulebookPage {
    markdown: string;
    rules: Record<string, string>;
}

export interface RunSetup {
    options?: Record<string, unknown> | null;
    data?: unknown;
}

export interface RunState {
    id: string;
    status: RunStatus;
    yours: boolean;
    game: string;
    seats: number;
    bots: string[];
    setups: (Record<string, string>)[];
    measure: LabMeasure[];
    played: number;
    games: number;
    planned: number;
    fault: string | null;
    result: Comparison | null;
}

export type RunStatus = "waiting" | "running" | "paused" | "stopped" | "failed" | "done";

export interface SaidLately {
    phrases: Phrase[];
}

export interface SeatKey {
    key: string;
    url: string;
}

export type SeatKind = "open" | "person" | "bot";

export interface SeatState {
    seat: number;
    kind: SeatKind;
    name: string;
    bot: string | null;
    yours: boolean;
    here: boolean;
    awaySince: number | null;
    replaceableFrom: number | null;
    leaveAskedBy: string | null;
    claim: boolean;
}

export interface Story {
    game: string;
    seats: number;
    together: boolean;
    unit: Unit | null;
    chances: number[][];
    draws: number[];
    choices: Choice[];
    luck: Luck[];
    players: Player[];
}

export interface TableEntry {
    table: string;
    game: string;
    title: string;
    status: TableStatus;
    seats: SeatState[];
    openSeats: number;
    yours: boolean;
    yourTurn: boolean;
    moves: number;
    changed: number;
    result: Ending | null;
    training: boolean;
}

export interface TableList {
    open: TableEntry[];
    yours: TableEntry[];
    finished: TableEntry[];
}

export interface TableMade {
    table: string;
    url: string;
}

export interface TableState {
    table: string;
    game: string;
    title: string;
    options: Record<string, string>;
    private: boolean;
    listable: boolean;
    training: boolean;
    clock: number | null;
    hints: boolean;
    owner: boolean;
    commitment: string;
    at: number;
    status: TableStatus;
    paused: boolean;
    moves: number;
    result: ResultState | null;
    seed: string | null;
    rematch: string | null;
    fault: string | null;
    closing: CloseRequest | null;
    seats: SeatState[];
    seat: number;
    turn: TurnState;
    view: unknown;
    legal: LegalMove[];
    forms: FormState[];
    foresight: unknown;
    undo: UndoState | null;
    request: UndoRequest | null;
    log: LogLine[];
    told: Told[];
    warnings: string[];
}

export type TableStatus = "open" | "playing" | "over";

export interface Told {
    at: number;
    after: number;
    text: string;
    yours: boolean;
}

export interface TriedMove {
    move?: string | null;
    data?: unknown;
}

export type TryEnd = "goes-on" | "others" | "chance" | "hidden" | "over";

export interface TryState {
    seat: number;
    at: number;
    end: TryEnd;
    turn: TurnState;
    view: unknown;
    legal: LegalMove[];
    forms: FormState[];
    foresight: unknown;
    undo: UndoState | null;
    request: UndoRequest | null;
    events: unknown[];
    log: LogLine[];
    result: ResultState | null;
}

export type TurnKind = "players" | "chance" | "over";

export type TurnMode = "any" | "all";

export interface TurnState {
    kind: TurnKind;
    mode: TurnMode | null;
    seats: number[] | null;
    loud: number[] | null;
    answered: number[] | null;
    decisions: DecisionState[] | null;
    deadline: number | null;
}

export interface TurningPoint {
    move: number;
    played: string;
    better: string;
    betterInWords: string;
    gain: number;
    gainInWords: string;
    reason: string;
}

export interface UndoRequest {
    by: string;
    to: number;
    waiting: string[];
    yours: boolean;
    asksYou: boolean;
}

export interface UndoState {
    to: number;
    ask: string[];
    reason: string;
}

export interface Unit {
    name: string;
    most: number;
}

export interface ValueEntry {
    value: string;
    label: string;
    meaning: string;
    brings: Record<string, string>;
}

export interface Watching {
    names: string[];
    others: number;
}
