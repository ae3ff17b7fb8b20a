import { existsSync, readdirSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SPECTATOR } from '../../src/board';
import * as fleece from '../../src/games/last-fleece-standing/play';
import * as hop from '../../src/games/sheep-hop/play';
import * as mess from '../../src/games/shepherd-mess/play';
import * as tangle from '../../src/games/tangle/play';
import * as yarns from '../../src/games/tangled-yarns/play';
import * as hunt from '../../src/games/wolf-and-sheep/play';
import type { Play, Terms } from '../../src/lib/play';
import { loadBoard } from '../../src/lib/boards';
import { same } from '../../src/lib/same';
import { drawn, sets } from './drawn';
import { performed } from './performances';
import { areRecorded, reelsOf } from './reels';
import { seat, turn } from './tables';

interface Told {
  readonly play: Play<Terms>;
  /** What of a view is drawn, as far as events tell it: the rest of the picture changes when they have been played. */
  readonly drawn: (view: unknown) => unknown;
  readonly setOf?: (view: unknown) => unknown;
}

const GAMES = Object.fromEntries(
  Object.entries({
    'wolf-and-sheep': hunt,
    'sheep-hop': hop,
    'shepherd-mess': mess,
    'tangled-yarns': yarns,
    tangle,
    'last-fleece-standing': fleece,
  }).map(([game, { play }]) => [
    game,
    { play, drawn: drawn[game as keyof typeof drawn], setOf: sets[game as keyof typeof sets] },
  ]),
) as unknown as Record<string, Told>;

const SENTENCE = /^[A-Z0-9][^{}⟦|]*[^.]\.$/;
const GARBAGE = /undefined|null|NaN|\bon \.|: \./;

/** The picture of a view: what is drawn of it, and who stands where. */
function pictureOf({ play, drawn }: Told, view: unknown, set: unknown) {
  const actors = play.actors(view, set);
  return { drawn: drawn(view), actors: Object.fromEntries(actors.map(({ id, x, y, size }) => [id, { x, y, size }])) };
}

/** Frames come at once, each at the end of its act. */
function withoutWaiting() {
  let now = performance.now();
  vi.stubGlobal('requestAnimationFrame', (draw: (time: number) => void) => {
    queueMicrotask(() => draw((now += 10_000)));
    return 0;
  });
}

afterEach(() => void vi.unstubAllGlobals());

describe.skipIf(!areRecorded)('recorded games', () => {
  it('are told here, every one with a board', () => {
    const boards = readdirSync('src/games').filter((game) => existsSync(`src/games/${game}/Board.svelte`));
    expect(Object.keys(GAMES).sort()).toEqual(boards.sort());
  });

  it.each(Object.keys(GAMES))(
    '%s: boards in words are sentences for people',
    async (game) => {
      const board = await loadBoard(game);
      const seats = [0, 1, 2, 3, 4, 5].map((number) => seat(number));
      for (const { views, options } of reelsOf(game)) {
        for (const view of views.filter((_, i) => i % 20 === 0)) {
          const scene = { view, seats, options, turn: turn(), me: SPECTATOR, legal: [], decision: null, forms: [] };
          const passages = board?.inWords({ ...scene, result: null }) ?? [];
          expect(passages.length).toBeGreaterThan(0);
          expect(new Set(passages.map(({ title }) => title)).size).toBe(passages.length);
          const lines = passages.flatMap((passage) => passage.lines);
          expect(lines.filter((line) => !SENTENCE.test(line) || GARBAGE.test(line))).toEqual([]);
        }
      }
    },
    60_000,
  );

  it.each(Object.entries(GAMES))(
    '%s: what is told of each change leads to the picture after it',
    (game, told) => {
      let beats = 0;
      for (const { views, events, viewer, options } of reelsOf(game)) {
        const set = told.setOf?.(views[0]) ?? null;
        views.slice(1).forEach((after, i) => {
          const happened = events[i] ?? [];
          const end = pictureOf(told, happened.reduce<unknown>(told.play.after, views[i]), set);
          const wanted = pictureOf(told, after, set);
          if (!same(end, wanted)) {
            const where = `seen by ${viewer}, ${JSON.stringify(options)}: ${happened.map(({ text }) => text).join(' ')}`;
            expect(end, where).toEqual(wanted);
          }
          beats++;
        });
      }
      expect(beats).toBeGreaterThan(2000);
    },
    60_000,
  );

  it.each(Object.entries(GAMES))(
    '%s: each kind of event can be shown, and nothing is left of it',
    async (game, told) => {
      withoutWaiting();
      const shown = new Set<string>();
      for (const { views, events } of reelsOf(game)) {
        const set = told.setOf?.(views[0]) ?? null;
        for (const [i, happened] of events.entries()) {
          if (happened.every(({ type }) => shown.has(type))) {
            continue;
          }
          happened.forEach(({ type }) => shown.add(type));
          const { pictures, last } = await performed(told.play, views[i], happened, set);
          expect(pictures.every(({ actors }) => actors.every(({ x, y }) => Number.isFinite(x + y)))).toBe(true);
          expect([last.props, last.signs, last.ring]).toEqual([told.play.props, [], null]);
          expect(last.actors).toEqual(told.play.actors(last.view, set));
        }
      }
      expect(shown.size).toBeGreaterThan(0);
    },
    60_000,
  );
});
