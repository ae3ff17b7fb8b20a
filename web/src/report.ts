
export interface Bin {
    from: number;
    to: number;
    count: number;
}

export interface Distribution {
    mean: Interval;
    least: number;
    low: number;
    median: number;
    high: number;
    most: number;
    bins: Bin[];
    beyond: number;
}

export interface Holding {
    name: string;
    seats: number;
    won: number;
}

export interface Interval {
    value: number;
    low: number;
    high: number;
}

export interface Report {
    game: string;
    title: string;
    cooperative: boolean;
    seats: number;
    options: Record<string, string>;
    ownData: boolean;
    bots: string[];
    games: number;
    seed: number;
    alternate: boolean;
    reproducible: boolean;
    outcomes: Record<string, number>;
    bySeat: Standing[];
    byBot: Standing[];
    length: Distribution;
    playerMoves: number;
    scores: Distribution;
    reasons: Record<string, number>;
    figures: Record<string, Distribution>;
    tallies: Record<string, Record<string, number>>;
    had: Record<string, Holding[]>;
    timing: Timing;
}

export interface Standing {
    name: string;
    games: number;
    won: number;
    wins: Interval;
    score: Interval;
    meanRank: number;
}

export interface Timing {
    seconds: number;
    threads: number;
    gamesPerSecond: number;
    movesPerSecond: number;
    millisecondsPerDecision: number;
}
