
export interface AllGone {
    type: "allGone";
    saved: number;
    captured: number;
    text: string;
}

export interface Board {
    id: string;
    columns: string;
    rows: number;
    missing: string[];
    fences: string[][];
    meadow: string[];
    exitInside: string;
    exitFront: string;
    paths: Record<string, string[]>;
    gates: Gate[];
}

export interface CameHome {
    type: "cameHome";
    colour: string;
    saved: number;
    text: string;
}

export interface Captured {
    type: "captured";
    colour: string;
    space: string;
    wolf: string;
    captured: number;
    text: string;
}

export type Colour = "triangle" | "circle" | "square";

export interface ColourGone {
    type: "colourGone";
    colour: string;
    text: string;
}

export interface DrawKindMove {
    type: "drawKind";
    kind: TileKind;
}

export type Face = "triangle sheep" | "circle sheep" | "square sheep" | "any sheep" | "both wolves" | "two Big Bad Wolves" | "not rolled";

export interface FoxWhistled {
    type: "foxWhistled";
    text: string;
}

export interface Gate {
    space: string;
    side: string;
}

export interface HopMove {
    type: "hop";
    colour: Colour;
    from: string;
    to: string;
    extra: boolean;
}

export interface HopOnMove {
    type: "hopOn";
    to: string;
}

export interface Hopped {
    type: "hopped";
    colour: string;
    from: string;
    over: string;
    animal: string;
    to: string;
    text: string;
}

export interface KindDrawn {
    type: "kindDrawn";
    kind: string;
    text: string;
}

export interface LayTileMove {
    type: "layTile";
    kind: TileKind;
    space: string;
}

export interface MoleMoved {
    type: "moleMoved";
    mole: string;
    molehill: string;
    text: string;
}

export interface NightFell {
    type: "nightFell";
    stranded: string[];
    text: string;
}

export interface NoMove {
    type: "noMove";
    text: string;
}

export interface Odds {
    chances: number;
    outOf: number;
}

export interface PatouBarked {
    type: "patouBarked";
    colour: string;
    waiting: string[];
    text: string;
}

export interface PlaceWolfMove {
    type: "placeWolf";
    wolf: Wolf;
    space: string;
}

export interface RollMove {
    type: "roll";
    face: Face;
}

export interface Rolled {
    type: "rolled";
    seat: number;
    face: string;
    meaning: string;
    number: number;
    text: string;
}

export interface Sheep {
    space: string;
    colour: string;
    danger: Odds;
    dangerBeforeItMayMove: number;
    movesHome: number;
}

export type SheepHopDecision = "tiles" | "meadow" | "wolf-l" | "wolf-b" | "roll" | "move" | "chain" | "extra" | "over";

export type SheepHopEnding = "over";

export type SheepHopEvent = KindDrawn | TileLaid | TilesTakenUp | Shuffled | WolfPlaced | Rolled | ColourGone | NoMove | Slid | Hopped | CameHome | WolfStepped | Captured | MoleMoved | WolvesTurned | FoxWhistled | PatouBarked | WaitingSkipped | NightFell | AllGone;

export type SheepHopMove = DrawKindMove | LayTileMove | ShuffleMove | PlaceWolfMove | RollMove | SlideMove | HopMove | HopOnMove | StopMove;

export interface SheepHopView {
    board: Board;
    rows: string[];
    sheep: Sheep[];
    wolves: WolfPawn[];
    threats: Threat[];
    tiles: Tile[];
    fold: string;
    den: string;
    saved: number;
    captured: number;
    phase: string;
    seat: number;
    roll: string;
    rolls: number;
    nightfall: number;
    direction: string;
    mayMove: string[];
    hopper: string;
    stoodOn: string[];
    waiting: string[];
    longestChain: number;
    projectedScore: number;
    warnings: string[];
}

export interface ShuffleMove {
    type: "shuffle";
    sheep: string;
}

export interface Shuffled {
    type: "shuffled";
    meadow: string[];
    text: string;
}

export interface Slid {
    type: "slid";
    colour: string;
    from: string;
    to: string;
    text: string;
}

export interface SlideMove {
    type: "slide";
    colour: Colour;
    from: string;
    to: string;
    extra: boolean;
}

export interface StopMove {
    type: "stop";
}

export interface Threat {
    space: string;
    danger: Odds;
}

export interface Tile {
    kind: string;
    space: string;
    shows: string;
}

export type TileKind = "rock" | "mole" | "molehill" | "patou" | "raccoon" | "fox";

export interface TileLaid {
    type: "tileLaid";
    kind: string;
    space: string;
    text: string;
}

export interface TilesTakenUp {
    type: "tilesTakenUp";
    reason: string;
    forGood: boolean;
    text: string;
}

export interface WaitingSkipped {
    type: "waitingSkipped";
    spaces: string[];
    text: string;
}

export type Wolf = "Little Wolf" | "Big Bad Wolf";

export interface WolfPawn {
    wolf: string;
    name: string;
    space: string;
    path: string;
    next: string[];
}

export interface WolfPlaced {
    type: "wolfPlaced";
    wolf: string;
    space: string;
    text: string;
}

export interface WolfStepped {
    type: "wolfStepped";
    wolf: string;
    from: string;
    to: string;
    text: string;
}

export interface WolvesTurned {
    type: "wolvesTurned";
    direction: string;
    text: string;
}

export const TILEKIND_TITLES: Record<TileKind, string> = {
    "rock": "Rock",
    "mole": "Mole",
    "molehill": "Molehill",
    "patou": "Patou",
    "raccoon": "Raccoon",
    "fox": "Fox",
};
