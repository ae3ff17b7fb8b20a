import type { Component } from 'svelte';
import type { AnyBoard, EditorProps, TablePart } from '../board';

type Folder = Record<string, () => Promise<{ default: unknown }>>;

const boards = import.meta.glob('../games/*/index.ts') as Folder;
const editors = import.meta.glob('../games/*/Editor.svelte') as Folder;
const covers = import.meta.glob('../games/*/Cover.svelte') as Folder;

const tours = import.meta.glob('../games/*/tour.ts') as Folder;

/** The games that have a picture. */
export const COVERED = Object.keys(covers).map(gameOf);

/** A game's picture on the shelf, or nothing if nobody drew one. */
export async function loadCover(game: string): Promise<Component | null> {
  const load = covers[`../games/${game}/Cover.svelte`];
  return load ? ((await load()).default as Component) : null;
}

/** A game's own board, or nothing if it has none and is played with generic parts. */
export async function loadBoard(game: string): Promise<AnyBoard | null> {
  const load = boards[`../games/${game}/index.ts`];
  return load ? ((await load()).default as AnyBoard) : null;
}

/** The numbered parts of a game's table, for the picture with which its rulebook opens. */
export async function loadTour(game: string): Promise<readonly TablePart[]> {
  const load = tours[`../games/${game}/tour.ts`];
  return load ? ((await load()).default as readonly TablePart[]) : [];
}

/** The games that have an editor of their own. */
export const EDITORS = Object.keys(editors).map(gameOf);

export async function loadEditor(game: string): Promise<Component<EditorProps> | null> {
  const load = editors[`../games/${game}/Editor.svelte`];
  return load ? ((await load()).default as Component<EditorProps>) : null;
}

function gameOf(path: string): string {
  return path.split('/')[2] ?? '';
}
