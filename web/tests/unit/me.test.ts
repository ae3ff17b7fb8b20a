import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const ME = '/api/me?new=1';
const ANNA = { guest: 'g', name: 'Anna', token: '' };

describe('who sits here', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.unstubAllGlobals());

  /** The page as it starts, with a server that knows Anna or nobody. */
  async function start(known: boolean) {
    vi.resetModules();
    const answer = (path: string) =>
      new Response(JSON.stringify(path === ME && !known ? { guest: '', name: '', token: '' } : ANNA));
    const fetched = vi.fn((path: string) => Promise.resolve(answer(path)));
    vi.stubGlobal('fetch', fetched);
    const { me } = await import('../../src/lib/me.svelte');
    return { me, asked: () => fetched.mock.calls.map(([path]) => path) };
  }

  it('is not asked in a browser that nobody has been introduced by', async () => {
    const { me, asked } = await start(false);
    await me.look();
    expect(asked()).toEqual([]);
    expect(me.name).toBeNull();
  });

  it('is asked before somebody gets another name, and at each later start', async () => {
    const first = await start(false);
    await first.me.introduce('Anna');
    expect(first.asked()).toEqual([ME, '/api/guests']);
    const later = await start(true);
    await later.me.look();
    expect(later.asked()).toEqual([ME]);
    expect(later.me.name).toBe('Anna');
  });
});
