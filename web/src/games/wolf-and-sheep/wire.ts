
export type HuntDecision = "move-a-sheep" | "move-the-wolf" | "pass";

export type HuntEnding = "wolf-home" | "wolf-caught" | "sheep-stuck" | "move-limit";

export type HuntEvent = Moved | Passed;

export type HuntMove = StepMove | PassMove;

export interface HuntView {
    board: string[];
    toMove: Piece;
    movesMade: number;
    moveLimit: number;
}

export interface Moved {
    type: "moved";
    piece: Piece;
    from: string;
    to: string;
    text: string;
}

export interface PassMove {
    type: "pass";
}

export interface Passed {
    type: "passed";
    text: string;
}

export type Piece = "sheep" | "wolf";

export interface StepMove {
    type: "step";
    from: string;
    to: string;
}
