// How much a first visit fetches before the shelf is there, gzipped and without fonts; fails above the budget.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BUDGET = 200_000;
const dist = new URL('../../app/target/classes/web/', import.meta.url).pathname;
const read = (file) => readFileSync(join(dist, file), 'utf8');

/** What a script imports at once, itself included. */
function withImports(file, found = new Set()) {
  if (!found.has(file)) {
    found.add(file);
    for (const [, name] of read(file).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
      withImports(join('assets', name), found);
    }
  }
  return found;
}

const page = read('index.html');
const entry = page.match(/assets\/index-[^"]+\.js/)?.[0];
const styles = [...page.matchAll(/assets\/[^"]+\.css/g)].map(([file]) => file);
if (!entry) {
  console.error('There is no build: run npm run build first.');
  process.exit(1);
}
const script = read(entry);
const home = script.match(/Home-[\w-]+\.js/)?.[0];
const scripts = new Set([...withImports(entry), ...(home ? withImports(join('assets', home)) : [])]);
// A page's styles come with its script, under the same name
const named = [...scripts].map((file) => file.replace(/^assets\/(.+)-[\w-]{8}\.js$/, '$1'));
const listed = [...script.matchAll(/assets\/([\w.]+)-[\w-]{8}\.css/g)];
for (const [file, name] of listed) {
  if (named.includes(name) && existsSync(join(dist, file)) && !styles.includes(file)) {
    styles.push(file);
  }
}
const sizes = ['index.html', ...scripts, ...styles].map((file) => [file, gzipSync(read(file)).length]);
const total = sizes.reduce((sum, [, size]) => sum + size, 0);
for (const [file, size] of sizes) {
  console.log(`${String(size).padStart(8)}  ${file}`);
}
console.log(`${String(total).padStart(8)}  first load, of ${BUDGET}`);
process.exit(total > BUDGET ? 1 : 0);
