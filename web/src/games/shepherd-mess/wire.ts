
export interface Bark {
    dog: string;
    tile: string;
    picks: boolean;
    warnings: string[];
    sheep: Scared[];
}

export interface Barked {
    type: "barked";
    colour: string;
    dog: string;
    tile: string;
    scared: string[];
    text: string;
}

export interface BridgeBuilt {
    type: "bridgeBuilt";
    colour: string;
    tile: string;
    axis: string;
    text: string;
}

export interface BridgeMove {
    type: "bridge";
    tile: string;
    horizontal: boolean;
}

export interface Chosen {
    tile: string;
    kind: number;
}

export type Corner = "north-east" | "south-east" | "south-west" | "north-west";

export interface CornerWallMove {
    type: "cornerWall";
    tile: string;
    corner: Corner;
}

export type Dog = "A" | "B";

export interface DogPawn {
    seat: number;
    dog: string;
    tile: string;
    state: string;
    used: boolean;
}

export interface DogRan {
    type: "dogRan";
    colour: string;
    dog: string;
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
    dog: string;
    from: string;
    tile: string;
    rival: string;
    target: string;
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
    ports: number;
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
    habit: string;
    exits: string[];
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
    rule: string;
    reason: string;
    text: string;
}

export interface SheepStayed {
    type: "sheepStayed";
    flock: string;
    count: number;
    tile: string;
    rule: string;
    reason: string;
    text: string;
}

export type ShepherdMessDecision = "first" | "mud" | "puddles" | "place" | "pens" | "ram" | "act" | "pick" | "penned" | "round-limit" | "repetition" | "last-left";

export type ShepherdMessEnding = "penned" | "round-limit" | "repetition" | "last-left";

export type ShepherdMessEvent = FirstNamed | MudLaid | PuddleLaid | SheepPlaced | PenDrawn | RamLanded | DogRan | Barked | SheepRan | SheepStayed | PickNeeded | Fought | BridgeBuilt | StoneLaid | WallBuilt | GatePut | TurnEnded | PutOut | GameEnded;

export type ShepherdMessMove = FirstMove | LayMudMove | LayPuddleMove | PutMove | DrawPenMove | RamLandsMove | RunMove | FightMove | BridgeMove | StoneMove | WallMove | CornerWallMove | GateMove | PickMove | EndMove;

export interface ShepherdMessView {
    phase: string;
    seat: number;
    first: number;
    round: number;
    roundLimit: number;
    movesLeft: number;
    flock: number;
    players: Player[];
    pens: Pen[];
    obstacles: Obstacle[];
    edges: Record<string, string>;
    sheep: Heap[];
    dogs: DogPawn[];
    supply: Record<string, number>;
    usedPatches: string[];
    usedGates: string[];
    occurrences: number;
    repetition: number;
    barking: string;
}

export type Side = "north" | "east" | "south" | "west";

export interface StoneLaid {
    type: "stoneLaid";
    colour: string;
    tile: string;
    side: string;
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
