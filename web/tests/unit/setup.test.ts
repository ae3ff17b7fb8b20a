import { expect, it } from 'vitest';
import { nameFault, nickname } from '../../src/lib/me.svelte';
import { seatsFrom } from '../../src/lib/setup';
import type { GameEntry } from '../../src/wire';

const game = { leastSeats: 1, mostSeats: 3, defaultSeats: 2 } as GameEntry;

it('seats are the usual ones, or those an address asks for', () => {
  const kinds = (wanted: string | null) => seatsFrom(game, wanted).map((seat) => `${seat.kind}:${seat.bot}`);
  expect(kinds(null)).toEqual(['me:medium', 'bot:medium']);
  expect(kinds('me,open,bot:strong')).toEqual(['me:medium', 'open:medium', 'bot:strong']);
  expect(kinds('me,me,me,me')).toEqual(['me:medium', 'bot:medium']);
});

it('names are neither empty nor endless', () => {
  expect(nameFault('  ')).not.toBeNull();
  expect(nameFault('x'.repeat(25))).not.toBeNull();
  expect(nameFault('Ünal 🐑')).toBeNull();
  expect(nameFault(nickname(() => 0.99))).toBeNull();
});
