import { expect, it } from 'vitest';
import { same, typeOf } from '../../src/lib/same';

it('moves are the same if their data is', () => {
  const shear = { type: 'shear', parts: [{ seat: 1, points: 3 }] };
  expect(same(shear, { parts: [{ points: 3, seat: 1 }], type: 'shear' })).toBe(true);
  expect(same(shear, { ...shear, parts: [{ seat: 1, points: 2 }] })).toBe(false);
  expect(same(shear, { ...shear, parts: [] })).toBe(false);
  expect(same(shear, { ...shear, more: 1 })).toBe(false);
  expect(same({ type: 'pass' }, { type: 'pass', card: null })).toBe(true);
  expect(same([1, 2], { 0: 1, 1: 2 })).toBe(false);
  expect(same('pass', { type: 'pass' })).toBe(false);
});

it('a move says which of the game’s records it is', () => {
  expect(typeOf({ type: 'pass' })).toBe('pass');
  expect([typeOf('pass'), typeOf(null), typeOf({ type: 3 })]).toEqual([null, null, null]);
});
