import { expect, it } from 'vitest';
import { changed, set, telling } from '../../src/lib/changed';

interface Field {
  seats: { name: string; hand: string[] | null }[];
  wolf: { at: string } | null;
  round: number;
}

const field = (): Field => ({
  seats: [
    { name: 'Anna', hand: ['b', 'a'] },
    { name: 'Bo', hand: null },
  ],
  wolf: { at: 'c1' },
  round: 1,
});

it('what changes is another object, and what does not is the same', () => {
  const before = field();
  const after = changed(before, ({ seats }) => seats[0]?.hand?.push('c'));
  expect(after.seats[0]?.hand).toEqual(['b', 'a', 'c']);
  expect(before).toEqual(field());
  expect([after.wolf === before.wolf, after.seats[1] === before.seats[1]]).toEqual([true, true]);
  expect([after === before, after.seats === before.seats, after.seats[0] === before.seats[0]]).not.toContain(true);
});

it('who only looks changes nothing', () => {
  const before = field();
  expect(changed(before, ({ seats }) => seats.find(({ name }) => name === 'Bo'))).toBe(before);
  expect(changed(before, (next) => (next.round = 1))).toBe(before);
});

it('lists are filtered, sorted and filled as if they could be changed, and keep what was in them', () => {
  const before = field();
  const after = changed(before, (next) => {
    const bo = next.seats.find(({ name }) => name === 'Bo');
    next.seats = next.seats.filter((one) => one !== bo);
    next.seats.push({ name: 'Cy', hand: [] });
    next.seats[0]?.hand?.sort();
    set(bo, { name: 'gone' });
    set(next.wolf, { at: 'd1' });
    set(null as Field['wolf'], { at: 'nowhere' });
  });
  expect(after).toEqual({
    seats: [
      { name: 'Anna', hand: ['a', 'b'] },
      { name: 'Cy', hand: [] },
    ],
    wolf: { at: 'd1' },
    round: 1,
  });
  expect(before).toEqual(field());
  const moved = changed(before, (next) => next.seats.reverse());
  expect([moved.seats[0] === before.seats[1], moved.seats[1] === before.seats[0]]).toEqual([true, true]);
});

it('each kind of event has its change, and others have none', () => {
  type Event = { type: 'rounds'; by: number; text: string } | { type: 'howls'; text: string };
  const after = telling<Field, Event>({ rounds: (view, { by }) => (view.round += by) });
  const before = field();
  expect(after(before, { type: 'rounds', by: 2, text: '' }).round).toBe(3);
  expect(after(before, { type: 'howls', text: '' })).toBe(before);
});
