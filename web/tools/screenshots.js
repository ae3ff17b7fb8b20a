// Takes the pictures of docs/screenshots from a server that was started with --no-limits: SHEEPFOLD=http://… npm run screenshots
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';

const base = process.env.SHEEPFOLD ?? 'http://127.0.0.1:7433';
const out = new URL('../../docs/screenshots/', import.meta.url).pathname;
mkdirSync(out, { recursive: true });

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

/** Makes moves as the page's own guest, chosen by the hint, so that the pictures show a sensible game. */
async function play(page, moves) {
  const table = page.url().match(/\/t\/([^?]+)/)[1];
  await page.evaluate(
    async ([id, count]) => {
      const get = async (path) => (await fetch(`/api/tables/${id}${path}`)).json();
      for (let made = 0; made < count;) {
        const state = await get('');
        if (state.status === 'over') {
          return;
        }
        if (state.legal.length === 0) {
          await new Promise((wake) => setTimeout(wake, 200));
          continue;
        }
        const seat = state.legal[0].seat;
        const { move } = await get(`/hint?seat=${seat}`);
        await fetch(`/api/tables/${id}/moves`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ move, seat, at: state.at }),
        });
        made++;
      }
    },
    [table, moves],
  );
  await page.waitForTimeout(2500);
  return table;
}

/** A whole game between bots. */
async function botsPlay(page, game, seats) {
  return page.evaluate(
    async (ask) => {
      const made = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(ask),
      });
      const { table } = await made.json();
      for (let status = ''; status !== 'over';) {
        await new Promise((wake) => setTimeout(wake, 300));
        ({ status } = await (await fetch(`/api/tables/${table}`)).json());
      }
      return table;
    },
    { game, seats },
  );
}

async function start(page, game, seats) {
  await page.goto(`${base}/setup/${game}?seats=${seats}`);
  await page.getByLabel('Your name').fill('Willow');
  await page.getByRole('button', { name: /Start the game|Make the table/ }).click();
  await page.waitForURL('**/t/*');
}

/** Pointing at a bark shows what it would do, if anybody is near. */
async function pointAtABarkThatScares(page) {
  for (const bark of await page.locator('button.move[data-move^="dog"]').all()) {
    await bark.hover();
    await page.waitForTimeout(400);
    if ((await page.locator('.vision path').count()) > 0) {
      return;
    }
  }
}

for (const [size, viewport] of Object.entries(sizes)) {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    deviceScaleFactor: size === 'phone' ? 2 : 1,
  });
  const page = await context.newPage();
  const shoot = (name) => page.screenshot({ path: `${out}${name}-${size}.png` });

  await page.goto(`${base}/`);
  await page.waitForTimeout(1200);
  await shoot('home');

  await page.goto(`${base}/setup/sheep-hop`);
  await page.waitForTimeout(1000);
  await shoot('set-up');

  await start(page, 'sheep-hop', 'me,bot:medium');
  await play(page, 8);
  await shoot('table');

  await page.getByRole('button', { name: 'Rules' }).first().click();
  await page.waitForTimeout(900);
  await shoot('rules');

  const table = await botsPlay(page, 'sheep-hop', ['bot:greedy', 'bot:greedy']);
  await page.goto(`${base}/r/${table}`);
  await page.getByRole('slider').fill('46');
  await page.waitForTimeout(1500);
  await shoot('replay');
  await page.goto(`${base}/editor/sheep-hop`);
  await page.waitForTimeout(1500);
  await shoot('workshop');

  await start(page, 'shepherd-mess', 'me,bot:medium');
  await play(page, 16);
  if (size === 'desktop') {
    await pointAtABarkThatScares(page);
  }
  await shoot('shepherd-mess');

  await start(page, 'last-fleece-standing', 'me,bot:medium,bot:medium');
  await play(page, 24);
  await shoot('last-fleece-standing');

  await start(page, 'tangled-yarns', 'me,bot:medium');
  await play(page, 14);
  await shoot('tangled-yarns');

  await start(page, 'tangle', 'me,bot:greedy,bot:greedy');
  await play(page, 20);
  // A root in hand shows where it may go
  const root = page.locator('.board [data-spot^="root "]').first();
  if (await root.isVisible()) {
    await root.click();
  }
  await shoot('tangle');
  await context.close();
}

// Every game that the server lists, on a phone that lies on its side
const context = await browser.newContext({
  viewport: { width: 844, height: 390 },
  reducedMotion: 'reduce',
  deviceScaleFactor: 2,
});
const page = await context.newPage();
for (const { id, mostSeats } of await (await page.request.get(`${base}/api/games`)).json()) {
  await start(page, id, ['me', 'bot:medium', 'bot:medium'].slice(0, mostSeats).join(','));
  await play(page, 12);
  await page.screenshot({ path: `${out}${id}-landscape.png` });
}
await browser.close();
