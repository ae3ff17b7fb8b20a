// Taps and seconds until a stranger's first move at a real table, straight from the shelf and by way of the lesson.
// node tools/first-move.js [ADDRESS OF A SERVER] [GAME…]
import { chromium } from '@playwright/test';

const [address = 'http://127.0.0.1:7433', ...wanted] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

/** Somebody new before the shelf, whose taps are counted. */
async function stranger() {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.goto(address);
  const begun = Date.now();
  let taps = 0;
  const tap = async (place) => {
    await place.first().click({ timeout: 60_000 });
    taps++;
  };
  return { page, tap, told: () => ({ taps, seconds: (Date.now() - begun) / 1000 }) };
}

/** Whatever is listed first. */
const anyMove = (page) =>
  page
    .getByRole('heading', { name: 'Your moves' })
    .locator('xpath=ancestor::section')
    .locator('button:enabled:not(.sample):not(.btn)');

async function straight(title) {
  const { page, tap, told } = await stranger();
  await tap(page.getByRole('button', { name: `Play ${title} now` }));
  await tap(anyMove(page));
  await page.context().close();
  return told();
}

async function taught(title) {
  const { page, tap, told } = await stranger();
  await tap(page.getByRole('link', { name: `Show me how to play ${title}`, exact: true }));
  for (;;) {
    await tap(page.getByRole('button', { name: /Lit on the board/ }));
    const next = page.locator('button:not([aria-disabled="true"])').filter({ hasText: /^(Next|Finish)$/ });
    await next.waitFor({ timeout: 60_000 });
    const last = (await next.textContent())?.includes('Finish');
    await tap(next);
    if (last) {
      break;
    }
  }
  await tap(page.getByRole('button', { name: 'Now a real game' }));
  await tap(anyMove(page));
  await page.context().close();
  return told();
}

const games = await (await fetch(`${address}/api/games`)).json();
for (const { title } of games.filter((game) => wanted.length === 0 || wanted.includes(game.id))) {
  const before = await straight(title);
  const after = await taught(title);
  const shown = ({ taps, seconds }) => `${taps} taps, ${seconds.toFixed(1)} s`;
  console.log(`| ${title} | ${shown(before)} | ${shown(after)} |`);
}
await browser.close();
