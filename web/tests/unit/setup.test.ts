import { beforeEach, expect, it } from 'vitest';
import { nameFault, nickname } from '../../src/lib/me.svelte';
import { rememberCompany, seatFrom, seatsFrom, seatWords } from '../../src/lib/setup';
import type { GameEntry } from '../../src/wire';

beforeEach(() => localStorage.clear());

const game = { leastSeats: 1, mostSeats: 3, defaultSeats: 2 } as GameEntry;

it('seats are the usual ones, or those an address asks for', () => {
  const kinds = (wanted: string | null) => seatsFrom(game, wanted).map((seat) => `${seat.kind}:${seat.bot}`);
  expect(kinds(null)).toEqual(['me:medium', 'bot:medium']);
  expect(kinds('me,open,bot:strong')).toEqual(['me:medium', 'open:medium', 'bot:strong']);
  expect(kinds('me,me,me,me')).toEqual(['me:medium', 'bot:medium']);
});

const called = (name: string) => seatFrom('me', name);

it('those who share a screen are told apart, whether they give names or not', () => {
  expect(seatWords([called('')])).toEqual(['me']);
  expect(seatWords([called(''), called(' Ben '), called(''), called('')])).toEqual([
    'me',
    'me:Ben',
    'me:Neighbour',
    'me:Cousin',
  ]);
  expect(seatWords([seatFrom('bot:easy'), called('x'), seatFrom('open'), called('')])).toEqual([
    'bot:easy',
    'me',
    'open',
    'me:Friend',
  ]);
  expect(new Set(seatWords(Array.from({ length: 8 }, () => called(''))))).toHaveLength(8);
});

it('who shared the screen is known again', () => {
  rememberCompany([called(''), called('Ben'), called('Cleo')]);
  rememberCompany([called(''), seatFrom('bot:easy', 'Ben')]);
  expect(seatsFrom(game, 'me,me').map((seat) => seat.name)).toEqual(['', 'Ben']);
  localStorage.setItem('sheepfold.company', '{"no":"list"}');
  expect(seatsFrom(game, 'me,me').map((seat) => seat.name)).toEqual(['', '']);
});

it('names are neither empty nor endless', () => {
  expect(nameFault('  ')).not.toBeNull();
  expect(nameFault('x'.repeat(25))).not.toBeNull();
  expect(nameFault('Ünal 🐑')).toBeNull();
  expect(nameFault(nickname(() => 0.99))).toBeNull();
});
