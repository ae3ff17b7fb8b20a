import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SPECTATOR } from '../../src/board';
import { Api } from '../../src/lib/api';
import { prefs } from '../../src/lib/prefs.svelte';
import { Room } from '../../src/lib/room.svelte';
import { Refused, type Message, type Method, type Transport } from '../../src/lib/transport';
import type { Change, TableState } from '../../src/wire';
import { change, event, line, seat, table, turn } from './tables';

/** A server that says what it is told to. */
class Stub implements Transport {
  state = table();
  calls: { method: Method; path: string; body: unknown }[] = [];
  streams: { path: string; last: number | null }[] = [];
  answers: ((body: unknown) => TableState)[] = [];
  hear: (message: Message) => void = () => undefined;
  #hangUp: () => void = () => undefined;

  call(method: Method, path: string, body?: unknown): Promise<string> {
    this.calls.push({ method, path, body });
    if (method === 'GET') {
      return Promise.resolve(JSON.stringify(this.state));
    }
    const answer = this.answers.shift();
    try {
      return Promise.resolve(JSON.stringify(answer ? answer(body) : this.state));
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error());
    }
  }

  listen(path: string, last: number | null, signal: AbortSignal, hear: (message: Message) => void): Promise<void> {
    this.streams.push({ path, last });
    this.hear = hear;
    return new Promise((resolve, reject) => {
      this.#hangUp = resolve;
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  }

  hangUp() {
    this.#hangUp();
  }

  tell(told: Change) {
    this.hear({ event: 'change', id: told.at, data: JSON.stringify(told) });
  }
}

let server: Stub;
let room: Room;

beforeEach(async () => {
  vi.useFakeTimers();
  prefs.reset();
  prefs.choices.motion = 'on';
  server = new Stub();
  room = new Room(new Api(server), 't1');
  await room.enter();
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  room.leave();
  vi.useRealTimers();
});

const passed = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe('a room', () => {
  it('shows the table and goes on from its number', () => {
    expect(room.shown?.at).toBe(4);
    expect(server.streams).toEqual([{ path: '/api/tables/t1/events', last: 4 }]);
    expect(room.yourTurn).toBe(true);
  });

  it('shows changes one after the other, as long as the board takes', async () => {
    let finish: () => void = () => undefined;
    const beats: unknown[] = [];
    room.stage = (beat) => {
      beats.push([beat.before, beat.after]);
      return new Promise((resolve) => (finish = resolve));
    };
    server.tell(change(5, { events: [event()], log: [line(1)] }));
    server.tell(change(6, { events: [event()], log: [line(2)], moves: 2 }));
    await passed();
    expect(room.moving).toBe(true);
    expect(room.touchable).toBe(false);
    expect(room.shown?.at).toBe(4);
    finish();
    await passed();
    expect(room.shown?.at).toBe(5);
    finish();
    await passed();
    expect(room.shown?.at).toBe(6);
    expect(beats).toEqual([
      [{ moves: 0 }, { moves: 5 }],
      [{ moves: 5 }, { moves: 6 }],
    ]);
    expect(room.spoken).toBe('A sheep goes.');
  });

  it('shows nothing twice', async () => {
    server.tell(change(5, { log: [line(1)] }));
    server.tell(change(5, { events: [event()], log: [line(1)] }));
    server.tell(change(4));
    await passed();
    expect(room.shown?.log).toHaveLength(1);
  });

  it('goes on where it left off when the line breaks', async () => {
    server.tell(change(5));
    await passed();
    server.hangUp();
    await passed();
    expect(room.connection).toBe('offline');
    await passed(1000);
    expect(server.streams.at(-1)).toEqual({ path: '/api/tables/t1/events', last: 5 });
  });

  it('gives up waiting for a board that never ends', async () => {
    room.stage = ({ signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
    server.tell(change(5, { events: [event()] }));
    await passed(15_000);
    expect(room.shown?.at).toBe(5);
  });

  it('goes on when a board fails', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    room.stage = () => Promise.reject(new Error('broken'));
    server.tell(change(5, { events: [event()] }));
    await passed();
    expect(room.shown?.at).toBe(5);
    error.mockRestore();
  });

  it('settles at once for those who want no motion', async () => {
    prefs.choices.motion = 'off';
    room.stage = () => Promise.reject(new Error('must not be called'));
    server.tell(change(5, { events: [event()] }));
    await passed();
    expect(room.shown?.at).toBe(5);
  });
});

describe('a move', () => {
  it('is sent with the number that was seen, and shown when the stream tells it', async () => {
    server.answers.push(() => table({ at: 5 }));
    await room.play('a1-b2', 0);
    expect(server.calls.at(-1)?.body).toEqual({ move: 'a1-b2', at: 4, seat: 0 });
    expect(room.shown?.at).toBe(4);
    expect(room.touchable).toBe(false);
    server.tell(change(5, { events: [event()] }));
    await passed();
    expect(room.shown?.at).toBe(5);
    expect(room.touchable).toBe(true);
  });

  it('is shown all the same when the stream is late', async () => {
    server.answers.push(() => table({ at: 5 }));
    server.hear({ event: 'alive', id: null, data: '' });
    await room.play('a1-b2', 0);
    server.state = table({ at: 5, legal: [] });
    await passed(2000);
    expect(room.shown?.at).toBe(5);
  });

  it('is explained when the rules refuse it', async () => {
    server.answers.push(() => {
      throw new Refused(422, { error: 'Only forwards.', rule: 'WS-MOVE-01', field: null, state: null });
    });
    await room.play('a1-b2', 0);
    expect(room.refusal).toEqual({ sentence: 'Only forwards.', rule: 'WS-MOVE-01' });
    expect(room.sending).toBe(false);
  });

  const late = (state: TableState) => () => {
    throw new Refused(409, { error: 'Late.', rule: null, field: null, state });
  };

  it('that came late is sent once more if it is still listed', async () => {
    server.state = table({ at: 6 });
    server.answers.push(late(server.state), () => table({ at: 7 }));
    await room.play('a1-b2', 0);
    const sent = server.calls.filter((call) => call.path.endsWith('/moves')).map((call) => call.body);
    expect(sent).toEqual([
      { move: 'a1-b2', at: 4, seat: 0 },
      { move: 'a1-b2', at: 6, seat: 0 },
    ]);
  });

  it('that came late is dropped if it is listed no more', async () => {
    server.state = table({ at: 6, legal: [] });
    server.answers.push(late(server.state));
    await room.play('a1-b2', 0);
    expect(server.calls.filter((call) => call.path.endsWith('/moves'))).toHaveLength(1);
    expect(room.refusal?.sentence).toContain('moved on');
    expect(room.shown?.at).toBe(6);
  });
});

describe('people who share a screen and have secrets', () => {
  const two = [seat(0, { yours: true }), seat(1, { yours: true })];
  const hidden = table({ seats: two, seat: SPECTATOR, legal: [], turn: { ...turn(0, 1), mode: 'all' } });

  it('see a curtain until one says who is looking', async () => {
    server.state = hidden;
    await room.look(null);
    expect(room.curtain).toBe(true);
    expect(room.called).toEqual([0, 1]);
    expect(room.yourTurn).toBe(true);

    server.state = table({ seats: two, seat: 1, turn: hidden.turn });
    await room.look(1);
    expect(server.calls.at(-1)?.path).toBe('/api/tables/t1?seat=1');
    expect(server.streams.at(-1)?.path).toBe('/api/tables/t1/events?seat=1');
    expect(room.curtain).toBe(false);
  });

  it('see it again once that seat has answered', async () => {
    server.state = table({ seats: two, seat: 1, turn: hidden.turn });
    await room.look(1);
    server.state = hidden;
    server.answers.push(() => table());
    await room.play('lay ewe', 1);
    await passed();
    server.state = { ...hidden, turn: { ...hidden.turn, answered: [1] } };
    await room.look(null);
    expect(room.curtain).toBe(true);
    expect(room.called).toEqual([0]);
  });
});

it('whoever sits down listens anew, as who they are now', async () => {
  server.state = table({ at: 5, seats: [seat(0), seat(1, { yours: true })] });
  // The stream was opened by a stranger and still speaks to one
  server.tell(change(5, { seats: [seat(0), seat(1)] }));
  await passed();
  expect(server.streams).toHaveLength(2);
  expect(room.mine).toEqual([1]);
});

it('quick phrases fade', async () => {
  server.tell(change(5, { phrase: { seat: 1, text: 'Hello!' } }));
  await passed();
  expect(room.phrases).toMatchObject([{ seat: 1, text: 'Hello!' }]);
  await passed(8000);
  expect(room.phrases).toEqual([]);
});
