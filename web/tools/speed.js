// How fast the page is on a processor four times slower than this one, and whether a long game makes it heavier. Wants a server that was
// started with --no-limits: SHEEPFOLD=http://… npm run speed [RUNS]
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';

const base = process.env.SHEEPFOLD ?? 'http://127.0.0.1:7433';
const runs = Number(process.argv[2] ?? 5);
const SLOWED = 4;
const WATCHED = 8000;
const ENTRIES = 500;
/** Milliseconds, and shares of what there was when the log's page was full. */
const GOALS = { ready: 1500, frame: 50, growth: 1.1 };

const ask = async (path, body, token) => {
  const answer = await fetch(base + path, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
  });
  return answer.json();
};
const { token } = await ask('/api/guests', { name: 'Ada' });
const games = await ask('/api/games');
const tableOf = async ({ id, defaultSeats }, seat) => {
  const seats = Array.from({ length: defaultSeats }, (_, i) => seat(i));
  return (await ask('/api/tables', { game: id, options: {}, seats, private: true }, token)).table;
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--js-flags=--expose-gc'],
});
// A browser that has just started is busy with itself
await new Promise((wake) => setTimeout(wake, 3000));

async function open(slowed, size = { width: 412, height: 823 }) {
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: 1.75,
    extraHTTPHeaders: { Authorization: `Bearer ${token}` },
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await page.addInitScript(() => {
    // Ready: the board is there and the frame that shows it is done
    const look = new MutationObserver(() => {
      if (document.querySelector('.board svg, .board button')) {
        look.disconnect();
        requestAnimationFrame(() => setTimeout(() => (globalThis.ready = performance.now())));
      }
    });
    look.observe(document, { childList: true, subtree: true });
  });
  return { context, page, devtools };
}

async function readyAfter(path) {
  const { context, page } = await open(SLOWED);
  await page.goto(base + path);
  const ready = await (await page.waitForFunction(() => globalThis.ready)).jsonValue();
  await context.close();
  return ready;
}

/** The time between frames while bots play and everything moves. */
async function framesAt(path) {
  const { context, page } = await open(SLOWED);
  await page.goto(base + path);
  await page.waitForFunction(() => globalThis.ready);
  const frames = await page.evaluate(
    (watched) =>
      new Promise((done) => {
        const times = [];
        const end = performance.now() + watched;
        const next = (now) => (times.push(now), now < end ? requestAnimationFrame(next) : done(times));
        requestAnimationFrame(next);
      }),
    WATCHED,
  );
  await context.close();
  return frames.slice(1).map((time, i) => time - frames[i]);
}

/** Plays fast for all seats while the page watches, until the log has so many entries or the game is over. */
async function play(table, entries) {
  for (;;) {
    const state = await ask(`/api/tables/${table}?data=1`, null, token);
    if (state.log.length >= entries || state.status === 'over') {
      return state.log.length;
    }
    const { move, seat } = state.legal[Math.floor(Math.random() * state.legal.length)];
    await ask(`/api/tables/${table}/moves`, { move, seat, at: state.at }, token);
  }
}

async function weight({ page, devtools }) {
  await page.waitForTimeout(1500);
  await devtools.send('HeapProfiler.collectGarbage');
  const heap = await page.evaluate(() => performance.memory.usedJSHeapSize);
  return { heap, nodes: await page.evaluate(() => document.querySelectorAll('*').length) };
}

/** No game is that long: the log that the page is given at first has its lines twice. */
async function weightsOver(game) {
  const opened = await open(1, { width: 1280, height: 800 });
  for (;;) {
    const table = await tableOf(game, () => 'me');
    const begun = await play(table, ENTRIES / 4);
    await opened.page.route(`**/api/tables/${table}?data=1`, async (route) => {
      const answer = await route.fetch();
      const state = await answer.json();
      const twice = [...state.log.map((line) => ({ ...line, number: line.number - 1000 })), ...state.log];
      await route.fulfill({ response: answer, json: { ...state, log: twice } });
    });
    await opened.page.goto(`${base}/t/${table}`);
    await opened.page.waitForFunction(() => globalThis.ready);
    // What is kept to be shown again has its full length then
    const early = begun + (await play(table, begun + 80));
    const before = await weight(opened);
    const entries = begun + (await play(table, ENTRIES - begun));
    if (entries >= ENTRIES) {
      const after = await weight(opened);
      await opened.context.close();
      return { early, entries, before, after };
    }
  }
}

const sorted = (numbers) => [...numbers].sort((a, b) => a - b);
const quantile = (numbers, share) => Math.round(sorted(numbers)[Math.floor((numbers.length - 1) * share)]);
let missed = false;
const tell = (text, good) => {
  missed ||= !good;
  console.log(`${good ? '  ' : '! '}${text}`);
};

for (const game of games) {
  const path = `/t/${await tableOf(game, (seat) => (seat === 0 ? 'me' : 'bot:easy'))}`;
  const ready = [];
  // The first visit finds a server that has not sent these files before
  await readyAfter(path);
  for (let run = 0; run < runs; run++) {
    ready.push(await readyAfter(path));
  }
  const [median, worst] = [quantile(ready, 0.5), quantile(ready, 1)];
  tell(`${game.id}: ready after ${median} ms (median), ${worst} (worst of ${runs})`, median <= GOALS.ready);
  const frames = await framesAt(`/t/${await tableOf(game, () => 'bot:easy')}`);
  const slow = quantile(frames, 0.95);
  tell(
    `${game.id}: frames of ${quantile(frames, 0.5)} ms (median), ${slow} (p95 of ${frames.length})`,
    slow <= GOALS.frame,
  );
}
const { early, entries, before, after } = await weightsOver(games.find(({ id }) => id === 'sheep-hop') ?? games[0]);
const kb = (bytes) => Math.round(bytes / 1024);
tell(
  `${entries} log entries: ${after.nodes} elements (${before.nodes} with ${early}), ${kb(after.heap)} KB of heap (${kb(before.heap)})`,
  after.nodes <= before.nodes * GOALS.growth && after.heap <= before.heap * GOALS.growth,
);
console.log(`slowed ${SLOWED} times; load of the machine ${loadavg()[0].toFixed(1)}`);
await browser.close();
process.exit(missed ? 1 : 0);
