
export interface HuntView {
    board: string[];
    toMove: string;
    movesMade: number;
    moveLimit: number;
}

export interface Moved {
    type: "moved";
    text: string;
    piece: string;
    from: string;
    to: string;
}

export interface Passed {
    type: "passed";
    text: string;
}

export type HuntEvent = Moved | Passed;
