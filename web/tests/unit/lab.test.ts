import { describe, expect, it } from 'vitest';
import {
  answersOf,
  asked,
  bounds,
  boundsOf,
  changeInWords,
  chosen,
  columns,
  figure,
  isOver,
  linkOf,
  optionsInWords,
  planFor,
  planFrom,
  valueOf,
} from '../../src/lib/lab';
import type { Report } from '../../src/report';
import type { GameEntry } from '../../src/wire';

const option = (id: string, standard: string) => ({
  id,
  standard,
  values: '',
  choices: null,
  least: null,
  most: null,
  label: id,
  meaning: '',
  group: 'first' as const,
  named: [],
});

const game: GameEntry = {
  id: 'hunt',
  title: 'Hunt',
  summary: '',
  rules: '1',
  leastSeats: 2,
  mostSeats: 4,
  defaultSeats: 2,
  cooperative: false,
  hidden: false,
  time: '',
  weight: '',
  presets: [],
  lessons: [],
  options: [option('limit', '200'), option('start', 'd8')],
  decisions: [],
  endings: [],
};

describe('a plan of the lab', () => {
  it('asks for what differs from the usual alone', () => {
    const plan = { ...planFor(game), setups: [{}, { limit: '60', start: 'd8' }] };
    expect(asked(game, plan).setups).toEqual([{ options: {} }, { options: { limit: '60' } }]);
    expect(chosen(game, { limit: '200' })).toEqual({});
  });

  it('gives a bot to each seat and no more', () => {
    const plan = { ...planFor(game), bots: ['greedy' as const, 'random' as const, 'easy' as const] };
    expect(asked(game, plan).bots).toEqual(['greedy', 'random']);
  });

  it('travels in an address and comes back', () => {
    const plan = {
      ...planFor(game),
      seats: 3,
      games: 50,
      measure: ['skill' as const, 'luck' as const],
      setups: [{ limit: '60' }],
    };
    const text = new URL(linkOf(plan), 'http://here').searchParams.get('plan');
    expect(planFrom(text, [game])).toEqual(plan);
  });

  it('asks for measures that take long only if somebody wants them', () => {
    expect(asked(game, planFor(game)).measure).toEqual([]);
    expect(asked(game, { ...planFor(game), measure: ['luck'] }).measure).toEqual(['luck']);
    expect(planFrom('{"game":"hunt","measure":["luck","fun","choices"]}', [game])?.measure).toEqual([
      'choices',
      'luck',
    ]);
    expect(planFrom('{"game":"hunt","measure":"luck"}', [game])?.measure).toEqual([]);
  });

  it('is mended where an address makes no sense', () => {
    expect(planFrom('{"game":"hunt","seats":99,"bots":["strong"],"setups":[{"limit":3,"what":"x"}]}', [game])).toEqual(
      planFor(game),
    );
    expect(planFrom('{"game":"other"}', [game])).toBeNull();
    expect(planFrom('nonsense', [game])).toBeNull();
  });
});

describe('figures', () => {
  it('have as many decimals as mean anything', () => {
    expect([1234.5, 51.26, 0.274, 7].map(figure)).toEqual(['1,235', '51.3', '0.27', '7']);
    expect(bounds({ value: 0, low: -0.021, high: 0.04 }, true)).toBe('-2.1 to 4.0 %');
  });

  it('say so where there are none', () => {
    const measure = { id: 'luck', title: 'luck', value: null, unit: 'share', meaning: 'No.', warning: null };
    expect(valueOf(measure)).toBe('–');
    expect(boundsOf(measure)).toBe('');
    expect(valueOf({ ...measure, value: { value: 0.5, low: 0.4, high: 0.6 } })).toBe('50.0 %');
    expect(boundsOf({ ...measure, value: { value: 0.5, low: 0.5, high: 0.5 } })).toBe('');
  });

  it('are drawn as high as they are frequent', () => {
    const bins = [
      { from: 0, to: 1, count: 2 },
      { from: 1, to: 2, count: 4 },
    ];
    const mean = { value: 1, low: 1, high: 1 };
    const values = { mean, least: 0, low: 0, median: 1, high: 2, most: 2, bins, beyond: 0 };
    expect(columns(values, 100, 40).map(({ height, y }) => [height, y])).toEqual([
      [20, 20],
      [40, 0],
    ]);
  });
});

describe('what a run says to what people ask', () => {
  const share = (value: number, low: number, high: number) => ({ value, low, high });
  const place = (name: string, wins: { value: number; low: number; high: number }) => ({
    name,
    games: 900,
    won: 0,
    wins,
    score: wins,
    meanRank: 1,
  });
  const thing = (name: string, stands: boolean) => ({
    kind: 'card',
    id: name,
    name,
    games: 450,
    offered: 400,
    used: 200,
    won: 100,
    offeredWon: 150,
    probability: 0.01,
    stands,
  });
  const length = {
    mean: share(51, 49.5, 52.5),
    least: 20,
    low: 30,
    median: 50,
    high: 90,
    most: 99,
    bins: [],
    beyond: 0,
  };
  const minutes = { id: 'minutes', title: 'minutes', value: share(12.3, 12, 13), unit: '', meaning: '', warning: null };
  const report = (wins: readonly { value: number; low: number; high: number }[], things: readonly unknown[]) =>
    ({
      games: 900,
      byPlace: wins.map((one, i) => place(`${i}`, one)),
      length,
      measures: { list: [minutes], things },
    }) as unknown as Report;
  const thirds = [share(0.36, 0.33, 0.39), share(0.32, 0.3, 0.34), share(0.31, 0.3, 0.33)];

  it('is who begins first, with its bounds', () => {
    const [first, second, third] = answersOf(report(thirds, [thing('POW', true), thing('Dog', false)]));
    expect(first?.answer).toBe(
      'Whoever begins wins 36 % (33–39): as far as these games can tell, an equal share of 33 %.',
    );
    expect(second?.answer).toBe(
      'A game takes about 12 minutes and 51 moves (49.5–52.5) on average; nine in ten have 30 to 90.',
    );
    expect(third?.answer).toBe(
      '1 of 2 things do: who uses POW wins 50 % instead of 25 %, and it comes up in 50 % of the games.',
    );
    const clear = [share(0.36, 0.34, 0.38), ...thirds.slice(1)];
    expect(answersOf(report(clear, []))[0]?.answer).toContain(': a little more than an equal share');
    expect(answersOf(report([], [])).map(({ question }) => question)).toEqual(['How long is a game?']);
    expect(answersOf(report([], [thing('Dog', false)]))[1]?.answer).toContain('Nothing that 900 games could show');
  });

  it('is what a second set-up changes', () => {
    const one = {
      variant: 'B',
      figure: 'moves',
      first: 51,
      value: 62,
      difference: share(11, 9, 13),
      always: share(11, 8, 14),
      stands: true,
    };
    expect(changeInWords([one])).toBe('With B instead of A: moves 62 instead of 51 (9 to 13 apart).');
    expect(changeInWords([{ ...one, stands: false }])).toContain('Nothing differs');
  });

  it('calls options by their names', () => {
    const named = {
      ...option('first', 'sheep'),
      label: 'Who begins',
      named: [{ value: 'wolf', label: 'The wolf', brings: {} }],
    };
    const begins = { ...game, options: [named] } as unknown as GameEntry;
    expect(optionsInWords(begins, { first: 'wolf', sK: '3' })).toBe('Who begins: The wolf, sK: 3');
  });
});

it('a run is over when nobody plays it any more', () => {
  expect((['waiting', 'running', 'paused'] as const).some(isOver)).toBe(false);
  expect((['stopped', 'failed', 'done'] as const).every(isOver)).toBe(true);
});
