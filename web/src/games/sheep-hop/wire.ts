
export interface AllGone {
    type: "allGone";
    text: string;
    saved: number;
    captured: number;
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
    text: string;
    colour: string;
    saved: number;
}

export interface Captured {
    type: "captured";
    text: string;
    colour: string;
    space: string;
    wolf: string;
    captured: number;
}

export interface ColourGone {
    type: "colourGone";
    text: string;
    colour: string;
}

export interface DrawKindMove {
    type: "drawKind";
    kind: TileKind;
}

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
    text: string;
    colour: string;
    from: string;
    over: string;
    animal: string;
    to: string;
}

export interface KindDrawn {
    type: "kindDrawn";
    text: string;
    kind: string;
}

export interface LayTileMove {
    type: "layTile";
    kind: TileKind;
    space: string;
}

export interface MoleMoved {
    type: "moleMoved";
    text: string;
    mole: string;
    molehill: string;
}

export interface NightFell {
    type: "nightFell";
    text: string;
    stranded: string[];
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
    text: string;
    colour: string;
    waiting: string[];
}

export interface PlaceWolfMove {
    type: "placeWolf";
    wolf: Wolf;
    space: string;
}

export interface Rolled {
    type: "rolled";
    text: string;
    seat: number;
    face: string;
    meaning: string;
    number: number;
}

export interface RollMove {
    type: "roll";
    face: Face;
}

export interface Sheep {
    space: string;
    colour: string;
    danger: Odds;
    dangerBeforeItMayMove: number;
    movesHome: number;
}

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

export interface Shuffled {
    type: "shuffled";
    text: string;
    meadow: string[];
}

export interface ShuffleMove {
    type: "shuffle";
    sheep: string;
}

export interface Slid {
    type: "slid";
    text: string;
    colour: string;
    from: string;
    to: string;
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

export interface TileLaid {
    type: "tileLaid";
    text: string;
    kind: string;
    space: string;
}

export interface TilesTakenUp {
    type: "tilesTakenUp";
    text: string;
    reason: string;
    forGood: boolean;
}

export interface WaitingSkipped {
    type: "waitingSkipped";
    text: string;
    spaces: string[];
}

export interface WolfPawn {
    wolf: string;
    name: string;
    space: string;
    path: string;
    next: string[];
}

export interface WolfPlaced {
    type: "wolfPlaced";
    text: string;
    wolf: string;
    space: string;
}

export interface WolfStepped {
    type: "wolfStepped";
    text: string;
    wolf: string;
    from: string;
    to: string;
}

export interface WolvesTurned {
    type: "wolvesTurned";
    text: string;
    direction: string;
}

export type Colour = "triangle" | "circle" | "square";

export type Face = "triangle sheep" | "circle sheep" | "square sheep" | "any sheep" | "both wolves" | "two Big Bad Wolves" | "not rolled";

export type SheepHopDecision = "tiles" | "meadow" | "wolf-l" | "wolf-b" | "roll" | "move" | "chain" | "extra" | "over";

export type SheepHopEnding = "over";

export type SheepHopEvent = AllGone | CameHome | Captured | ColourGone | FoxWhistled | Hopped | KindDrawn | MoleMoved | NightFell | NoMove | PatouBarked | Rolled | Shuffled | Slid | TileLaid | TilesTakenUp | WaitingSkipped | WolfPlaced | WolfStepped | WolvesTurned;

export type SheepHopMove = DrawKindMove | HopMove | HopOnMove | LayTileMove | PlaceWolfMove | RollMove | ShuffleMove | SlideMove | StopMove;

export type TileKind = "rock" | "mole" | "molehill" | "patou" | "raccoon" | "fox";

export type Wolf = "Little Wolf" | "Big Bad Wolf";
