
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
    colour: Colour;
    saved: number;
}

export interface Captured {
    type: "captured";
    text: string;
    colour: Colour;
    space: string;
    wolf: Wolf;
    captured: number;
}

export interface ColourGone {
    type: "colourGone";
    text: string;
    face: Face;
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
    text: string;
    colour: Colour;
    from: string;
    over: string;
    animal: Ref;
    to: string;
}

export interface KindDrawn {
    type: "kindDrawn";
    text: string;
    kind: TileKind;
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
    face: Face;
}

export interface Odds {
    chances: number;
    outOf: number;
}

export interface PatouBarked {
    type: "patouBarked";
    text: string;
    colour: Colour;
    waiting: string[];
}

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

export interface Rolled {
    type: "rolled";
    text: string;
    seat: number;
    face: Face;
    number: number;
}

export interface RollMove {
    type: "roll";
    face: Face;
}

export interface Sheep {
    space: string;
    colour: Colour;
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

export interface Shuffled {
    type: "shuffled";
    text: string;
    meadow: string[];
    sheep: Standing[];
}

export interface ShuffleMove {
    type: "shuffle";
    sheep: string;
}

export interface Slid {
    type: "slid";
    text: string;
    colour: Colour;
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

export interface TileLaid {
    type: "tileLaid";
    text: string;
    kind: TileKind;
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
    wolf: Wolf;
    name: string;
    space: string;
    path: string;
    next: string[];
}

export interface WolfPlaced {
    type: "wolfPlaced";
    text: string;
    wolf: Wolf;
    space: string;
}

export interface WolfStepped {
    type: "wolfStepped";
    text: string;
    wolf: Wolf;
    from: string;
    to: string;
}

export interface WolvesTurned {
    type: "wolvesTurned";
    text: string;
    direction: Rotation;
}

export type Colour = "T" | "C" | "S";

export type Direction = "N" | "E" | "S" | "W";

export type Face = "T" | "C" | "S" | "*" | "w" | "W" | "";

export type Phase = "tiles" | "meadow" | "wolf-l" | "wolf-b" | "roll" | "move" | "chain" | "extra" | "over";

export type Rotation = "clockwise" | "counterclockwise";

export type SheepHopDecision = "wolf-l" | "wolf-b" | "move" | "chain" | "extra";

export type SheepHopEnding = "no-sheep-left" | "nightfall";

export type SheepHopEvent = AllGone | CameHome | Captured | ColourGone | FoxWhistled | Hopped | KindDrawn | MoleMoved | NightFell | NoMove | PatouBarked | Rolled | Shuffled | Slid | TileLaid | TilesTakenUp | WaitingSkipped | WolfPlaced | WolfStepped | WolvesTurned;

export type SheepHopMove = DrawKindMove | HopMove | HopOnMove | LayTileMove | PlaceWolfMove | RollMove | ShuffleMove | SlideMove | StopMove;

export type TileKind = "rock" | "mole" | "molehill" | "patou" | "raccoon" | "fox";

export type Wolf = "L" | "B";

export const TILE_KIND_TITLES: Record<TileKind, string> = {
    "rock": "Rock",
    "mole": "Mole",
    "molehill": "Molehill",
    "patou": "Patou",
    "raccoon": "Raccoon",
    "fox": "Fox",
};
