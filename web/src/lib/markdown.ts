/** The few forms of Markdown that rulebooks use, as a tree. The page draws the tree; no text ever becomes markup by itself. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: readonly Span[]; readonly id: string }
  | { readonly kind: 'paragraph'; readonly text: readonly Span[] }
  | { readonly kind: 'quote'; readonly text: readonly Span[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Item[] }
  | { readonly kind: 'code'; readonly text: string }
  /** A position, by its number among those of the book; the server tells what it looks like. */
  | { readonly kind: 'example'; readonly number: number }
  /** Something that the game draws from its data; the text is for those who read it as it is written. */
  | { readonly kind: 'drawn'; readonly name: string }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Span[])[];
      readonly rows: readonly (readonly (readonly Span[])[])[];
    }
  | { readonly kind: 'rule' };

/** An item of a list; one that states a rule carries its id. */
export interface Item {
  readonly rule: string | null;
  readonly text: readonly Span[];
  readonly items: readonly Item[];
  readonly examples: readonly number[];
}

export type Span =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: readonly Span[] }
  | { readonly kind: 'emphasis'; readonly text: readonly Span[] }
  | { readonly kind: 'link'; readonly href: string; readonly text: readonly Span[] };

const RULE = /^\*\*([A-Z]{2,3}-[A-Z0-9-]+)\*\*( \(page\))? /;
const ITEM = /^(\s*)(?:[-*+]|(\d+)[.)])\s+(.*)$/;

/** The line under a table's head. */
const PARTING = /^\s*\|[\s:|-]*-[\s:|-]*\|\s*$/;

/** Where a position stood, after it was taken out of the text. */
const EXAMPLE = /^\s*⟦example:(\d+)⟧$/;

/** Each position with its caption becomes one line, as far in as it stood. */
function withoutPositions(markdown: string): string {
  let number = 0;
  return markdown.replace(
    /^([ ]*)```position\n[^]*?\n[ ]*```\n[ ]*\*[^*]*\*[ ]*$/gm,
    (_, indent: string) => `${indent}⟦example:${number++}⟧`,
  );
}

export function parseMarkdown(markdown: string): readonly Block[] {
  const lines = withoutPositions(markdown.replace(/\r\n?/g, '\n')).split('\n');
  const blocks: Block[] = [];
  let i = 0;
  const line = () => lines[i] ?? '';
  const take = (fits: (text: string) => boolean): string[] => {
    const start = i;
    while (i < lines.length && fits(line())) {
      i++;
    }
    return lines.slice(start, i);
  };

  while (i < lines.length) {
    const text = line();
    const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(text);
    if (text.trim() === '') {
      i++;
    } else if (heading) {
      blocks.push({
        kind: 'heading',
        level: heading[1]?.length ?? 1,
        text: spans(heading[2] ?? ''),
        id: slug(heading[2] ?? ''),
      });
      i++;
    } else if (EXAMPLE.test(text)) {
      blocks.push({ kind: 'example', number: Number(EXAMPLE.exec(text)?.[1]) });
      i++;
    } else if (/^```/.test(text)) {
      i++;
      const code = take((next) => !/^```/.test(next)).join('\n');
      const name = /^```drawn (\S+)/.exec(text)?.[1];
      blocks.push(name ? { kind: 'drawn', name } : { kind: 'code', text: code });
      i++;
    } else if (/^(-{3,}|\*{3,}|_{3,})\s*$/.test(text)) {
      blocks.push({ kind: 'rule' });
      i++;
    } else if (/^\s*\|/.test(text)) {
      blocks.push(table(take((next) => /^\s*\|/.test(next))));
    } else if (/^>/.test(text)) {
      blocks.push({
        kind: 'quote',
        text: spans(
          take((next) => /^>/.test(next))
            .map((next) => next.replace(/^> ?/, ''))
            .join(' '),
        ),
      });
    } else if (ITEM.test(text)) {
      blocks.push(list(take((next) => ITEM.test(next) || /^\s+\S/.test(next))));
    } else {
      blocks.push({
        kind: 'paragraph',
        text: spans(take((next) => next.trim() !== '' && !startsBlock(next)).join(' ')),
      });
    }
  }
  return blocks;
}

function startsBlock(text: string): boolean {
  return /^(#{1,6}\s|```|>|\s*\|)/.test(text) || ITEM.test(text) || EXAMPLE.test(text);
}

function table(lines: readonly string[]): Block {
  const rows = lines.filter((line) => !PARTING.test(line)).map(cells);
  const headed = lines.length > 1 && PARTING.test(lines[1] ?? '');
  return { kind: 'table', head: headed ? (rows[0] ?? []) : [], rows: headed ? rows.slice(1) : rows };
}

function cells(line: string): readonly (readonly Span[])[] {
  const inner = line.trim().replace(/^\|/, '').replace(/\|$/, '');
  // A bar inside code or behind a backslash does not part cells
  const parts = inner.match(/(?:`[^`]*`|\\\||[^|])+|(?<=\|)(?=\|)|^(?=\|)/g) ?? [];
  return parts.map((part) => spans(part.trim().replace(/\\\|/g, '|')));
}

function list(lines: readonly string[]): Block {
  const first = ITEM.exec(lines[0] ?? '');
  return { kind: 'list', ordered: first?.[2] !== undefined, items: items(lines) };
}

function items(lines: readonly string[]): readonly Item[] {
  const depth = (ITEM.exec(lines[0] ?? '')?.[1] ?? '').length;
  const found: Item[] = [];
  let own: string[] = [];
  let inner: string[] = [];
  let examples: number[] = [];
  const close = () => {
    if (own.length > 0) {
      const text = own.join(' ');
      const rule = RULE.exec(text);
      found.push({
        rule: rule?.[1] ?? null,
        text: spans(rule ? text.slice(rule[0].length) : text),
        items: inner.length > 0 ? items(inner) : [],
        examples,
      });
    }
    own = [];
    inner = [];
    examples = [];
  };
  for (const line of lines) {
    const item = ITEM.exec(line);
    const example = EXAMPLE.exec(line);
    if (example) {
      examples.push(Number(example[1]));
    } else if (item && (item[1] ?? '').length <= depth) {
      close();
      own.push(item[3] ?? '');
    } else if (item || inner.length > 0) {
      inner.push(line);
    } else {
      own.push(line.trim());
    }
  }
  close();
  return found;
}

const SPANS: readonly [RegExp, (match: RegExpExecArray) => Span][] = [
  [/^`([^`]+)`/, (m) => ({ kind: 'code', text: m[1] ?? '' })],
  [/^\*\*(.+?)\*\*(?!\*)/, (m) => ({ kind: 'strong', text: spans(m[1] ?? '') })],
  [/^\*([^*\s](?:[^*]*[^*\s])?)\*/, (m) => ({ kind: 'emphasis', text: spans(m[1] ?? '') })],
  [/^\[([^\]]+)\]\(([^)\s]+)\)/, (m) => ({ kind: 'link', href: safe(m[2] ?? ''), text: spans(m[1] ?? '') })],
];

export function spans(text: string): readonly Span[] {
  const found: Span[] = [];
  let plain = '';
  const flush = () => {
    if (plain) {
      found.push({ kind: 'text', text: plain });
    }
    plain = '';
  };
  for (let rest = text; rest;) {
    const hit = SPANS.map(([shape, make]) => ({ match: shape.exec(rest), make })).find(({ match }) => match);
    if (hit?.match) {
      flush();
      found.push(hit.make(hit.match));
      rest = rest.slice(hit.match[0].length);
    } else {
      const escaped = /^\\([\\`*_|[\]])/.exec(rest);
      plain += escaped?.[1] ?? rest.charAt(0);
      rest = rest.slice(escaped ? 2 : 1);
    }
  }
  flush();
  return found;
}

/** Links lead to pages, never to scripts. */
function safe(href: string): string {
  return /^(https?:\/\/|\/(?!\/)|#)/i.test(href) ? href : '#';
}

export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A book in parts: its title, what it opens with, and its chapters. */
export interface Book {
  readonly title: readonly Block[];
  readonly opening: readonly Block[];
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export function bookOf(blocks: readonly Block[]): Book {
  const isHead = (block: Block) => block.kind === 'heading' && block.level === 2;
  const starts = blocks.flatMap((block, i) => (isHead(block) ? [i] : []));
  const before = blocks.slice(0, starts[0] ?? blocks.length);
  return {
    title: before.filter((block) => block.kind === 'heading' && block.level === 1),
    opening: before.filter((block) => block.kind !== 'heading' || block.level !== 1),
    chapters: starts.flatMap((start, i) => {
      const head = blocks[start];
      return head?.kind === 'heading'
        ? [{ id: head.id, title: plainText(head.text), blocks: blocks.slice(start + 1, starts[i + 1]) }]
        : [];
    }),
  };
}

/** Whether something in a chapter is called so: itself, a heading or a rule. */
export function holds({ id, blocks }: Chapter, wanted: string): boolean {
  const states = (item: Item): boolean => item.rule === wanted || item.items.some(states);
  return (
    id === wanted ||
    blocks.some(
      (block) =>
        (block.kind === 'heading' && block.id === wanted) || (block.kind === 'list' && block.items.some(states)),
    )
  );
}

/** How many rules a chapter states. */
export function rulesIn({ blocks }: Chapter): number {
  const stated = (all: readonly Item[]): number =>
    all.reduce((sum, { rule, items: inner }) => sum + (rule ? 1 : 0) + stated(inner), 0);
  return blocks.reduce((sum, block) => sum + (block.kind === 'list' ? stated(block.items) : 0), 0);
}

export function plainText(text: readonly Span[]): string {
  return text.map((span) => (typeof span.text === 'string' ? span.text : plainText(span.text))).join('');
}
