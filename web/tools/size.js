// What a first visit fetches: scripts gzipped, and fonts as they are, against their budgets. npm run size [FOLDER OF THE BUILD]
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes: the scripts of the shelf, those of any table, the fonts of an English page; and the first visit as a whole, without fonts. */
const BUDGETS = { home: 60_000, table: 125_000, fonts: 60_000, 'first load': 200_000 };

const dist = process.argv[2] ?? new URL('../../app/target/classes/web/', import.meta.url).pathname;
if (!existsSync(join(dist, 'links.txt'))) {
  console.error('There is no build: run npm run build first.');
  process.exit(1);
}
const read = (file) => readFileSync(join(dist, file));
const packed = (file) => gzipSync(read(file)).length;
const sum = (files, size) => [...new Set(files)].reduce((total, file) => total + size(file), 0);

const page = [
  ...read('index.html')
    .toString()
    .matchAll(/assets\/[^"]+\.(?:js|css)/g),
].map(([file]) => file);
// What the server tells with each page: an address or a game, and a file
const links = [
  ...read('links.txt')
    .toString()
    .matchAll(/^(\S+) <\/(assets\/[^>]+)>/gm),
];
const at = (...places) => [...page, ...links.filter(([, place]) => places.includes(place)).map(([, , file]) => file)];
const scripts = (files) => files.filter((file) => file.endsWith('.js'));
const games = [...new Set(links.map(([, place]) => place))].filter((place) => !place.startsWith('/'));
const imported = (file) =>
  [
    ...read(file)
      .toString()
      .matchAll(/from"\.\/([^"]+\.js)"/g),
  ].map(([, name]) => join('assets', name));
const covers = readdirSync(join(dist, 'assets'))
  .filter((file) => /^Cover-.*\.js$/.test(file))
  .map((file) => join('assets', file))
  .flatMap((file) => [file, ...imported(file)]);
const fonts = readdirSync(join(dist, 'assets')).filter((file) => /-latin-(?!ext)[^/]*\.woff2$/.test(file));

const rows = [
  ['home', 'home, with all covers', sum([...scripts(at('/')), ...covers], packed)],
  ...games.map((game) => ['table', `table of ${game}`, sum(scripts(at('/t', game)), packed)]),
  ['fonts', 'fonts', sum(fonts, (file) => read(join('assets', file)).length)],
  ['first load', 'first load, styles included', sum(['index.html', ...at('/')], packed)],
];
for (const [budget, name, size] of rows) {
  console.log(`${String(size).padStart(8)} of ${String(BUDGETS[budget]).padStart(6)}  ${name}`);
}
process.exit(rows.some(([budget, , size]) => size > BUDGETS[budget]) ? 1 : 0);
