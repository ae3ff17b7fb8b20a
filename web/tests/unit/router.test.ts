import { describe, expect, it } from 'vitest';
import { parse, router } from '../../src/lib/router.svelte';

describe('addresses', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/setup/sheep-hop', { page: 'setup', game: 'sheep-hop' }],
    ['/t/2WiMEsR8jnI-vYCT', { page: 'table', table: '2WiMEsR8jnI-vYCT' }],
    ['/r/abc/', { page: 'replay', table: 'abc' }],
    ['/rules', { page: 'rules', game: null }],
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
