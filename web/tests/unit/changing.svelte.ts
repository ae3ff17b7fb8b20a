import { flushSync } from 'svelte';

/** A scene and where it is drawn, both of which may change. */
export class Changing<View> {
  view = $state.raw() as View;
  set = $state(0);

  constructor(view: View, set: number) {
    this.view = view;
    this.set = set;
  }
}

/** Calls `look` whenever what it reads has changed, until the returned function is called. */
export function watch(look: () => void): () => void {
  const stop = $effect.root(() => {
    $effect(look);
  });
  flushSync();
  return stop;
}
