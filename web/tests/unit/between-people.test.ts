import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fold } from '../../src/lib/fold';
import { Lookers } from '../../src/lib/lookers.svelte';
import { Talk } from '../../src/lib/talk.svelte';
import { headline } from '../../src/lib/words';
import Log from '../../src/parts/Log.svelte';
import { change, line, seat, table } from './tables';

const told = (at: number, after: number, text = `Told ${at}.`) => ({ at, after, text, yours: false });
const texts = () => screen.getAllByRole('listitem').map((item) => item.textContent?.trim());

describe('what is told beside moves', () => {
  it('is added by a change, and once', () => {
    const before = table({ told: [told(3, 0)], log: [line(1)], moves: 1 });
    const after = fold(before, change(5, { moves: 1, told: [told(5, 1)] }));
    expect(after.told).toEqual([told(3, 0), told(5, 1)]);
    expect(fold(after, change(5, { moves: 1, told: [told(5, 1)] })).told).toEqual(after.told);
  });

  it('stands before moves that were taken back', () => {
    const before = table({ told: [told(3, 4)], log: [line(1)], moves: 4 });
    expect(fold(before, change(5, { moves: 2, told: [told(5, 2)] })).told).toEqual([told(3, 2), told(5, 2)]);
  });

  it('lies between the lines of the log', () => {
    const usual = { seats: [seat(0, { name: 'Anna' })], places: () => [], light: () => undefined };
    render(Log, {
      ...usual,
      lines: [line(1, 'One.'), line(2, 'Two.')],
      told: [told(3, 0, 'Early.'), told(5, 1, 'Between.'), told(7, 2, 'Late.')],
    });
    expect(texts()).toEqual(['Early.', 'Anna: One.', 'Between.', 'Anna: Two.', 'Late.']);
    expect(document.querySelectorAll('[data-line]')).toHaveLength(2);
  });
});

describe('those who look on', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are told of once, when they stay', () => {
    const lookers = new Lookers();
    lookers.learn({ names: ['Dora'], others: 1 }, 3);
    vi.advanceTimersByTime(2000);
    lookers.learn({ names: [], others: 0 }, 4);
    lookers.learn({ names: ['Dora'], others: 1 }, 5);
    vi.advanceTimersByTime(2000);
    expect(lookers.told.map(({ text, after }) => [text, after])).toEqual([
      ['Dora watches.', 3],
      ['Somebody watches.', 3],
    ]);
  });

  it('are no news where they sit down at once', () => {
    const lookers = new Lookers();
    lookers.learn({ names: ['Ben'], others: 0 }, 0);
    lookers.learn({ names: [], others: 0 }, 0);
    vi.advanceTimersByTime(2000);
    expect(lookers.told).toEqual([]);
  });
});

describe('talk', () => {
  const words = (id: string, seat: number, at = 1) => ({ id, seat, at, name: 'Ben', text: id });

  it('holds each line once, in order', () => {
    const talk = new Talk('t-order');
    talk.hear([words('b', 1, 2)]);
    talk.hear([words('a', 0, 1), words('b', 1, 2)]);
    expect(talk.lines.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('leaves out who is muted, also at the next visit', () => {
    const talk = new Talk('t-mute');
    talk.hear([words('a', 0), words('b', 1)]);
    talk.mute(1, true);
    expect(talk.lines.map(({ id }) => id)).toEqual(['a']);
    const later = new Talk('t-mute');
    expect(later.hears(1)).toBe(false);
    later.mute(1, false);
    expect(new Talk('t-mute').hears(1)).toBe(true);
  });
});

describe('a list of games', () => {
  it('says how each came out', () => {
    const seats = [seat(0, { name: 'Anna', yours: true }), seat(1, { name: 'Ben' })];
    expect(headline({ result: { kind: 'win', winners: [1] }, seats })).toBe('You lost');
    expect(headline({ result: { kind: 'draw', winners: [] }, seats })).toBe('A draw');
  });
});
