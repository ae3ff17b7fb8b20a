import { describe, expect, it } from 'vitest';
import {
  asked,
  bounds,
  boundsOf,
  chosen,
  columns,
  figure,
  isOver,
  linkOf,
  planFor,
  planFrom,
  valueOf,
} from '../../src/lib/lab';
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

it('a run is over when nobody plays it any more', () => {
  expect((['waiting', 'running', 'paused'] as const).some(isOver)).toBe(false);
  expect((['stopped', 'failed', 'done'] as const).every(isOver)).toBe(true);
});
