import type { Listed } from '../../board';
import { ends } from './map';
import type {
  BridgeMove,
  Chosen,
  CornerWallMove,
  FightMove,
  GateMove,
  Piece,
  RunMove,
  ShepherdMessMove,
  StoneMove,
  WallMove,
} from './wire';

/** What a dog does: it runs and barks, or it fights. */
export type Ride = RunMove | FightMove;

/** A piece of the landscape is put somewhere. */
export type Building = BridgeMove | StoneMove | WallMove | CornerWallMove | GateMove;

const BUILT: Record<Building['type'], Piece> = {
  bridge: 'bridge',
  stone: 'stone',
  wall: 'wall',
  cornerWall: 'corner',
  gate: 'gate',
};

export function isBuilding(move: ShepherdMessMove): move is Building {
  return move.type in BUILT;
}

export const pieceOf = (move: Building) => BUILT[move.type];

/** Where a dog stops. */
export const goalOf = (ride: Ride) => (ride.type === 'run' ? ride.to : ride.at);

/** The listed moves of some types. */
export function among<T extends ShepherdMessMove['type']>(
  legal: readonly Listed<ShepherdMessMove>[],
  ...types: readonly T[]
): readonly Listed<Extract<ShepherdMessMove, { type: T }>>[] {
  const wanted: readonly string[] = types;
  return legal.filter((one): one is Listed<Extract<ShepherdMessMove, { type: T }>> => wanted.includes(one.data.type));
}

/** Is this one among those who go? */
export function goes(going: readonly Chosen[], { tile, flock }: Chosen): boolean {
  return going.some((one) => one.tile === tile && one.flock === flock);
}

/** The tiles that a move names. */
export function tilesOf(move: ShepherdMessMove): readonly string[] {
  switch (move.type) {
    case 'run':
    case 'fight':
      return [goalOf(move)];
    case 'wall':
    case 'gate':
      return ends(move.edge);
    case 'pick':
      return move.going.map(({ tile }) => tile);
    default:
      return 'tile' in move ? [move.tile] : [];
  }
}
