/** Are these two equal as data? What is absent on one side may be null on the other. */
export function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return (one ?? null) === (other ?? null);
  }
  if (Array.isArray(one) !== Array.isArray(other)) {
    return false;
  }
  const [mine, theirs] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].every((key) => same(mine[key], theirs[key]));
}

/** Which of a game's records this is. */
export function typeOf(move: unknown): string | null {
  return typeof move === 'object' && move !== null && 'type' in move && typeof move.type === 'string'
    ? move.type
    : null;
}
