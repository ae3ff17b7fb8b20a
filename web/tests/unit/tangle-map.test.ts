import { describe, expect, it } from 'vitest';
import data from '../../../games/tangle/src/main/resources/sheepfold/games/tangle/board.json';
import type { Shape } from '../../src/board';
import { cardSign } from '../../src/games/tangle/art/signs';
import { lines } from '../../src/games/tangle/art/lines';
import { ENCHANTMENTS, VICTORIES } from '../../src/games/tangle/cards';
import {
  AREAS,
  areasFor,
  around,
  at,
  borders,
  corners,
  curve,
  DISC,
  frame,
  HEX,
  hexagon,
  section,
  SPACES,
  spacesFor,
  STEP,
} from '../../src/games/tangle/map';

const SHAPES: readonly Shape[] = ['wide', 'tall', 'short'];
const COUNTS = [2, 3, 4];
const far = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

describe('the lattice', () => {
  it('has the spaces and areas of the rules, each in its section', () => {
    expect([...SPACES].sort()).toEqual(data.spaces.map(({ space }) => space).sort());
    data.spaces.forEach((one) => expect(section(one.space)).toBe(one.section));
    expect(AREAS).toHaveLength(54);
    expect([...areasFor(2)].sort()).toEqual([...data.areas.core].sort());
    expect([...areasFor(3)].sort()).toEqual([...data.areas.core, ...data.areas.yellow].sort());
    expect([...areasFor(4)].sort()).toEqual([...AREAS].sort());
    expect(COUNTS.map((players) => spacesFor(players).length)).toEqual([19, 25, 31]);
  });

  it('has the corners and borders that the rules give as examples', () => {
    expect(corners('ab1')).toEqual(['a1', 'b1', 'b2']);
    expect(corners('ab4')).toEqual(['a2', 'a3', 'b3']);
    expect(corners('cd5')).toEqual(['c3', 'd3', 'd4']);
    expect(corners('fg7')).toEqual(['f4', 'f5', 'g4']);
    expect(borders('cd5')).toEqual(['cd4', 'cd6', 'de5']);
    expect(borders('bc3')).toEqual(['bc2', 'bc4', 'cd4']);
    expect(borders('ab2')).toEqual(['ab1', 'ab3']);
    expect(borders('cd1')).toEqual(['cd2', 'de1']);
    expect(borders('de6')).toEqual(['de5', 'de7', 'ef5']);
    expect(borders('ef9')).toEqual(['de10', 'ef8']);
    expect(around('c3')).toEqual(['bc3', 'bc4', 'bc5', 'cd4', 'cd5', 'cd6']);
    const pairs = COUNTS.map((players) => {
      const open = areasFor(players);
      return open.flatMap(borders).filter((area) => open.includes(area)).length / 2;
    });
    expect(pairs).toEqual([30, 48, 72]);
  });
});

describe.each(SHAPES)('the board, %s', (shape) => {
  it('keeps spaces and areas apart', () => {
    const apothem = (HEX * Math.sqrt(3)) / 2;
    for (const area of AREAS) {
      corners(area).forEach((point) =>
        expect(far(at(area, shape), at(point, shape))).toBeGreaterThan(DISC + apothem + 1),
      );
      borders(area).forEach((other) => expect(far(at(area, shape), at(other, shape))).toBeGreaterThan(2 * apothem + 4));
    }
    expect(hexagon(shape).split(' ')).toHaveLength(6);
  });

  it('draws every arrow between two neighbours, outside of all spaces', () => {
    for (const { space, fires } of data.spaces) {
      for (const { to } of fires ?? []) {
        expect(far(at(space, shape), at(to, shape))).toBeCloseTo(STEP, 0);
        const there = curve(space, to, shape);
        const back = curve(to, space, shape);
        expect(far(there.middle, back.middle)).toBeGreaterThan(5);
        for (const point of [there.tip, there.middle]) {
          SPACES.forEach((other) => expect(far(point, at(other, shape))).toBeGreaterThan(DISC));
        }
        expect(far(there.tip, at(to, shape))).toBeLessThan(DISC + 6);
      }
    }
  });

  it.each(COUNTS)('lies in its frame with %i players', (players) => {
    const { x, y, width, height } = frame(players, shape);
    for (const place of [...spacesFor(players), ...areasFor(players)]) {
      const middle = at(place, shape);
      expect(middle.x - DISC).toBeGreaterThan(x);
      expect(middle.x + DISC).toBeLessThan(x + width);
      expect(middle.y - DISC).toBeGreaterThan(y);
      expect(middle.y + DISC).toBeLessThan(y + height);
    }
    if (players < 4) {
      expect(height > width).toBe(shape === 'tall');
    }
  });
});

describe('the cards', () => {
  it('have each a sign of their own and words that fit', () => {
    expect(ENCHANTMENTS.size).toBe(50);
    expect(VICTORIES.size).toBe(21);
    const signs = [...ENCHANTMENTS.values()].map(({ effects, text }) => {
      const { pieces } = cardSign(effects, 80, 36);
      expect(pieces.every(({ x, size }) => Math.abs(x) + size / 2 <= 47)).toBe(true);
      expect(lines(text, 25).length).toBeLessThanOrEqual(5);
      expect(lines(text, 25).every((line) => line.length <= 25)).toBe(true);
      return JSON.stringify(pieces);
    });
    expect(new Set(signs).size).toBe(50);
  });
});
