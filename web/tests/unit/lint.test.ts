import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import rule from '../../tools/no-reading-moves.js';

const config = {
  plugins: { sheepfold: { rules: { 'no-reading-moves': rule } } },
  rules: { 'sheepfold/no-reading-moves': 'error' },
} satisfies Linter.Config;
const faults = (code: string) => new Linter().verify(code, config).length;

it.each([
  "legal.filter(({ move }) => move.startsWith('shear '))",
  "listed.move.split(' ')",
  "listed?.text.includes('Wolf')",
  'const [head] = [...event.text]',
  "(event.text ?? '').slice(2)",
  'line.words[0].match(pattern)',
  'pattern.exec(listed.move)',
  '/^pow /',
  "new RegExp('x')",
  "listed.move === 'pass'",
  '`${from}-${to}` === listed.move',
  'switch (listed.move) {}',
  "legal.map(({ text }) => text.trim().replace('a', 'b'))",
])('a board may not read: %s', (code) => expect(faults(code)).toBeGreaterThan(0));

it.each([
  "legal.filter(({ data }) => data.type === 'pass')",
  'cells.includes(data.cell)',
  'said(listed.text, seats)',
  'listed.move === other.move',
  'places.slice(0, 2)',
])('it may use data and show words: %s', (code) => expect(faults(code)).toBe(0));
