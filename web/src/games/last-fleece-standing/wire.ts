
export interface AfterMove {
    type: "after";
}

export interface Announced {
    type: "announced";
    seat: number;
    parts: Part[];
    text: string;
}

export interface ArrangeMove {
    type: "arrange";
    shifts: Shift[];
}

export interface Arranged {
    type: "arranged";
    seat: number;
    cells: number[];
    damaged: number[];
    mixed: boolean;
    sealed: boolean;
    text: string;
}

export interface AttackCancelled {
    type: "attackCancelled";
    seat: number;
    attacker: number;
    text: string;
}

export interface AttackVoid {
    type: "attackVoid";
    attacker: number;
    lost: boolean;
    text: string;
}

export interface Began {
    type: "began";
    first: number;
    wolf: number;
    text: string;
}

export interface Bounced {
    type: "bounced";
    seat: number;
    victim: number;
    points: number;
    text: string;
}

export interface CancelAttackMove {
    type: "cancelAttack";
}

export interface CancelCardMove {
    type: "cancelCard";
}

export interface CancelDogMove {
    type: "cancelDog";
}

export interface Cancelled {
    type: "cancelled";
    seat: number;
    other: number;
    card: Card;
    text: string;
}

export type Card = "WOL" | "STL" | "SNG" | "sK" | "sB" | "sG" | "sR" | "sP" | "BAT+" | "BAT-" | "BLA+" | "BLA-" | "POW" | "CRM" | "AFT" | "VEL" | "THF" | "CSH" | "DOG" | "BOY" | "MOO" | "SHP" | "GOA" | "WLF";

export interface CloseShaveMove {
    type: "closeShave";
    seat: number;
}

export interface CoatsLaid {
    type: "coatsLaid";
    cells: number[];
    text: string;
}

export interface CoinFell {
    type: "coinFell";
    heads: boolean;
    text: string;
}

export interface CoinMove {
    type: "coin";
    heads: boolean;
}

export interface ConcedeMove {
    type: "concede";
}

export interface CreamMove {
    type: "cream";
}

export interface DeckGone {
    type: "deckGone";
    shears: Record<string, Weapon>;
    text: string;
}

export interface DogExpelled {
    type: "dogExpelled";
    seat: number;
    owner: number;
    text: string;
}

export interface DogMove {
    type: "dog";
}

export interface DrawMove {
    type: "draw";
}

export interface DrawnMove {
    type: "drawn";
    card: Card;
}

export interface Drew {
    type: "drew";
    seat: number;
    card: Card;
    to: OpenPlace;
    shear: Weapon | null;
    text: string;
}

export interface DrewHidden {
    type: "drewHidden";
    seat: number;
    to: Place;
    text: string;
}

export interface DrewSecretly {
    type: "drewSecretly";
    seat: number;
    card: Card;
    to: Place;
    text: string;
}

export interface EndMove {
    type: "end";
}

export interface ExpelDogMove {
    type: "expelDog";
    seat: number;
}

export interface FetchMove {
    type: "fetch";
    wool: Wool;
}

export interface Fetched {
    type: "fetched";
    seat: number;
    card: Card;
    text: string;
}

export interface Finished {
    type: "finished";
    winner: number;
    hand: Card[];
    text: string;
}

export interface FirstMove {
    type: "first";
    first: number;
    wolf: number;
}

export interface Fizzled {
    type: "fizzled";
    seat: number;
    card: Card;
    text: string;
}

export type FleeceDecision = "coat" | "window" | "bite" | "act" | "gain" | "snip" | "shed" | "hands" | "row" | "keep";

export type FleeceEnding = "last-standing" | "nobody-left";

export type FleeceEvent = CoatsLaid | Began | GaveUpPow | TurnBegan | Rolled | DrewHidden | DrewSecretly | Drew | DeckGone | ShepherdCame | Announced | Played | Cancelled | Fizzled | AttackCancelled | AttackVoid | Bounced | CoinFell | Hands | DogExpelled | Fetched | TornOff | TornOffUnseen | Stuck | Arranged | Swapped | Snipped | SteelHit | Snagged | Untangled | Lost | Spared | GoatAte | WolfTrotted | Out | Finished;

export type FleeceMove = LayMove | FirstMove | RollMove | DrawnMove | CoinMove | TakeMove | DrawMove | ShearMove | SnipMove | EndMove | ConcedeMove | ShedMove | StickMove | ArrangeMove | RowMove | KeepMove | ThrowMove | PassMove | CancelAttackMove | ExpelDogMove | CancelDogMove | CancelCardMove | CreamMove | AfterMove | FetchMove | RobMove | ThiefMove | DogMove | CloseShaveMove;

export interface FleeceView {
    phase: Phase;
    window: OpenWindow;
    turn: number;
    active: number;
    die: number;
    owed: number;
    attackUsed: boolean;
    firstTurn: boolean;
    deck: number;
    discard: { [P in Card]?: number };
    wolf: number | null;
    event: Card | null;
    attack: Strike | null;
    bounce: number[];
    bouncesLeft: boolean;
    bite: number;
    victims: number[];
    snagOdds: Record<string, number>;
    stack: Waiting[];
    gain: Gain | null;
    seats: Seat[];
    unseen: { [P in Card]?: number };
    nextCard: Record<string, number>;
    answer: string | null;
}

export interface Gain {
    seat: number;
    kind: Wool | null;
    steelOrSnag: boolean;
}

export interface GaveUpPow {
    type: "gaveUpPow";
    seat: number;
    text: string;
}

export interface GoatAte {
    type: "goatAte";
    seat: number;
    cards: Card[];
    text: string;
}

export interface Hands {
    type: "hands";
    thrower: number;
    throwers: Sign;
    attacker: number;
    attackers: Sign;
    winner: number;
    text: string;
}

export interface KeepMove {
    type: "keep";
    cell: number;
}

export interface LayMove {
    type: "lay";
    snag: number;
    steel: number;
}

export interface Lost {
    type: "lost";
    seat: number;
    cells: number[];
    cards: Card[];
    cause: Card | null;
    text: string;
}

export type Mark = "" | "some" | "steel or snag" | "all";

export interface Odds {
    snag: number;
    pieces: number;
    out: number;
}

export type OpenPlace = "shear" | "seat" | "event";

export type OpenWindow = "" | "roll" | "draw" | "event" | "attack" | "card" | "end";

export interface Out {
    type: "out";
    seat: number;
    place: number;
    hand: Card[];
    text: string;
}

export interface Part {
    seat: number;
    points: number;
}

export interface PassMove {
    type: "pass";
}

export type Phase = "coat" | "first" | "roll" | "window" | "bite" | "act" | "card" | "gain" | "snip" | "shed" | "coin" | "hands" | "take" | "row" | "keep" | "over";

export interface Piece {
    cell: number;
    kind: Wool | null;
    faceUp: boolean;
    mark: Mark;
    token: number;
}

export type Place = "hand" | "coat";

export type Play = CancelAttackMove | ExpelDogMove | CancelDogMove | CancelCardMove | CreamMove | AfterMove | FetchMove | RobMove | ThiefMove | DogMove | CloseShaveMove;

export interface Played {
    type: "played";
    seat: number;
    card: Card;
    move: string;
    target: number | null;
    inResponseTo: number;
    cancels: number;
    inWords: string;
    text: string;
}

export interface RobMove {
    type: "rob";
    seat: number;
}

export interface RollMove {
    type: "roll";
    number: number;
}

export interface Rolled {
    type: "rolled";
    seat: number;
    number: number;
    owed: number;
    text: string;
}

export interface RowMove {
    type: "row";
    row: number;
}

export interface Seat {
    living: boolean;
    place: number;
    shear: Weapon | null;
    dog: boolean;
    shepherd: boolean;
    handSize: number;
    hand: Card[] | null;
    rows: number;
    coat: Piece[];
    tally: Tally;
    lost: { [P in Wool]?: number };
    answers: { [P in Card]?: number };
    odds: Odds[];
}

export interface ShearMove {
    type: "shear";
    parts: Part[];
}

export interface ShedMove {
    type: "shed";
    cells: number[];
}

export interface ShepherdCame {
    type: "shepherdCame";
    seat: number;
    stays: boolean;
    owed: number;
    text: string;
}

export interface Shift {
    from: number;
    to: number;
}

export type Sign = "rock" | "paper" | "shear";

export type Snag = "free" | "this turn" | "earlier";

export interface Snagged {
    type: "snagged";
    seat: number;
    text: string;
}

export interface SnipMove {
    type: "snip";
    cell: number;
}

export interface Snipped {
    type: "snipped";
    seat: number;
    victim: number;
    cell: number;
    card: Card;
    left: number;
    text: string;
}

export interface Spared {
    type: "spared";
    card: Card;
    text: string;
}

export interface SteelHit {
    type: "steelHit";
    seat: number;
    victim: number;
    cell: number;
    damaged: boolean;
    text: string;
}

export interface StickMove {
    type: "stick";
    cell: number;
    shifts: Shift[];
}

export interface Strike {
    attacker: number;
    parts: Part[];
    snipped: boolean;
}

export interface Stuck {
    type: "stuck";
    seat: number;
    cell: number;
    damaged: boolean;
    text: string;
}

export interface Swapped {
    type: "swapped";
    seat: number;
    other: number;
    power: number;
    othersPower: number;
    text: string;
}

export interface TakeMove {
    type: "take";
    cell: number;
}

export interface Tally {
    basic: number;
    steel: number;
    snag: number;
    steelOrSnag: number;
    unknown: number;
}

export interface ThiefMove {
    type: "thief";
    seat: number;
}

export interface ThrowMove {
    type: "throw";
    sign: Sign;
}

export interface TornOff {
    type: "tornOff";
    seat: number;
    victim: number;
    cell: number;
    card: Card;
    text: string;
}

export interface TornOffUnseen {
    type: "tornOffUnseen";
    seat: number;
    victim: number;
    cell: number;
    text: string;
}

export interface TurnBegan {
    type: "turnBegan";
    seat: number;
    turn: number;
    shears: Record<string, Weapon>;
    text: string;
}

export interface Untangled {
    type: "untangled";
    seat: number;
    text: string;
}

export interface Waiting {
    seat: number;
    card: Card;
    move: string;
    target: number | null;
    inWords: string;
    inResponseTo: number;
}

export interface Weapon {
    card: Card;
    battery: Card | null;
    blade: Card | null;
    power: number;
    snag: Snag;
}

export interface WolfTrotted {
    type: "wolfTrotted";
    from: number;
    to: number;
    text: string;
}

export type Wool = "WOL" | "STL" | "SNG";

export const CARD_TITLES: Record<Card, string> = {
    "WOL": "Basic Wool",
    "STL": "Steel Wool",
    "SNG": "Snag",
    "sK": "Starter Shear",
    "sB": "Blue Shear",
    "sG": "Green Shear",
    "sR": "Red Shear",
    "sP": "Purple Shear",
    "BAT+": "+1 Battery",
    "BAT-": "−1 Battery",
    "BLA+": "+1 Blade",
    "BLA-": "−1 Blade",
    "POW": "POW!",
    "CRM": "Shaving Cream",
    "AFT": "Aftershave",
    "VEL": "Velcro",
    "THF": "Shear Thief",
    "CSH": "Close Shave",
    "DOG": "Sheepdog",
    "BOY": "Boy Who Cried Wolf",
    "MOO": "Moon",
    "SHP": "Shepherd",
    "GOA": "Goat",
    "WLF": "Wolf",
};
