/** Where the page is. Addresses are short and can be sent to friends. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'setup'; readonly game: string }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'puzzles' }
  | { readonly page: 'puzzle'; readonly game: string; readonly puzzle: string }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'replay'; readonly table: string }
  | { readonly page: 'rules'; readonly game: string | null }
  | { readonly page: 'editor'; readonly game: string | null }
  | { readonly page: 'lab'; readonly run: string | null }
  | { readonly page: 'me' }
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
  const [first = '', second = '', third = '', ...rest] = path.split('/').filter(Boolean).map(decoded);
  if (first === 'puzzles' && third && rest.length === 0 && second !== UNREADABLE && third !== UNREADABLE) {
    return { page: 'puzzle', game: second, puzzle: third };
  }
  if (third || rest.length > 0 || second === UNREADABLE) {
    return { page: 'missing' };
  }
  switch (first) {
    case '':
      return { page: 'home' };
    case 'setup':
      return second ? { page: 'setup', game: second } : { page: 'home' };
    case 'learn':
      return second ? { page: 'learn', game: second } : { page: 'home' };
    case 't':
      return second ? { page: 'table', table: second } : { page: 'home' };
    case 'r':
      return second ? { page: 'replay', table: second } : { page: 'home' };
    case 'rules':
      return { page: 'rules', game: second || null };
    case 'editor':
      return { page: 'editor', game: second || null };
    case 'lab':
      return { page: 'lab', run: second || null };
    case 'me':
    case 'puzzles':
    case 'settings':
    case 'art':
      return second ? { page: 'missing' } : { page: first };
    default:
      return { page: 'missing' };
  }
}

/** A sheet over the page, with an entry of the history of its own. */
interface Entry {
  readonly close: () => void;
}

class Router {
  route = $state.raw<Route>(parse(location.pathname));
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));

  #path = location.pathname;
  /** The sheets that are open, one over the other. */
  #sheets = $state.raw<readonly Entry[]>([]);
  /** On the way back over the entries of sheets that were closed; nothing new may be entered until we are there. */
  #returning = false;
  #waiting: (() => void)[] = [];

  constructor() {
    addEventListener('popstate', () => this.#arrive());
    // A reload closes sheets: their entries lead nowhere
    this.#settle();
  }

  /** How many sheets lie over the page. */
  get sheets(): number {
    return this.#sheets.length;
  }

  /** How many sheets were open where the history now is. */
  get #depth(): number {
    const state = history.state as { sheets?: number } | null;
    return state?.sheets ?? 0;
  }

  #arrive(): void {
    this.#returning = false;
    const gone = this.#sheets.slice(this.#depth);
    this.#sheets = this.#sheets.slice(0, this.#depth);
    gone.reverse().forEach((sheet) => sheet.close());
    this.#read();
    this.#settle();
    this.#waiting.splice(0).forEach((act) => act());
  }

  #read(): void {
    if (this.#path !== location.pathname) {
      this.#path = location.pathname;
      this.route = parse(location.pathname);
    }
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }

  /** Leaves the entries of sheets that are no longer there. */
  #settle(): void {
    const spare = this.#depth - this.#sheets.length;
    if (spare > 0 && !this.#returning) {
      this.#returning = true;
      history.go(-spare);
    }
  }

  #enter(act: () => void): void {
    if (this.#returning) {
      this.#waiting.push(act);
    } else {
      act();
    }
  }

  /** A sheet has opened: going back closes it. Returns what to call when it was closed in another way. */
  open(close: () => void): () => void {
    const sheet = { close };
    let wanted = true;
    this.#enter(() => {
      if (!wanted) {
        return;
      }
      this.#sheets = [...this.#sheets, sheet];
      // One that takes the place of another takes its entry too
      if (this.#depth < this.#sheets.length) {
        history.pushState({ sheets: this.#sheets.length }, '');
      }
    });
    return () => {
      wanted = false;
      this.#sheets = this.#sheets.filter((other) => other !== sheet);
      queueMicrotask(() => this.#settle());
    };
  }

  go(path: string): void {
    this.#enter(() => {
      // A way that leads on from a sheet takes the sheet's place
      const instead = this.#depth > 0;
      this.#sheets = [];
      history[instead ? 'replaceState' : 'pushState'](null, '', path);
      this.#read();
      scrollTo(0, 0);
    });
  }

  /** The same page under another address: nothing to go back to. */
  become(path: string): void {
    history.replaceState(history.state, '', path);
    this.#read();
  }

  /** Changes what stands behind the question mark and leaves the page as it is. */
  remember(query: URLSearchParams): void {
    const text = query.toString();
    history.replaceState(history.state, '', location.pathname + (text ? `?${text}` : ''));
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
