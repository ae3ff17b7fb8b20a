
export interface HuntView {
    board: string[];
    toMove: string;
    movesMade: number;
    moveLimit: number;
}

export interface Moved {
    type: "moved";
    text: string;
    piece: Piece;
    from: Square;
    to: Square;
}

export interface Passed {
    type: "passed";
    text: string;
}

export interface Square {
}

export type HuntEvent = Moved | Passed;

export type Piece = "sheep" | "wolf";
