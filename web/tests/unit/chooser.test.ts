import { describe, expect, it, vi } from 'vitest';
import { flushSync } from 'svelte';
import type { Listed } from '../../src/board';
import { Chooser } from '../../src/lib/chooser.svelte';
import { by } from '../../src/lib/listed';
import { Changing, watch } from './changing.svelte';

type Walk = { readonly from?: string; readonly to: string; readonly pay?: string };

const listed = (...moves: readonly Walk[]): readonly Listed<Walk>[] =>
  moves.map((data) => ({ seat: 0, move: Object.values(data).join('-'), text: '', data }));
const ways = ({ from, to }: Walk) => [[...(from ? [`sheep ${from}`] : []), to]];
const of = (...moves: readonly Walk[]) => new Chooser<Walk>({ legal: () => listed(...moves), ways });
const names = (found: ReadonlyMap<string, unknown>) => [...found.keys()];

const AB = { from: 'a', to: 'b' };
const AC = { from: 'a', to: 'c' };
const DB = { from: 'd', to: 'b' };

describe('a chooser', () => {
  it('narrows the moves by what is touched, until one is left', () => {
    const chooser = of(AB, AC, DB);
    expect(names(chooser.next)).toEqual(['sheep a', 'sheep d']);
    expect(chooser.touch('sheep a')).toBeNull();
    expect([chooser.held('sheep'), chooser.touched, chooser.open.length]).toEqual(['a', ['sheep a'], 2]);
    expect(names(chooser.next)).toEqual(['b', 'c']);
    expect(chooser.touch('c')?.data).toEqual(AC);
  });

  it('lets go of what is touched again, and of what was touched before something else', () => {
    const chooser = of(AB, AC, DB);
    chooser.touch('sheep a');
    chooser.touch('sheep d');
    expect(chooser.touched).toEqual(['sheep d']);
    chooser.touch('sheep d');
    expect([chooser.touched, chooser.busy]).toEqual([[], false]);
  });

  it('asks on where several moves are made by the same touches, and goes to another goal from there', () => {
    const chooser = of(AB, { ...AB, pay: 'gold' }, AC);
    chooser.touch('sheep a');
    expect(chooser.touch('b')).toBeNull();
    expect([chooser.aimed, chooser.open.length, names(chooser.next)]).toEqual(['b', 2, []]);
    // It stays aimed at, for a button says how
    chooser.touch('b');
    expect(chooser.aimed).toBe('b');
    chooser.stepBack();
    expect(chooser.touched).toEqual(['sheep a']);
    chooser.touch('b');
    expect(chooser.touch('c')?.data).toEqual(AC);
  });

  it('looks at a goal before it goes there, if that is wanted', () => {
    const chooser = of(AB, AC);
    chooser.touch('sheep a');
    expect(chooser.touch('b', true)).toBeNull();
    expect(chooser.aimed).toBe('b');
    expect(chooser.touch('c', true)).toBeNull();
    expect(chooser.aimed).toBe('c');
    chooser.touch('c', true);
    expect(chooser.touched).toEqual(['sheep a']);
  });

  it('picks by itself what is alone, which is not held by anybody', () => {
    const chooser = new Chooser<Walk>({
      legal: () => listed(AB, AC, { to: 'x' }),
      ways,
      alone: (name) => name !== 'x',
    });
    expect([chooser.touched, chooser.busy, names(chooser.next)]).toEqual([['sheep a'], false, ['b', 'c']]);
    chooser.touch('b', true);
    expect([chooser.touched, chooser.busy]).toEqual([['sheep a', 'b'], true]);
    chooser.stepBack();
    expect([chooser.touched, chooser.busy]).toEqual([['sheep a'], false]);
    expect(chooser.touch('x')?.data).toEqual({ to: 'x' });
  });

  it('looks at what is there, though no move begins with it', () => {
    const chooser = new Chooser<Walk>({ legal: () => listed(AB), ways, there: (name) => name === 'gate 3' });
    chooser.touch('gate 3');
    expect([chooser.held('gate'), names(chooser.next), chooser.open]).toEqual(['3', [], []]);
    chooser.touch('gate 4');
    expect(chooser.touched).toEqual([]);
  });

  it('takes several in any order, but none that goes in any case', () => {
    const going = ({ to }: Walk) => [to.split(' ')];
    const legal = listed({ to: 'a b z' }, { to: 'a c z' }, { to: 'b c z' });
    const chooser = new Chooser<Walk>({ legal: () => legal, ways: going, anyOrder: true });
    expect(names(chooser.next)).toEqual(['a', 'b', 'c']);
    expect(chooser.touch('c')).toBeNull();
    expect(names(chooser.next)).toEqual(['a', 'b']);
    expect(chooser.touch('a')?.move).toBe('a c z');
  });

  it('forgets what leads nowhere any more, and all of it when something else is decided', () => {
    const legal = new Changing(listed(AB, AC, DB), 1);
    const chooser = new Chooser<Walk>({ legal: () => legal.view, ways });
    const letGo = vi.fn(() => chooser.letGo());
    const stop = watch(() => chooser.follow(() => legal.set || undefined, letGo));
    chooser.hold('sheep a', 'c');
    legal.view = listed(AB, DB);
    expect(chooser.touched).toEqual(['sheep a']);
    // While nothing is decided, nothing is let go
    legal.set = 0;
    flushSync();
    legal.set = 1;
    flushSync();
    expect([chooser.touched, letGo.mock.calls.length]).toEqual([['sheep a'], 1]);
    legal.set = 2;
    flushSync();
    expect(chooser.touched).toEqual([]);
    stop();
  });

  it('finds moves by all that they name', () => {
    const found = by(listed(AB, DB, { to: 'z' }), ({ from, to }) => (from ? [from, to] : null));
    expect([...found].map(([name, moves]) => [name, moves.length])).toEqual([
      ['a', 1],
      ['b', 2],
      ['d', 1],
    ]);
  });
});
