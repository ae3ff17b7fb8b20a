import type { MarkKind } from '../../art/palette';
import type { Cube as CubeKind, Track as TrackKind } from './wire';

export type {
  Cube as CubeKind,
  Kind as SpaceKind,
  Seed as SeedKind,
  Tile as TileKind,
  Track as TrackKind,
} from './wire';

/** So many cubes of each kind; what is missing is none. */
export type Cubes = { readonly [kind in CubeKind]?: number };

export interface Player {
  readonly name: string;
  readonly mark: MarkKind;
  /** Its fill, what is drawn on that fill, and a soft tint of it. */
  readonly fill: string;
  readonly ink: string;
  readonly tint: string;
  /** Its symbol three times over, for the side of a root: 22 wide and 5 high around its middle. */
  readonly band: string;
}

/** By seat; the symbols are those of the page's seats. */
export const PLAYERS: readonly Player[] = [
  {
    name: 'Red',
    mark: 'triangle',
    fill: '#cc3344',
    ink: '#fff6ea',
    tint: '#f6c9c6',
    band: 'M-10 2.4l3-5 3 5zM-3 2.4l3-5 3 5zM4 2.4l3-5 3 5z',
  },
  {
    name: 'Purple',
    mark: 'circle',
    fill: '#7c4bc0',
    ink: '#fff6ea',
    tint: '#dccbf4',
    band: 'M-9.4 0a2.4 2.4 0 1 1 4.8 0 2.4 2.4 0 1 1-4.8 0zM-2.4 0a2.4 2.4 0 1 1 4.8 0 2.4 2.4 0 1 1-4.8 0zM4.6 0a2.4 2.4 0 1 1 4.8 0 2.4 2.4 0 1 1-4.8 0z',
  },
  {
    name: 'Green',
    mark: 'square',
    fill: '#1f7d45',
    ink: '#fff6ea',
    tint: '#c4e6c5',
    band: 'M-9.2-2.2h4.4v4.4h-4.4zM-2.2-2.2h4.4v4.4h-4.4zM4.8-2.2h4.4v4.4h-4.4z',
  },
  {
    name: 'Orange',
    mark: 'star',
    fill: '#f39a2b',
    ink: '#3a1c00',
    tint: '#fce0b4',
    band: 'M-7-3l.9 2.1L-4 0l-2.1.9L-7 3l-.9-2.1L-10 0l2.1-.9zM0-3l.9 2.1L3 0 .9.9 0 3-.9.9-3 0l2.1-.9zM7-3l.9 2.1L10 0 7.9.9 7 3 6.1.9 4 0l2.1-.9z',
  },
];

export const player = (seat: number): Player => PLAYERS[seat % PLAYERS.length] as Player;

/** Each kind has a colour, a letter (its own name) and an outline, on a field from -12 to 12. */
export const CUBES: Readonly<
  Record<CubeKind, { readonly name: string; readonly fill: string; readonly ink: string; readonly outline: string }>
> = {
  E: {
    name: 'earth',
    fill: '#d8965a',
    ink: '#2b1305',
    outline: 'M-8.5-10.5h17q2.5 0 2.5 2.5V8q0 2.5-2.5 2.5h-17Q-11 10.5-11 8V-8q0-2.5 2.5-2.5z',
  },
  W: {
    name: 'water',
    fill: '#7cc3f0',
    ink: '#06243b',
    outline: 'M0-13C4.5-6.5 10-2 10 3.5a10 8.5 0 0 1-20 0C-10-2-4.5-6.5 0-13z',
  },
  N: {
    name: 'nourishment',
    fill: '#f3d64f',
    ink: '#2e2300',
    outline: 'M-11.5 0Q-9.5-10.5 0-10.5T11.5 0Q9.5 10.5 0 10.5T-11.5 0z',
  },
  M: { name: 'mana', fill: '#cda3f7', ink: '#280a4a', outline: 'M0-13.5 11.5 0 0 13.5-11.5 0z' },
};
export const CUBE_KINDS = Object.keys(CUBES) as readonly CubeKind[];

/** What an upkeep is for, in what it is paid, and the colour of its marker. */
export const TRACKS: Readonly<
  Record<TrackKind, { readonly name: string; readonly pays: CubeKind; readonly fill: string; readonly ink: string }>
> = {
  L: { name: 'lakes', pays: 'E', fill: '#2f7fb8', ink: '#fff6ea' },
  B: { name: 'bushes and meadows', pays: 'W', fill: '#3d7f38', ink: '#fff6ea' },
  C: { name: 'enchantments', pays: 'N', fill: '#7a4ea8', ink: '#fff6ea' },
};
export const TRACK_KINDS = Object.keys(TRACKS) as readonly TrackKind[];
/** What stands for each of them. */
export const TRACK_THINGS = { L: 'lake', B: 'bush', C: 'card' } as const;
