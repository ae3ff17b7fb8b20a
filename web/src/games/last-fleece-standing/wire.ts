
export interface AfterMove {
    type: "after";
}

export interface Announced {
    type: "announced";
    text: string;
    seat: number;
    parts: Part[];
}

export interface Arranged {
    type: "arranged";
    text: string;
    seat: number;
    cells: number[];
    mixed: boolean;
    sealed: boolean;
}

export interface ArrangeMove {
    type: "arrange";
    shifts: Shift[];
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
    text: string;
    seat: number;
    other: number;
    card: Card;
}

export interface CloseShaveMove {
    type: "closeShave";
    seat: number;
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
    text: string;
}

export interface DogExpelled {
    type: "dogExpelled";
    text: string;
    seat: number;
    owner: number;
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
    text: string;
    seat: number;
    card: Card;
}

export interface DrewHidden {
    type: "drewHidden";
    text: string;
    seat: number;
    to: Place;
}

export interface DrewSecretly {
    type: "drewSecretly";
    text: string;
    seat: number;
    card: Card;
    to: Place;
}

export interface EndMove {
    type: "end";
}

export interface ExpelDogMove {
    type: "expelDog";
    seat: number;
}

export interface Fetched {
    type: "fetched";
    text: string;
    seat: number;
    card: Card;
}

export interface FetchMove {
    type: "fetch";
    wool: Wool;
}

export interface Finished {
    type: "finished";
    text: string;
    winner: number;
}

export interface FirstMove {
    type: "first";
    first: number;
    wolf: number;
}

export interface Fizzled {
    type: "fizzled";
    text: string;
    seat: number;
    card: Card;
}

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
    text: string;
    seat: number;
}

export interface GoatAte {
    type: "goatAte";
    text: string;
    seat: number;
    cards: Card[];
}

export interface Hands {
    type: "hands";
    text: string;
    thrower: number;
    throwers: Sign;
    attacker: number;
    attackers: Sign;
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
    text: string;
    seat: number;
    cells: number[];
    cards: Card[];
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

export interface Part {
    seat: number;
    points: number;
}

export interface PassMove {
    type: "pass";
}

export interface Piece {
    cell: number;
    kind: Wool | null;
    faceUp: boolean;
    mark: Mark;
    token: number;
}

export interface Played {
    type: "played";
    text: string;
    seat: number;
    card: Card;
    move: string;
    target: number | null;
    inResponseTo: number;
    inWords: string;
}

export interface RobMove {
    type: "rob";
    seat: number;
}

export interface Rolled {
    type: "rolled";
    text: string;
    seat: number;
    number: number;
    owed: number;
}

export interface RollMove {
    type: "roll";
    number: number;
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
    text: string;
    seat: number;
    stays: boolean;
}

export interface Shift {
    from: number;
    to: number;
}

export interface Snagged {
    type: "snagged";
    text: string;
    seat: number;
}

export interface SnipMove {
    type: "snip";
    cell: number;
}

export interface Snipped {
    type: "snipped";
    text: string;
    seat: number;
    victim: number;
    cell: number;
    card: Card;
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
    text: string;
    seat: number;
    victim: number;
    cell: number;
    card: Card;
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
    text: string;
    from: number;
    to: number;
}

export type Card = "WOL" | "STL" | "SNG" | "sK" | "sB" | "sG" | "sR" | "sP" | "BAT+" | "BAT-" | "BLA+" | "BLA-" | "POW" | "CRM" | "AFT" | "VEL" | "THF" | "CSH" | "DOG" | "BOY" | "MOO" | "SHP" | "GOA" | "WLF";

export type FleeceDecision = "coat" | "window" | "bite" | "act" | "gain" | "snip" | "shed" | "hands" | "row" | "keep";

export type FleeceEnding = "last-standing" | "nobody-left";

export type FleeceEvent = Announced | Arranged | AttackCancelled | AttackVoid | Began | Bounced | Cancelled | CoatsLaid | CoinFell | DeckGone | DogExpelled | Drew | DrewHidden | DrewSecretly | Fetched | Finished | Fizzled | GaveUpPow | GoatAte | Hands | Lost | Out | Played | Rolled | ShepherdCame | Snagged | Snipped | SteelHit | Stuck | Swapped | TornOff | TornOffUnseen | TurnBegan | Untangled | WolfTrotted;

export type FleeceMove = AfterMove | ArrangeMove | CancelAttackMove | CancelCardMove | CancelDogMove | CloseShaveMove | CoinMove | ConcedeMove | CreamMove | DogMove | DrawMove | DrawnMove | EndMove | ExpelDogMove | FetchMove | FirstMove | KeepMove | LayMove | PassMove | RobMove | RollMove | RowMove | ShearMove | ShedMove | SnipMove | StickMove | TakeMove | ThiefMove | ThrowMove;

export type Mark = "" | "some" | "steel or snag" | "all";

export type OpenWindow = "" | "roll" | "draw" | "event" | "attack" | "card" | "end";

export type Phase = "coat" | "first" | "roll" | "window" | "bite" | "act" | "card" | "gain" | "snip" | "shed" | "coin" | "hands" | "take" | "row" | "keep" | "over";

export type Place = "hand" | "coat";

export type Play = AfterMove | CancelAttackMove | CancelCardMove | CancelDogMove | CloseShaveMove | CreamMove | DogMove | ExpelDogMove | FetchMove | RobMove | ThiefMove;

export type Sign = "rock" | "paper" | "shear";

export type Snag = "free" | "this turn" | "earlier";

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
