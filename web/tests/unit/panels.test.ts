import { describe, expect, it } from 'vitest';
import { layout, panels } from '../../src/lib/panels';

const plain = (text: string) => ({ kind: 'plain', text });

describe('a view of any game', () => {
  it('gathers small facts and gives larger things panels of their own', () => {
    const shown = panels({ toMove: 'wolf', movesMade: 3, over: false, hand: ['ewe'], board: ['..', '..'] });
    expect(shown.facts.map((entry) => [entry.label, entry.value])).toEqual([
      ['To move', plain('wolf')],
      ['Moves made', plain('3')],
      ['Over', plain('no')],
    ]);
    expect(shown.panels.map((entry) => entry.label)).toEqual(['Hand', 'Board']);
  });

  it('draws boards as they are drawn', () => {
    const rows = ['..w.', '....', 's.s.'];
    expect(layout(rows)).toEqual({ kind: 'drawing', rows });
    expect(layout(['ewe', 'ram', 'hen'])).toEqual({ kind: 'chips', items: ['ewe', 'ram', 'hen'] });
  });

  it('lays out records of one kind as a table', () => {
    expect(
      layout([
        { space: 'b2', danger: { chances: 1, outOf: 6 } },
        { space: 'c3', danger: null },
      ]),
    ).toMatchObject({
      kind: 'table',
      columns: ['Space', 'Danger'],
      rows: [
        [plain('b2'), { kind: 'entries' }],
        [plain('c3'), plain('–')],
      ],
    });
  });

  it('stacks what fits no table, and shows empty things as such', () => {
    expect(layout([[1, 2], ['a']])).toMatchObject({ kind: 'stack', items: [{ kind: 'chips' }, { kind: 'chips' }] });
    expect(layout([])).toEqual({ kind: 'chips', items: [] });
    expect(layout(0.123456)).toEqual(plain('0.12'));
    expect(layout('')).toEqual(plain('–'));
  });
});
