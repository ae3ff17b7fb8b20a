import type { Listed } from '../../board';
import { ofType, type Kind } from '../../lib/listed';
import type { Part, Sheep, YarnsMove } from './wire';

export type Legal = readonly Listed<YarnsMove>[];
export type Of<T extends YarnsMove['type']> = Listed<Kind<YarnsMove, T>>;

/** The sheep that a move is made with. */
export function sheepIn(move: YarnsMove): readonly Sheep[] {
  switch (move.type) {
    case 'walk':
    case 'take':
    case 'takeFate':
    case 'sacrifice':
    case 'turn':
      return [move.sheep];
    case 'attack':
      return move.sheep;
    case 'lock':
      return move.parts.map(({ sheep }) => sheep);
    default:
      return [];
  }
}

/** The cells that a move names. */
export function cellsIn(move: YarnsMove): readonly string[] {
  switch (move.type) {
    case 'walk':
      return [move.to];
    case 'attack':
    case 'turn':
    case 'flip':
      return [move.tile];
    case 'lock':
      return move.parts.map(({ tile }) => tile);
    default:
      return [];
  }
}

/** What is touched for a move: a sheep and what she does, a gate, or a tile and the way it is turned. */
export function waysOf(move: YarnsMove): readonly (readonly string[])[] {
  switch (move.type) {
    case 'walk':
      return [[`sheep ${move.sheep}`, `walk ${move.to}`]];
    case 'attack':
    case 'take':
    case 'sacrifice':
      return sheepIn(move).map((sheep) => [`sheep ${sheep}`, move.type, 'done']);
    case 'lock':
      return [[`gate ${move.gate}`, 'lock']];
    case 'turn':
      return [[`tile ${move.tile}`, move.wall, 'turn']];
    case 'flip':
      return [[`flip ${move.tile}`]];
    default:
      return [];
  }
}

export const priceOf = ({ data }: Of<'walk'>) => data.talaria + data.maps;

/** Is this seat waited for? Who is done may only take that back. */
export const isAwaited = (legal: Legal) => legal.some(({ data }) => data.type !== 'wait');

export const withSheep = (legal: Legal, sheep: Sheep) => legal.filter(({ data }) => sheepIn(data).includes(sheep));

/** Walks by which a plan's own sheep come to where they have to stand, each for nothing. */
export function stepsOf(legal: Legal, stands: readonly Part[]): readonly Of<'walk'>[] {
  return ofType(legal, 'walk').filter(
    (walk) =>
      priceOf(walk) === 0 && stands.some(({ sheep, tile }) => sheep === walk.data.sheep && tile === walk.data.to),
  );
}
