const KEPT = 'sheepfold.offered';

/** Is something offered for the first time? It is not offered again, whatever becomes of it. */
export function firstOffer(what: string): boolean {
  try {
    const offered = (localStorage.getItem(KEPT) ?? '').split(' ');
    if (offered.includes(what)) {
      return false;
    }
    localStorage.setItem(KEPT, [...offered, what].join(' ').trim());
    return true;
  } catch {
    // Who keeps nothing would be asked each time
    return false;
  }
}
