import { expect, test as bare } from '@playwright/test';
import { ended, inEveryLook, playAnything, setUp, test } from './play';

const PLAYED = {
  lessons: { 'sheep-hop': { step: 6, done: true }, tangle: { step: 2, done: false } },
  puzzles: { 'tangle/1': { solved: true, on: '2031-05-04' } },
  days: { '2031-05-04': true },
  longestStreak: 4,
  games: {
    a: { game: 'sheep-hop', outcome: 'won', on: '2031-05-04', company: ['bot:medium'] },
    b: { game: 'sheep-hop', outcome: 'lost', on: '2031-05-04', company: ['Ben'] },
  },
  best: {
    'sheep-hop': { outcome: 'won', score: 8, moves: 90, words: 'Eight of nine came home.', on: '2031-05-04' },
    'sheep-hop?level=L1': { outcome: 'won', score: 8, moves: 90, words: 'Eight of nine came home.', on: '2031-05-04' },
  },
};

test('a page of one’s own tells what was played, and is found again on another device', async ({ page, browser }) => {
  await page.goto('/me');
  await inEveryLook(page, () => expect(page.getByText('Nothing here yet')).toBeVisible());
  await setUp(page, 'wolf-and-sheep', 'me,bot:easy', 'Anna');
  await page.evaluate((played) => localStorage.setItem('sheepfold.progress', JSON.stringify(played)), PLAYED);
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/me/progress') && answer.request().method() === 'PUT',
  );
  await page.goto('/me');
  await inEveryLook(page, async () => {
    await expect(page.getByRole('heading', { name: 'Anna' })).toBeVisible();
    await expect(page.getByText('Eight of nine came home.')).toBeVisible();
    await expect(page.getByText('Good Dog')).toBeVisible();
  });
  expect((await kept).ok()).toBe(true);

  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const there = await other.newPage();
  await there.goto('/me');
  await there.evaluate(() => localStorage.removeItem('sheepfold.progress'));
  await there.reload();
  await expect(there.getByText('Eight of nine came home.')).toBeVisible();
  await there.getByRole('button', { name: 'Forget all of this' }).click();
  await there.getByRole('button', { name: 'Yes, forget it' }).click();
  await expect(there.getByText('Nothing here yet')).toBeVisible();
  await other.close();
});

test('a game that was played to its end stands there', async ({ page }) => {
  await page.goto('/setup/wolf-and-sheep?seats=me,bot:random&move-limit=2');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/t\//);
  await playAnything(page);
  await expect(ended(page)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('sheepfold.progress') ?? ''))
    .toContain('wolf-and-sheep');
  await page.goto('/me');
  await expect(page.getByRole('link', { name: 'Wolf and Sheep' })).toBeVisible();
  await expect(page.getByText('1 game, 0 won')).toBeVisible();
});

bare('sound is offered once, after the first move, and takes no for an answer', async ({ page }) => {
  await page.goto('/setup/sheep-hop?seats=me&wolf-setup=choose');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/t\//);
  const offer = page.getByText('Hear the sheep?');
  await expect(page.locator('.board svg').first()).toBeVisible();
  await expect(offer).toBeHidden();
  await page.locator('.board').getByRole('button').first().click();
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(offer).toBeHidden();
  await page.locator('.board').getByRole('button').first().click();
  await page.waitForTimeout(500);
  await expect(offer).toBeHidden();
});

bare('what is nowhere says so, and links say what they lead to', async ({ page, request }) => {
  for (const path of ['/nowhere', '/rules/chess', '/setup/chess', '/t/abcdefghijklmnop', '/r/abcdefghijklmnop']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('link', { name: 'To the shelf' }).first()).toBeVisible();
  }
  const rules = await (await request.get('/rules/sheep-hop')).text();
  expect(rules).toContain('<meta property="og:title" content="The rules of Sheep Hop! · Sheepfold" />');
  const [, picture = ''] = /og:image" content="([^"]+)"/.exec(rules) ?? [];
  const drawn = await request.get(picture);
  expect(drawn.headers()['content-type']).toBe('image/jpeg');
  expect((await drawn.body()).length).toBeLessThan(100_000);
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) {
    expect((await request.get(src)).ok(), src).toBe(true);
  }
});

bare.describe('without a connection', () => {
  bare.use({ serviceWorkers: 'allow' });

  bare('the page says so, and goes on when there is one', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await context.setOffline(true);
    await page.goto('/rules').catch(() => undefined);
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Rulebooks' }).first()).toBeVisible();
  });
});
