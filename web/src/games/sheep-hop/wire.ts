
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
    colour: Colour;
    saved: number;
    text: string;
}

export interface Captured {
    type: "captured";
    colour: Colour;
    space: string;
    wolf: Wolf;
    captured: number;
    text: string;
}

export type Colour = "T" | "C" | "S";

export interface ColourGone {
    type: "colourGone";
    face: Face;
    text: string;
}

export type Direction = "N" | "E" | "S" | "W";

export interface DrawKindMove {
    type: "drawKind";
    kind: TileKind;
}

export type Face = "T" | "C" | "S" | "*" | "w" | "W" | "";

export interface FoxWhistled {
    type: "foxWhistled";
    text: string;
}

export interface Gate {
    space: string;
    side: Direction;
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
    colour: Colour;
    from: string;
    over: string;
    animal: Ref;
    to: string;
    text: string;
}

export interface KindDrawn {
    type: "kindDrawn";
    kind: TileKind;
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
    next: { [P in Wolf]?: string[] };
    text: string;
}

export interface NightFell {
    type: "nightFell";
    stranded: string[];
    text: string;
}

export interface NoMove {
    type: "noMove";
    face: Face;
    text: string;
}

export interface Odds {
    chances: number;
    outOf: number;
}

export interface PatouBarked {
    type: "patouBarked";
    colour: Colour;
    waiting: string[];
    text: string;
}

export type Phase = "tiles" | "meadow" | "wolf-l" | "wolf-b" | "roll" | "move" | "chain" | "extra" | "over";

export interface PlaceWolfMove {
    type: "placeWolf";
    wolf: Wolf;
    space: string;
}

export interface Ref {
    kind: string;
    id: string;
    name: string;
}

export interface RollMove {
    type: "roll";
    face: Face;
}

export interface Rolled {
    type: "rolled";
    seat: number;
    face: Face;
    number: number;
    text: string;
}

export type Rotation = "clockwise" | "counterclockwise";

export interface Sheep {
    space: string;
    colour: Colour;
    danger: Odds;
    dangerBeforeItMayMove: number;
    movesHome: number;
}

export type SheepHopDecision = "wolf-l" | "wolf-b" | "move" | "chain" | "extra";

export type SheepHopEnding = "no-sheep-left" | "nightfall";

export type SheepHopEvent = KindDrawn | TileLaid | TilesTakenUp | Shuffled | WolfPlaced | Rolled | ColourGone | NoMove | Slid | Hopped | CameHome | WolfStepped | Captured | MoleMoved | WolvesTurned | FoxWhistled | PatouBarked | WaitingSkipped | NightFell | AllGone;

export type SheepHopMove = DrawKindMove | LayTileMove | ShuffleMove | PlaceWolfMove | RollMove | SlideMove | HopMove | HopOnMove | StopMove;

export interface SheepHopView {
    board: Board;
    rows: string[];
    sheep: Sheep[];
    wolves: WolfPawn[];
    threats: Threat[];
    tiles: Tile[];
    fold: Colour[];
    den: Colour[];
    saved: number;
    captured: number;
    phase: Phase;
    seat: number;
    roll: Face;
    rolls: number;
    nightfall: number;
    direction: Rotation;
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
    sheep: Standing[];
    text: string;
}

export interface Slid {
    type: "slid";
    colour: Colour;
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

export interface Standing {
    space: string;
    colour: Colour;
}

export interface StopMove {
    type: "stop";
}

export interface Threat {
    space: string;
    danger: Odds;
}

export interface Tile {
    kind: TileKind;
    space: string;
    shows: string;
}

export type TileKind = "rock" | "mole" | "molehill" | "patou" | "raccoon" | "fox";

export interface TileLaid {
    type: "tileLaid";
    kind: TileKind;
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

export type Wolf = "L" | "B";

export interface WolfPawn {
    wolf: Wolf;
    name: string;
    space: string;
    path: string;
    next: string[];
}

export interface WolfPlaced {
    type: "wolfPlaced";
    wolf: Wolf;
    space: string;
    next: string[];
    text: string;
}

export interface WolfStepped {
    type: "wolfStepped";
    wolf: Wolf;
    from: string;
    to: string;
    next: string[];
    text: string;
}

export interface WolvesTurned {
    type: "wolvesTurned";
    direction: Rotation;
    next: { [P in Wolf]?: string[] };
    text: string;
}

export const TILE_KIND_TITLES: Record<TileKind, string> = {
    "rock": "Rock",
    "mole": "Mole",
    "molehill": "Molehill",
    "patou": "Patou",
    "raccoon": "Raccoon",
    "fox": "Fox",
};
