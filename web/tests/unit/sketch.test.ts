import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Api } from '../../src/lib/api';
import { notices } from '../../src/lib/notices.svelte';
import { prefs } from '../../src/lib/prefs.svelte';
import { Room } from '../../src/lib/room.svelte';
import { Refused, type Message, type Method, type Transport } from '../../src/lib/transport';
import type { AskTry, Change, TryState } from '../../src/wire';
import { A_STEP, change, decision, event, line, problem, table, turn } from './tables';

const NEXT = { type: 'step', from: 'c3', to: 'd4' };

function tried(moves: number, more: Partial<TryState> = {}): TryState {
  return {
    seat: 0,
    at: 4,
    end: 'goes-on',
    turn: { ...turn(0), decisions: [decision(0, { id: 4 + moves, text: 'Go on.' })] },
    view: { moves },
    legal: [{ seat: 0, move: 'c3-d4', text: 'Sheep from c3 to d4', data: NEXT }],
    forms: [],
    foresight: null,
    undo: null,
    request: null,
    events: [event(`Would be ${moves}.`)],
    log: Array.from({ length: moves }, (_, i) => line(i + 1)),
    result: null,
    ...more,
  };
}

class Stub implements Transport {
  state = table();
  tries: AskTry[] = [];
  moves: unknown[] = [];
  end: TryState['end'] = 'goes-on';
  refuse: Refused | null = null;
  answer: (made: number) => unknown = (made) => table({ at: 4 + made, moves: made });
  hear: (message: Message) => void = () => undefined;

  call(_method: Method, path: string, body?: unknown): Promise<string> {
    if (this.refuse && !path.endsWith('t1?data=1')) {
      return Promise.reject(this.refuse);
    }
    if (path.includes('/try')) {
      const ask = body as AskTry;
      this.tries.push(ask);
      return Promise.resolve(JSON.stringify(tried(ask.moves.length, { end: this.end })));
    }
    if (path.includes('/moves')) {
      this.moves.push(body);
      return Promise.resolve(JSON.stringify(this.answer(this.moves.length)));
    }
    return Promise.resolve(JSON.stringify(this.state));
  }

  listen(_path: string, _last: number | null, _signal: AbortSignal, hear: (message: Message) => void): Promise<void> {
    this.hear = hear;
    return new Promise(() => undefined);
  }

  tell(told: Change) {
    this.hear({ event: 'change', id: told.at, data: JSON.stringify(told) });
  }
}

const PLAN = { seat: 1, text: 'Look here! ⟦plan:c3-d4;e3-f4|My plan.⟧', id: 'p', at: 0 };

let server: Stub;
let room: Room;
let beats: unknown[];

beforeEach(async () => {
  vi.useFakeTimers();
  prefs.reset();
  notices.all = [];
  prefs.choices.motion = 'on';
  server = new Stub();
  room = new Room(new Api(server), 't1');
  await room.feed.open();
  await passed();
  beats = [];
  room.playback.stage = ({ before, after }) => {
    beats.push([before, after]);
    return Promise.resolve();
  };
  room.startSketch(0);
});

afterEach(() => {
  room.leave();
  vi.useRealTimers();
});

const passed = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

async function tryTwo() {
  await room.tryOut({ data: A_STEP });
  await room.tryOut({ data: NEXT });
}

const madeBy = (made: number, more: Partial<Change> = {}) =>
  change(4 + made, { moves: made, turn: turn(0), events: [event()], log: [line(made)], ...more });

describe('a turn that is tried out', () => {
  it('is asked for as a whole, played on the board, and changes nothing', async () => {
    await tryTwo();
    expect(server.tries.at(-1)).toEqual({ moves: [{ data: A_STEP }, { data: NEXT }], at: 4, seat: 0 });
    expect(beats).toEqual([
      [{ moves: 0 }, { moves: 1 }],
      [{ moves: 1 }, { moves: 2 }],
    ]);
    expect(room.seen?.view).toEqual({ moves: 2 });
    expect(room.seen?.log).toEqual([]);
    expect(room.seen?.turn.decisions?.[0]?.text).toBe('Go on.');
    expect(room.sketch?.log).toHaveLength(2);
    expect(room.spoken).toBe('It would be so: Would be 2.');
    expect(room.shown?.view).toEqual({ moves: 0 });
    expect(server.moves).toEqual([]);
  });

  it('is taken back move by move, or wholly, without a call', async () => {
    await tryTwo();
    room.sketch?.takeBack();
    expect(room.seen?.view).toEqual({ moves: 1 });
    room.sketch?.startOver();
    expect(room.seen?.view).toEqual({ moves: 0 });
    expect(room.sketch?.sent).toEqual([]);
    expect(server.tries).toHaveLength(2);
    room.stopSketch();
    expect(room.seen).toBe(room.shown);
  });

  it('tells why it goes no further', async () => {
    server.end = 'hidden';
    await room.tryOut({ data: A_STEP });
    expect(room.sketch?.ending).toMatch(/hidden/);
    room.sketch?.takeBack();
    expect(room.sketch?.ending).toBeNull();
  });

  it('keeps what it has when a move is refused', async () => {
    await room.tryOut({ data: A_STEP });
    server.refuse = new Refused(422, problem('Only forwards.', { rule: 'WS-MOVE-01', field: 'moves[1]' }));
    await room.tryOut({ data: NEXT });
    expect(room.refusal).toEqual({ sentence: 'Only forwards.', rule: 'WS-MOVE-01' });
    expect(room.sketch?.sent).toHaveLength(1);
  });

  it('is put away with a word when the table moves on', async () => {
    await tryTwo();
    server.tell(change(5, { events: [event()], log: [line(1)] }));
    await passed();
    expect(room.sketch).toBeNull();
    expect(room.seen?.view).toEqual({ moves: 5 });
    expect(beats.at(-1)).toEqual([{ moves: 0 }, { moves: 5 }]);
    expect(notices.all.at(-1)?.text).toMatch(/moved on/);
  });

  it('stays when somebody only comes or goes', async () => {
    await tryTwo();
    server.tell(change(5, { moves: 0, turn: turn(0), view: { moves: 0 } }));
    await passed();
    expect(room.sketch?.sent).toHaveLength(2);
    expect(room.seen?.view).toEqual({ moves: 2 });
  });

  it('is no matter where several answer in secret, or others decide', () => {
    room.stopSketch();
    room.shown = table({ turn: { ...turn(0, 1), mode: 'all' } });
    room.startSketch(0);
    expect(room.sketch).toBeNull();
    room.shown = table({ turn: turn(1), legal: [] });
    expect(room.triable(0)).toBe(false);
  });
});

describe('a turn that was tried out and is made', () => {
  it('is sent move by move and not played on the board again', async () => {
    await tryTwo();
    beats = [];
    await room.commit();
    expect(server.moves).toEqual([
      { data: A_STEP, at: 4, seat: 0 },
      { data: NEXT, at: 5, seat: 0 },
    ]);
    server.tell(madeBy(1));
    await passed();
    expect(room.seen?.view).toEqual({ moves: 2 });
    server.tell(madeBy(2, { view: { moves: 2 } }));
    await passed();
    expect(beats).toEqual([]);
    expect(room.sketch).toBeNull();
    expect(room.seen?.view).toEqual({ moves: 2 });
    expect(room.seen?.log).toHaveLength(2);
    expect(notices.all).toEqual([]);
  });

  it('shows what chance or something hidden brought', async () => {
    await room.tryOut({ data: A_STEP });
    server.end = 'chance';
    await room.tryOut({ data: NEXT });
    beats = [];
    await room.commit();
    server.tell(madeBy(1, { view: { moves: 1 } }));
    await passed();
    server.tell(madeBy(3, { at: 6, view: { moves: 3 } }));
    await passed();
    expect(beats).toEqual([[{ moves: 1 }, { moves: 3 }]]);
    expect(room.sketch).toBeNull();
  });

  it('stops with a word when a move is refused', async () => {
    await tryTwo();
    server.answer = (made) => {
      if (made === 1) {
        server.refuse = new Refused(422, problem('Somebody stands there.'));
      }
      return table({ at: 4 + made, moves: made });
    };
    await room.commit();
    expect(server.moves).toHaveLength(1);
    expect(room.sketch).toBeNull();
    expect(notices.all.at(-1)?.text).toBe('Move 2 of 2 was not made, and none after it: Somebody stands there.');
  });

  it('stops when something else happened in between', async () => {
    await tryTwo();
    server.answer = (made) => table({ at: 6, moves: made + 1 });
    await room.commit();
    expect(server.moves).toHaveLength(1);
    expect(notices.all.at(-1)?.text).toMatch(/^Something else happened/);
  });
});

describe('a plan that another one shows', () => {
  beforeEach(() => room.stopSketch());

  const say = async (plan: object) => {
    server.hear({ event: 'phrase', id: null, data: JSON.stringify(plan) });
    await vi.advanceTimersByTimeAsync(10);
  };

  it('lies on the board, and is left as it is', async () => {
    await say(PLAN);
    expect(server.tries).toEqual([{ moves: [{ move: 'c3-d4' }, { move: 'e3-f4' }], at: null, seat: 1 }]);
    expect(room.seen?.view).toEqual({ moves: 2 });
    expect(room.seen?.legal).toEqual([]);
    expect(room.touchable).toBe(false);
    room.stopSketch();
    expect(room.touchable).toBe(true);
    expect(room.seen?.view).not.toEqual({ moves: 2 });
  });

  it('goes without a word when the table moves on', async () => {
    await say(PLAN);
    server.tell(change(5, { moves: 1 }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(room.sketch).toBeNull();
    expect(notices.all).toEqual([]);
  });

  it('does not push aside what is tried out here, and is none for whoever shows it', async () => {
    await say({ ...PLAN, seat: 0 });
    expect(room.sketch).toBeNull();
    room.startSketch(0);
    await say(PLAN);
    expect(server.tries).toEqual([]);
    expect(room.sketch?.shown).toBeNull();
  });
});
