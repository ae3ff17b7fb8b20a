import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../src/lib/api';
import { notices } from '../../src/lib/notices.svelte';
import { Room } from '../../src/lib/room.svelte';
import { isManageable, seatChoices, seatNews, standInWhen } from '../../src/lib/seats';
import SeatMenu from '../../src/parts/SeatMenu.svelte';
import Asks from '../../src/parts/Asks.svelte';
import Seats from '../../src/parts/Seats.svelte';
import type { SeatState } from '../../src/wire';
import { seat, table } from './tables';

const NOW = 1_000_000;
const player = { owner: false, seated: true, hidden: false };
const owner = { owner: true, seated: true, hidden: false };
const stranger = { owner: false, seated: false, hidden: false };
const choices = (of: SeatState, as: typeof player) =>
  Object.entries(seatChoices(of, as, NOW))
    .filter(([, may]) => may)
    .map(([choice]) => choice);

describe('a seat of a game that has begun', () => {
  const ben = seat(1, { name: 'Ben' });
  const away = seat(1, { name: 'Ben', here: false, awaySince: NOW - 60_000, replaceableFrom: NOW + 60_000 });
  const gone = { ...away, replaceableFrom: NOW };
  const left = seat(1, { kind: 'open', name: '' });
  const bot = seat(1, { kind: 'bot', name: 'Bot (medium)', bot: 'medium' });

  it('is asked for, and played by a bot once its holder was away for long', () => {
    for (const other of [player, owner]) {
      expect(choices(ben, other)).toEqual(['ask']);
      expect(choices(away, other)).toEqual(['ask']);
      expect(choices(gone, other)).toEqual(['standIn']);
    }
    expect(choices(gone, stranger)).toEqual([]);
  });

  it('is asked for once', () => {
    expect(choices({ ...away, leaveAskedBy: 'Anna' }, player)).toEqual([]);
    expect(isManageable({ ...away, leaveAskedBy: 'Anna' }, player)).toBe(true);
    expect(isManageable({ ...ben, leaveAskedBy: 'Anna' }, player)).toBe(false);
  });

  it('that was left is for anybody, but not where there are secrets', () => {
    expect(choices(left, stranger)).toEqual(['sit']);
    expect(choices(left, player)).toEqual(['sit', 'bot']);
    expect(choices(left, { ...stranger, hidden: true })).toEqual([]);
    expect(choices(left, { ...player, hidden: true })).toEqual(['bot']);
    expect(choices({ ...left, claim: true }, { ...stranger, hidden: true })).toEqual(['takeBack']);
  });

  it('that a bot plays goes back to the one who played it before, and to nobody else', () => {
    expect(choices(bot, stranger)).toEqual([]);
    expect(choices(bot, player)).toEqual([]);
    expect(choices({ ...bot, claim: true }, stranger)).toEqual(['takeBack']);
    expect(choices(bot, owner)).toEqual(['bot', 'open']);
    expect(choices(bot, { ...owner, hidden: true })).toEqual(['bot']);
  });

  it('says when a bot can stand in: soon in seconds, later by the clock', () => {
    expect(standInWhen(away, NOW)).toBe('A bot can stand in for them in 60 s.');
    expect(standInWhen({ ...away, replaceableFrom: NOW + 119_000 }, NOW)).toMatch(/for them from \d\d:\d\d/);
    expect(standInWhen(gone, NOW)).toBe(null);
    expect(standInWhen(ben, NOW)).toBe(null);
  });
});

describe('news of a seat', () => {
  const mine = [seat(0, { yours: true })];
  it.each([
    [mine, [seat(0, { kind: 'bot', claim: true })], /^A bot plays for you now/],
    [mine, [seat(0, { kind: 'open', claim: true })], /^Your seat is open now/],
    [mine, [seat(0)], /another device/],
    [[seat(0, { kind: 'bot', claim: true })], mine, /^Your seat is yours again/],
  ])('%#', (before, after, words) => {
    expect(seatNews(before, after)).toMatch(words);
  });

  it('is none for who sits down for the first time, or stays', () => {
    expect(seatNews([seat(0, { kind: 'open' })], mine)).toBe(null);
    expect(seatNews(mine, mine)).toBe(null);
  });
});

describe('on the page', () => {
  const anna = seat(0, { name: 'Anna', yours: true });
  const calls: string[] = [];
  let room: Room;

  beforeEach(() => {
    calls.length = 0;
    vi.spyOn(api.transport, 'call').mockImplementation((method, path, body) => {
      calls.push(`${method} ${path} ${JSON.stringify(body) ?? ''}`.trim());
      return Promise.resolve(JSON.stringify(path === '/api/me?new=1' ? { guest: 'g', name: 'Anna' } : table()));
    });
    room = new Room(api, 't1');
    room.shown = table({ owner: false });
  });
  afterEach(() => {
    room.leave();
    notices.all.forEach(({ id }) => notices.drop(id));
    vi.restoreAllMocks();
  });

  const menu = (of: SeatState, hidden = false) =>
    render(SeatMenu, {
      room,
      state: table({ owner: false, seats: [anna, of] }),
      hidden,
      seat: 1,
      close: () => undefined,
    });
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
  const buttons = () =>
    screen.queryAllByRole('button', { hidden: true }).map((button) => button.textContent.trim() || 'Close');

  it('somebody who is here can be asked to leave', async () => {
    menu(seat(1, { name: 'Ben' }));
    expect(buttons()).toEqual(['Close', 'Ask Ben to leave']);
    await press('Ask Ben to leave');
    expect(calls[0]).toBe('DELETE /api/tables/t1/seats/1');
  });

  it('somebody who is away can be replaced a little later, without the menu being opened again', async () => {
    vi.useFakeTimers();
    menu(seat(1, { name: 'Ben', here: false, awaySince: Date.now(), replaceableFrom: Date.now() + 1200 }));
    expect(screen.getByText('Ben is away. A bot can stand in for them in 2 s.')).toBeTruthy();
    expect(buttons()).toEqual(['Close', 'Ask Ben to leave']);
    await vi.advanceTimersByTimeAsync(1500);
    vi.useRealTimers();
    expect(buttons()).toEqual(['Close', 'Let a bot play for Ben']);
    await press('Let a bot play for Ben');
    expect(calls[0]).toBe('POST /api/tables/t1/seats {"seat":1,"bot":"medium","key":null}');
  });

  it('nobody sits down in the place of somebody with secrets', () => {
    menu(seat(1, { kind: 'open', name: '' }), true);
    expect(buttons()).toEqual(['Close', 'Let this bot play']);
    expect(screen.getByText(/This game has secrets/)).toBeTruthy();
  });

  it('those with something to do have a menu in the list of seats', () => {
    const seats = [anna, seat(1, { name: 'Ben', leaveAskedBy: 'Anna' }), seat(2, { kind: 'bot', name: 'Bot (easy)' })];
    render(Seats, {
      state: table({ owner: false, seats }),
      hidden: true,
      role: () => null,
      facts: () => [],
      phrases: [],
      manage: () => undefined,
    });
    expect(screen.getByText('asked to leave')).toBeTruthy();
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Seat of Anna']);
  });

  it('the one whose deed is shown is marked, not the one who decides next', () => {
    const seats = [anna, seat(1, { kind: 'bot', name: 'Bot (easy)', bot: 'easy' })];
    const usual = { state: table({ seats }), hidden: false, role: () => null, facts: () => [], phrases: [] };
    const marked = () => screen.getAllByRole('listitem').map((one) => one.classList.contains('on'));
    const shown = render(Seats, usual);
    expect(marked()).toEqual([true, false]);
    shown.unmount();
    render(Seats, { ...usual, doer: 1 });
    expect(marked()).toEqual([false, true]);
  });

  it('who is asked to leave can stay', async () => {
    render(Asks, { room, state: table({ seats: [{ ...anna, leaveAskedBy: 'Ben' }, seat(1)] }) });
    expect(screen.getByRole('status').textContent.replace(/\s+/g, ' ')).toContain('Ben asks you to leave the table.');
    await press('Stay');
    expect(screen.queryByRole('button')).toBe(null);
    expect(calls).toEqual([]);
  });

  it.each([
    ['Leave', 'DELETE /api/tables/t1/seats/0'],
    ['Let a bot play for me', 'POST /api/tables/t1/seats {"seat":0,"bot":"medium","key":null}'],
  ])('or choose: %s', async (choice, call) => {
    render(Asks, { room, state: table({ seats: [{ ...anna, leaveAskedBy: 'Ben' }, seat(1)] }) });
    await press(choice);
    expect(calls[0]).toBe(call);
  });

  it.each([
    ['Agree', true],
    ['No', false],
  ])('who is asked to let the game end answers: %s', async (choice, agree) => {
    const closing = { by: 'Ben', waiting: ['Anna'], yours: false, asksYou: true };
    render(Asks, { room, state: table({ closing }) });
    expect(screen.getByText(/asks to end this game/).textContent).toContain('Ben');
    await press(choice);
    expect(calls[0]).toBe(`POST /api/tables/t1/close {"agree":${agree}}`);
  });

  it('who asks for the end sees who has to agree', () => {
    const closing = { by: 'Anna', waiting: ['Ben', 'Cleo'], yours: true, asksYou: false };
    render(Asks, { room, state: table({ closing }) });
    expect(screen.getByRole('status').textContent.replace(/\s+/g, ' ')).toContain(
      'You ask to end this game, with nobody winning; Ben and Cleo have to agree.',
    );
  });

  it('who played a seat before can take it back', async () => {
    render(Asks, { room, state: table({ seats: [seat(0, { kind: 'bot', claim: true }), seat(1)] }) });
    expect(screen.getByText('A bot plays for you.')).toBeTruthy();
    await press('Take your seat back');
    expect(calls[0]).toBe('POST /api/tables/t1/seats {"seat":0,"bot":null,"key":null}');
  });
});
