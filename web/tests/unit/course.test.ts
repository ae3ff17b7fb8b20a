import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Api } from '../../src/lib/api';
import { Course } from '../../src/lib/course.svelte';
import { progress } from '../../src/lib/progress.svelte';
import { Refused, type Transport } from '../../src/lib/transport';
import type { GameEntry, LessonAnswer, LessonState } from '../../src/wire';
import { A_STEP, turn } from './tables';

const GAME = { id: 'wolf-and-sheep', title: 'Wolf and Sheep' } as GameEntry;
const LESSON = { id: 'first', title: 'A lesson', goal: 'Win.', steps: ['One', 'Two'] };

function step(number: number): LessonState {
  return {
    step: number,
    seat: 0,
    seats: 2,
    options: {},
    task: 'Do it.',
    rules: [],
    turn: turn(0),
    view: { moves: 0 },
    legal: [{ seat: 0, move: 'a1-b2', text: 'Sheep from a1 to b2', data: A_STEP }],
    forms: [],
    foresight: null,
    undo: null,
    request: null,
    wanted: [A_STEP],
  };
}

function answer(more: Partial<LessonAnswer>): LessonAnswer {
  const beat = {
    log: [{ number: 1, seat: 0, move: 'a1-b2', words: [] }],
    events: [],
    turn: turn(1),
    view: { moves: 1 },
  };
  return { right: true, text: 'Well done.', rule: null, beats: [beat], result: null, next: null, done: false, ...more };
}

/** A course whose server answers moves like this. */
async function course(said: (asked: unknown) => LessonAnswer, finished?: (shown: boolean) => void): Promise<Course> {
  const transport = {
    call: (method: string, path: string, asked: unknown) =>
      Promise.resolve(JSON.stringify(method === 'GET' ? step(Number(/\/(\d+)\?/.exec(path)?.[1] ?? 0)) : said(asked))),
  } as unknown as Transport;
  const notes = finished && { reached: () => undefined, finished };
  const begun = new Course(new Api(transport), GAME, LESSON, notes);
  await begun.open(0);
  return begun;
}

beforeEach(() => {
  progress.forget();
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
});

describe('a course', () => {
  it('shows a step as a table of which the learner has a seat', async () => {
    const begun = await course(() => answer({}));
    expect(begun.table?.seats.map(({ yours }) => yours)).toEqual([true, false]);
    expect(begun.table?.legal).toHaveLength(1);
    expect(begun.touchable).toBe(true);
  });

  it('praises the right move and waits for the learner to go on', async () => {
    const begun = await course(() => answer({}));
    await begun.play({ data: A_STEP });
    expect(begun.praise).toBe('Well done.');
    expect(begun.touchable).toBe(false);
    expect(begun.table?.view).toEqual({ moves: 1 });
    expect(begun.table?.legal).toEqual([]);
    expect(progress.nextStep('wolf-and-sheep')).toBe(1);
  });

  it('answers another move in words and goes back', async () => {
    const begun = await course(() => answer({ right: false, text: 'That opens a gap.', rule: 'WS-WIN-01' }));
    await begun.play({ data: A_STEP });
    expect(begun.refusal).toEqual({ sentence: 'That opens a gap.', rule: 'WS-WIN-01' });
    expect(begun.table?.view).toEqual({ moves: 0 });
    expect(begun.table?.log).toEqual([]);
    expect(begun.touchable).toBe(true);
  });

  it('says why the rules forbid a move', async () => {
    const begun = await course(() => {
      throw new Refused(422, { error: 'no way', rule: 'WS-SHEEP-01', field: null, state: null, outcome: null });
    });
    await begun.play({ data: A_STEP });
    expect(begun.refusal).toEqual({ sentence: 'No way.', rule: 'WS-SHEEP-01' });
    expect(begun.touchable).toBe(true);
  });

  it('plays out what comes of a wrong move before it goes back', async () => {
    const beat = (number: number) => ({
      log: [{ number, seat: number % 2, move: `m${number}`, words: [] }],
      events: [],
      turn: turn(0),
      view: { moves: number },
    });
    const begun = await course(() => answer({ right: false, text: 'That opens a gap.', beats: [1, 2, 3].map(beat) }));
    const playing = begun.play({ data: A_STEP });
    await vi.waitFor(() => expect(begun.table?.view).toEqual({ moves: 3 }), { timeout: 10_000, interval: 50 });
    expect(begun.refusal?.sentence).toBe('That opens a gap.');
    expect(begun.table?.log).toHaveLength(3);
    await playing;
    expect(begun.table?.view).toEqual({ moves: 0 });
  });

  it('goes on where several moves are needed, and tells those that were right so far', async () => {
    const answers = [answer({ next: { ...step(0), task: 'Go on.' } }), answer({ done: true })];
    const asked: unknown[] = [];
    const begun = await course((body) => {
      asked.push(body);
      return answers.shift() ?? answer({});
    });
    await begun.play({ data: A_STEP });
    expect(begun.praise).toBeNull();
    expect(begun.table?.log).toHaveLength(1);
    await begun.play({ data: A_STEP });
    expect(begun.done).toBe(true);
    expect(asked).toEqual([
      { data: A_STEP, made: [] },
      { data: A_STEP, made: ['a1-b2'] },
    ]);
  });

  it('plays the answer for those who give up, and tells that they did', async () => {
    const answers = [answer({ next: step(0) }), answer({ done: true })];
    const finished = vi.fn();
    const begun = await course(() => answers.shift() ?? answer({}), finished);
    await begun.show();
    expect(begun.table?.log).toHaveLength(2);
    expect(begun.praise).toBe('Well done.');
    expect(finished).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('is done with the last step, and remembers that', async () => {
    const begun = await course(() => answer({ done: true }));
    await begun.play({ data: A_STEP });
    expect(begun.done).toBe(true);
    expect(progress.lesson('wolf-and-sheep')?.done).toBe(true);
    expect(progress.nextStep('wolf-and-sheep')).toBe(0);
  });
});
