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
// The README shows these
const shown = [
  'table-desktop',
  'shepherd-mess-desktop',
  'shepherd-mess-phone',
  'last-fleece-standing-desktop',
  'last-fleece-standing-phone',
  'tangle-desktop',
  'tangled-yarns-desktop',
  'tangled-yarns-phone',
];
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

async function start(page, game, seats) {
  await page.goto(`${base}/setup/${game}?seats=${seats}`);
  await page.getByLabel('Your name').fill('Willow');
  await page.getByRole('button', { name: /Start the game|Make the table/ }).click();
  await page.waitForURL('**/t/*');
}

for (const [size, viewport] of Object.entries(sizes)) {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    deviceScaleFactor: size === 'phone' ? 2 : 1,
  });
  const page = await context.newPage();
  const shoot = async (name) => {
    if (shown.includes(`${name}-${size}`)) {
      await page.screenshot({ path: `${out}${name}-${size}.png` });
    }
  };

  await start(page, 'sheep-hop', 'me,bot:medium');
  await play(page, 8);
  await shoot('table');

  await start(page, 'shepherd-mess', 'me,bot:medium');
  await play(page, 16);
  // A dog in hand shows where it may bark
  const dog = page.locator('.board [data-spot^="dog "]').first();
  if (await dog.isVisible()) {
    await dog.click();
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
await browser.close();
