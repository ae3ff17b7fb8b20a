
export interface Angel {
    cell: string;
    strength: number;
    steps: number;
    roundsLeft: number;
}

export interface AngelArrived {
    type: "angelArrived";
    strength: number;
    text: string;
}

export interface AngelMoved {
    type: "angelMoved";
    from: string;
    to: string;
    direction: Colour;
    text: string;
}

export interface AnswerMove {
    type: "answer";
    yes: boolean;
}

export interface Answered {
    type: "answered";
    seat: number;
    yes: boolean;
    text: string;
}

export interface AttackFailed {
    type: "attackFailed";
    tile: string;
    sheep: Sheep[];
    text: string;
}

export interface AttackMove {
    type: "attack";
    tile: string;
    sheep: Sheep[];
    wolves: number;
    cultists: number;
    bones: number;
}

export interface Barred {
    tile: string;
    wall: Colour;
    cutOff: string[];
}

export interface Battle {
    tile: string;
    sheep: Sheep[];
    wolves: number;
    cultists: number;
    bones: number;
    attack: number;
    defence: number;
    chance: number;
}

export interface BattleMove {
    type: "battle";
    winner: Side;
}

export interface BooksMove {
    type: "books";
    count: number;
}

export interface BooksUsed {
    type: "booksUsed";
    seat: number;
    books: number;
    tile: string;
    text: string;
}

export interface Chance {
    cell: string;
    chance: number;
}

export interface ChooseMove {
    type: "choose";
    kind: Relic;
}

export interface ClaimMove {
    type: "claim";
    sheep: Sheep;
    kind: Relic;
}

export type Colour = "r" | "b" | "g" | "o" | "k" | "p";

export interface CornerMove {
    type: "corner";
    colour: Colour;
}

export interface Cultist {
    cell: string;
    distance: number;
    next: string[];
    paths: string[];
}

export interface CultistArrived {
    type: "cultistArrived";
    corner: Colour;
    tile: string;
    text: string;
}

export interface CultistMoved {
    type: "cultistMoved";
    cultist: number;
    from: string;
    to: string;
    direction: Colour;
    text: string;
}

export interface DirectionMove {
    type: "direction";
    colour: Colour;
}

export interface DoneMove {
    type: "done";
}

export interface DrawWayMove {
    type: "drawWay";
    tile: WayTile;
}

export type Ending = "win" | "cultist" | "gate" | "flock-too-small" | "flock-dead" | "time";

export interface FateMove {
    type: "fate";
    kind: Relic;
}

export interface FateTried {
    type: "fateTried";
    sheep: Sheep;
    tile: string;
    text: string;
}

export interface Fight {
    cell: string;
    sheep: Sheep[];
    wolves: number;
    cultists: number;
    attack: number;
    defence: number;
    chance: number;
}

export interface FlipMove {
    type: "flip";
    tile: string;
}

export interface ForesightView {
    battles: Battle[];
    turns: Turned[];
    barred: Barred[];
    reaches: Reach[];
    plans: Plan[];
    books: Stand[];
}

export interface GameEnded {
    type: "gameEnded";
    how: Ending;
    reason: string;
    text: string;
}

export interface GateLaid {
    type: "gateLaid";
    gate: number;
    symbols: Relic[];
    text: string;
}

export interface GateLocked {
    type: "gateLocked";
    gate: number;
    symbols: Relic[];
    parts: Part[];
    text: string;
}

export interface GateRemoved {
    type: "gateRemoved";
    gate: number;
    symbols: Relic[];
    text: string;
}

export type Holds = "start" | "nothing" | "way" | "gate";

export interface LayMove {
    type: "lay";
    tile: string;
    relic: Relic;
    wall: Colour;
}

export interface LockMove {
    type: "lock";
    gate: number;
    parts: Part[];
}

export interface Need {
    relic: Relic;
    ways: Part[];
}

export interface NothingGained {
    type: "nothingGained";
    sheep: Sheep;
    chooses: boolean;
    text: string;
}

export interface PackFormed {
    type: "packFormed";
    tile: string;
    count: number;
    text: string;
}

export interface Part {
    sheep: Sheep;
    tile: string;
}

export type Phase = "tile" | "wall" | "way" | "gate" | "pick" | "claim" | "flip" | "spawn" | "lightness" | "angel" | "act" | "consent" | "fate" | "choose" | "draw" | "battle" | "spirit" | "turn" | "cultist" | "wolf" | "books" | "strike" | "victim" | "over";

export interface PhaseBegan {
    type: "phaseBegan";
    phase: number;
    text: string;
}

export interface PickMove {
    type: "pick";
    sheep: Sheep;
}

export interface Plan {
    gate: number;
    parts: Part[];
    stands: Part[];
    needs: Need[];
}

export interface PowerUpGained {
    type: "powerUpGained";
    sheep: Sheep;
    kind: Relic;
    byFate: boolean;
    text: string;
}

export interface PowerUpsDiscarded {
    type: "powerUpsDiscarded";
    kind: Relic;
    count: number;
    text: string;
}

export interface Proposal {
    seat: number;
    move: string;
    words: string;
    parts: Part[];
    unanswered: number[];
}

export interface Proposed {
    type: "proposed";
    seat: number;
    move: string;
    plan: string;
    text: string;
}

export interface PutGateMove {
    type: "putGate";
    slot: number;
    gate: string;
}

export interface PutWayMove {
    type: "putWay";
    slot: number;
    tile: WayTile;
}

export interface Reach {
    sheep: Sheep;
    cells: string[];
}

export interface RedrawMove {
    type: "redraw";
    tile: string;
    wall: Colour;
}

export type Relic = "ta" | "ma" | "te" | "bk" | "bo" | "ws";

export interface RoundBegan {
    type: "roundBegan";
    round: number;
    text: string;
}

export interface SacrificeMove {
    type: "sacrifice";
    sheep: Sheep;
}

export interface Sacrificed {
    type: "sacrificed";
    sheep: Sheep;
    from: string;
    text: string;
}

export interface SeatDone {
    type: "seatDone";
    seat: number;
    text: string;
}

export interface SeatState {
    done: boolean;
    waitsLeft: number;
    proposalsLeft: number;
}

export interface SeatWaits {
    type: "seatWaits";
    seat: number;
    text: string;
}

export interface ServantsAttacked {
    type: "servantsAttacked";
    tile: string;
    wolves: number;
    sheep: Sheep[];
    attack: number;
    defence: number;
    text: string;
}

export interface ServantsBeaten {
    type: "servantsBeaten";
    tile: string;
    wolves: number;
    cultists: number;
    text: string;
}

export interface ServantsFailed {
    type: "servantsFailed";
    tile: string;
    text: string;
}

export type Sheep = "Lily" | "Poppy" | "Twyla" | "Moppet" | "Blackberry" | "Melbrook";

export interface SheepAttacked {
    type: "sheepAttacked";
    tile: string;
    sheep: Sheep[];
    wolves: number;
    cultists: number;
    bones: number;
    attack: number;
    defence: number;
    text: string;
}

export interface SheepCorrupted {
    type: "sheepCorrupted";
    sheep: Sheep;
    from: string;
    to: string;
    text: string;
}

export interface SheepDied {
    type: "sheepDied";
    sheep: Sheep;
    from: string;
    text: string;
}

export interface SheepMoved {
    type: "sheepMoved";
    sheep: Sheep;
    way: string[];
    talaria: number;
    maps: number;
    text: string;
}

export interface SheepPawn {
    sheep: Sheep;
    seat: number;
    cell: string;
    corrupted: boolean;
    dead: boolean;
    moved: boolean;
    acted: boolean;
    turned: boolean;
    steps: number;
    attack: number;
    defence: number;
    danger: number;
}

export interface SheepPicked {
    type: "sheepPicked";
    seat: number;
    sheep: Sheep;
    text: string;
}

export interface Shepherd {
    space: number;
    lies: boolean;
}

export interface ShepherdLaidDown {
    type: "shepherdLaidDown";
    space: number;
    gate: number;
    text: string;
}

export interface ShepherdMoved {
    type: "shepherdMoved";
    from: number;
    to: number;
    gate: number;
    text: string;
}

export interface ShepherdRose {
    type: "shepherdRose";
    space: number;
    gate: number;
    text: string;
}

export type Side = "SHEEP" | "SERVANTS";

export interface Space {
    piece: Colour;
    holds: Holds;
    tile: string;
    gate: number;
    symbols: Relic[];
    cultists: number;
    wolves: number;
    rounds: number;
}

export interface Stand {
    books: number;
    attack: number;
    defence: number;
    chance: number;
}

export interface TakeFateMove {
    type: "takeFate";
    sheep: Sheep;
}

export interface TakeMove {
    type: "take";
    sheep: Sheep;
    kind: Relic;
}

export interface Tile {
    cell: string;
    relic: Relic;
    wall: Colour;
}

export interface TileFlipped {
    type: "tileFlipped";
    tile: string;
    relic: Relic;
    text: string;
}

export interface TileLaid {
    type: "tileLaid";
    tile: string;
    relic: Relic;
    wall: Colour;
    text: string;
}

export interface TileRepaired {
    type: "tileRepaired";
    tile: string;
    from: Colour;
    to: Colour;
    text: string;
}

export interface TileShifted {
    type: "tileShifted";
    tile: string;
    from: Colour;
    to: Colour;
    text: string;
}

export interface TileTurned {
    type: "tileTurned";
    sheep: Sheep;
    tile: string;
    from: Colour;
    to: Colour;
    tech: boolean;
    text: string;
}

export interface Tokens {
    count: number;
    tiles: number;
    needed: number;
}

export interface TurnMove {
    type: "turn";
    sheep: Sheep;
    tile: string;
    wall: Colour;
    tech: boolean;
}

export interface Turned {
    sheep: Sheep;
    tile: string;
    wall: Colour;
    tech: boolean;
    distances: number[];
}

export interface VictimMove {
    type: "victim";
    sheep: Sheep;
}

export interface WaitMove {
    type: "wait";
}

export interface WalkMove {
    type: "walk";
    sheep: Sheep;
    to: string;
    talaria: number;
    maps: number;
}

export interface Warning {
    rule: string;
    sentence: string;
}

export type WayTile = "QUIET" | "CLAW" | "BITE" | "RAGE" | "SPIRIT" | "FANG" | "SHIFTING" | "GIFT" | "KINDNESS" | "BEGUILING" | "LIGHTNESS" | "FAIRNESS";

export interface WayTileActs {
    type: "wayTileActs";
    tile: WayTile;
    text: string;
}

export interface WayTileDrawn {
    type: "wayTileDrawn";
    gate: number;
    tile: WayTile;
    text: string;
}

export interface WayTileLaid {
    type: "wayTileLaid";
    slot: number;
    tile: WayTile;
    text: string;
}

export interface Wolf {
    cell: string;
    pack: number;
    after: Chance[];
}

export interface WolfArrived {
    type: "wolfArrived";
    corner: Colour;
    tile: string;
    text: string;
}

export interface WolvesMoved {
    type: "wolvesMoved";
    first: number;
    count: number;
    from: string;
    to: string;
    direction: Colour;
    text: string;
}

export type YarnsDecision = "pick" | "claim" | "flip" | "act" | "consent" | "choose" | "turn" | "books";

export type YarnsEnding = "win" | "cultist" | "gate" | "flock-too-small" | "flock-dead" | "time";

export type YarnsEvent = TileLaid | TileRepaired | WayTileLaid | GateLaid | SheepPicked | GateRemoved | TileFlipped | RoundBegan | PhaseBegan | ShepherdMoved | ShepherdRose | WayTileActs | TileShifted | CultistArrived | WolfArrived | PowerUpsDiscarded | SheepMoved | PowerUpGained | FateTried | NothingGained | GateLocked | WayTileDrawn | SheepAttacked | AttackFailed | ServantsBeaten | Sacrificed | ShepherdLaidDown | SheepCorrupted | SheepDied | SeatDone | SeatWaits | Proposed | Answered | TileTurned | CultistMoved | WolvesMoved | PackFormed | BooksUsed | ServantsAttacked | ServantsFailed | AngelArrived | AngelMoved | GameEnded;

export type YarnsMove = LayMove | RedrawMove | PutWayMove | DrawWayMove | PutGateMove | PickMove | ClaimMove | FlipMove | CornerMove | DirectionMove | BattleMove | FateMove | VictimMove | WalkMove | TakeMove | TakeFateMove | ChooseMove | LockMove | AttackMove | SacrificeMove | AnswerMove | TurnMove | BooksMove | DoneMove | WaitMove;

export interface YarnsView {
    phase: Phase;
    number: number;
    round: number;
    shepherd: Shepherd;
    active: string;
    spaces: Space[];
    stack: WayTile[];
    tiles: Tile[];
    sheep: SheepPawn[];
    cultists: Cultist[];
    wolves: Wolf[];
    angel: Angel | null;
    powerUps: { [P in Relic]?: Tokens };
    seats: SeatState[];
    battle: Fight | null;
    proposal: Proposal | null;
    warnings: Warning[];
    ending: Ending | null;
}

export const WAY_TILE_TITLES: Record<WayTile, string> = {
    "QUIET": "Quiet of the Shepherd",
    "CLAW": "Claw of the Shepherd",
    "BITE": "Bite of the Shepherd",
    "RAGE": "Rage of the Shepherd",
    "SPIRIT": "Spirit of the Shepherd",
    "FANG": "Fang of the Shepherd",
    "SHIFTING": "Shifting of the Shepherd",
    "GIFT": "Gift of the Shepherd",
    "KINDNESS": "Kindness of the Shepherd",
    "BEGUILING": "Beguiling of the Shepherd",
    "LIGHTNESS": "Lightness of the Shepherd",
    "FAIRNESS": "Fairness of the Shepherd",
};

export const WAY_TILE_EFFECTS: Record<WayTile, string> = {
    "QUIET": "no tile may be turned",
    "CLAW": "wolves move up to 3",
    "BITE": "a wolf attack that fails is carried out once more",
    "RAGE": "each wolf defends with 2",
    "SPIRIT": "beaten cultists come back in random corners",
    "FANG": "each wolf attacks with 4",
    "SHIFTING": "walls along the altar turn one step clockwise",
    "GIFT": "wolves ignore walls",
    "KINDNESS": "each cultist defends with 3",
    "BEGUILING": "each sheep attacks with 1 less",
    "LIGHTNESS": "the cultists farthest from the altar take a step",
    "FAIRNESS": "all sheep are plain sheep",
};
