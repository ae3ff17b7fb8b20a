
export interface Arrival {
    to: string;
    toll: number;
    gains: { [P in Cube]?: number };
    brings: Arrow[];
    gifts: Gift[];
    seed: Seed | null;
    idle: boolean;
}

export interface Arrow {
    to: string;
    cube: Cube;
}

export interface Brought {
    type: "brought";
    space: string;
    cube: Cube;
    text: string;
}

export interface CalmMove {
    type: "calm";
    track: Track;
}

export interface CardCast {
    type: "cardCast";
    seat: number;
    card: string;
    from: Place;
    text: string;
}

export interface CardDiscarded {
    type: "cardDiscarded";
    seat: number;
    card: string;
    from: Place;
    text: string;
}

export interface CardDrawn {
    type: "cardDrawn";
    seat: number;
    card: string;
    text: string;
}

export interface CardDrawnUnseen {
    type: "cardDrawnUnseen";
    seat: number;
    text: string;
}

export interface CardFetched {
    type: "cardFetched";
    seat: number;
    card: string;
    text: string;
}

export interface CardTaken {
    type: "cardTaken";
    seat: number;
    slot: number;
    card: string;
    text: string;
}

export interface CastMove {
    type: "cast";
    card: string;
}

export interface CentreLaid {
    type: "centreLaid";
    kind: Kind;
    text: string;
}

export interface CentreMove {
    type: "centre";
    kind: Kind;
}

export type Colour = "R" | "P" | "G" | "O";

export type Cube = "E" | "W" | "N" | "M";

export interface DealMove {
    type: "deal";
    card: string;
}

export interface DealVictoryMove {
    type: "dealVictory";
    card: string;
}

export interface DiscardMove {
    type: "discard";
    card: string;
}

export interface DoneMove {
    type: "done";
}

export interface DropCardMove {
    type: "dropCard";
    card: string;
}

export interface DropTileMove {
    type: "dropTile";
    area: string;
}

export interface EarthLeft {
    type: "earthLeft";
    seat: number;
    area: string;
    text: string;
}

export interface EarthMove {
    type: "earth";
    area: string;
}

export type Ending = "goal" | "limit";

export interface Fed {
    type: "fed";
    seat: number;
    area: string;
    cube: Cube;
    count: number;
    text: string;
}

export interface FetchMove {
    type: "fetch";
    card: string;
}

export interface FirstMove {
    type: "first";
    seat: Colour;
}

export interface FirstNamed {
    type: "firstNamed";
    seat: number;
    text: string;
}

export interface ForageMove {
    type: "forage";
    area: string;
}

export interface ForesightView {
    places: Arrival[];
    prices: Price[];
    idle: ShiftMove[];
    splits: Split[];
    threats: Threat[];
}

export interface GainMove {
    type: "gain";
    cube: Cube;
}

export interface Gained {
    type: "gained";
    seat: number;
    cubes: { [P in Cube]?: number };
    text: string;
}

export interface GameEnded {
    type: "gameEnded";
    winners: number[];
    ending: Ending;
    goals: string[][];
    met: string | null;
    text: string;
}

export interface Gave {
    type: "gave";
    seat: number;
    to: number;
    cubes: { [P in Cube]?: number };
    text: string;
}

export interface Gift {
    seat: number;
    area: string;
    cube: Cube;
    count: number;
}

export interface GiveMove {
    type: "give";
    cube: Cube;
}

export interface Goal {
    card: string;
    needs: { [P in Item]?: number };
    has: { [P in Item]?: number };
    missing: number;
}

export interface GoalDealt {
    type: "goalDealt";
    seat: number;
    card: string;
    text: string;
}

export interface GoalDealtUnseen {
    type: "goalDealtUnseen";
    seat: number;
    text: string;
}

export type Good = "earth" | "water" | "nourishment" | "card" | "bush-seed" | "tree-seed";

export interface GrowMove {
    type: "grow";
    area: string;
}

export interface Harvested {
    type: "harvested";
    seat: number;
    area: string;
    cube: Cube;
    count: number;
    text: string;
}

export interface HomeMove {
    type: "home";
    from: string;
    nth: number;
    to: string;
}

export type Item = "trees" | "meadows" | "bushes" | "lakes" | "enchantments";

export interface KeepMove {
    type: "keep";
    cube: Cube;
    space: string;
}

export type Kind = "resource" | "special" | "clean-earth" | "lake" | "meadows" | "bush-seed" | "tree-seed" | "plant" | "grow" | "cards" | "centre" | "gather-water" | "sprout" | "spread-meadows" | "spread-bushes" | "gather-cards" | "contained-growth" | "mana-change" | "shift" | "diverse-growth" | "sacrificial" | "hibernate" | "takeover";

export type Lack = "action" | "root-at-home" | "card";

export interface LakeMove {
    type: "lake";
    area: string;
}

export interface LeftOut {
    type: "leftOut";
    seat: number;
    lack: Lack;
    text: string;
}

export interface MarkerPassed {
    type: "markerPassed";
    seat: number;
    to: number;
    track: Track;
    text: string;
}

export interface MarkerReturned {
    type: "markerReturned";
    seat: number;
    track: Track;
    text: string;
}

export interface MarkerTaken {
    type: "markerTaken";
    seat: number;
    track: Track;
    below: number;
    text: string;
}

export interface MeadowMove {
    type: "meadow";
    area: string;
}

export interface OnArea {
    area: string;
    seat: number;
    tile: Tile;
    seed: Seed | null;
    cubes: number;
    roots: number;
}

export interface OnSpace {
    space: string;
    kind: Kind;
    cubes: { [P in Cube]?: number };
    roots: number[];
    fires: Arrow[];
}

export interface OnTrack {
    below: number;
    holder: number | null;
}

export interface Paid {
    type: "paid";
    seat: number;
    cubes: { [P in Cube]?: number };
    text: string;
}

export interface PayMove {
    type: "pay";
    mix: string;
}

export type Phase = "first" | "centre" | "victory" | "deal" | "row" | "bonus" | "upkeep" | "hibernate" | "place" | "sap" | "act" | "card" | "draw" | "refill" | "toll" | "gain" | "homing" | "cast" | "track" | "discard" | "over";

export type Place = "hand" | "front" | "discard";

export interface PlaceMove {
    type: "place";
    from: string;
    nth: number;
    to: string;
}

export interface PlantMove {
    type: "plant";
    seed: Seed;
    area: string;
}

export interface Player {
    cubes: { [P in Cube]?: number };
    seeds: { [P in Seed]?: number };
    tiles: { [P in Tile]?: number };
    roots: number;
    handSize: number;
    hand: string[] | null;
    known: string[];
    front: string[];
    goals: Goal[] | null;
    bills: { [P in Track]?: number };
}

export interface Price {
    area: string;
    tile: Tile;
    cost: { [P in Cube]?: number };
}

export interface Reshuffled {
    type: "reshuffled";
    cards: number;
    text: string;
}

export interface RootEntered {
    type: "rootEntered";
    seat: number;
    area: string;
    text: string;
}

export interface RootMove {
    type: "root";
    area: string;
}

export interface RootMoved {
    type: "rootMoved";
    seat: number;
    from: string;
    index: number;
    to: string;
    placed: boolean;
    text: string;
}

export interface RowFilled {
    type: "rowFilled";
    slot: number;
    card: string;
    text: string;
}

export interface SacrificeBushMove {
    type: "sacrificeBush";
    area: string;
    card: string;
}

export interface SacrificeEarthMove {
    type: "sacrificeEarth";
    area: string;
    cube: Cube;
}

export interface SacrificeMove {
    type: "sacrifice";
    area: string;
}

export interface SaplingMove {
    type: "sapling";
    area: string;
}

export type Seed = "bush" | "tree";

export interface SeedGone {
    type: "seedGone";
    seat: number;
    seed: Seed;
    area: string;
    text: string;
}

export interface SeedPlanted {
    type: "seedPlanted";
    seat: number;
    seed: Seed;
    area: string;
    text: string;
}

export interface SeedTaken {
    type: "seedTaken";
    seat: number;
    seed: Seed;
    text: string;
}

export interface ShiftMove {
    type: "shift";
    areas: string[];
}

export interface Shifted {
    type: "shifted";
    seat: number;
    areas: string[];
    text: string;
}

export interface SkipMove {
    type: "skip";
}

export interface Split {
    steps: StepsMove;
    markers: Track[];
}

export interface SpreadBushMove {
    type: "spreadBush";
    area: string;
}

export interface StepsMove {
    type: "steps";
    lakes: number;
    growth: number;
    cards: number;
}

export interface SwapMove {
    type: "swap";
    good: Good;
}

export interface TakeCardMove {
    type: "takeCard";
    slot: number;
}

export interface TakeOverMove {
    type: "takeOver";
    area: string;
    first: Cube;
    second: Cube;
}

export interface TakenOver {
    type: "takenOver";
    seat: number;
    from: number;
    area: string;
    text: string;
}

export type TangleDecision = "bonus" | "upkeep" | "hibernate" | "place" | "sap" | "act" | "card" | "toll" | "gain" | "homing" | "cast" | "track" | "discard";

export type TangleEnding = "goal" | "limit";

export type TangleEvent = FirstNamed | CentreLaid | GoalDealt | GoalDealtUnseen | CardDrawn | CardDrawnUnseen | RowFilled | Reshuffled | TurnBegan | RootMoved | RootEntered | Brought | Fed | Harvested | Took | Gained | Paid | Gave | TilePlaced | TileLost | EarthLeft | TakenOver | Shifted | SeedTaken | SeedPlanted | SeedGone | CardTaken | CardFetched | CardCast | CardDiscarded | UpkeepCalled | TrackerMoved | MarkerTaken | MarkerPassed | MarkerReturned | LeftOut | GameEnded;

export type TangleMove = FirstMove | CentreMove | DealMove | DealVictoryMove | PlaceMove | KeepMove | EarthMove | LakeMove | MeadowMove | PlantMove | GrowMove | SaplingMove | SpreadBushMove | TakeCardMove | SwapMove | ShiftMove | GiveMove | GainMove | HomeMove | DropTileMove | DropCardMove | PayMove | CastMove | RootMove | ForageMove | CalmMove | WinterMove | FetchMove | StepsMove | DiscardMove | SacrificeEarthMove | SacrificeMove | SacrificeBushMove | TakeOverMove | DoneMove | SkipMove;

export interface TangleView {
    phase: Phase;
    work: Work;
    at: string | null;
    card: string | null;
    round: number;
    first: number;
    active: number;
    decides: number;
    steps: number;
    casts: number;
    placements: number;
    distance: number;
    spaces: OnSpace[];
    tiles: OnArea[];
    seats: Player[];
    upkeep: { [P in Track]?: OnTrack };
    row: string[];
    pile: number;
    discard: string[];
    pool: { [P in Seed]?: number };
    ended: Ending | null;
}

export interface Threat {
    seat: number;
    cards: string[];
}

export type Tile = "clean-earth" | "bush" | "lake" | "meadow" | "sapling" | "tree";

export interface TileLost {
    type: "tileLost";
    seat: number;
    area: string;
    tile: Tile;
    text: string;
}

export interface TilePlaced {
    type: "tilePlaced";
    seat: number;
    area: string;
    tile: Tile;
    text: string;
}

export interface Took {
    type: "took";
    seat: number;
    space: string;
    cubes: { [P in Cube]?: number };
    refill: { [P in Cube]?: number };
    text: string;
}

export type Track = "L" | "B" | "C";

export interface TrackerMoved {
    type: "trackerMoved";
    track: Track;
    steps: number;
    below: number;
    text: string;
}

export interface TurnBegan {
    type: "turnBegan";
    seat: number;
    round: number;
    text: string;
}

export interface UpkeepCalled {
    type: "upkeepCalled";
    track: Track;
    text: string;
}

export interface WinterMove {
    type: "winter";
    track: Track;
}

export type Work = "none" | "earth" | "lake" | "meadows" | "spread-meadows" | "plant" | "grow" | "contained" | "diverse" | "sprout" | "spread-bushes" | "mana" | "shift" | "sacrifice" | "takeover" | "root" | "forage" | "calm" | "winter" | "fetch";

export const KIND_TITLES: Record<Kind, string> = {
    "resource": "resource space",
    "special": "special resource space",
    "clean-earth": "clean earth",
    "lake": "place lake",
    "meadows": "place meadows",
    "bush-seed": "take bush seed",
    "tree-seed": "take tree seed",
    "plant": "plant seeds",
    "grow": "grow",
    "cards": "take enchantment cards",
    "centre": "centre",
    "gather-water": "gather water",
    "sprout": "sprout",
    "spread-meadows": "spread meadows",
    "spread-bushes": "spread bushes",
    "gather-cards": "gather enchantments",
    "contained-growth": "contained growth",
    "mana-change": "mana transformation",
    "shift": "shifting landscape",
    "diverse-growth": "diverse growth",
    "sacrificial": "sacrificial ground",
    "hibernate": "hibernate",
    "takeover": "aggressive takeover",
};

export const KIND_EFFECTS: Record<Kind, string> = {
    "resource": "Take all cubes here; then 2 of its kind are put back.",
    "special": "Take all cubes here; then its two first cubes are put back.",
    "clean-earth": "Place clean earth next to your tiles: 1 earth each, 1 more for each area you jump over.",
    "lake": "Place one lake for nothing: next to your tiles or on your clean earth.",
    "meadows": "Turn your clean earth into meadows: 2 nourishment each.",
    "bush-seed": "Take a bush seed.",
    "tree-seed": "Take a tree seed.",
    "plant": "Plant your seeds on your clean earth.",
    "grow": "Let seeds and saplings grow a step: 1 nourishment and 1 water each, less beside lakes.",
    "cards": "Take 3 enchantment cards, from the row or the pile.",
    "centre": "Nothing happens here.",
    "gather-water": "Gain 1 water for each of your trees.",
    "sprout": "Place saplings on clean earth beside your trees: 2 water and 2 nourishment each.",
    "spread-meadows": "Turn clean earth beside your meadows into meadows: 1 nourishment each.",
    "spread-bushes": "Plant bush seeds on clean earth beside your bushes: 1 earth each.",
    "gather-cards": "Take a card for each of your meadows.",
    "contained-growth": "Let one tile grow; then each of your bushes gets 1 earth.",
    "mana-change": "Change mana: 1 for a cube or a card, 2 for a bush seed, 3 for a tree seed.",
    "shift": "Two or three of your tiles change places.",
    "diverse-growth": "Place clean earth, place a meadow, let a tile grow: each once.",
    "sacrificial": "Give up tiles: earth for a cube, a lake or meadow for a placement, a bush for a card.",
    "hibernate": "On your next turn this root may move once more.",
    "takeover": "Take over clean earth beside your tiles: 1 earth, and 2 cubes to its owner.",
};

export const TILE_TITLES: Record<Tile, string> = {
    "clean-earth": "clean earth",
    "bush": "bush",
    "lake": "lake",
    "meadow": "meadow",
    "sapling": "sapling",
    "tree": "tree",
};
