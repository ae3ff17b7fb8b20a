import type { Listed } from '../board';

interface Tagged {
  readonly type: string;
}

/** One kind of a game's moves. */
export type Kind<M extends Tagged, T extends M['type']> = Extract<M, { readonly type: T }>;

/** The listed moves of one type. */
export function ofType<M extends Tagged, T extends M['type']>(
  legal: readonly Listed<M>[],
  type: T,
): readonly Listed<Kind<M, T>>[] {
  return legal.filter((move): move is Listed<M> & Listed<Kind<M, T>> => move.data.type === type);
}

/** What a move names by some of its members, in this order. */
export function named(move: object, ...members: readonly string[]): readonly string[] {
  return members.flatMap((member) => (move as { readonly [name: string]: string | readonly string[] })[member] ?? []);
}
