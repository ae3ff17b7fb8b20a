import { describe, expect, it } from 'vitest';
import { SPECTATOR } from '../../src/board';
import { eventsOf, fold, sceneOf } from '../../src/lib/fold';
import { change, decision, line, seat, table, turn } from './tables';

describe('a change', () => {
  it('replaces what it names and keeps the rest', () => {
    const before = table({ seed: 'known', log: [line(1)] });
    const after = fold(before, change(5, { log: [line(2)], moves: 2 }));
    expect(after).toMatchObject({ at: 5, view: { moves: 5 }, seats: before.seats, seed: 'known', title: before.title });
    expect(after.log.map((entry) => entry.number)).toEqual([1, 2]);
  });

  it('takes lines out of the log that were taken back', () => {
    const before = table({ log: [line(1), line(2), line(3)], moves: 3 });
    expect(fold(before, change(5, { moves: 1 })).log).toEqual([line(1)]);
    expect(fold(before, change(5, { moves: 2, log: [line(2, 'Anew.')] })).log).toEqual([line(1), line(2, 'Anew.')]);
  });

  it('ends what a request or an undo was about', () => {
    const request = { by: 'Ben', to: 1, waiting: [], yours: false, asksYou: true };
    const closing = { by: 'Ben', waiting: [], yours: false, asksYou: true };
    const after = fold(table({ request, closing, undo: { to: 0, ask: [], reason: '' } }), change(5));
    expect(after.request).toBeNull();
    expect(after.closing).toBeNull();
    expect(after.undo).toBeNull();
  });

  it('gives several seats of one person the eyes of the one that decides', () => {
    const legal = [{ seat: 1, move: 'd8-c7', text: '' }];
    expect(fold(table(), change(5, { turn: turn(1), legal })).seat).toBe(1);
    expect(fold(table({ seat: SPECTATOR }), change(5)).seat).toBe(SPECTATOR);
    expect(fold(table(), change(5)).seat).toBe(0);
  });
});

describe('a scene', () => {
  const both = table({
    seats: [seat(0, { yours: true }), seat(1, { yours: true })],
    legal: [
      { seat: 0, move: 'a', text: '' },
      { seat: 1, move: 'b', text: '' },
    ],
  });

  it('holds the moves of the eyes it is for', () => {
    expect(sceneOf(both, true).legal.map((move) => move.move)).toEqual(['a']);
  });

  it('holds what those eyes decide', () => {
    const turns = { ...turn(0, 1), decisions: [decision(0, { id: 7 }), decision(1, { id: 8 })] };
    expect(sceneOf({ ...both, turn: turns }, false).decision?.id).toBe(7);
    expect(sceneOf({ ...both, seat: 1, turn: turns }, true).decision?.id).toBe(8);
    expect(sceneOf({ ...both, seat: SPECTATOR }, true).decision).toBeNull();
  });

  it('holds none while it may not be touched', () => {
    expect(sceneOf(both, false).legal).toEqual([]);
  });

  it('holds what the moves would bring, as the last change has it', () => {
    const first = { barks: [] };
    const next = { barks: [1] };
    const state = table({ foresight: first });
    expect(sceneOf(state, true).foresight).toBe(first);
    expect(sceneOf(state, false).foresight).toBeNull();
    expect(sceneOf(fold(state, change(5, { foresight: next })), true).foresight).toBe(next);
    expect(fold(state, change(5)).foresight).toBeNull();
  });
});

it('only what is an event reaches a board', () => {
  expect(eventsOf([{ type: 'moved', text: 'x', to: 'c3' }, null, 3, { type: 'moved' }])).toEqual([
    { type: 'moved', text: 'x', to: 'c3' },
  ]);
});
