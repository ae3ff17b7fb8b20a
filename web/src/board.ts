import type { Component } from 'svelte';
import type { Best } from './lib/progress.svelte';
import type { Reference } from './lib/said';
import type { DecisionState, FormState, HintState, OptionEntry, ResultState, SeatState, TurnState } from './wire';

/** Whose eyes a spectator has. */
export const SPECTATOR = -2;

/** What happened, as the server tells it: the record's members beside its type and its sentence. */
export interface GameEvent {
  readonly type: string;
  readonly text: string;
}

/** A move that may be made, as a record of the game. Boards look at its data alone. */
export interface Listed<M> {
  readonly seat: number;
  /** As it is written: a key, and the faint code in the list of moves. */
  readonly move: string;
  /** In words, references marked: shown by `Said`, or by `said` where only text can stand. */
  readonly text: string;
  readonly data: M;
}

/** All that a board draws. It is replaced as a whole, never changed in place. */
export interface Scene<View, M> {
  readonly view: View;
  readonly turn: TurnState;
  readonly seats: readonly SeatState[];
  readonly options: Readonly<Record<string, string>>;
  /** Whose eyes these are: a seat, or SPECTATOR. */
  readonly me: number;
  /** What `me` may do now. Empty while it is somebody else's turn, a move is on its way, or something still moves. */
  readonly legal: readonly Listed<M>[];
  /** What `me` decides: its id stays as long as the same thing is being decided. */
  readonly decision: DecisionState | null;
  readonly forms: readonly FormState[];
  /** What `me`'s moves would bring, where the game can tell beforehand: a record of the game's wire.ts. */
  readonly foresight?: unknown;
  readonly result: ResultState | null;
}

/** What somebody's last move touched. It stays marked until `me` moves. */
export interface Trace {
  /** Whose move it was; below 0 for chance. */
  readonly seat: number;
  /** Places, as the game's own `places` names them. */
  readonly places: readonly string[];
  /** Where something went, if the events tell both ends of its way. */
  readonly from?: string;
  readonly to?: string;
}

/** What the page points at, for the board to light up. */
export interface Lit<M> {
  /** Places that a sentence names, by the game's own `places`. */
  readonly places: readonly string[];
  /** The listed move that is hovered or focused in the list of moves. */
  readonly move: M | null;
  /** The suggestion the person asked for, as long as it is for the decision they have. */
  readonly hint: (HintState & { readonly data: M }) | null;
  /** What happened since `me` moved: drawn under the pieces by `parts/Trace.svelte`. */
  readonly traces: readonly Trace[];
}

/** How this person likes to look at boards. */
export interface Taste {
  /** False: nothing moves, and `animate` is never called. */
  readonly motion: boolean;
  /** True: every colour shows its symbol large; otherwise symbols may be small but are always there. */
  readonly symbols: boolean;
  /** True: thicker outlines, no faint tints. */
  readonly contrast: boolean;
  /** True: places show their names, as notation uses them. */
  readonly names: boolean;
}

/** Whether somebody wants to be asked in quiet windows too. */
export interface Hold {
  readonly on: boolean;
  readonly set: (on: boolean) => void;
}

/** Other seats at this screen that may act now as well. */
export interface Partners {
  readonly seats: readonly number[];
  /** From now on touches are of this seat. */
  readonly actFor: (seat: number) => void;
}

export type Sound = 'tap' | 'slide' | 'hop' | 'roll' | 'growl' | 'bleat' | 'flip' | 'bark' | 'win' | 'lose';

/**
 * The window's form, in lines of text rather than pixels, so that large text counts as a small window. Wide: the board
 * between a column with seats and log and the action panel. Tall: a phone upright, all in one column. Short: the board
 * fills the height beside a rail.
 */
export type Shape = 'wide' | 'tall' | 'short';

/** The room a board has. It follows from the window and the size of text alone. */
export interface Slot {
  readonly shape: Shape;
  readonly width: number;
  readonly height: number;
  /** What a board wraps into `parts/InPanel.svelte` stands in the page's action panel, and all this room is the drawing's. */
  readonly panel: boolean;
}

export interface BoardProps<View, M> {
  readonly scene: Scene<View, M>;
  readonly lit: Lit<M>;
  readonly taste: Taste;
  /** True where the page has more height than width, as on a phone: a wide board is drawn upright then. */
  readonly portrait: boolean;
  readonly slot: Slot;
  /** Plays a move if it is listed or a form has its type; else the page asks the server why not and shows rule and reason. */
  readonly choose: (move: M) => void;
  /** One sentence in the prompt's place, for a tap that names no move ("Touch a sheep first"): no fault, only news. */
  readonly say: (sentence: string) => void;
  /** Silent unless the person switched sound on. */
  readonly sound: (name: Sound) => void;
  /** While somebody wants to point at the board: told the place they touch, and nothing is played by it. */
  readonly pointAt?: ((place: string) => void) | null;
  /** Nothing where there are no windows, or for those who only watch. */
  readonly hold?: Hold | null;
  /** Nothing where a screen has one seat, or only one may act. */
  readonly partners?: Partners | null;
}

/** What happened between two views. */
export interface Beat<View, Event extends GameEvent> {
  readonly events: readonly Event[];
  readonly before: View;
  readonly after: View;
  /** 1 is the usual speed; durations are divided by it. */
  readonly pace: number;
  /** Aborted when the person skips or falls behind: resolve at once. */
  readonly signal: AbortSignal;
  /** Told of each event as it begins to be shown. */
  readonly begins?: (event: Event) => void;
}

/**
 * What a board component exports besides drawing. What is played on (the board; coats, stack and hand in games of cards)
 * it marks by `data-played`: together these fill at least so much of the window as `tests/e2e/room.spec.ts` wants.
 */
export interface BoardActs<View, Event extends GameEvent> {
  /**
   * Shows the events while the scene still holds `before`, and resolves when all is where `after` has it; the page then
   * hands over the new scene. `perform` of a `Stage` (`lib/stage.svelte.ts`) does just that, from a game's `Play`.
   */
  animate?: (beat: Beat<View, Event>) => Promise<void>;
}

/** A part of the board in words: what it is about, and a sentence for each place or piece. */
export interface Passage {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A number people love, shown beside the board. */
export interface Figure {
  readonly label: string;
  /** Given where it is to stay in sight on the smallest screen: both in few letters, as in "Home 2/6". */
  readonly brief?: string;
  /** As it is to be read: "8", "33 %", "2 of 6". */
  readonly value: string;
  /** From 0 to 1: drawn as a bar. */
  readonly share?: number;
  readonly tone?: 'plain' | 'good' | 'danger';
  /** Places it speaks of, lit when it is hovered. */
  readonly places?: readonly string[];
  /** The drawing shows it already: it is not listed beside it, and at most its `brief` is shown. */
  readonly drawn?: boolean;
}

/** A game's own look and words. No rules in here: everything follows from the view and the listed moves. */
export interface GameBoard<View, Event extends GameEvent, M> {
  readonly Board: Component<BoardProps<View, M>, BoardActs<View, Event>>;
  /** Width by height of the drawing, so that the page keeps room for it before it is there; `fill` takes all there is. */
  readonly aspect: number | 'fill' | ((view: View, portrait: boolean, slot: Slot) => number);
  /** The whole board in sentences, place by place, for those who listen and those who want no drawings. */
  readonly inWords: (scene: Scene<View, M>) => readonly Passage[];
  /** Palette of the table around the board. */
  readonly theme: Theme;
  /** What a seat plays, as in "Sheep" or "Wolf", shown beside the person's name. */
  readonly role?: (seat: number, view: View) => string | null;
  /** Facts about a seat: cards in hand, sheep home. */
  readonly facts?: (seat: number, view: View) => readonly Figure[];
  readonly figures?: (scene: Scene<View, M>) => readonly Figure[];
  /** Heading under which a move stands in the list of moves. */
  readonly group?: (move: M, view: View) => string;
  /** Whether nothing would come of a move, as far as the game tells beforehand: the list of moves says so. */
  readonly idle?: (move: M, foresight: unknown) => boolean;
  /** What a move would bring, as far as the game tells beforehand: the list of moves says it in these words. */
  readonly brings?: (move: M, scene: Scene<View, M>) => readonly string[];
  /** Places on the board that a reference in a sentence means. */
  readonly places?: (reference: Reference) => readonly string[];
  /** What else is lit while somebody points at a word, as it may name no one place: all lakes, say. */
  readonly meant?: (reference: Reference, view: View) => readonly string[];
  /** Whether people can point at places of this board for others to look at: it knows `pointAt`. */
  readonly pointable?: boolean;
  /** Others may answer what somebody does, so that people may want to be asked in quiet moments too. */
  readonly windows?: boolean;
  /** Moves that the log does not mention, such as passes. */
  readonly silent?: (move: M) => boolean;
  /** Pictures to choose the value of an option by, in the place of a list; the best result of each value is kept. */
  readonly pickers?: Readonly<Record<string, () => Promise<{ default: Component<PickerProps> }>>>;
  /** Options that a table of people and others begins with, unless somebody says otherwise at set-up. */
  readonly inCompany?: Readonly<Record<string, string>>;
  /** Short praise or comfort for the end card ("Seven of nine came home"); null for the server's reason. */
  readonly epilogue?: (result: ResultState, view: View) => string | null;
}

/** What a game's own picker of an option gets. */
export interface PickerProps {
  readonly option: OptionEntry;
  readonly value: string;
  /** All options as they are now. */
  readonly options: Readonly<Record<string, string>>;
  /** The id of its heading. */
  readonly labelledby: string;
  readonly take: (value: string) => void;
  /** The best that this person made of a value. */
  readonly best: (value: string) => Best | null;
}

export type Theme = 'meadow' | 'pasture' | 'straw' | 'rain' | 'forest' | 'night' | 'paper';

/** A game's board as the page holds it: it passes on what the server sent and looks at none of it. */
export type AnyBoard = GameBoard<unknown, GameEvent, unknown>;

/** Types meet JSON here: views and moves are of the generated types because the server made them from those records. */
export function defineBoard<View, Event extends GameEvent, M>(board: GameBoard<View, Event, M>): AnyBoard {
  return board as unknown as AnyBoard;
}

/** A part of the table that its rulebook points out by a number; see `games/<game>/tour.ts`. */
export interface TablePart {
  /** What the board marks by `data-part`; the first that is drawn. */
  readonly part: string;
  readonly words: string;
}

/** What a game's own editor page gets; see `games/<game>/Editor.svelte`. */
export interface EditorProps {
  readonly query: URLSearchParams;
  /** Replaces the query of the address, so that the address can be shared. */
  readonly remember: (query: URLSearchParams) => void;
  readonly go: (path: string) => void;
}
