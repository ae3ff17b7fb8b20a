
export interface Bin {
    from: number;
    to: number;
    count: number;
}

export interface Comparison {
    what: string;
    games: number;
    planned: number;
    variants: Variant[];
    differences: Difference[];
    sureOf: string | null;
    sure: boolean;
}

export interface ComponentStats {
    kind: string;
    id: string;
    name: string;
    games: number;
    offered: number;
    used: number;
    won: number;
    offeredWon: number;
    probability: number;
    stands: boolean;
}

export interface Difference {
    variant: string;
    figure: string;
    first: number;
    value: number;
    difference: Interval;
    always: Interval;
    stands: boolean;
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

export interface Doubling {
    iterations: number;
    half: number;
    wins: Interval;
    even: number;
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

export interface LuckShare {
    side: number;
    chance: Interval;
    thoughts: Interval;
    both: Interval;
}

export interface Measure {
    id: string;
    title: string;
    value: Interval | null;
    unit: string;
    meaning: string;
    warning: string | null;
}

export interface Measures {
    list: Measure[];
    unused: Record<string, string[]>;
    rules: Record<string, number>;
    silentRules: string[];
    things: ComponentStats[];
    skill: Skill | null;
    luck: LuckShare | null;
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
    byPlace: Standing[];
    byBot: Standing[];
    length: Distribution;
    playerMoves: number;
    scores: Distribution;
    reasons: Record<string, number>;
    figures: Record<string, Distribution>;
    tallies: Record<string, Record<string, number>>;
    had: Record<string, Holding[]>;
    measures: Measures | null;
    timing: Timing;
}

export interface Skill {
    doublings: Doubling[];
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

export interface Variant {
    name: string;
    report: Report;
}
