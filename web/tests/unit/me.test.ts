import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const ANNA = { guest: 'g', name: 'Anna', token: '' };

describe('who sits here', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.unstubAllGlobals());

  /** The page as it starts, with a server that knows Anna or nobody. */
  async function start(known: boolean) {
    vi.resetModules();
    const answer = (path: string) =>
      path === '/api/me' && !known
        ? new Response('{"error":"Say who you are first."}', { status: 401 })
        : new Response(JSON.stringify(ANNA));
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
    expect(first.asked()).toEqual(['/api/me', '/api/guests']);
    const later = await start(true);
    await later.me.look();
    expect(later.asked()).toEqual(['/api/me']);
    expect(later.me.name).toBe('Anna');
  });
});
