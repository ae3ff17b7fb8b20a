import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SPECTATOR } from '../../src/board';
import { Api } from '../../src/lib/api';
import { notices } from '../../src/lib/notices.svelte';
import { prefs } from '../../src/lib/prefs.svelte';
import { Room } from '../../src/lib/room.svelte';
import { Refused, Unreachable, type Message, type Method, type Transport } from '../../src/lib/transport';
import type { Change, SeatState, TableState } from '../../src/wire';
import { A_STEP, change, decision, event, line, problem, seat, table, turn } from './tables';

/** A server that says what it is told to. */
class Stub implements Transport {
  state = table();
  away = false;
  /** What happens while the next answer is under way. */
  meanwhile: () => void = () => undefined;
  /** It is about to stop, and is back in so many seconds. */
  closing: number | null = null;
  calls: { method: Method; path: string; body: unknown }[] = [];
  streams: { path: string; last: number | null }[] = [];
  answers: ((body: unknown) => TableState)[] = [];
  hear: (message: Message) => void = () => undefined;
  #hangUp: () => void = () => undefined;

  call(method: Method, path: string, body?: unknown): Promise<string> {
    this.calls.push({ method, path, body });
    if (method === 'GET' && this.away) {
      return Promise.reject(new Unreachable());
    }
    if (method === 'GET') {
      const answer = JSON.stringify(this.state);
      const { meanwhile } = this;
      this.meanwhile = () => undefined;
      meanwhile();
      return Promise.resolve(answer);
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
    if (this.closing !== null) {
      return Promise.reject(new Refused(503, problem('The server is about to stop.'), this.closing));
    }
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
  notices.all = [];
  prefs.choices.motion = 'on';
  server = new Stub();
  room = new Room(new Api(server), 't1');
  await room.feed.open();
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  room.leave();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const passed = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe('a room', () => {
  it('shows the table and goes on from its number', () => {
    expect(room.shown?.at).toBe(4);
    expect(server.streams).toEqual([{ path: '/api/tables/t1/events?data=1', last: 4 }]);
    expect(room.yourTurn).toBe(true);
  });

  it('shows changes one after the other, as long as the board takes', async () => {
    let finish: () => void = () => undefined;
    const beats: unknown[] = [];
    room.playback.stage = (beat) => {
      beats.push([beat.before, beat.after]);
      return new Promise((resolve) => (finish = resolve));
    };
    server.tell(change(5, { events: [event()], log: [line(1)] }));
    server.tell(change(6, { events: [event()], log: [line(2)], moves: 2 }));
    await passed();
    expect(room.playback.moving).toBe(true);
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

  it('knows whose deed is shown: who is named or moved, and a wolf that runs on is the roller’s', async () => {
    const texts = ['A sheep goes.', 'Roll 2, ⟦seat:1|B⟧: both wolves.', 'The wolf goes.'];
    const doers: (number | null)[] = [];
    room.playback.stage = ({ events, begins }) => {
      events.forEach((one) => {
        begins?.(one);
        doers.push(room.doer);
      });
      return Promise.resolve();
    };
    const [own, ...rolled] = texts;
    const log = [line(1, own), { ...line(2), seat: -1, words: rolled }];
    server.tell(change(5, { events: texts.map(event), log }));
    await passed();
    expect(doers).toEqual([0, 1, 1]);
    expect(room.doer).toBeNull();
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
    expect(room.feed.connection).toBe('offline');
    await passed(1000);
    expect(server.streams.at(-1)).toEqual({ path: '/api/tables/t1/events?data=1', last: 5 });
  });

  it('gives up waiting for a board that never ends', async () => {
    room.playback.stage = ({ signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
    server.tell(change(5, { events: [event()] }));
    await passed(15_000);
    expect(room.shown?.at).toBe(5);
  });

  it('goes on when a board fails', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    room.playback.stage = () => Promise.reject(new Error('broken'));
    server.tell(change(5, { events: [event()] }));
    await passed();
    expect(room.shown?.at).toBe(5);
    error.mockRestore();
  });

  it('settles at once for those who want no motion', async () => {
    prefs.choices.motion = 'off';
    room.playback.stage = () => Promise.reject(new Error('must not be called'));
    server.tell(change(5, { events: [event()] }));
    await passed();
    expect(room.shown?.at).toBe(5);
  });
});

describe('a move', () => {
  it('is sent with the number that was seen, and shown when the stream tells it', async () => {
    server.answers.push(() => table({ at: 5 }));
    await room.play({ data: A_STEP }, 0);
    expect(server.calls.at(-1)?.body).toEqual({ data: A_STEP, at: 4, seat: 0 });
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
    await room.play({ data: A_STEP }, 0);
    server.state = table({ at: 5, legal: [] });
    await passed(2000);
    expect(room.shown?.at).toBe(5);
  });

  it('is explained when the rules refuse it', async () => {
    server.answers.push(() => {
      throw new Refused(422, problem('Only forwards.', { rule: 'WS-MOVE-01' }));
    });
    await room.play({ data: A_STEP }, 0);
    expect(room.refusal).toEqual({ sentence: 'Only forwards.', rule: 'WS-MOVE-01' });
    expect(room.sending).toBe(false);
  });

  const late = (state: TableState) => () => {
    throw new Refused(409, problem('Late.', { state }));
  };

  it('that came late is sent once more if it is still listed', async () => {
    server.state = table({ at: 6 });
    server.answers.push(late(server.state), () => table({ at: 7 }));
    await room.play({ data: A_STEP }, 0);
    const sent = server.calls.filter((call) => call.path.endsWith('/moves?data=1')).map((call) => call.body);
    expect(sent).toEqual([
      { data: A_STEP, at: 4, seat: 0 },
      { data: A_STEP, at: 6, seat: 0 },
    ]);
  });

  it('that came late is dropped if something else is being decided, though it is listed', async () => {
    server.state = table({ at: 6, turn: { ...turn(0), decisions: [decision(0, { id: 5 })] } });
    server.answers.push(late(server.state));
    await room.play({ data: A_STEP }, 0);
    expect(server.calls.filter((call) => call.path.endsWith('/moves?data=1'))).toHaveLength(1);
    expect(room.refusal?.sentence).toContain('moved on');
  });

  it('that was written is sent as it was written', async () => {
    server.answers.push(() => table({ at: 5 }));
    await room.play({ move: 'a1-b2' }, 0);
    expect(server.calls.at(-1)?.body).toEqual({ move: 'a1-b2', at: 4, seat: 0 });
  });

  it('that is not listed is asked about as data', async () => {
    server.answers.push(() => problem('Only forwards.', { rule: 'WS-MOVE-01' }) as unknown as TableState);
    await room.ask({ type: 'step', from: 'a1', to: 'a3' }, 0);
    expect(server.calls.at(-1)).toMatchObject({
      path: '/api/tables/t1/why?data=1',
      body: { data: { type: 'step', from: 'a1', to: 'a3' }, seat: 0 },
    });
    expect(room.refusal).toEqual({ sentence: 'Only forwards.', rule: 'WS-MOVE-01' });
  });

  it('that is not listed but may be made is made', async () => {
    server.answers.push(() => problem('') as unknown as TableState);
    await room.ask({ type: 'wait' }, 0);
    const sent = server.calls.filter(({ method }) => method === 'POST');
    expect(sent).toMatchObject([
      { path: '/api/tables/t1/why?data=1' },
      { path: '/api/tables/t1/moves?data=1', body: { data: { type: 'wait' }, seat: 0 } },
    ]);
    expect(room.refusal).toBeNull();
  });

  it('that came late is dropped if it is listed no more', async () => {
    server.state = table({ at: 6, legal: [] });
    server.answers.push(late(server.state));
    await room.play({ data: A_STEP }, 0);
    expect(server.calls.filter((call) => call.path.endsWith('/moves?data=1'))).toHaveLength(1);
    expect(room.refusal?.sentence).toContain('moved on');
    expect(room.shown?.at).toBe(6);
  });
});

describe('a hint', () => {
  const hint = { seat: 0, move: 'a1-b2', text: '', value: null, reason: '', exact: false, data: A_STEP };

  it('stays while the same thing is being decided, whatever others do, and goes with it', async () => {
    room.hint = hint;
    server.tell(change(5, { events: [event()], turn: turn(0, 1) }));
    await passed();
    expect(room.hint).toEqual(hint);
    server.tell(change(6, { events: [event()], turn: { ...turn(0), decisions: [decision(0, { id: 6 })] } }));
    await passed();
    expect(room.hint).toBeNull();
  });

  it('waits for what still moves, and is there again when a move was refused', async () => {
    room.hint = hint;
    let finish: () => void = () => undefined;
    room.playback.stage = () => new Promise((resolve) => (finish = resolve));
    server.tell(change(5, { events: [event()], turn: turn(0, 1) }));
    await passed();
    expect(room.hint).toBeNull();
    finish();
    await passed();
    expect(room.hint).toEqual(hint);
    server.answers.push(() => {
      throw new Refused(422, problem('Sheep go forwards.'));
    });
    await room.play({ data: A_STEP }, 0);
    expect(room.refusal?.sentence).toBe('Sheep go forwards.');
    expect(room.hint).toEqual(hint);
  });

  it('goes for good when its move is made, also if that is taken back', async () => {
    room.hint = hint;
    const first = room.shown?.turn ?? turn(0);
    server.tell(change(5, { events: [event()], turn: turn(1), moves: 2 }));
    await passed();
    server.tell(change(6, { turn: first, moves: 1 }));
    await passed();
    expect(room.shown?.at).toBe(6);
    expect(room.hint).toBeNull();
  });

  it('goes when somebody else made its move impossible', async () => {
    room.hint = hint;
    const legal = [{ seat: 0, move: 'c1-d2', text: '', data: { type: 'step', from: 'c1', to: 'd2' } }];
    server.tell(change(5, { events: [event()], turn: turn(0, 1), legal, moves: 2 }));
    await passed();
    expect(room.hint).toBeNull();
  });

  it('is followed to the end where it is computed', async () => {
    const known = { ...hint, exact: true };
    const later = { ...known, move: 'later' };
    const estimate = { ...known, move: 'estimate', exact: false };
    const hints = [later, estimate];
    server.answers = [() => table({ at: 5 }), () => table({ at: 6 })];
    const api = new Api(server);
    api.hint = () => Promise.resolve(hints.shift() ?? estimate);
    room = new Room(api, 't1');
    await room.feed.open();
    await passed();
    await room.playItOut(known);
    const made = server.calls.filter(({ path }) => path.includes('/moves'));
    expect(made.map(({ body }) => (body as { move: string; at: number }).move)).toEqual([known.move, 'later']);
    expect(hints).toEqual([]);
  });

  it('that comes when something else is being decided is not shown', async () => {
    const next = { ...turn(0), decisions: [decision(0, { id: 6 })] };
    server.meanwhile = () => server.tell(change(5, { events: [event()], turn: next }));
    await room.suggest(0);
    await passed();
    expect(room.shown?.at).toBe(5);
    expect(room.hint).toBeNull();
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
    expect(server.calls.at(-1)?.path).toBe('/api/tables/t1?data=1&seat=1');
    expect(server.streams.at(-1)?.path).toBe('/api/tables/t1/events?data=1&seat=1');
    expect(room.curtain).toBe(false);
  });

  it('may let a window pass together, and nothing else', async () => {
    const windows = [0, 1].map((number) => decision(number, { window: true, pass: 'pass' }));
    server.state = { ...hidden, turn: { ...hidden.turn, decisions: windows } };
    await room.look(null);
    expect(room.passable).toBe(true);
    await room.passForAll();
    const sent = server.calls.filter((call) => call.path.endsWith('/moves?data=1')).map((call) => call.body);
    expect(sent).toEqual([
      { move: 'pass', at: 4, seat: 0 },
      { move: 'pass', at: 4, seat: 1 },
    ]);
    server.state = { ...hidden, turn: { ...hidden.turn, decisions: windows.slice(1) } };
    await room.look(null);
    expect(room.passable).toBe(false);
  });

  it('see none while chance or bots go on for the one who looks', async () => {
    server.state = table({ seats: two, seat: 1, turn: turn(1) });
    await room.look(1);
    server.tell(change(5, { events: [event()], turn: { ...turn(), kind: 'chance', mode: null } }));
    await passed();
    server.tell(change(6, { events: [event()], turn: turn(1) }));
    await passed();
    expect(server.calls.filter((call) => call.path.startsWith('/api/tables/t1?data=1'))).toHaveLength(2);
    expect(room.shown?.at).toBe(6);
    expect(room.curtain).toBe(false);

    server.state = table({ at: 7, seats: two, seat: SPECTATOR, turn: turn(0) });
    server.tell(change(7, { events: [event()], turn: turn(0) }));
    await passed();
    expect(room.curtain).toBe(true);
  });

  it('see nothing that comes late for the one who looked before', async () => {
    server.state = table({ seats: two, seat: 1, turn: turn(0) });
    server.meanwhile = () => {
      server.state = hidden;
      void room.look(null);
    };
    await room.look(1);
    await passed();
    expect(room.shown?.seat).toBe(SPECTATOR);
    expect(room.curtain).toBe(true);
  });

  it('see it again once that seat has answered', async () => {
    server.state = table({ seats: two, seat: 1, turn: hidden.turn });
    await room.look(1);
    server.state = hidden;
    server.answers.push(() => table());
    await room.play({ move: 'lay ewe' }, 1);
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

it('whoever sits down listens once, however often they look', async () => {
  server.state = table({ at: 4, seats: [seat(0), seat(1, { yours: true })] });
  const told = change(4, { seats: [seat(0), seat(1)] });
  server.meanwhile = () => server.tell(told);
  server.tell(told);
  await passed();
  expect(server.calls.filter((call) => call.path === '/api/tables/t1?data=1')).toHaveLength(3);
  expect(server.streams).toHaveLength(2);
});

it('who went while the line was broken is seen when it is mended', async () => {
  server.hangUp();
  await passed(1000);
  server.state = table({ seats: [seat(0, { yours: true }), seat(1, { here: false })] });
  server.hear({ event: 'alive', id: null, data: '' });
  await passed();
  expect(room.shown?.seats[1]?.here).toBe(false);
});

it('an old answer does not undo that somebody came', async () => {
  const here = (yes: boolean) => [seat(0, { yours: true }), seat(1, { here: yes })];
  server.state = table({ at: 4, seats: here(false) });
  server.meanwhile = () => {
    server.state = table({ at: 4, seats: here(true) });
    server.hear({ event: 'seats', id: null, data: JSON.stringify({ seats: here(true) }) });
  };
  server.tell(change(4, { seats: here(false) }));
  await passed();
  expect(room.shown?.seats[1]?.here).toBe(true);
});

describe('quick phrases', () => {
  const phrase = (id: string, at = Date.now()) => ({ seat: 1, text: 'Hello!', id, at });
  const say = (event: string, data: unknown) => server.hear({ event, id: null, data: JSON.stringify(data) });
  const ids = () => room.talk.phrases.map((said) => said.id);

  it('fade', async () => {
    say('phrase', phrase('a'));
    expect(room.talk.phrases).toMatchObject([{ seat: 1, text: 'Hello!' }]);
    await passed(8000);
    expect(room.talk.phrases).toEqual([]);
  });

  it('are shown again neither as such nor among the last ones', async () => {
    say('phrase', phrase('a'));
    say('phrase', phrase('a'));
    say('phrases', { phrases: [phrase('a')] });
    expect(ids()).toEqual(['a']);
    await passed(8000);
    say('phrases', { phrases: [phrase('a')] });
    expect(ids()).toEqual([]);
  });

  it('that were missed are shown only if they are news', () => {
    const now = Date.now();
    say('phrases', { phrases: [phrase('old', now - 60_000), phrase('new', now - 5000)] });
    expect(ids()).toEqual(['new']);
    say('phrase', phrase('old', now - 60_000));
    expect(ids()).toEqual(['new']);
  });
});

describe('what is harmless when it comes twice', () => {
  const unknown = () => {
    throw new Refused(503, problem('It is not known whether that was saved.', { outcome: 'unknown' }), 2);
  };
  const lost = () => {
    throw new Unreachable();
  };
  const sent = (what: string) =>
    server.calls.filter((call) => call.path.split('?')[0]?.endsWith(what)).map((call) => call.body);

  it('is sent again with the same number until it is known what came of it', async () => {
    server.answers.push(unknown, lost, () => table({ at: 5 }));
    const played = room.play({ data: A_STEP }, 0);
    await passed();
    expect(room.pending).toBe('unknown');
    expect(room.touchable).toBe(false);
    // What others did in the meantime does not make it another request
    server.tell(change(5));
    await passed(2000);
    await passed(1000);
    await played;
    const ask = { data: A_STEP, at: 4, seat: 0 };
    expect(sent('/moves')).toEqual([ask, ask, ask]);
    expect(room.pending).toBe(null);
    expect(notices.all).toEqual([]);
  });

  it('is so for undo as well', async () => {
    server.answers.push(lost, () => table({ at: 5 }));
    const undone = room.undo(2);
    await passed(500);
    await undone;
    const ask = { to: 2, agree: null, at: 4 };
    expect(sent('/undo')).toEqual([ask, ask]);
  });

  it('is given up in the end, with the sentence', async () => {
    server.answers.push(...Array<() => TableState>(6).fill(unknown));
    const played = room.play({ data: A_STEP }, 0);
    await passed(18_000);
    await played;
    expect(sent('/moves')).toHaveLength(6);
    expect(notices.all.at(-1)).toMatchObject({ text: 'It is not known whether that was saved.', tone: 'wrong' });
    expect(room.sending).toBe(false);
  });

  it('differs from all the rest, which is sent once', async () => {
    server.answers.push(unknown);
    await room.change(() => new Api(server).leaveSeat('t1', 0));
    expect(sent('/seats/0')).toHaveLength(1);
    expect(notices.all).toHaveLength(1);
  });
});

describe('a server that stops', () => {
  const bye = () => server.hear({ event: 'bye', id: null, data: '{"reconnect":3000}' });

  it('is looked for again when it said, without a word of alarm', async () => {
    server.tell(change(5));
    await passed();
    bye();
    await passed();
    expect(room.feed.connection).toBe('returning');
    await passed(2900);
    expect(server.streams).toHaveLength(1);
    await passed(1200);
    expect(server.streams.at(-1)).toEqual({ path: '/api/tables/t1/events?data=1', last: 5 });
    expect(room.feed.connection).toBe('returning');
    server.hear({ event: 'alive', id: null, data: '' });
    expect(room.feed.connection).toBe('live');
  });

  it('is not looked for by all at the same moment', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    bye();
    await passed(3400);
    expect(server.streams).toHaveLength(1);
    await passed(100);
    expect(server.streams).toHaveLength(2);
  });

  it('may ask those who come too early to wait', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    server.closing = 5;
    bye();
    await passed(3000);
    expect(server.streams).toHaveLength(2);
    await passed(4900);
    expect(server.streams).toHaveLength(2);
    expect(room.feed.connection).toBe('returning');
    server.closing = null;
    await passed(100);
    expect(server.streams).toHaveLength(3);
  });

  it('is missed only after a while', async () => {
    bye();
    await passed(4000);
    expect(server.streams).toHaveLength(2);
    server.hangUp();
    await passed();
    expect(room.feed.connection).toBe('returning');
    for (let tries = 0; tries < 6; tries++) {
      await passed(20_000);
      server.hangUp();
    }
    await passed();
    expect(room.feed.connection).toBe('offline');
  });

  it('is asked for what was missed once it is back, not before', async () => {
    server.hear({ event: 'alive', id: null, data: '' });
    server.answers.push(() => table({ at: 5 }));
    server.away = true;
    await room.play({ data: A_STEP }, 0);
    await passed(2000);
    expect(room.shown?.at).toBe(4);
    expect(notices.all).toEqual([]);
    server.away = false;
    server.state = table({ at: 5 });
    server.hear({ event: 'alive', id: null, data: '' });
    await passed();
    expect(room.shown?.at).toBe(5);
  });
});

describe('what happens to a seat of ours', () => {
  const ours = (more: Partial<SeatState>) => [seat(0, more), seat(1)];
  const said = () => notices.all.map((notice) => notice.text);

  it('is told: a bot plays for us, and then it is ours again', async () => {
    const away = ours({ kind: 'bot', bot: 'medium', claim: true });
    server.state = table({ at: 5, seats: away });
    server.tell(change(5, { seats: away }));
    await passed();
    expect(said()).toEqual(['A bot plays for you now. You can take your seat back at any time.']);
    const back = ours({ yours: true });
    server.state = table({ at: 6, seats: back });
    server.tell(change(6, { seats: back }));
    await passed();
    // The newer word takes the place of the older one
    expect(said()).toEqual(['Your seat is yours again.']);
  });

  it('is no news when somebody only comes or goes', () => {
    server.hear({ event: 'seats', id: null, data: JSON.stringify({ seats: ours({ yours: true, here: false }) }) });
    expect(said()).toEqual([]);
  });
});

describe('what happened', () => {
  const said = (number: number, by = 1) => ({ ...line(number, `Line ${number}.`), seat: by });
  const move = (at: number, by = 1, more: Partial<Change> = {}) =>
    change(at, { moves: at - 4, events: [event(`Line ${at - 4}.`)], log: [said(at - 4, by)], ...more });
  const beats: { before: unknown; after: unknown; pace: number }[] = [];

  /** A board that takes so long for a beat, unless it is skipped. */
  const playing = (ms: number) => {
    beats.length = 0;
    room.playback.stage = ({ before, after, pace, signal }) => {
      beats.push({ before, after, pace });
      return new Promise((resolve) => {
        setTimeout(resolve, ms);
        signal.addEventListener('abort', () => resolve());
      });
    };
  };

  /** Two moves of somebody else, seen and over. */
  const seen = async () => {
    server.tell(move(5));
    server.tell(move(6));
    await passed(5000);
    beats.length = 0;
  };

  it('is shown again, on a board that cannot be touched, and ends where it began', async () => {
    playing(500);
    await seen();
    const views: unknown[] = [];
    const end = room.showAgain(1);
    await passed();
    views.push(room.past);
    expect(room.touchable).toBe(false);
    await passed(500);
    views.push(room.past);
    await passed(500);
    await end;
    expect(views).toEqual([{ moves: 0 }, { moves: 5 }]);
    expect(beats.map(({ after }) => after)).toEqual([{ moves: 5 }, { moves: 6 }]);
    expect(room.past).toBeNull();
    expect(room.shown?.at).toBe(6);
    expect(room.touchable).toBe(true);
  });

  it('is shown again with another picture than the one the board has played', async () => {
    const played: unknown[] = [];
    room.playback.stage = ({ before }) => Promise.resolve(void played.push(before));
    server.tell(move(5));
    await passed();
    await room.showAgain(1);
    expect(played[1]).toEqual(played[0]);
    expect(played[1]).not.toBe(played[0]);
  });

  it('that is shown again ends when somebody moves, and the move is shown', async () => {
    playing(500);
    await seen();
    void room.showAgain(1);
    await passed();
    server.tell(move(7));
    await passed();
    expect(room.past).toBeNull();
    expect(beats.at(-1)).toMatchObject({ before: { moves: 6 }, after: { moves: 7 } });
    await passed(500);
    expect(room.shown?.at).toBe(7);
    expect(beats).toHaveLength(2);
  });

  it('that is shown again ends when somebody has seen enough', async () => {
    playing(500);
    await seen();
    void room.showAgain(1);
    await passed();
    room.skipAll();
    await passed();
    expect(room.past).toBeNull();
    expect(room.playback.moving).toBe(false);
    server.tell(move(7));
    await passed();
    expect(room.playback.moving).toBe(true);
  });

  it('is shown again in pictures to those who want no motion', async () => {
    playing(500);
    await seen();
    prefs.choices.motion = 'off';
    void room.showAgain(1);
    await passed();
    expect(room.past).toEqual({ moves: 0 });
    await passed(1100);
    expect(room.past).toEqual({ moves: 5 });
    await passed(1100);
    expect(room.past).toBeNull();
    expect(beats).toEqual([]);
  });

  it('is fetched for those who were not there', async () => {
    server.state = table({ at: 6, moves: 2, log: [said(1), said(2)] });
    await room.look(null);
    playing(500);
    const moment = (moves: number) => ({ moves, view: { moves }, events: [event()], line: null, result: null });
    const answers = [moment(0), moment(1), moment(2)];
    vi.spyOn(server, 'call').mockImplementation(() => Promise.resolve(JSON.stringify(answers.shift())));
    expect(room.repeatable(1, false)).toBe(true);
    void room.showAgain(1);
    await passed(2000);
    expect(beats).toMatchObject([
      { before: { moves: 0 }, after: { moves: 1 } },
      { before: { moves: 1 }, after: { moves: 2 } },
    ]);
  });

  it('is not fetched where it is a secret', async () => {
    server.state = table({ at: 6, moves: 2, log: [said(1), said(2)] });
    await room.look(null);
    expect(room.repeatable(1, true)).toBe(false);
    server.tell(move(7));
    await passed();
    expect(room.repeatable(3, true)).toBe(true);
  });

  it('and was taken back is not shown again', async () => {
    playing(10);
    await seen();
    server.tell(change(7, { moves: 1 }));
    await passed();
    await passed(0);
    expect(room.eventsOf(1)).toHaveLength(1);
    expect(room.eventsOf(2)).toEqual([]);
    const end = room.showAgain(1);
    await passed(50);
    await end;
    expect(beats).toHaveLength(1);
  });

  it('before one pair of eyes is not shown to another', async () => {
    playing(10);
    await seen();
    expect(room.eventsOf(1)).toHaveLength(1);
    await room.look(1);
    expect(room.eventsOf(1)).toEqual([]);
    expect(room.repeatable(1, true)).toBe(false);
  });

  it('plays as fast as somebody wishes', async () => {
    prefs.choices.pace = 4;
    playing(10);
    server.tell(move(5));
    await passed();
    expect(beats[0]?.pace).toBe(4);
  });

  describe('while others play', () => {
    const bots = [seat(0, { yours: true }), seat(1, { kind: 'bot' }), seat(2, { kind: 'bot' })];
    beforeEach(async () => {
      server.state = table({ seats: bots });
      await room.look(null);
    });

    it('may be skipped once it takes long, until a person is asked', async () => {
      playing(1500);
      server.tell(move(5, 1, { turn: turn(1) }));
      await passed(1500);
      expect(room.long).toBe(false);
      server.tell(move(6, 1, { turn: turn(2) }));
      await passed(600);
      expect(room.long).toBe(true);
      room.skipAll();
      await passed();
      expect(room.shown?.at).toBe(6);
      server.tell(move(7, 2, { turn: turn(2) }));
      await passed();
      expect(room.shown?.at).toBe(7);
      expect(room.long).toBe(true);
      server.tell(move(8, 2, { turn: turn(0) }));
      await passed();
      expect(room.shown?.at).toBe(8);
      expect(room.long).toBe(false);
      expect(beats).toHaveLength(2);
      server.tell(move(9, 1, { turn: turn(0) }));
      await passed();
      expect(room.playback.moving).toBe(true);
    });

    it('is not to be skipped where it is short, or one’s own', async () => {
      playing(1500);
      server.tell(move(5, 0, { turn: turn(0) }));
      await passed(1400);
      server.tell(move(6, 0, { turn: turn(0) }));
      await passed(1400);
      expect(room.long).toBe(false);
      playing(100);
      server.tell(move(7, 1, { turn: turn(0) }));
      await passed(5000);
      expect(room.long).toBe(false);
    });

    it('is not to be skipped where nothing moves', async () => {
      prefs.choices.motion = 'off';
      server.tell(move(5, 1, { turn: turn(2) }));
      await passed(5000);
      expect(room.long).toBe(false);
    });

    it('is skipped for those who watch as far as it has come', async () => {
      server.state = table({ seats: bots.map((one) => ({ ...one, yours: false })), seat: SPECTATOR });
      await room.look(null);
      playing(1500);
      server.tell(move(5, 1, { turn: turn(2) }));
      server.tell(move(6, 2, { turn: turn(1) }));
      await passed(2100);
      expect(room.long).toBe(true);
      room.skipAll();
      await passed();
      expect(room.shown?.at).toBe(6);
      expect(room.long).toBe(false);
      server.tell(move(7, 1, { turn: turn(2) }));
      await passed();
      expect(room.playback.moving).toBe(true);
    });
  });
});
