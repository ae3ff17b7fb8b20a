/** What this browser remembers under a name, as JSON; nothing where it keeps nothing, or nobody can read it. */
export function recall(name: string, store: 'localStorage' | 'sessionStorage' = 'localStorage'): unknown {
  try {
    return JSON.parse(globalThis[store].getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Where nothing can be kept it lasts as long as the page. */
export function keep(name: string, value: unknown, store: 'localStorage' | 'sessionStorage' = 'localStorage'): void {
  try {
    globalThis[store].setItem(name, JSON.stringify(value));
  } catch {
    // There is nothing to be done about it
  }
}
