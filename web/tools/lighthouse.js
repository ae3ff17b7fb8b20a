// What Lighthouse says of home, the rules and a table of each game, on a phone with a slow line and a slow processor; writes it to
// docs/benchmarks/lighthouse.json. Wants a server that was started with --no-limits: SHEEPFOLD=http://… npm run lighthouse [RUNS]
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const LEAST = [98, 100, 100, 100];
const base = process.env.SHEEPFOLD ?? 'http://127.0.0.1:7433';
const runs = Number(process.argv[2] ?? 5);
const out = join(mkdtempSync(join(tmpdir(), 'lighthouse-')), 'report.json');

const ask = async (path, body, token) => {
  const answer = await fetch(base + path, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
  });
  return answer.json();
};

/** Where the person sits at a table of each game, against bots. */
async function tables() {
  const { token } = await ask('/api/guests', { name: 'Ada' });
  const rows = [];
  for (const { id, defaultSeats } of await ask('/api/games')) {
    const seats = Array.from({ length: defaultSeats }, (_, seat) => (seat === 0 ? 'me' : 'bot:easy'));
    const { table } = await ask('/api/tables', { game: id, options: {}, seats, private: true }, token);
    rows.push({ page: `table of ${id}`, path: `/t/${table}`, token });
  }
  return rows;
}

function audit({ path, token }, tries = 3) {
  const headers = token ? ['--extra-headers', JSON.stringify({ Authorization: `Bearer ${token}` })] : [];
  // A table's stream never ends, and nothing else comes after a few seconds
  const options = [
    '--quiet',
    '--max-wait-for-load=12000',
    '--output=json',
    `--output-path=${out}`,
    `--only-categories=${CATEGORIES}`,
    ...headers,
  ];
  const browser = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  try {
    execFileSync('npx', ['--yes', LIGHTHOUSE, base + path, ...options, browser], {
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } catch (error) {
    // Now and then its browser does not come up
    if (tries > 1) {
      return audit({ path, token }, tries - 1);
    }
    throw error;
  }
  const report = JSON.parse(readFileSync(out, 'utf8'));
  const faults = Object.values(report.audits).filter(({ score }) => score !== null && score < 0.9);
  return {
    scores: CATEGORIES.map((name) => Math.round(report.categories[name].score * 100)),
    ms: Object.fromEntries(
      ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index'].map((name) => [
        name,
        Math.round(report.audits[name].numericValue),
      ]),
    ),
    shift: report.audits['cumulative-layout-shift'].numericValue,
    faults: faults.map(({ id }) => id),
  };
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const book = (await ask('/api/games'))[0].id;
const pages = [{ page: 'home', path: '/' }, ...(await tables()), { page: 'rules', path: `/rules/${book}` }];
const results = [];
for (const page of pages) {
  const audits = Array.from({ length: runs }, () => audit(page));
  const scores = CATEGORIES.map((_, i) => audits.map((audit) => audit.scores[i]));
  const result = {
    page: page.page,
    median: scores.map(median),
    worst: scores.map((all) => Math.min(...all)),
    ms: Object.fromEntries(Object.keys(audits[0].ms).map((name) => [name, median(audits.map(({ ms }) => ms[name]))])),
    shift: Math.max(...audits.map(({ shift }) => shift)),
    faults: [...new Set(audits.flatMap(({ faults }) => faults))],
    load: loadavg()[0],
  };
  results.push(result);
  console.log(JSON.stringify(result));
}
const stored = new URL('../../docs/benchmarks/lighthouse.json', import.meta.url).pathname;
writeFileSync(
  stored,
  JSON.stringify({ lighthouse: LIGHTHOUSE, runs, categories: CATEGORIES, results }, null, 2) + '\n',
);
process.exit(results.some(({ median: scores }) => scores.some((score, i) => score < LEAST[i])) ? 1 : 0);
