
export type Axis = "H" | "V";

export interface Bark {
    dog: Dog;
    tile: string;
    picks: boolean;
    warnings: Warning[];
    sheep: Scared[];
}

export interface Barked {
    type: "barked";
    colour: string;
    dog: Dog;
    tile: string;
    scared: string[];
    text: string;
}

export interface BridgeBuilt {
    type: "bridgeBuilt";
    colour: string;
    tile: string;
    axis: Axis;
    text: string;
}

export interface BridgeMove {
    type: "bridge";
    tile: string;
    axis: Axis;
}

export interface Chosen {
    tile: string;
    flock: number;
}

export type Company = "own" | "empty" | "strange";

export type Corner = "NE" | "SE" | "SW" | "NW";

export interface CornerWallMove {
    type: "cornerWall";
    tile: string;
    corner: Corner;
}

export type Daze = "fit" | "recovering" | "dazed";

export type Dog = "A" | "B";

export interface DogPawn {
    seat: number;
    dog: Dog;
    tile: string;
    state: Daze;
    used: boolean;
}

export interface DogRan {
    type: "dogRan";
    colour: string;
    dog: Dog;
    way: string[];
    text: string;
}

export interface DrawPenMove {
    type: "drawPen";
    seat: number;
    pen: number;
}

export interface EndMove {
    type: "end";
}

export interface Exit {
    side: Side;
    tile: string | null;
    company: Company | null;
    closed: string | null;
}

export interface FightMove {
    type: "fight";
    dog: Dog;
    at: string;
    rival: number;
    target: Dog;
}

export interface FirstMove {
    type: "first";
    seat: number;
}

export interface FirstNamed {
    type: "firstNamed";
    seat: number;
    colour: string;
    text: string;
}

export interface ForesightView {
    barks: Bark[];
}

export interface Fought {
    type: "fought";
    colour: string;
    dog: Dog;
    from: string;
    tile: string;
    rival: string;
    target: Dog;
    text: string;
}

export interface GameEnded {
    type: "gameEnded";
    how: string;
    reason: string;
    text: string;
}

export interface GateMove {
    type: "gate";
    edge: string;
}

export interface GatePut {
    type: "gatePut";
    colour: string;
    edge: string;
    text: string;
}

export type Habit = "straight-on" | "joins-own" | "among-strangers" | "torn" | "only-way" | "better-side" | "undecided" | "blocked" | "safe-at-home" | "waits";

export interface Heap {
    tile: string;
    flock: number;
    count: number;
    steps: number;
}

export interface LayMudMove {
    type: "layMud";
    patch: number;
    tile: string;
    ports: string;
}

export interface LayPuddleMove {
    type: "layPuddle";
    puddle: number;
    tile: string;
}

export interface MudLaid {
    type: "mudLaid";
    patch: number;
    tile: string;
    ports: string;
    text: string;
}

export interface Obstacle {
    tile: string;
    patch: number;
    ports: string;
    bridge: string;
}

export interface Pen {
    number: number;
    tile: string;
    owner: number;
    doubleGate: string;
    wall: string;
}

export interface PenDrawn {
    type: "penDrawn";
    colour: string;
    pen: number;
    tile: string;
    text: string;
}

export type Phase = "first" | "mud" | "puddles" | "place" | "pens" | "ram" | "act" | "pick" | "penned" | "round-limit" | "repetition" | "last-left";

export interface PickMove {
    type: "pick";
    going: Chosen[];
}

export interface PickNeeded {
    type: "pickNeeded";
    colour: string;
    among: string[];
    text: string;
}

export type Piece = "bridge" | "stone" | "wall" | "corner" | "gate";

export interface Player {
    seat: number;
    colour: string;
    pen: number;
    home: number;
    strangers: number;
    ram: boolean;
    halfPoints: number;
    steps: number;
    out: boolean;
}

export interface PuddleLaid {
    type: "puddleLaid";
    puddle: number;
    tile: string;
    text: string;
}

export interface PutMove {
    type: "put";
    tile: string;
}

export interface PutOut {
    type: "putOut";
    seat: number;
    colour: string;
    pen: string;
    text: string;
}

export interface RamLanded {
    type: "ramLanded";
    patch: number;
    tile: string;
    text: string;
}

export interface RamLandsMove {
    type: "ramLands";
    patch: number;
}

export interface RunMove {
    type: "run";
    dog: Dog;
    to: string;
}

export interface Scared {
    tile: string;
    flock: number;
    count: number;
    going: number;
    contends: boolean;
    way: string[];
    rule: string;
    habit: Habit;
    exits: Exit[];
}

export interface SheepPlaced {
    type: "sheepPlaced";
    flock: string;
    tile: string;
    text: string;
}

export interface SheepRan {
    type: "sheepRan";
    flock: string;
    count: number;
    from: string;
    way: string[];
    habit: Habit;
    rule: string;
    reason: string;
    text: string;
}

export interface SheepStayed {
    type: "sheepStayed";
    flock: string;
    count: number;
    tile: string;
    habit: Habit;
    rule: string;
    reason: string;
    text: string;
}

export type ShepherdMessDecision = "place" | "act" | "pick";

export type ShepherdMessEnding = "penned" | "round-limit" | "repetition" | "last-left";

export type ShepherdMessEvent = FirstNamed | MudLaid | PuddleLaid | SheepPlaced | PenDrawn | RamLanded | DogRan | Barked | SheepRan | SheepStayed | PickNeeded | Fought | BridgeBuilt | StoneLaid | WallBuilt | GatePut | TurnEnded | PutOut | GameEnded;

export type ShepherdMessMove = FirstMove | LayMudMove | LayPuddleMove | PutMove | DrawPenMove | RamLandsMove | RunMove | FightMove | BridgeMove | StoneMove | WallMove | CornerWallMove | GateMove | PickMove | EndMove;

export interface ShepherdMessView {
    phase: Phase;
    seat: number;
    first: number;
    round: number;
    roundLimit: number;
    movesLeft: number;
    flock: number;
    players: Player[];
    pens: Pen[];
    obstacles: Obstacle[];
    edges: Record<string, State>;
    sheep: Heap[];
    dogs: DogPawn[];
    supply: { [P in Piece]?: number };
    usedPatches: string[];
    usedGates: string[];
    occurrences: number;
    repetition: number;
    barking: string;
}

export type Side = "N" | "E" | "S" | "W";

export type State = "open" | "wall" | "gate" | "double";

export interface StoneLaid {
    type: "stoneLaid";
    colour: string;
    tile: string;
    side: Side;
    text: string;
}

export interface StoneMove {
    type: "stone";
    tile: string;
    side: Side;
}

export interface TurnEnded {
    type: "turnEnded";
    colour: string;
    movesLeft: number;
    text: string;
}

export interface WallBuilt {
    type: "wallBuilt";
    colour: string;
    edges: string[];
    text: string;
}

export interface WallMove {
    type: "wall";
    edge: string;
}

export interface Warning {
    rule: string;
    sentence: string;
}

