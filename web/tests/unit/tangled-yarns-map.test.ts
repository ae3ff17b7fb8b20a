import { describe, expect, it } from 'vitest';
import type { Shape } from '../../src/board';
import { rolling, spread } from '../../src/games/tangled-yarns/art/fate';
import {
  cellAt,
  CELLS,
  centre,
  crowd,
  DRAWN,
  frame,
  neighbour,
  REACH,
  side,
  SIZE,
  space,
  SPACES,
  stand,
} from '../../src/games/tangled-yarns/map';
import { COLOURS, PAINT } from '../../src/games/tangled-yarns/palette';

const SHAPES: readonly Shape[] = ['wide', 'tall', 'short'];
const opposite = (i: number) => COLOURS[(i + 3) % 6] ?? 'r';
const far = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

describe('the city', () => {
  it('has 37 cells in three rings around the altar, clockwise from the north', () => {
    expect(CELLS).toHaveLength(37);
    expect(new Set(CELLS.map((cell) => JSON.stringify(centre(cell)))).size).toBe(37);
    expect([...DRAWN].sort()).toEqual([...CELLS].sort());
    for (const [letter, many] of [
      ['a', 6],
      ['b', 12],
      ['c', 18],
    ] as const) {
      const ring = Array.from({ length: many }, (_, i) => `${letter}${i + 1}`);
      const angles = ring.map((cell) => (Math.atan2(centre(cell).x, -centre(cell).y) * 180) / Math.PI);
      const clockwise = angles.map((angle) => (angle < -1e-9 ? angle + 360 : angle));
      expect(clockwise[0]).toBeCloseTo(0);
      expect(clockwise).toEqual([...clockwise].sort((a, b) => a - b));
    }
  });

  it('has its corners where the rules put them', () => {
    const corners = COLOURS.map((colour) => {
      let cell = 'alt';
      for (let next = neighbour(cell, colour); next; next = neighbour(cell, colour)) {
        cell = next;
      }
      return cell;
    });
    expect(corners).toEqual(['c1', 'c4', 'c7', 'c10', 'c13', 'c16']);
    expect(centre('b5')).toEqual({ x: 150, y: 86.6 });
  });

  it('has 90 inner edges, on each of which two sides meet', () => {
    let edges = 0;
    for (const cell of CELLS) {
      COLOURS.forEach((colour, i) => {
        const next = neighbour(cell, colour);
        if (next === null) {
          return;
        }
        edges += 1;
        const mine = side(cell, colour);
        const theirs = side(next, opposite(i));
        expect(mine.x1).toBeCloseTo(theirs.x2, 1);
        expect(mine.y1).toBeCloseTo(theirs.y2, 1);
        expect(mine.x2).toBeCloseTo(theirs.x1, 1);
        expect(mine.y2).toBeCloseTo(theirs.y1, 1);
        expect(neighbour(next, opposite(i))).toBe(cell);
        expect(far(centre(cell), centre(next))).toBeCloseTo(2 * REACH, 1);
      });
    }
    expect(edges).toBe(180);
  });

  it('knows where a point lies', () => {
    for (const cell of CELLS) {
      const { x, y } = centre(cell);
      expect(cellAt(x + 20, y - 20)).toBe(cell);
    }
    expect(cellAt(0, -3 * 2 * REACH - SIZE - 1)).toBeNull();
  });

  it('keeps a crowd on its cell, nobody in the place of another', () => {
    for (let count = 1; count <= 12; count++) {
      const feet = crowd(count);
      expect(feet).toHaveLength(count);
      expect(new Set(feet.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      for (const { x, y, size } of feet) {
        expect(Math.abs(x) + size / 2).toBeLessThanOrEqual(SIZE + 2);
        expect(y).toBeLessThanOrEqual(REACH - 10);
        expect(y - size * 0.6).toBeGreaterThan(-REACH);
      }
    }
  });
});

describe.each(SHAPES)("the Shepherd's Way, %s", (shape) => {
  const spaces = Array.from({ length: SPACES }, (_, i) => space(i, shape));
  const box = frame(shape);

  it('goes clockwise around the city, two spaces to the north first', () => {
    const turns = spaces.map(({ x, y }) => (Math.atan2(x, -y) * 180) / Math.PI);
    expect(turns[0]).toBeLessThan(0);
    const clockwise = turns.slice(1).map((turn) => (turn < 0 ? turn + 360 : turn));
    expect(clockwise).toEqual([...clockwise].sort((a, b) => a - b));
  });

  it('lies in the frame and beside the city', () => {
    for (const { x, y } of spaces) {
      expect(Math.abs(x)).toBeLessThan(box.width / 2 - 40);
      expect(Math.abs(y)).toBeLessThan(box.height / 2 - 40);
      expect(cellAt(x, y)).toBeNull();
    }
    CELLS.map(centre).forEach(({ x, y }) => {
      expect(Math.abs(x) + SIZE).toBeLessThanOrEqual(box.width / 2);
      expect(Math.abs(y) + REACH).toBeLessThanOrEqual(box.height / 2);
    });
  });

  it('has the Shepherd stand nearest to his own space', () => {
    spaces.forEach((_, i) => {
      const his = stand(i, shape);
      const nearest = spaces.reduce((best, one) => (far(one, his) < far(best, his) ? one : best));
      expect(nearest).toEqual(spaces[i]);
    });
  });
});

describe('the Fate box', () => {
  it('has the marbles rest in order from the left, wherever they were before', () => {
    for (const count of [1, 6, 23]) {
      const rest = Array.from({ length: count }, (_, i) => rolling(i, count, 1));
      rest.slice(1).forEach((at, i) => expect(at.x - (rest[i]?.x ?? 0)).toBeCloseTo(spread(count).step));
      rest.forEach(({ x, y, turn }) => {
        expect(Math.abs(x)).toBeLessThan(155);
        expect([y, turn]).toEqual([0, 0]);
      });
      for (let t = 0; t <= 1; t += 0.05) {
        rest.forEach((_, i) => {
          expect(rolling(i, count, t)).toEqual(rolling(i, count, t));
          expect(Math.abs(rolling(i, count, t).x)).toBeLessThan(155);
        });
      }
    }
  });
});

describe('the colours', () => {
  const light = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
      .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a: string, b: string) => {
    const [high = 0, low = 0] = [light(a), light(b)].sort((x, y) => y - x);
    return (high + 0.05) / (low + 0.05);
  };

  it.each(COLOURS)('%s is read on itself, and its edge is seen on the ground', (colour) => {
    const paint = PAINT[colour];
    expect(contrast(paint.ink, paint.fill)).toBeGreaterThan(4.5);
    for (const ground of ['#3b3270', '#322a60', '#2b2450', '#443e4a', '#34303b', '#4a4463']) {
      expect(contrast(paint.rim, ground)).toBeGreaterThan(3);
    }
  });

  it('are each told by a symbol of their own', () => {
    expect(new Set(COLOURS.map((colour) => PAINT[colour].mark)).size).toBe(6);
    expect(new Set(COLOURS.map((colour) => PAINT[colour].letter)).size).toBe(6);
  });
});
