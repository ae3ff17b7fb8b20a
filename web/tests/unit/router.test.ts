import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse, router } from '../../src/lib/router.svelte';

describe('addresses', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/setup/sheep-hop', { page: 'setup', game: 'sheep-hop' }],
    ['/t/2WiMEsR8jnI-vYCT', { page: 'table', table: '2WiMEsR8jnI-vYCT' }],
    ['/r/abc/', { page: 'replay', table: 'abc' }],
    ['/rules', { page: 'rules', game: null }],
    ['/puzzles', { page: 'puzzles' }],
    ['/puzzles/sheep-hop', { page: 'missing' }],
    ['/puzzles/sheep-hop/1bpefu', { page: 'puzzle', game: 'sheep-hop', puzzle: '1bpefu' }],
    ['/puzzles/sheep-hop/1bpefu/x', { page: 'missing' }],
    ['/puzzles/sheep-hop/%zz', { page: 'missing' }],
    ['/rules/tangle', { page: 'rules', game: 'tangle' }],
    ['/editor', { page: 'editor', game: null }],
    ['/settings', { page: 'settings' }],
    ['/settings/x', { page: 'missing' }],
    ['/nowhere', { page: 'missing' }],
    ['/t/a/b', { page: 'missing' }],
    ['/t/%zz', { page: 'missing' }],
  ])('%s', (path, route) => {
    expect(parse(path)).toEqual(route);
  });
});

describe('links', () => {
  function click(href: string, more: Partial<MouseEventInit> = {}, attributes: Record<string, string> = {}) {
    const link = document.createElement('a');
    link.setAttribute('href', href);
    Object.entries(attributes).forEach(([name, value]) => link.setAttribute(name, value));
    document.body.append(link);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...more });
    link.addEventListener('click', (clicked) => router.click(clicked));
    link.dispatchEvent(event);
    link.remove();
    return event.defaultPrevented;
  }

  it('of our own are followed without leaving the page', () => {
    expect(click('/rules/sheep-hop?x=1#SS-ROLL-01')).toBe(true);
    expect(router.route).toEqual({ page: 'rules', game: 'sheep-hop' });
    expect(router.query.get('x')).toBe('1');
    expect(router.hash).toBe('SS-ROLL-01');
  });

  it.each([
    ['to elsewhere', 'https://example.org/', {}, {}],
    ['to a record', '/api/tables/x/record', {}, {}],
    ['that download', '/x', {}, { download: '' }],
    ['into a new tab', '/rules', { ctrlKey: true }, {}],
  ])('%s are left to the browser', (_, href, event, attributes) => {
    expect(click(href, event, attributes)).toBe(false);
  });
});

/** A history that goes back as browsers do: a while after it was asked to. */
class Past {
  #entries: { readonly state: unknown; readonly path: string }[] = [{ state: null, path: location.pathname }];
  #at = 0;
  #browser = history;

  get length() {
    return this.#entries.length;
  }
  get state() {
    return this.#entries[this.#at]?.state ?? null;
  }
  pushState(state: unknown, _: string, path = location.pathname) {
    this.#entries = [...this.#entries.slice(0, ++this.#at), { state, path }];
    this.#browser.replaceState(null, '', path);
  }
  replaceState(state: unknown, _: string, path = location.pathname) {
    this.#entries[this.#at] = { state, path };
    this.#browser.replaceState(null, '', path);
  }
  go(steps: number) {
    setTimeout(() => {
      this.#at += steps;
      this.#browser.replaceState(null, '', this.#entries[this.#at]?.path ?? '/');
      dispatchEvent(new PopStateEvent('popstate'));
    });
  }
  back() {
    this.go(-1);
  }
}

describe('sheets are entries of the history', () => {
  const arrived = () => new Promise<void>((done) => addEventListener('popstate', () => done(), { once: true }));
  const opened = () => {
    const close = vi.fn();
    return { close, shut: router.open(close) };
  };

  beforeEach(() => {
    vi.stubGlobal('history', new Past());
    router.go('/t/table');
  });
  afterEach(() => vi.unstubAllGlobals());

  it('going back closes the uppermost and stays on the page', async () => {
    const below = opened();
    const above = opened();
    history.back();
    await arrived();
    expect(above.close).toHaveBeenCalledOnce();
    expect(below.close).not.toHaveBeenCalled();
    history.back();
    await arrived();
    expect(below.close).toHaveBeenCalledOnce();
    expect(router.route).toEqual({ page: 'table', table: 'table' });
  });

  it('closing one in another way leaves nothing to go back to', async () => {
    const before = history.length;
    const { close, shut } = opened();
    expect(history.state).toEqual({ sheets: 1 });
    shut();
    await arrived();
    expect(history.state).toBe(null);
    expect(history.length).toBe(before + 1);
    expect(close).not.toHaveBeenCalled();
  });

  it('one that takes the place of another takes its entry', async () => {
    const first = opened();
    const length = history.length;
    first.shut();
    const second = opened();
    await Promise.resolve();
    expect(history.state).toEqual({ sheets: 1 });
    expect(history.length).toBe(length);
    history.back();
    await arrived();
    expect(second.close).toHaveBeenCalledOnce();
  });

  it('a way that leads on from one takes its place, and waits until a closed one is left', async () => {
    opened();
    const length = history.length;
    router.go('/r/table');
    expect(history.length).toBe(length);
    expect(history.state).toBe(null);
    const { shut } = opened();
    shut();
    await Promise.resolve();
    router.go('/rules');
    expect(router.route).toEqual({ page: 'replay', table: 'table' });
    await arrived();
    expect(router.route).toEqual({ page: 'rules', game: null });
  });

  it('what is remembered in the address leaves the sheet open', async () => {
    const { close } = opened();
    router.remember(new URLSearchParams({ at: '3' }));
    expect(history.state).toEqual({ sheets: 1 });
    history.back();
    await arrived();
    expect(close).toHaveBeenCalledOnce();
  });
});
