/** Where the page is. Addresses are short and can be sent to friends. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'setup'; readonly game: string }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'replay'; readonly table: string }
  | { readonly page: 'rules'; readonly game: string | null }
  | { readonly page: 'editor'; readonly game: string | null }
  | { readonly page: 'settings' }
  | { readonly page: 'art' }
  | { readonly page: 'missing' };

const UNREADABLE = '\0';

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return UNREADABLE;
  }
}

export function parse(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decoded);
  if (rest.length > 0 || second === UNREADABLE) {
    return { page: 'missing' };
  }
  switch (first) {
    case '':
      return { page: 'home' };
    case 'setup':
      return second ? { page: 'setup', game: second } : { page: 'home' };
    case 't':
      return second ? { page: 'table', table: second } : { page: 'home' };
    case 'r':
      return second ? { page: 'replay', table: second } : { page: 'home' };
    case 'rules':
      return { page: 'rules', game: second || null };
    case 'editor':
      return { page: 'editor', game: second || null };
    case 'settings':
    case 'art':
      return second ? { page: 'missing' } : { page: first };
    default:
      return { page: 'missing' };
  }
}

class Router {
  route = $state.raw<Route>(parse(location.pathname));
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.#read());
  }

  #read(): void {
    this.route = parse(location.pathname);
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
  }

  /** The same page under another address: nothing to go back to. */
  become(path: string): void {
    history.replaceState(null, '', path);
    this.#read();
  }

  /** Changes what stands behind the question mark and leaves the page as it is. */
  remember(query: URLSearchParams): void {
    const text = query.toString();
    history.replaceState(null, '', location.pathname + (text ? `?${text}` : ''));
  }

  /** Takes over plain clicks on our own links. */
  click(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (
      !link ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey ||
      link.target ||
      link.hasAttribute('download') ||
      link.origin !== location.origin ||
      link.pathname.startsWith('/api/')
    ) {
      return;
    }
    if (link.pathname === location.pathname && link.hash) {
      return;
    }
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
