import { Refused, Unreachable } from './transport';

/** Pauses before the same request is sent again, in milliseconds. */
const PAUSES = [500, 1000, 2000, 4000, 8000];

/** Why a request is sent again: nobody knows whether it was carried out, or it was not, because the server is not ready. */
export type Pending = 'unknown' | 'later';

/** Sends a request that is harmless when it comes twice, until an answer says what came of it; tells why it has to wait. */
export async function untilAnswered<T>(send: () => Promise<T>, wait: (why: Pending) => void): Promise<T> {
  let doubt: Error | null = null;
  for (let tries = 0; ; tries++) {
    try {
      return await send();
    } catch (error) {
      doubt = isUnknown(error) ? error : doubt;
      const pause = PAUSES[tries];
      if (!isUnknown(error) && !isLater(error, doubt !== null)) {
        throw error;
      }
      if (pause === undefined) {
        // What a later try was told says nothing about the first one
        throw doubt ?? error;
      }
      wait(doubt ? 'unknown' : 'later');
      await rest(Math.max(pause, retryAfter(error)));
    }
  }
}

/** Lost on the way, or the server cannot tell; a gateway that waited in vain cannot either. */
function isUnknown(error: unknown): error is Error {
  return (
    error instanceof Unreachable ||
    (error instanceof Refused && (error.problem.outcome === 'unknown' || error.status === 502 || error.status === 504))
  );
}

/** Not now; in doubt anything that does not speak of the request itself is no answer either. */
function isLater(error: unknown, inDoubt: boolean): boolean {
  return (
    error instanceof Refused &&
    ((error.status === 503 && error.retryAfter !== null) || (inDoubt && (error.status >= 500 || error.status === 429)))
  );
}

const retryAfter = (error: unknown) => (error instanceof Refused ? (error.retryAfter ?? 0) * 1000 : 0);

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
