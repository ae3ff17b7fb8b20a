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

/** One thing made of something, if that is there. */
export function some<T, R>(one: T | null | undefined | false, made: (one: T) => R): readonly R[] {
  return one === null || one === undefined || one === false ? [] : [made(one)];
}

export type Found<M> = ReadonlyMap<string, readonly Listed<M>[]>;

export function grouped<M>(named: readonly (readonly [name: string, move: Listed<M>])[]): Found<M> {
  const found = new Map<string, Listed<M>[]>();
  for (const [name, move] of named) {
    found.set(name, [...(found.get(name) ?? []), move]);
  }
  return found;
}

/** Listed moves by what they name. */
export function by<M>(legal: readonly Listed<M>[], names: (move: M) => string | readonly string[] | null): Found<M> {
  return grouped(legal.flatMap((move) => [names(move.data) ?? []].flat().map((name) => [name, move] as const)));
}
