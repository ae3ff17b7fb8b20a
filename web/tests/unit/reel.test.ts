import { expect, it, vi } from 'vitest';
import type { Api } from '../../src/lib/api';
import { Reel } from '../../src/lib/reel.svelte';

const moment = (moves: number) => Promise.resolve({ moves, events: [{ type: 'step', text: 'On.' }], view: { moves } });

it('ten presses go on ten moves, however long the board would show each', async () => {
  const reel = new Reel({ moment: (_: string, moves: number) => moment(moves) } as unknown as Api, 't1', 40, null);
  await reel.jump(0);
  // A board that shows a move until it is skipped
  reel.playback.stage = ({ signal }) => new Promise((done) => signal.addEventListener('abort', () => done()));
  const presses = Array.from({ length: 10 }, () => reel.step());
  await vi.waitFor(() => expect(reel.now?.moves).toBe(10));
  expect(reel.wanted).toBe(10);
  await Promise.all(presses);
  expect(reel.playback.moving).toBe(false);
});
