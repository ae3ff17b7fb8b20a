import type { Component } from 'svelte';
import type { FormState, HintState, LegalMove, ResultState, SeatState, TurnState } from './wire';

/** Whose eyes a spectator has. */
export const SPECTATOR = -2;

/** What happened, as the server tells it: the record's members beside its type and its sentence. */
export interface GameEvent {
  readonly type: string;
  readonly text: string;
}

/** All that a board draws. It is replaced as a whole, never changed in place. */
export interface Scene<View> {
  readonly view: View;
  readonly turn: TurnState;
  readonly seats: readonly SeatState[];
  readonly options: Readonly<Record<string, string>>;
  /** Whose eyes these are: a seat, or SPECTATOR. */
  readonly me: number;
  /** What `me` may do now. Empty while it is somebody else's turn, a move is on its way, or something still moves. */
  readonly legal: readonly LegalMove[];
  readonly forms: readonly FormState[];
  /** What `me`'s moves would bring, where the game can tell beforehand: a record of the game's wire.ts. */
  readonly foresight?: unknown;
  readonly result: ResultState | null;
}

/** What the page points at, for the board to light up. */
export interface Lit {
  /** Places named by a line of the log, by the game's own `places`. */
  readonly places: readonly string[];
  /** The listed move that is hovered or focused in the list of moves. */
  readonly move: string | null;
  /** The suggestion the person asked for, until the next move. */
  readonly hint: HintState | null;
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

export type Sound = 'tap' | 'slide' | 'hop' | 'roll' | 'growl' | 'bleat' | 'flip' | 'bark' | 'win' | 'lose';

export interface BoardProps<View> {
  readonly scene: Scene<View>;
  readonly lit: Lit;
  readonly taste: Taste;
  /** True where the page has more height than width, as on a phone: a wide board is drawn upright then. */
  readonly portrait: boolean;
  /** Plays a move if it is listed; else the page asks the server why not and shows rule and reason. */
  readonly choose: (move: string) => void;
  /** One sentence beside the prompt, for a tap that names no move ("Touch a sheep first"). */
  readonly say: (sentence: string) => void;
  /** Silent unless the person switched sound on. */
  readonly sound: (name: Sound) => void;
  /** Nothing where there are no windows, or for those who only watch. */
  readonly hold?: Hold | null;
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
}

/** What a board component exports besides drawing. */
export interface BoardActs<View, Event extends GameEvent> {
  /**
   * Shows the events while the scene still holds `before`, and resolves when all is where `after` has it.
   * The page then hands over the new scene; what the board has put somewhere for the animation must be dropped
   * when the scene changes, not when the promise resolves, or it would flash back.
   */
  animate?: (beat: Beat<View, Event>) => Promise<void>;
}

/** A number people love, shown beside the board. */
export interface Figure {
  readonly label: string;
  /** As it is to be read: "8", "33 %", "2 of 6". */
  readonly value: string;
  /** From 0 to 1: drawn as a bar. */
  readonly share?: number;
  readonly tone?: 'plain' | 'good' | 'danger';
  /** Places it speaks of, lit when it is hovered. */
  readonly places?: readonly string[];
}

/** A game's own look and words. No rules in here: everything follows from the view and the listed moves. */
export interface GameBoard<View, Event extends GameEvent> {
  readonly Board: Component<BoardProps<View>, BoardActs<View, Event>>;
  /** Width by height of the drawing, so that the page keeps room for it before it is there; `fill` takes all there is. */
  readonly aspect: number | 'fill' | ((view: View, portrait: boolean) => number);
  /** Palette of the table around the board. */
  readonly theme: Theme;
  /** What to do now in one sentence, when `me` is asked; null for the page's own words. */
  readonly prompt?: (scene: Scene<View>) => string | null;
  /** What a seat plays, as in "Sheep" or "Wolf", shown beside the person's name. */
  readonly role?: (seat: number, view: View) => string | null;
  /** Facts about a seat: cards in hand, sheep home. */
  readonly facts?: (seat: number, view: View) => readonly Figure[];
  readonly figures?: (scene: Scene<View>) => readonly Figure[];
  /** Heading under which a move stands in the list of moves. */
  readonly group?: (move: LegalMove, view: View) => string;
  /** Places that a move or a sentence names: `c1-d2` gives c1 and d2. */
  readonly places?: (text: string) => readonly string[];
  /** Moves that the log does not mention, such as passes. */
  readonly silent?: (move: string) => boolean;
  /** Where several people share a screen: the answer that they may give together without a look at anybody's secrets. */
  readonly nobody?: (view: View) => { readonly label: string; readonly move: string } | null;
  /** Short praise or comfort for the end card ("Seven of nine came home"); null for the server's reason. */
  readonly epilogue?: (result: ResultState, view: View) => string | null;
}

export type Theme = 'meadow' | 'pasture' | 'straw' | 'rain' | 'forest' | 'night' | 'paper';

/** A game's board as the page holds it: it passes on what the server sent and looks at none of it. */
export type AnyBoard = GameBoard<unknown, GameEvent>;

/** Types meet JSON here: the view is of the generated type because the server made it from that record. */
export function defineBoard<View, Event extends GameEvent>(board: GameBoard<View, Event>): AnyBoard {
  return board as unknown as AnyBoard;
}

/** What a game's own editor page gets; see `games/<game>/Editor.svelte`. */
export interface EditorProps {
  readonly query: URLSearchParams;
  /** Replaces the query of the address, so that the address can be shared. */
  readonly remember: (query: URLSearchParams) => void;
  readonly go: (path: string) => void;
}
