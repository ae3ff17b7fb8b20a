
export interface Bark {
    dog: Dog;
    tile: string;
    picks: boolean;
    warnings: string[];
    sheep: Scared[];
}

export interface Barked {
    type: "barked";
    text: string;
    colour: string;
    dog: Dog;
    tile: string;
    scared: string[];
}

export interface BridgeBuilt {
    type: "bridgeBuilt";
    text: string;
    colour: string;
    tile: string;
    axis: Axis;
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

export interface CornerWallMove {
    type: "cornerWall";
    tile: string;
    corner: Corner;
}

export interface DogPawn {
    seat: number;
    dog: Dog;
    tile: string;
    state: Daze;
    used: boolean;
}

export interface DogRan {
    type: "dogRan";
    text: string;
    colour: string;
    dog: Dog;
    way: string[];
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
    text: string;
    seat: number;
    colour: string;
}

export interface ForesightView {
    barks: Bark[];
}

export interface Fought {
    type: "fought";
    text: string;
    colour: string;
    dog: Dog;
    from: string;
    tile: string;
    rival: string;
    target: Dog;
}

export interface GameEnded {
    type: "gameEnded";
    text: string;
    how: string;
    reason: string;
}

export interface GateMove {
    type: "gate";
    edge: string;
}

export interface GatePut {
    type: "gatePut";
    text: string;
    colour: string;
    edge: string;
}

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
    text: string;
    patch: number;
    tile: string;
    ports: string;
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
    text: string;
    colour: string;
    pen: number;
    tile: string;
}

export interface PickMove {
    type: "pick";
    going: Chosen[];
}

export interface PickNeeded {
    type: "pickNeeded";
    text: string;
    colour: string;
    among: string[];
}

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
    text: string;
    puddle: number;
    tile: string;
}

export interface PutMove {
    type: "put";
    tile: string;
}

export interface PutOut {
    type: "putOut";
    text: string;
    seat: number;
    colour: string;
    pen: string;
}

export interface RamLanded {
    type: "ramLanded";
    text: string;
    patch: number;
    tile: string;
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
    text: string;
    flock: string;
    tile: string;
}

export interface SheepRan {
    type: "sheepRan";
    text: string;
    flock: string;
    count: number;
    from: string;
    way: string[];
    habit: Habit;
    rule: string;
    reason: string;
}

export interface SheepStayed {
    type: "sheepStayed";
    text: string;
    flock: string;
    count: number;
    tile: string;
    habit: Habit;
    rule: string;
    reason: string;
}

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

export interface StoneLaid {
    type: "stoneLaid";
    text: string;
    colour: string;
    tile: string;
    side: Side;
}

export interface StoneMove {
    type: "stone";
    tile: string;
    side: Side;
}

export interface TurnEnded {
    type: "turnEnded";
    text: string;
    colour: string;
    movesLeft: number;
}

export interface WallBuilt {
    type: "wallBuilt";
    text: string;
    colour: string;
    edges: string[];
}

export interface WallMove {
    type: "wall";
    edge: string;
}

export type Axis = "H" | "V";

export type Company = "own" | "empty" | "strange";

export type Corner = "NE" | "SE" | "SW" | "NW";

export type Daze = "fit" | "recovering" | "dazed";

export type Dog = "A" | "B";

export type Habit = "straight-on" | "joins-own" | "among-strangers" | "torn" | "only-way" | "better-side" | "undecided" | "blocked" | "safe-at-home" | "waits";

export type Phase = "first" | "mud" | "puddles" | "place" | "pens" | "ram" | "act" | "pick" | "penned" | "round-limit" | "repetition" | "last-left";

export type Piece = "bridge" | "stone" | "wall" | "corner" | "gate";

export type ShepherdMessDecision = "place" | "act" | "pick";

export type ShepherdMessEnding = "penned" | "round-limit" | "repetition" | "last-left";

export type ShepherdMessEvent = Barked | BridgeBuilt | DogRan | FirstNamed | Fought | GameEnded | GatePut | MudLaid | PenDrawn | PickNeeded | PuddleLaid | PutOut | RamLanded | SheepPlaced | SheepRan | SheepStayed | StoneLaid | TurnEnded | WallBuilt;

export type ShepherdMessMove = BridgeMove | CornerWallMove | DrawPenMove | EndMove | FightMove | FirstMove | GateMove | LayMudMove | LayPuddleMove | PickMove | PutMove | RamLandsMove | RunMove | StoneMove | WallMove;

export type Side = "N" | "E" | "S" | "W";

export type State = "open" | "wall" | "gate" | "double";
