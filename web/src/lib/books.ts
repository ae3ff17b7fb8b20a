import type { Component } from 'svelte';

const books = import.meta.glob('../games/*/Book.svelte') as Readonly<
  Record<string, () => Promise<{ readonly default: unknown }>>
>;

/** What a game draws of its own data in its rulebook, by the names that stand there. */
export async function loadBook(game: string): Promise<Component<{ name: string }> | null> {
  const load = books[`../games/${game}/Book.svelte`];
  return load ? ((await load()).default as Component<{ name: string }>) : null;
}
