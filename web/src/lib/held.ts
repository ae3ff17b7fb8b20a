/** Tables at which this tab asked to be asked in every window: the server tells nobody who did. */
const key = (table: string) => `sheepfold.hold.${table}`;

export function recallHold(table: string): boolean {
  try {
    return sessionStorage.getItem(key(table)) === 'true';
  } catch {
    return false;
  }
}

export function keepHold(table: string, on: boolean): void {
  try {
    sessionStorage.setItem(key(table), String(on));
  } catch {
    // Then it lasts as long as the page
  }
}
