import { describe, expect, it } from 'vitest';
import { bookOf, holds, parseMarkdown, plainText, rulesIn, slug, spans } from '../../src/lib/markdown';

const text = (words: string) => ({ kind: 'text', text: words });

describe('a rulebook', () => {
  it('has headings that can be linked to', () => {
    expect(parseMarkdown('# Sheep Hop!\n\n## What the die says')).toEqual([
      { kind: 'heading', level: 1, text: [text('Sheep Hop!')], id: 'sheep-hop' },
      { kind: 'heading', level: 2, text: [text('What the die says')], id: 'what-the-die-says' },
    ]);
  });

  it('has rules, known by their ids, over several lines', () => {
    const [list] = parseMarkdown(
      '- **SS-ROLL-01** On `w` each wolf\n  moves.\n- **SS-UI-02** (page) Shown.\n- no rule',
    );
    expect(list).toMatchObject({
      kind: 'list',
      ordered: false,
      items: [
        { rule: 'SS-ROLL-01', text: [text('On '), { kind: 'code', text: 'w' }, text(' each wolf moves.')] },
        { rule: 'SS-UI-02', text: [text('Shown.')] },
        { rule: null, text: [text('no rule')] },
      ],
    });
  });

  it('has lists inside lists, and lists with numbers', () => {
    const [list, numbered] = parseMarkdown('- a\n  - b\n  - c\n- d\n\n1. one\n2. two');
    expect(list).toMatchObject({
      items: [
        { text: [text('a')], items: [{ text: [text('b')] }, { text: [text('c')] }] },
        { text: [text('d')], items: [] },
      ],
    });
    expect(numbered).toMatchObject({ kind: 'list', ordered: true });
  });

  it('has drawings that stay as they are', () => {
    expect(parseMarkdown('```\n # no heading\n- no list\n```')).toEqual([
      { kind: 'code', text: ' # no heading\n- no list' },
    ]);
  });

  it('names what a game draws from its data', () => {
    expect(parseMarkdown('```drawn cards\nThey are in cards.json.\n```\n\nMore.')).toMatchObject([
      { kind: 'drawn', name: 'cards' },
      { kind: 'paragraph' },
    ]);
  });

  it('has tables, with or without a head', () => {
    const [table] = parseMarkdown('| option | values |\n|---|:--|\n| `a|b` | 1 \\| 2 |\n| | x |');
    expect(table).toEqual({
      kind: 'table',
      head: [[text('option')], [text('values')]],
      rows: [
        [[{ kind: 'code', text: 'a|b' }], [text('1 | 2')]],
        [[], [text('x')]],
      ],
    });
    const [headless] = parseMarkdown('| | |\n|---|---|\n| age | 5 |');
    expect(headless).toMatchObject({ head: [[], []], rows: [[[text('age')], [text('5')]]] });
  });

  it('joins the lines of a paragraph and parts it from a list', () => {
    expect(parseMarkdown('one\ntwo\n- three').map((block) => block.kind)).toEqual(['paragraph', 'list']);
  });
});

describe('words', () => {
  it('can be strong, emphasised and linked', () => {
    expect(spans('a **b *c*** d [e](/rules)')).toEqual([
      text('a '),
      { kind: 'strong', text: [text('b '), { kind: 'emphasis', text: [text('c')] }] },
      text(' d '),
      { kind: 'link', href: '/rules', text: [text('e')] },
    ]);
  });

  it('never become markup or scripts', () => {
    expect(spans('<img onerror=x> 2 * 3 * 4')).toEqual([text('<img onerror=x> 2 * 3 * 4')]);
    for (const href of ['javascript:x', 'data:text/html,x', '//evil.example', 'JaVaScRiPt:x']) {
      expect(spans(`[x](${href})`)).toEqual([{ kind: 'link', href: '#', text: [text('x')] }]);
    }
  });

  it('can be read without their dress', () => {
    expect(plainText(spans('a **b `c`** *d*'))).toBe('a b c d');
    expect(slug('  Rulings & notes! ')).toBe('rulings-notes');
  });
});

describe('positions in a rulebook', () => {
  const BOOK = `# A game

**Goal.** Win.

\`\`\`position
{ "board": ["..", "* a *"] }
\`\`\`
*The table.*

## Play

- **XX-GO-01** A sheep goes
  \`\`\`position
  move: a-b
  \`\`\`
  *From a
  to b.*
  anywhere.
- **XX-GO-02** Nobody else does.

### Ways

1. One.

## Rulings

Nothing.`;

  it('are shown where they stand, and no word of them is text', () => {
    const { title, opening, chapters } = bookOf(parseMarkdown(BOOK));
    expect(title).toMatchObject([{ kind: 'heading', level: 1 }]);
    expect(opening).toMatchObject([{ kind: 'paragraph' }, { kind: 'example', number: 0 }]);
    expect(chapters.map(({ id }) => id)).toEqual(['play', 'rulings']);
    expect(chapters[0]?.blocks[0]).toMatchObject({
      items: [
        { rule: 'XX-GO-01', text: [text('A sheep goes anywhere.')], examples: [1] },
        { rule: 'XX-GO-02', examples: [] },
      ],
    });
  });

  it('stand in chapters that know their rules', () => {
    const [play, rulings] = bookOf(parseMarkdown(BOOK)).chapters;
    const known = ['play', 'ways', 'XX-GO-02', 'rulings'].map((id) => play && holds(play, id));
    expect(known).toEqual([true, true, true, false]);
    expect([play, rulings].map((chapter) => chapter && rulesIn(chapter))).toEqual([2, 0]);
  });
});
