import enchantments from '../../../../games/tangle/src/main/resources/sheepfold/games/tangle/enchantments.json';
import victory from '../../../../games/tangle/src/main/resources/sheepfold/games/tangle/victory.json';
import type { Cubes, CubeKind, SeedKind, TileKind, TrackKind } from './palette';

/** One of the few primitives that enchantments are made of; what it does not need is missing. */
export interface Effect {
  readonly type: string;
  readonly count?: number;
  readonly cube?: CubeKind;
  readonly cubes?: Cubes;
  readonly tile?: TileKind;
  readonly seed?: SeedKind;
  readonly track?: TrackKind;
  readonly what?: string;
}

export interface Enchantment {
  readonly id: string;
  readonly name: string;
  readonly cost: Cubes;
  readonly kind: 'lasting' | 'hourglass';
  readonly text: string;
  readonly effects: readonly Effect[];
}

/** What a victory card asks for, in the order in which it is shown. */
export const GOALS = ['trees', 'meadows', 'bushes', 'lakes', 'enchantments'] as const;
export type Goal = (typeof GOALS)[number];
export type Victory = { readonly id: string; readonly name: string } & { readonly [goal in Goal]: number };

/** The rules' own data, by the cards' ids. */
export const ENCHANTMENTS: ReadonlyMap<string, Enchantment> = new Map(
  (enchantments.cards as readonly Enchantment[]).map((card) => [card.id, card]),
);
export const VICTORIES: ReadonlyMap<string, Victory> = new Map(victory.cards.map((card) => [card.id, card]));
