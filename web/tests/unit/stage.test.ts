import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Beat, GameEvent } from '../../src/board';
import { courses, onCourse, paired, type Actor } from '../../src/lib/actors';
import type { Play, Terms } from '../../src/lib/play';
import { Stage } from '../../src/lib/stage.svelte';
import { performed } from './performances';
import { Changing, watch } from './changing.svelte';

interface Went extends GameEvent {
  readonly type: 'went';
  readonly from: number;
  readonly to: number;
}
interface Rang extends GameEvent {
  readonly type: 'rang';
  readonly text: string;
}
interface Waited extends GameEvent {
  readonly type: 'waited';
}

/** Sheep on a line, and a bell. */
interface Line extends Terms {
  view: { readonly sheep: readonly number[]; readonly rings: number };
  event: Went | Rang | Waited;
  actor: Actor;
  set: number;
  props: { readonly bell: number };
}

const at = (x: number): Actor => ({ id: `${x}`, like: 'sheep', x, y: 0, size: 10, lift: 0, fade: 1, facing: 'left' });
const went = (from: number, to: number): Went => ({ type: 'went', from, to, text: '' });
const RANG: Rang = { type: 'rang', text: '' };
const WAITED: Waited = { type: 'waited', text: '' };

const line: Play<Line> = {
  actors: ({ sheep }, width) => sheep.map((x) => ({ ...at(x), x: x * width })),
  after: (view, event) => {
    switch (event.type) {
      case 'went':
        return { ...view, sheep: [...view.sheep.filter((x) => x !== event.from), event.to] };
      case 'rang':
        return { ...view, rings: view.rings + 1 };
      case 'waited':
        return view;
    }
  },
  props: { bell: 0 },
  together: ([first], next) => first?.type === 'went' && next.type === 'went',
  acts: {
    rang: (_, { next }) => [
      { ms: 400, sound: 'bark', props: (t) => ({ bell: t }), ring: at(0) },
      { ms: 100, to: next },
    ],
  },
};
const view = (...sheep: number[]) => ({ sheep, rings: 0 });

describe('who becomes whom', () => {
  it('is told by the id, else by who is near and alike', () => {
    const wolf = { ...at(50), id: 'wolf', like: 'wolf' };
    const far = { ...wolf, x: 90 };
    const pairs = paired([at(1), at(2), at(9), wolf], [at(2), at(4), at(10), far]);
    expect([...pairs].map(([one, other]) => [one.id, other.id])).toEqual([
      ['2', '2'],
      ['wolf', 'wolf'],
      ['9', '10'],
      ['1', '4'],
    ]);
  });

  it('leaves those who stay the same objects, and fades those who come or go', () => {
    const [stays, goes, comes] = courses([at(1), { ...at(2), like: 'ram' }], [at(1), at(7)]).map((one) =>
      onCourse(one, 0.5),
    );
    expect(stays).toEqual(at(1));
    expect([goes?.fade, comes?.fade]).toEqual([0.5, 0.5]);
  });

  it('turns the way it goes, along all points of its way', () => {
    const [course] = courses([at(0)], [at(0)], () => [
      { x: 30, y: 0 },
      { x: 30, y: 30 },
      { x: 0, y: 30 },
    ]);
    const moments = [0.1, 0.5, 0.9].map((t) => course && onCourse(course, t));
    expect(moments.map((one) => [one?.x, one?.y, one?.facing])).toEqual([
      [9, 0, 'right'],
      [30, 15, 'left'],
      [9, 30, 'left'],
    ]);
  });
});

describe('a performance', () => {
  it('moves actors from where they were to where they are, without a word of the game', async () => {
    const { pictures, sounds, last } = await performed(line, view(1, 5), [went(1, 2)], 10, { pace: 4 });
    const places = pictures.map(({ actors }) => actors.find(({ id }) => id === '1')?.x);
    expect(places[0]).toBe(10);
    expect(places.some((x) => x !== undefined && x > 10 && x < 20)).toBe(true);
    expect(last.actors.map(({ id, x }) => [id, x])).toEqual([
      ['5', 50],
      ['2', 20],
    ]);
    expect(sounds).toEqual(['slide']);
  });

  it('shows together what goes together, and the rest one after the other', async () => {
    const { pictures, sounds } = await performed(line, view(1, 5), [went(1, 2), went(5, 6), RANG], 10, { pace: 4 });
    const bothOnTheWay = pictures.some(({ actors }) =>
      ['1', '5'].every((id) => actors.some((one) => one.id === id && one.x % 10 !== 0)),
    );
    expect(bothOnTheWay).toBe(true);
    expect(sounds).toEqual(['slide', 'bark']);
    const rung = pictures.filter(({ props }) => props.bell > 0);
    expect(rung.length).toBeGreaterThan(0);
    expect(rung.every(({ view: { sheep } }) => sheep.includes(6))).toBe(true);
  });

  it('leaves nothing behind: props, rings and signs are at rest after each act', async () => {
    const { pictures, last } = await performed(line, view(1), [RANG, WAITED], 10);
    expect(pictures.some(({ ring }) => ring !== null)).toBe(true);
    expect([last.props, last.ring, last.signs]).toEqual([{ bell: 0 }, null, []]);
  });

  it('goes at its pace', async () => {
    const time = async (pace: number) => {
      const start = performance.now();
      await performed(line, view(1), [RANG], 10, { pace });
      return performance.now() - start;
    };
    const [slow, quick] = [await time(2), await time(20)];
    expect(slow).toBeGreaterThan(250);
    expect(quick).toBeLessThan(slow / 2);
  });

  it('that is skipped shows its end at once, and is silent from then on', async () => {
    const skip = new AbortController();
    const run = performed(line, view(1), [went(1, 2), RANG, RANG], 10, { pace: 0.01, signal: skip.signal });
    await new Promise((resolve) => setTimeout(resolve, 30));
    skip.abort();
    const { sounds, last } = await run;
    expect(sounds).toEqual(['slide']);
    expect([last.view, last.actors.map(({ x }) => x)]).toEqual([{ sheep: [2], rings: 2 }, [20]]);
  });

  it('begins where somebody has dropped what goes', async () => {
    const { pictures } = await performed(line, view(1), [went(1, 2)], 10, { carried: { id: '1', x: 17, y: 3 } });
    expect(pictures[0]?.actors[0]).toMatchObject({ x: 17, y: 3 });
  });
});

describe('a stage', () => {
  const beat = (before: Line['view'], events: Line['event'][], pace = 1000): Beat<Line['view'], Line['event']> => ({
    events,
    before,
    after: events.reduce(line.after, before),
    pace,
    signal: new AbortController().signal,
  });
  const seen: number[][] = [];
  let scene: Changing<Line['view']>;
  let stage: Stage<Line>;
  let close: () => void;

  beforeEach(() => {
    seen.length = 0;
    scene = new Changing(view(1), 10);
    stage = new Stage(line, () => ({ view: scene.view, set: scene.set }), vi.fn());
    close = watch(() => void seen.push(stage.actors.map(({ x }) => x)));
  });
  afterEach(() => close());

  it('shows the scene where nothing happens', () => {
    flushSync();
    expect(seen).toEqual([[10]]);
    scene.view = view(3);
    flushSync();
    expect(seen.at(-1)).toEqual([30]);
  });

  it('never flashes back: the end stays until the scene is another one', async () => {
    const played = beat(scene.view, [went(1, 2)], 2);
    await stage.perform(played);
    flushSync();
    expect([stage.view, stage.actors[0]?.x]).toEqual([played.after, 20]);
    scene.view = played.after;
    flushSync();
    const xs = seen.map(([x]) => x ?? 0);
    expect(xs).toEqual([...xs].sort((one, other) => one - other));
    expect(xs.at(-1)).toBe(20);
  });

  it('drops what is played as soon as the scene is another one', async () => {
    const running = stage.perform(beat(scene.view, [went(1, 2)], 0.5));
    scene.view = view(7);
    flushSync();
    expect(stage.actors.map(({ x }) => x)).toEqual([70]);
    scene.set = 100;
    expect(stage.actors.map(({ x }) => x)).toEqual([700]);
    stage.perform(beat(scene.view, [])).catch(vi.fn());
    await Promise.race([running, new Promise((resolve) => setTimeout(resolve, 50))]);
    expect(stage.view).toEqual(view(7));
  });

  it('keeps what was dropped where it was dropped until it goes on from there', async () => {
    stage.carry('1', { x: 18, y: 4 });
    expect(stage.carried?.id).toBe('1');
    expect(stage.actors[0]).toMatchObject({ x: 18, y: 4 });
    const played = beat(scene.view, [went(1, 2)], 4);
    await stage.perform(played);
    flushSync();
    expect(seen.flat().every((x) => x === 10 || x >= 18)).toBe(true);
    expect(stage.carried).toBeNull();
    stage.carry('1', { x: 18, y: 4 });
    stage.letGo();
    expect(stage.carried).toBeNull();
  });

  it('stands where the window has it when that changes meanwhile', async () => {
    const running = stage.perform(beat(scene.view, [went(1, 2)], 4));
    scene.set = 1000;
    flushSync();
    expect(stage.actors.map(({ x }) => x)).toEqual([1000]);
    await running;
    expect(stage.actors.map(({ x }) => x)).toEqual([2000]);
  });
});
