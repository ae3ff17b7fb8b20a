import { spoken } from './words';

/** How a value of any view is laid out, whatever game it comes from. */
export type Layout =
  | { readonly kind: 'plain'; readonly text: string }
  /** Rows of a board as the game draws it in text. */
  | { readonly kind: 'drawing'; readonly rows: readonly string[] }
  | { readonly kind: 'chips'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly columns: readonly string[]; readonly rows: readonly (readonly Layout[])[] }
  | { readonly kind: 'entries'; readonly entries: readonly Entry[] }
  | { readonly kind: 'stack'; readonly items: readonly Layout[] };

export interface Entry {
  readonly label: string;
  readonly value: Layout;
}

const MOST_COLUMNS = 7;

export function layout(value: unknown): Layout {
  if (Array.isArray(value)) {
    return layoutOfList(value);
  }
  if (isRecord(value)) {
    return { kind: 'entries', entries: entriesOf(value) };
  }
  return { kind: 'plain', text: plain(value) };
}

export function entriesOf(value: Record<string, unknown>): readonly Entry[] {
  return Object.entries(value).map(([key, member]) => ({ label: spoken(key), value: layout(member) }));
}

/** Small facts first, gathered in one panel; each larger thing has a panel of its own. */
export function panels(view: unknown): { readonly facts: readonly Entry[]; readonly panels: readonly Entry[] } {
  const entries = isRecord(view) ? entriesOf(view) : [{ label: 'View', value: layout(view) }];
  const small = (entry: Entry) =>
    entry.value.kind === 'plain' || (entry.value.kind === 'chips' && entry.value.items.length === 0);
  return { facts: entries.filter(small), panels: entries.filter((entry) => !small(entry)) };
}

function layoutOfList(list: readonly unknown[]): Layout {
  if (list.every(isPlain)) {
    const items = list.map(plain);
    return isDrawing(items) ? { kind: 'drawing', rows: items } : { kind: 'chips', items };
  }
  if (list.every(isRecord)) {
    const columns = [...new Set(list.flatMap((item) => Object.keys(item)))];
    if (columns.length <= MOST_COLUMNS) {
      const rows = list.map((item) => columns.map((column) => layout(item[column])));
      return { kind: 'table', columns: columns.map(spoken), rows };
    }
  }
  return { kind: 'stack', items: list.map(layout) };
}

/** Lines of one length that are neither words nor short: a picture in letters. */
function isDrawing(lines: readonly string[]): boolean {
  const [first = ''] = lines;
  return (
    lines.length >= 3 &&
    first.length >= 3 &&
    lines.some((line) => /[^\p{L}\p{N}]/u.test(line)) &&
    lines.every((line) => Math.abs(line.length - first.length) <= (line.includes(' ') ? 40 : 0))
  );
}

function isPlain(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') {
    return '–';
  }
  if (typeof value === 'boolean') {
    return value ? 'yes' : 'no';
  }
  return typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(2) : String(value);
}
