const KEPT = 'sheepfold.offered';

/** Was something offered before? */
export function wasOffered(what: string): boolean {
  try {
    return (localStorage.getItem(KEPT) ?? '').split(' ').includes(what);
  } catch {
    // Who keeps nothing would be asked each time
    return true;
  }
}

/** Is something offered for the first time? It is not offered again, whatever becomes of it. */
export function firstOffer(what: string): boolean {
  if (wasOffered(what)) {
    return false;
  }
  try {
    localStorage.setItem(KEPT, `${localStorage.getItem(KEPT) ?? ''} ${what}`.trim());
    return true;
  } catch {
    return false;
  }
}
