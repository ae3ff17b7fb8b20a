import { getContext, setContext, type Snippet } from 'svelte';

/** Where a board puts what it asks and offers besides its drawing, in windows that have room for it beside the board. */
export class ActionPanel {
  /** Whether there is one; elsewhere a board keeps all that beside its drawing itself. */
  there = $state(false);
  tray = $state.raw<Snippet | null>(null);
}

const KEY = Symbol('action panel');

export const makeActionPanel = (): ActionPanel => setContext(KEY, new ActionPanel());

/** Nothing where a board stands by itself, as in a rulebook. */
export const actionPanel = (): ActionPanel | undefined => getContext(KEY);
