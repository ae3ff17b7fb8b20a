import { expect, it } from 'vitest';
import { isArrow, nearest, steer } from '../../src/lib/steer';

const points = [
  { id: 'a', x: 0, y: 0 },
  { id: 'b', x: 100, y: 0 },
  { id: 'c', x: 200, y: 10 },
  { id: 'd', x: 100, y: 100 },
  { id: 'e', x: 110, y: -300 },
];
const at = (id: string) => points.find((point) => point.id === id) ?? { x: 0, y: 0 };

it('an arrow key goes to the next point that way, and straight on rather than aside', () => {
  expect(steer(points, at('a'), 'ArrowRight')?.id).toBe('b');
  expect(steer(points, at('b'), 'ArrowRight')?.id).toBe('c');
  expect(steer(points, at('c'), 'ArrowLeft')?.id).toBe('b');
  expect(steer(points, at('b'), 'ArrowDown')?.id).toBe('d');
  expect(steer(points, at('d'), 'ArrowUp')?.id).toBe('b');
  expect(steer(points, at('b'), 'ArrowUp')?.id).toBe('e');
});

it('there may be nothing that way', () => {
  expect(steer(points, at('a'), 'ArrowLeft')).toBeNull();
  expect(steer([], at('a'), 'ArrowLeft')).toBeNull();
});

it('only arrows are arrows', () => {
  expect(['ArrowUp', 'Enter', 'w'].map(isArrow)).toEqual([true, false, false]);
});

it('the nearest point is found', () => {
  expect(nearest(points, { x: 90, y: 80 })?.id).toBe('d');
  expect(nearest([], { x: 0, y: 0 })).toBeNull();
});
