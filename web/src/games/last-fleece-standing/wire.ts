
export interface Aim {
    seat: number;
    points: number;
}

export interface Announced {
    type: "announced";
    text: string;
    seat: number;
    parts: Aim[];
}

export interface Arranged {
    type: "arranged";
    text: string;
    seat: number;
    cells: number[];
    mixed: boolean;
    sealed: boolean;
}

export interface AttackCancelled {
    type: "attackCancelled";
    text: string;
    seat: number;
    attacker: number;
}

export interface AttackVoid {
    type: "attackVoid";
    text: string;
    attacker: number;
    lost: boolean;
}

export interface Began {
    type: "began";
    text: string;
    first: number;
    wolf: number;
}

export interface Bounced {
    type: "bounced";
    text: string;
    seat: number;
    victim: number;
    points: number;
}

export interface Cancelled {
    type: "cancelled";
    text: string;
    seat: number;
    other: number;
    card: string;
}

export interface CoatsLaid {
    type: "coatsLaid";
    text: string;
}

export interface CoinFell {
    type: "coinFell";
    text: string;
    heads: boolean;
}

export interface DeckGone {
    type: "deckGone";
    text: string;
}

export interface DogExpelled {
    type: "dogExpelled";
    text: string;
    seat: number;
    owner: number;
}

export interface Drew {
    type: "drew";
    text: string;
    seat: number;
    card: string;
}

export interface DrewHidden {
    type: "drewHidden";
    text: string;
    seat: number;
    to: string;
}

export interface DrewSecretly {
    type: "drewSecretly";
    text: string;
    seat: number;
    card: string;
    to: string;
}

export interface Fetched {
    type: "fetched";
    text: string;
    seat: number;
    card: string;
}

export interface Finished {
    type: "finished";
    text: string;
    winner: number;
}

export interface Fizzled {
    type: "fizzled";
    text: string;
    seat: number;
    card: string;
}

export interface FleeceView {
    phase: string;
    window: string;
    turn: number;
    active: number;
    die: number;
    owed: number;
    attackUsed: boolean;
    firstTurn: boolean;
    deck: number;
    discard: Record<string, number>;
    wolf: number | null;
    event: string | null;
    attack: Strike | null;
    bounce: number[];
    snagOdds: Record<string, number>;
    stack: Waiting[];
    gain: Gain | null;
    seats: Seat[];
    unseen: Record<string, number>;
    nextCard: Record<string, number>;
    answer: string | null;
}

export interface Gain {
    seat: number;
    kind: string | null;
    steelOrSnag: boolean;
}

export interface GaveUpPow {
    type: "gaveUpPow";
    text: string;
    seat: number;
}

export interface GoatAte {
    type: "goatAte";
    text: string;
    seat: number;
    cards: string[];
}

export interface Hands {
    type: "hands";
    text: string;
    thrower: number;
    throwers: string;
    attacker: number;
    attackers: string;
}

export interface Lost {
    type: "lost";
    text: string;
    seat: number;
    cells: number[];
    cards: string[];
}

export interface Odds {
    snag: number;
    pieces: number;
    out: number;
}

export interface Out {
    type: "out";
    text: string;
    seat: number;
}

export interface Piece {
    cell: number;
    kind: string | null;
    faceUp: boolean;
    mark: string;
    token: number;
}

export interface Played {
    type: "played";
    text: string;
    seat: number;
    card: string;
    move: string;
    inResponseTo: number;
    inWords: string;
}

export interface Rolled {
    type: "rolled";
    text: string;
    seat: number;
    number: number;
    owed: number;
}

export interface Seat {
    living: boolean;
    place: number;
    shear: Weapon | null;
    dog: boolean;
    shepherd: boolean;
    handSize: number;
    hand: string[] | null;
    rows: number;
    coat: Piece[];
    tally: Tally;
    lost: Record<string, number>;
    answers: Record<string, number>;
    odds: Odds[];
}

export interface ShepherdCame {
    type: "shepherdCame";
    text: string;
    seat: number;
    stays: boolean;
}

export interface Snagged {
    type: "snagged";
    text: string;
    seat: number;
}

export interface Snipped {
    type: "snipped";
    text: string;
    seat: number;
    victim: number;
    cell: number;
    card: string;
    left: number;
}

export interface SteelHit {
    type: "steelHit";
    text: string;
    seat: number;
    victim: number;
    cell: number;
    damaged: boolean;
}

export interface Strike {
    attacker: number;
    parts: Aim[];
    snipped: boolean;
}

export interface Stuck {
    type: "stuck";
    text: string;
    seat: number;
    cell: number;
}

export interface Swapped {
    type: "swapped";
    text: string;
    seat: number;
    other: number;
    power: number;
    othersPower: number;
}

export interface Tally {
    basic: number;
    steel: number;
    snag: number;
    steelOrSnag: number;
    unknown: number;
}

export interface TornOff {
    type: "tornOff";
    text: string;
    seat: number;
    victim: number;
    cell: number;
    card: string;
}

export interface TornOffUnseen {
    type: "tornOffUnseen";
    text: string;
    seat: number;
    victim: number;
    cell: number;
}

export interface TurnBegan {
    type: "turnBegan";
    text: string;
    seat: number;
    turn: number;
}

export interface Untangled {
    type: "untangled";
    text: string;
    seat: number;
}

export interface Waiting {
    seat: number;
    card: string;
    move: string;
    inWords: string;
    inResponseTo: number;
}

export interface Weapon {
    card: string;
    battery: string | null;
    blade: string | null;
    power: number;
    snag: string;
}

export interface WolfTrotted {
    type: "wolfTrotted";
    text: string;
    from: number;
    to: number;
}

export type FleeceEvent = Announced | Arranged | AttackCancelled | AttackVoid | Began | Bounced | Cancelled | CoatsLaid | CoinFell | DeckGone | DogExpelled | Drew | DrewHidden | DrewSecretly | Fetched | Finished | Fizzled | GaveUpPow | GoatAte | Hands | Lost | Out | Played | Rolled | ShepherdCame | Snagged | Snipped | SteelHit | Stuck | Swapped | TornOff | TornOffUnseen | TurnBegan | Untangled | WolfTrotted;
