import board from '../../../../games/tangle/src/main/resources/sheepfold/games/tangle/board.json';
import { spacesFor } from './map';
import type { CubeKind, Cubes, SpaceKind } from './palette';

/** A space as it is printed. */
interface Printed {
  readonly space: string;
  readonly kind: SpaceKind;
  /** What lies there at first. */
  readonly starts?: Cubes;
  /** The resource spaces to which its arrows lead, and what they bring. */
  readonly fires?: readonly { readonly to: string; readonly cube: CubeKind }[];
}

const SPACES = board.spaces as readonly Printed[];

/** The spaces that so many players use, with the arrows between them; those of the centre are for tables that use it. */
export function printedFor(players: number) {
  const open = spacesFor(players);
  const spaces = SPACES.filter(({ space }) => open.includes(space)).map(({ starts = {}, fires = [], ...space }) => ({
    ...space,
    starts,
    fires: fires.filter(({ to }) => open.includes(to)),
  }));
  const arrows = spaces
    .filter(({ kind }) => kind !== 'centre')
    .flatMap(({ space, fires }) => fires.map((one) => ({ from: space, ...one })));
  return { spaces, arrows };
}

/** By seat, where the trees stand at first. */
export const treesFor = (players: number): readonly (readonly string[])[] =>
  (board.trees as Readonly<Record<string, readonly (readonly string[])[]>>)[players] ?? [];
