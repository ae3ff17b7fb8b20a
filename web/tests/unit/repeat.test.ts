import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { untilAnswered } from '../../src/lib/repeat';
import { Refused, Unreachable } from '../../src/lib/transport';
import { problem } from './tables';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const unknown = (retryAfter: number | null = null) =>
  new Refused(503, problem('Who knows.', { outcome: 'unknown' }), retryAfter);
const later = (retryAfter: number | null) => new Refused(503, problem('Nothing has changed.'), retryAfter);

/** Sends against these answers in turn; the last one stays. Tells when each try was made, why it waited, and the end. */
async function sending(...answers: readonly (Error | string)[]) {
  const begun = Date.now();
  const tries: number[] = [];
  const waits: string[] = [];
  const send = () => {
    const answer = answers[Math.min(tries.length, answers.length - 1)];
    tries.push(Date.now() - begun);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const end = untilAnswered(send, (why) => waits.push(why)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(120_000);
  return { tries, waits, end: await end };
}

describe('a request without an answer', () => {
  it('is repeated five times with growing pauses', async () => {
    const lost = new Unreachable();
    const { tries, waits, end } = await sending(lost);
    expect(tries).toEqual([0, 500, 1500, 3500, 7500, 15_500]);
    expect(new Set(waits)).toEqual(new Set(['unknown']));
    expect(end).toBe(lost);
  });

  it('waits as long as the server wants', async () => {
    const { tries, end } = await sending(unknown(3), 'done');
    expect(tries).toEqual([0, 3000]);
    expect(end).toBe('done');
  });

  it('is answered by a refusal too', async () => {
    const late = new Refused(409, problem('Late.'));
    const { tries, end } = await sending(unknown(), late);
    expect(tries).toHaveLength(2);
    expect(end).toBe(late);
  });

  it('stays in doubt, whatever is said of later tries', async () => {
    const first = unknown();
    const { tries, waits, end } = await sending(first, later(1), new Refused(429, problem('Slowly.'), 1), later(null));
    expect(tries).toHaveLength(6);
    expect(new Set(waits)).toEqual(new Set(['unknown']));
    expect(end).toBe(first);
  });

  it('may be lost behind a gateway', async () => {
    const { end } = await sending(new Refused(502, problem('Bad gateway.')), 'done');
    expect(end).toBe('done');
  });
});

describe('a request that was not carried out', () => {
  it('is sent again when the server says when', async () => {
    const { tries, waits, end } = await sending(later(2), 'done');
    expect(tries).toEqual([0, 2000]);
    expect(waits).toEqual(['later']);
    expect(end).toBe('done');
  });

  it.each([[later(null)], [new Refused(429, problem('Slowly.'), 1)], [new Refused(500, problem('Oh.'))]])(
    'is not, otherwise: %s',
    async (refused) => {
      const { tries, end } = await sending(refused);
      expect(tries).toHaveLength(1);
      expect(end).toBe(refused);
    },
  );
});
