import type { LegalMove } from '../../wire';

export type DogName = 'A' | 'B';
export type Side = 'N' | 'E' | 'S' | 'W';
export type Corner = 'NE' | 'SE' | 'SW' | 'NW';
export type PieceName = 'bridge' | 'stone' | 'wall' | 'corner' | 'gate';

/** One animal of a flock, or the ram, that may go where only one can. */
export interface Goer {
  readonly tile: string;
  /** The colour of its flock, or `ram`. */
  readonly flock: string;
}

interface Listed {
  readonly move: string;
  readonly text: string;
}

export type Act = Listed &
  (
    | { readonly kind: 'put'; readonly tile: string }
    | { readonly kind: 'run'; readonly dog: DogName; readonly tile: string }
    | { readonly kind: 'fight'; readonly dog: DogName; readonly tile: string; readonly rival: string }
    | Placement
    | { readonly kind: 'pick'; readonly going: readonly Goer[] }
    | { readonly kind: 'end' }
    | { readonly kind: 'other' }
  );

/** Where a piece of the landscape goes. */
export type Placement =
  | { readonly kind: 'bridge'; readonly tile: string; readonly axis: 'H' | 'V' }
  | { readonly kind: 'stone'; readonly tile: string; readonly side: Side }
  | { readonly kind: 'wall' | 'gate'; readonly edge: string }
  | { readonly kind: 'corner'; readonly tile: string; readonly corner: Corner };

export type Building = Listed & Placement;

/**
 * Reads the notation: `put d1` places a sheep, `dog A e3` runs and barks, `fight A d4 white:B` fights, `bridge c2 V`,
 * `stone e1 W`, `wall c2/c3`, `corner b2 NW` and `gate e1/f1` build, `pick d1:white` names who goes, `end` ends the turn.
 */
export function actOf({ move, text }: Pick<LegalMove, 'move' | 'text'>): Act {
  const [word = '', ...rest] = move.split(' ');
  const [first = '', second = '', third = ''] = rest;
  const listed = { move, text };
  switch (word) {
    case 'put':
      return { ...listed, kind: word, tile: first };
    case 'dog':
      return { ...listed, kind: 'run', dog: first as DogName, tile: second };
    case 'fight':
      return { ...listed, kind: word, dog: first as DogName, tile: second, rival: third };
    case 'bridge':
      return { ...listed, kind: word, tile: first, axis: second as 'H' | 'V' };
    case 'stone':
      return { ...listed, kind: word, tile: first, side: second as Side };
    case 'wall':
    case 'gate':
      return { ...listed, kind: word, edge: first };
    case 'corner':
      return { ...listed, kind: word, tile: first, corner: second as Corner };
    case 'pick':
      return { ...listed, kind: word, going: rest.map(goerOf) };
    case 'end':
      return { ...listed, kind: word };
    default:
      return { ...listed, kind: 'other' };
  }
}

function goerOf(name: string): Goer {
  const [tile = '', flock = ''] = name.split(':');
  return { tile, flock };
}

export const idOfGoer = ({ tile, flock }: Goer) => `${tile}:${flock}`;
export const tileOfGoer = (id: string) => id.slice(0, 2);

export function actsOf(legal: readonly LegalMove[]): readonly Act[] {
  return legal.map(actOf);
}

export function isBuilding(act: Act): act is Building {
  return ['bridge', 'stone', 'wall', 'corner', 'gate'].includes(act.kind);
}

/** The tiles that a placement touches. */
export function tilesOf(place: Placement): readonly string[] {
  return 'edge' in place ? place.edge.split('/') : [place.tile];
}

/** The tiles that a move or a sentence names. */
export function tilesIn(text: string): readonly string[] {
  return text.match(/\b[a-f][1-6]\b/g) ?? [];
}
