import { beforeAll, describe, expect, it } from 'vitest';
import { SPECTATOR, type AnyBoard, type Trace } from '../../src/board';
import { loadBoard } from '../../src/lib/boards';
import { eventsOf } from '../../src/lib/fold';
import { arrow, footprints } from '../../src/lib/footprints';
import { Memory } from '../../src/lib/memory';
import { plain, references } from '../../src/lib/said';
import { CHANCE, linesSince, recapOf, tracesOf, type Recap, type Telling } from '../../src/lib/traces';
import type { Change, LogLine } from '../../src/wire';
import lastFleeceStanding from './recorded/last-fleece-standing.json';
import sheepHop from './recorded/sheep-hop.json';
import shepherdMess from './recorded/shepherd-mess.json';
import wolfAndSheep from './recorded/wolf-and-sheep.json';
import { change } from './tables';

/** Parts of games that were played against bots, as the one on seat 0 heard of them. */
const RECORDED: Record<string, { changes: readonly unknown[]; outside?: readonly unknown[] }> = {
  'wolf-and-sheep': wolfAndSheep,
  'sheep-hop': sheepHop,
  'shepherd-mess': shepherdMess,
  'last-fleece-standing': lastFleeceStanding,
};
const GAMES = Object.keys(RECORDED);
const changesOf = (game: string, outside = false) =>
  ((outside ? RECORDED[game]?.outside : RECORDED[game]?.changes) ?? []) as readonly Change[];
const ME = 0;

const boards: Record<string, AnyBoard | null> = {};
beforeAll(async () => {
  for (const game of GAMES) {
    boards[game] = await loadBoard(game);
  }
}, 60_000);
const telling = (game: string): Telling => ({ places: boards[game]?.places, silent: boards[game]?.silent });

interface Moment {
  readonly log: readonly LogLine[];
  readonly traces: readonly Trace[];
  readonly recap: Recap | null;
  readonly heard: Memory;
}

/** What somebody is shown after each change of a recorded game. */
function moments(game: string, me = ME, outside = false, remembers = true): readonly Moment[] {
  const words = telling(game);
  const heard = new Memory();
  let log: readonly LogLine[] = [];
  return changesOf(game, outside).map((told) => {
    log = [...log, ...told.log];
    if (remembers) {
      heard.keep(told, null, null);
    }
    const lines = linesSince(log, me, words);
    const traces = tracesOf(lines, me, words, (line) => heard.eventsOf(line));
    return { log, traces, recap: recapOf(log, me, words), heard };
  });
}

/** A word without the people in it. */
const line = (number: number, seat: number, ...words: string[]): LogLine => ({ number, seat, move: 'x', words });
const SQUARES: Telling = { places: ({ kind, id }) => (kind === 'square' ? [id] : []) };
const goes = (from: string, to: string) => `It goes from ⟦square:${from}|${from}⟧ to ⟦square:${to}|${to}⟧.`;
const wordsOf = (recap: Recap | null) => recap?.turns.flatMap(({ sentences }) => sentences.map(plain)) ?? [];

describe.each(GAMES)('recorded tables of %s', (game) => {
  it('give each line the events of its own sentences', () => {
    const heard = new Memory();
    for (const told of changesOf(game)) {
      heard.keep(told, null, null);
      const texts = told.log.map(({ number }) => heard.eventsOf(number).map(({ text }) => text));
      expect(texts).toEqual(told.log.map(({ words }) => words));
    }
  });

  it('mark what rivals did, never one’s own move, and only where the log’s sentences or their events point', () => {
    const words = telling(game);
    const all = moments(game);
    expect(all.some(({ traces }) => traces.length > 0)).toBe(true);
    for (const { log, traces, heard } of all) {
      const lines = linesSince(log, ME, words);
      const named = lines
        .flatMap(({ words: said }) => said.flatMap(references))
        .flatMap((ref) => words.places?.(ref) ?? []);
      const starts = lines
        .flatMap(({ number }) => heard.eventsOf(number))
        .flatMap((event) => Object.values(event).flat());
      for (const { seat, places, from } of traces) {
        expect(seat).not.toBe(ME);
        expect(seat).toBeGreaterThanOrEqual(CHANCE);
        expect(places.length).toBeGreaterThan(0);
        places.forEach((place) => expect(place === from ? [...named, ...starts] : named).toContain(place));
      }
    }
  });

  it('say what happened in sentences of the log, in its order, or say how many are left out', () => {
    const words = telling(game);
    for (const { log, recap } of moments(game)) {
      const lines = linesSince(log, ME, words);
      const told = lines.flatMap((one) => one.words);
      const shown = recap?.turns.flatMap(({ sentences }) => sentences) ?? [];
      const left = recap?.turns.reduce((sum, { more }) => sum + more, 0) ?? 0;
      expect(shown.length + left).toBe(told.length);
      shown.forEach((sentence) => expect(told).toContain(sentence));
      expect(recap?.from).toBe(lines.find((one) => one.words.length > 0)?.number);
    }
  });

  it('tell the same after a reload, with marks at the same places or at fewer', () => {
    const [seen, read] = [moments(game), moments(game, ME, false, false)];
    seen.forEach(({ traces, recap }, i) => {
      expect(read[i]?.recap).toEqual(recap);
      const seats = (some: readonly Trace[]) => [...new Set(some.map(({ seat }) => seat))];
      expect(seats(read[i]?.traces ?? [])).toEqual(seats(traces));
    });
  });

  it('end with one’s own next move', () => {
    const words = telling(game);
    const { log } = moments(game).at(-1) ?? { log: [] };
    const mine: LogLine = { ...line(999, ME), data: { type: 'step' } };
    expect(linesSince([...log, mine], ME, words)).toEqual([]);
    expect(recapOf([...log, mine], ME, words)).toBeNull();
    expect(tracesOf([], ME, words)).toEqual([]);
  });
});

describe('a trace', () => {
  it('is an arrow where events tell both ends, also the one that no sentence names', () => {
    const run: LogLine = line(3, 1, 'A dog runs to ⟦square:b2|b2⟧, ⟦square:c2|c2⟧.');
    const events = [{ type: 'dogRan', way: ['a2', 'b2', 'c2'], text: run.words[0] ?? '' }];
    expect(tracesOf([run], 0, SQUARES, () => events)).toEqual([
      { seat: 1, places: ['a2', 'c2'], from: 'a2', to: 'c2' },
    ]);
    expect(tracesOf([run], 0, SQUARES)).toEqual([{ seat: 1, places: ['b2', 'c2'] }]);
  });

  it('is an arrow after a reload too where the move tells both ends', () => {
    const step: LogLine = { ...line(3, 1, goes('c1', 'd2')), data: { type: 'step', from: 'c1', to: 'd2' } };
    expect(tracesOf([step], 0, SQUARES)).toEqual([{ seat: 1, places: ['c1', 'd2'], from: 'c1', to: 'd2' }]);
  });

  it('leaves out who only watched where something went somewhere', () => {
    const bark = line(3, 1, 'It barks at ⟦square:b2|b2⟧ and ⟦square:b3|b3⟧.', goes('b2', 'b1'));
    const events = bark.words.map((text, i) =>
      i === 0 ? { type: 'barked', text } : { type: 'ran', from: 'b2', to: 'b1', text },
    );
    expect(tracesOf([bark], 0, SQUARES, () => events)).toEqual([
      { seat: 1, places: ['b2', 'b1'], from: 'b2', to: 'b1' },
    ]);
  });

  it('is there for every rival’s last turn, with all moves of that turn, and for chance', () => {
    const lines = [
      line(1, 1, 'On ⟦square:a1|a1⟧.'),
      line(2, 2, 'On ⟦square:a2|a2⟧.'),
      line(3, 1, 'On ⟦square:a3|a3⟧.'),
      line(4, CHANCE, 'A wolf on ⟦square:h8|h8⟧.'),
      line(5, 1, 'On ⟦square:a4|a4⟧.'),
    ];
    expect(tracesOf(lines, 0, SQUARES)).toEqual([
      { seat: 2, places: ['a2'] },
      { seat: 1, places: ['a3'] },
      { seat: 1, places: ['a4'] },
      { seat: CHANCE, places: ['h8'] },
    ]);
  });

  it('lies at one’s own seat where nothing else was touched', () => {
    const places: Telling = { places: ({ kind, id }) => [`${kind} ${id}`] };
    expect(tracesOf([line(1, 1, '⟦seat:1|Seat B⟧ draws.')], 0, places)).toEqual([{ seat: 1, places: ['seat 1'] }]);
    expect(tracesOf([line(1, 1, '⟦seat:1|Seat B⟧ snips ⟦cell:0.3|cell 3⟧.')], 0, places)).toEqual([
      { seat: 1, places: ['cell 0.3'] },
    ]);
  });
});

describe('whose turn it was', () => {
  const log = [line(1, 0, 'One.'), line(2, 1, 'Two.'), line(3, 2, 'Three.'), line(4, 0, 'Four.'), line(5, 1, 'Five.')];

  it('is reckoned from the one who looks, also where several share a screen', () => {
    expect(wordsOf(recapOf(log, 0, {}))).toEqual(['Five.']);
    expect(wordsOf(recapOf(log, 2, {}))).toEqual(['Four.', 'Five.']);
    expect(recapOf(log, 2, {})?.since).toBe(true);
    expect(recapOf(log, 1, {})).toBeNull();
  });

  it('is the last round for those who watch, and for those who have not moved yet', () => {
    for (const eyes of [SPECTATOR, 7]) {
      expect(wordsOf(recapOf(log, eyes, {}))).toEqual(['Three.', 'Four.', 'Five.']);
      expect(recapOf(log, eyes, {})?.since).toBe(false);
    }
  });

  it('is nothing before somebody has moved, whatever chance has laid out', () => {
    expect(recapOf([line(1, CHANCE, 'A puddle on ⟦square:a1|a1⟧.')], SPECTATOR, SQUARES)).toBeNull();
  });

  it('is bounded for those who watch one player for long', () => {
    const long = Array.from({ length: 200 }, (_, i) => line(i + 1, 1, `Line ${i}.`));
    expect(linesSince(long, SPECTATOR).length).toBeLessThanOrEqual(40);
  });

  it('does not end with a window that somebody lets pass', () => {
    const words = telling('last-fleece-standing');
    const passing: LogLine = { ...line(6, 0, '⟦seat:1|Seat B⟧ snips.'), data: { type: 'pass' } };
    const before = [...log, { ...line(6, 1, 'It snips.'), data: { type: 'snip', cell: 1 } }];
    expect(wordsOf(recapOf([...before, { ...passing, number: 7 }], 0, words))).toContain('It snips.');
    // What the closing of the window brought is the deed of the one of whom it speaks
    expect(recapOf([...before, { ...passing, number: 7 }], 0, words)?.turns.at(-1)?.seat).toBe(1);
  });
});

it('of many things that happened the first few are told, and how many more there are', () => {
  const many = line(2, 1, ...Array.from({ length: 10 }, (_, i) => `Sheep ${i} runs.`));
  expect(recapOf([line(1, 0, 'Mine.'), many], 0, {})?.turns).toEqual([
    { seat: 1, sentences: ['Sheep 0 runs.', 'Sheep 1 runs.', 'Sheep 2 runs.'], more: 7 },
  ]);
});

it('what happened on the board is told, not what was rolled for it', () => {
  const log = [line(1, 0, 'Mine.'), line(2, 1, 'A roll.', 'Another.', 'On ⟦square:a1|a1⟧.'), line(3, 2, 'A roll.')];
  expect(recapOf(log, 0, SQUARES)?.turns).toEqual([
    { seat: 1, sentences: ['On ⟦square:a1|a1⟧.'], more: 2 },
    { seat: 2, sentences: ['A roll.'], more: 0 },
  ]);
});

it('what only some may hear of is in nobody else’s traces and recaps', () => {
  const game = 'last-fleece-standing';
  const secret = changesOf(game).flatMap(({ log }) => log.flatMap(({ words }) => words));
  const open = changesOf(game, true).flatMap(({ log }) => log.flatMap(({ words }) => words));
  const kept = secret.filter((text) => !open.includes(text));
  expect(kept.length).toBeGreaterThan(0);
  for (const { recap, traces } of moments(game, SPECTATOR, true)) {
    wordsOf(recap).forEach((sentence) => expect(kept.map(plain)).not.toContain(sentence));
    expect(
      traces.every(({ places }) =>
        places.every((place) => open.some((text) => text.includes(`:${place.split(' ')[1]}|`))),
      ),
    ).toBe(true);
  }
});

describe('a memory', () => {
  const told = (number: number, more: Partial<Change> = {}) =>
    change(number, {
      moves: number,
      log: [line(number, 1, `Line ${number}.`)],
      events: [{ type: 'moved', text: `Line ${number}.` }],
      ...more,
    });
  const remembering = (count: number) => {
    const memory = new Memory();
    for (let i = 1; i <= count; i++) {
      memory.keep(told(i), i - 1, i);
    }
    return memory;
  };

  it('has every change from a line on, with the views around it', () => {
    expect(remembering(4).from(3)).toEqual([
      { first: 3, last: 3, events: eventsOf(told(3).events), before: 2, after: 3 },
      { first: 4, last: 4, events: eventsOf(told(4).events), before: 3, after: 4 },
    ]);
  });

  it('has nothing where something is missing', () => {
    const memory = remembering(2);
    memory.keep(told(5), 4, 5);
    expect(memory.from(2)).toEqual([]);
    expect(memory.from(5)).toHaveLength(1);
    expect(memory.from(6)).toEqual([]);
  });

  it('loses what was taken back', () => {
    const memory = remembering(4);
    memory.keep(change(9, { moves: 2, log: [], events: [] }), 4, 2);
    expect(memory.from(1)).toHaveLength(2);
    expect(memory.eventsOf(3)).toEqual([]);
    expect(memory.eventsOf(2)).toHaveLength(1);
  });

  it('keeps what it has when nothing was moved', () => {
    const memory = remembering(2);
    memory.keep(change(9, { moves: 2 }), 2, 2);
    expect(memory.from(1)).toHaveLength(2);
  });

  it('does not grow for ever', () => {
    const memory = remembering(500);
    expect(memory.from(441)).toHaveLength(60);
    expect(memory.from(440)).toEqual([]);
    expect(memory.eventsOf(440)).toEqual([]);
  });

  it('has nothing for other eyes', () => {
    const memory = remembering(3);
    memory.forget();
    expect(memory.from(1)).toEqual([]);
    expect(memory.eventsOf(2)).toEqual([]);
  });
});

describe('footprints', () => {
  const at = (place: string) => (place === 'off' ? null : { x: Number(place) * 100, y: 0, r: 40 });

  it('are one ring for each seat and place, and one arrow for each way', () => {
    const { rings, ways } = footprints(
      [
        { seat: 1, places: ['1', '2'], from: '1', to: '2' },
        { seat: 1, places: ['2', '3'], from: '2', to: '3' },
        { seat: 1, places: ['off'] },
      ],
      at,
    );
    expect(rings.map(({ place, left }) => [place, left])).toEqual([
      ['1', true],
      ['2', false],
      ['3', false],
    ]);
    expect(ways).toHaveLength(2);
  });

  it('of several seats lie inside each other', () => {
    const { rings } = footprints(
      [1, 2].map((seat) => ({ seat, places: ['1'] })),
      at,
    );
    expect(rings[1]?.r).toBeLessThan(rings[0]?.r ?? 0);
  });

  it('end before the ring they lead to, and never run backwards', () => {
    expect(arrow({ x: 0, y: 0, r: 40 }, { x: 200, y: 0, r: 40 })).toMatch(/^M14 0L160 0/);
    expect(arrow({ x: 0, y: 0, r: 40 }, { x: 50, y: 0, r: 40 })).toMatch(/^M8\.3 0L27\.5 0/);
    expect(arrow({ x: 5, y: 5, r: 40 }, { x: 5, y: 5, r: 40 })).toBe('');
  });
});
