import { expect, it } from 'vitest';
import { arc, bounce, pause, settle, smooth, tween } from '../../src/lib/motion';

it('every easing begins at 0 and ends at 1, and a hop lands', () => {
  for (const ease of [smooth, bounce, settle]) {
    expect(ease(0)).toBeCloseTo(0);
    expect(ease(1)).toBeCloseTo(1);
  }
  expect([arc(0), arc(0.5), arc(1)]).toEqual([0, 1, 0]);
});

it('a motion shows its end, also when it is cut short', async () => {
  const cut = new AbortController();
  const seen: number[] = [];
  const moving = tween(10_000, (t) => seen.push(t), { pace: 1, signal: cut.signal });
  cut.abort();
  await moving;
  expect(seen.at(-1)).toBe(1);
  await pause(10_000, { pace: 1, signal: cut.signal });
});

it('a motion runs from its start to its end', async () => {
  const seen: number[] = [];
  await tween(60, (t) => seen.push(t), { pace: 1, signal: new AbortController().signal });
  expect(seen.length).toBeGreaterThan(1);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen.at(-1)).toBe(1);
});
