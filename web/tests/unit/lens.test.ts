import { describe, expect, it } from 'vitest';
import { Lens } from '../../src/lib/lens.svelte';

const WHOLE = { x: -100, y: -50, width: 200, height: 100 };

describe('a lens', () => {
  it('shows all at first, and what lies at a point stays there as one comes nearer', () => {
    const lens = new Lens(() => WHOLE);
    expect([lens.box, lens.near]).toEqual([WHOLE, false]);
    lens.scale(2, { x: 50, y: 0 });
    expect(lens.box).toEqual({ x: -25, y: -25, width: 100, height: 50 });
    lens.scale(0.5, { x: 50, y: 0 });
    expect(lens.box).toEqual(WHOLE);
  });

  it('never leaves the drawing, nor comes nearer than is any use', () => {
    const lens = new Lens(() => WHOLE);
    lens.scale(100, { x: 100, y: 50 });
    expect([lens.zoom, lens.nearest]).toEqual([4, true]);
    lens.shift(1000, 1000);
    expect([lens.box.x + lens.box.width, lens.box.y + lens.box.height]).toEqual([100, 50]);
    // What was pushed too far comes back at once
    lens.shift(-10, 0);
    expect(lens.box.x + lens.box.width).toBe(90);
    lens.all();
    expect(lens.box).toEqual(WHOLE);
  });

  it('goes where something is only if that is out of sight', () => {
    const lens = new Lens(() => WHOLE);
    lens.show({ x: 90, y: 40 });
    expect(lens.box).toEqual(WHOLE);
    lens.scale(2);
    const before = lens.box;
    lens.show({ x: 10, y: 5 });
    expect(lens.box).toEqual(before);
    lens.show({ x: 90, y: 40 });
    expect(lens.box).toEqual({ x: 0, y: 0, width: 100, height: 50 });
  });

  it('knows its keys and no others', () => {
    const lens = new Lens(() => WHOLE);
    expect(['+', '=', 'a', 'ArrowUp'].map((key) => lens.key(key))).toEqual([true, true, false, false]);
    expect(lens.zoom).toBeGreaterThan(1.5);
    expect([lens.key('-'), lens.key('0'), lens.zoom]).toEqual([true, true, 1]);
  });
});
