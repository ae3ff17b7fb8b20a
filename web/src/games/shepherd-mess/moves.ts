import { named } from '../../lib/listed';
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

export const isRide = (move: ShepherdMessMove): move is Ride => move.type === 'run' || move.type === 'fight';

/** Where a dog stops. */
export const goalOf = (ride: Ride) => (ride.type === 'run' ? ride.to : ride.at);

/** A piece for the landscape by where it would go, as moves write it. */
const placeOf = (move: Building) => named(move, 'edge', 'tile', 'axis', 'side', 'corner').join(' ');

/** Who can be picked, by the name that people know. */
export const goerOf = ({ tile, flock }: Chosen, nameOf: (flock: number) => string) => `goer ${tile}:${nameOf(flock)}`;

/** What is touched for a move: a dog and a tile, a piece and its place, or all who go. */
export function waysOf(move: ShepherdMessMove, nameOf: (flock: number) => string): readonly (readonly string[])[] {
  switch (move.type) {
    case 'run':
    case 'fight':
      return [[`dog ${move.dog}`, `tile ${goalOf(move)}`]];
    case 'put':
      return [[`put ${move.tile}`]];
    case 'pick':
      return [move.going.map((one) => goerOf(one, nameOf))];
    default:
      return isBuilding(move) ? [[`piece ${pieceOf(move)}`, `place ${pieceOf(move)} ${placeOf(move)}`]] : [];
  }
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
