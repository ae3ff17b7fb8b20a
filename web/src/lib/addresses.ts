import type { Route } from './router.svelte';

/**
 * Where each page is, with `{game}` or `{table}` for what it is about. The server answers all else with "not found", and so it does
 * where there is no such game or table.
 */
export const ADDRESSES: Record<Exclude<Route['page'], 'missing'>, readonly string[]> = {
  home: ['/'],
  setup: ['/setup', '/setup/{game}'],
  learn: ['/learn', '/learn/{game}'],
  table: ['/t', '/t/{table}'],
  replay: ['/r', '/r/{table}'],
  rules: ['/rules', '/rules/{game}'],
  editor: ['/editor', '/editor/{game}'],
  me: ['/me'],
  settings: ['/settings'],
  art: ['/art'],
};
