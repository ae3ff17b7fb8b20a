import type { Component } from 'svelte';
import type { AnyBoard, EditorProps } from '../board';

type Folder = Record<string, () => Promise<{ default: unknown }>>;

const boards = import.meta.glob('../games/*/index.ts') as Folder;
const editors = import.meta.glob('../games/*/Editor.svelte') as Folder;
const covers = import.meta.glob<{ default: Component }>('../games/*/Cover.svelte', { eager: true });

/** The pictures on the shelf, by game. */
export const COVERS: Record<string, Component> = Object.fromEntries(
  Object.entries(covers).map(([path, cover]) => [path.split('/')[2] ?? '', cover.default]),
);

/** A game's own board, or nothing if it has none and is played with generic parts. */
export async function loadBoard(game: string): Promise<AnyBoard | null> {
  const load = boards[`../games/${game}/index.ts`];
  return load ? ((await load()).default as AnyBoard) : null;
}

/** The games that have an editor of their own. */
export const EDITORS = Object.keys(editors).map((path) => path.split('/')[2] ?? '');

export async function loadEditor(game: string): Promise<Component<EditorProps> | null> {
  const load = editors[`../games/${game}/Editor.svelte`];
  return load ? ((await load()).default as Component<EditorProps>) : null;
}
