import type { MarkKind } from '../../art/palette';
import type { ResultState } from '../../wire';
import type { Colour, Face, SheepHopView, TileKind } from './wire';

/** How each colour is drawn and named: never by its colour alone. */
export const FLOCK: Record<Colour, { readonly name: string; readonly wool: string; readonly symbol: MarkKind }> = {
  T: { name: 'triangle', wool: 'coral', symbol: 'triangle' },
  C: { name: 'circle', wool: 'gold', symbol: 'circle' },
  S: { name: 'square', wool: 'blue', symbol: 'square' },
};

export const LETTERS = Object.keys(FLOCK) as Colour[];

/** What the die says, on one line and on two narrow ones. */
export const FACES: Record<Face, { readonly long: string; readonly short: readonly [string, string] }> = {
  T: { long: 'Triangle sheep', short: ['Triangle', 'sheep'] },
  C: { long: 'Circle sheep', short: ['Circle', 'sheep'] },
  S: { long: 'Square sheep', short: ['Square', 'sheep'] },
  '*': { long: 'Any sheep', short: ['Any', 'sheep'] },
  w: { long: 'Both wolves', short: ['Both', 'wolves'] },
  W: { long: 'Big Bad Wolf, twice', short: ['Big Bad', 'twice'] },
  '': { long: 'The die waits', short: ['The die', 'waits'] },
};

/** The special tiles in the order in which they are laid, each with a word on what it does. */
export const TILES: Record<TileKind, { readonly title: string; readonly does: string }> = {
  rock: { title: 'Rock', does: 'nobody gets over it' },
  mole: { title: 'Mole', does: 'hop over it, and it dives and comes up at its molehill' },
  molehill: { title: 'Molehill', does: 'blocks the way until the Mole comes up here' },
  patou: { title: 'Patou', does: 'hop over it, and it barks the others of that colour on' },
  raccoon: { title: 'Raccoon', does: 'hop over it, and both wolves turn round' },
  fox: { title: 'Fox', does: 'hop over it, and it whistles: each wolf takes a step' },
};

/** How many were taken in the end, those in the dark included; during the game, those in the den. */
export function taken(view: SheepHopView, result: ResultState | null): number {
  const counted = result?.details['captured'];
  return typeof counted === 'number' ? counted : view.captured;
}
