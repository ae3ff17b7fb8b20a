import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { readdirSync } from 'node:fs';
import { loadBoard } from '../../src/lib/boards';
import { references, spans, type Reference } from '../../src/lib/said';
import { areRecorded, reelsOf } from './reels';
import { seat, turn } from './tables';

/** Seats are printed beside the board, rules are opened, and a compass needs no board. */
const KNOWN = ['seat', 'rule', 'direction', 'side', 'corner'];
/** A place is named by a reference, so that it can be lit. */
const BARE = /\b[a-i]\d+\b|\b(space|gate|slot) \d/;

const TASTE = { motion: false, symbols: false, contrast: false, names: true };
const SLOT = { shape: 'wide', width: 900, height: 700, panel: false } as const;
const none = () => undefined;
const lit = (places: readonly string[]) => ({ places, move: null, hint: null, traces: [] });

/** What somebody sees of a board: no words for those who only listen. */
function printed(board: Element): string {
  const seen = board.cloneNode(true) as Element;
  seen.querySelectorAll('.sr, [data-spot], title').forEach((one) => one.remove());
  return seen.textContent.toLowerCase();
}

const keyOf = ({ kind, id, name }: Reference) => `${kind} ${id} ${name}`;

afterEach(cleanup);

describe.skipIf(!areRecorded)('whatever a sentence of a recorded game names', () => {
  const games = readdirSync('src/games');

  it.each(games)(
    '%s: is printed on the board, or lit',
    async (game) => {
      const board = await loadBoard(game);
      if (!board) {
        throw new Error(`No board of ${game}`);
      }
      const seats = [0, 1, 2, 3, 4, 5].map((number) => seat(number));
      const nowhere = new Map<string, string>();
      const known = new Set<string>();
      for (const { views, options, viewer, said } of reelsOf(game)) {
        for (const [i, sentences] of said.entries()) {
          const news = sentences
            .flatMap((sentence) => references(sentence).map((reference) => ({ reference, sentence })))
            .filter(({ reference }) => !KNOWN.includes(reference.kind));
          // What went with the move was there before it, and what is still to be laid is there later
          const around = [views[i], views[i - 1], views[i + 8], views.at(-1)];
          for (const view of around.filter((one) => one !== undefined)) {
            const left = news.filter(({ reference }) => !known.has(keyOf(reference)));
            if (left.length === 0) {
              break;
            }
            const scene = { view, seats, options, turn: turn(), me: viewer, legal: [], decision: null, forms: [] };
            const props = { scene: { ...scene, result: null }, taste: TASTE, portrait: false, slot: SLOT };
            const acts = { choose: none, say: none, sound: none };
            const { container, rerender } = render(board.Board, { ...props, ...acts, lit: lit([]) });
            const dark = container.cloneNode(true);
            const words = printed(container);
            for (const { reference, sentence } of left) {
              await rerender({
                lit: lit([...(board.places?.(reference) ?? []), ...(board.meant?.(reference, view) ?? [])]),
              });
              const isPrinted = /[a-z]/i.test(reference.name) && words.includes(reference.name.toLowerCase());
              if (isPrinted || !container.isEqualNode(dark)) {
                known.add(keyOf(reference));
                nowhere.delete(keyOf(reference));
              } else {
                nowhere.set(keyOf(reference), sentence);
              }
            }
            cleanup();
          }
        }
      }
      expect(Object.fromEntries(nowhere)).toEqual({});
      expect(known.size).toBeGreaterThan(0);
    },
    300_000,
  );

  it.each(games)('%s: is a reference if it is a place', (game) => {
    const sentences = reelsOf(game).flatMap(({ said }) => said.flat());
    const bare = sentences.map((sentence) =>
      spans(sentence)
        .filter((part) => typeof part === 'string')
        .join(' '),
    );
    expect(bare.filter((words) => BARE.test(words))).toEqual([]);
  });
});
