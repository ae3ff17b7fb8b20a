import type { FleeceName, MarkKind } from '../../art/palette';
import type { Colour, Relic, Sheep, WayTile } from './wire';

/** What rolls in the Fate box: a colour, or a side of a battle. */
export type Marble = Colour | 'sheep' | 'servant';

export interface Paint {
  readonly name: string;
  readonly letter: string;
  readonly mark: MarkKind;
  /** The mark as a letter, for sentences. */
  readonly sign: string;
  /** Its fill, text and symbols on that fill, and an edge that is seen on the night's ground. */
  readonly fill: string;
  readonly ink: string;
  readonly rim: string;
}

/** Clockwise from the north. */
export const COLOURS: readonly Colour[] = ['r', 'b', 'g', 'o', 'k', 'p'];

/** A colour is a direction, a corner of the city, a piece of the Way, a marble and a sheep. */
export const PAINT: Readonly<Record<Colour, Paint>> = {
  r: { name: 'red', letter: 'R', mark: 'heart', sign: '♥', fill: '#f0737f', ink: '#3a0712', rim: '#ffb3b8' },
  b: { name: 'blue', letter: 'B', mark: 'star', sign: '★', fill: '#6cb2f2', ink: '#06233f', rim: '#b9dcff' },
  g: { name: 'green', letter: 'G', mark: 'triangle', sign: '▲', fill: '#77c987', ink: '#08290f', rim: '#bfeec7' },
  o: { name: 'orange', letter: 'O', mark: 'diamond', sign: '◆', fill: '#f6a757', ink: '#3a1c00', rim: '#ffd8a8' },
  k: { name: 'black', letter: 'K', mark: 'square', sign: '■', fill: '#35303f', ink: '#fff8ea', rim: '#e6dccb' },
  p: { name: 'purple', letter: 'P', mark: 'moon', sign: '☾', fill: '#c197f2', ink: '#250846', rim: '#e5d2ff' },
};

/** Each sheep has the colour and the symbol of a direction, and a fleece of her own. */
export const CAST: Readonly<Record<Sheep, { readonly colour: Colour; readonly wool: FleeceName }>> = {
  Lily: { colour: 'r', wool: 'coral' },
  Poppy: { colour: 'b', wool: 'blue' },
  Twyla: { colour: 'g', wool: 'green' },
  Moppet: { colour: 'o', wool: 'apricot' },
  Blackberry: { colour: 'k', wool: 'black' },
  Melbrook: { colour: 'p', wool: 'lilac' },
};

export const SHEEP = Object.keys(CAST) as readonly Sheep[];

/** The medallion and, lighter or darker than it, what is drawn on it. */
export const RELICS: Readonly<Record<Relic, { readonly name: string; readonly disc: string; readonly ink: string }>> = {
  ta: { name: 'talaria', disc: '#3f86cf', ink: '#fff6dd' },
  ma: { name: 'map', disc: '#3f8f57', ink: '#fff6dd' },
  te: { name: 'tech', disc: '#8a5cc4', ink: '#ffe9a8' },
  bk: { name: 'book', disc: '#d9792b', ink: '#fff6dd' },
  bo: { name: 'bone', disc: '#55505f', ink: '#fff6dd' },
  ws: { name: 'wasteland', disc: '#3a3641', ink: '#a79fae' },
};

export const RELIC_KINDS: readonly Relic[] = ['ta', 'ma', 'te', 'bk', 'bo'];

/** Its name in one short word. */
export const WAY_NAMES: Readonly<Record<WayTile, string>> = {
  QUIET: 'Quiet',
  CLAW: 'Claw',
  BITE: 'Bite',
  RAGE: 'Rage',
  SPIRIT: 'Spirit',
  FANG: 'Fang',
  SHIFTING: 'Shifting',
  GIFT: 'Gift',
  KINDNESS: 'Kindness',
  BEGUILING: 'Beguiling',
  LIGHTNESS: 'Lightness',
  FAIRNESS: 'Fairness',
};

export const WAY_TILES = Object.keys(WAY_NAMES) as readonly WayTile[];
