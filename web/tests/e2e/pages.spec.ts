import { expect } from '@playwright/test';
import { inEveryLook, setUp, test } from './play';

test('every page stands in nobody’s way and fits the screen', async ({ page }) => {
  test.setTimeout(240_000);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/404/.test(message.text())) {
      problems.push(message.text());
    }
  });
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const games = await page.getByRole('article').count();
  await inEveryLook(page);
  for (const path of [
    '/setup/wolf-and-sheep',
    '/rules',
    '/rules/wolf-and-sheep',
    '/lab',
    '/me',
    '/settings',
    '/nowhere',
    '/art',
  ]) {
    await page.goto(path);
    await inEveryLook(page, async () => {
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.locator('.lively, form, article, .books li, .page, .state').first()).toBeVisible();
    });
  }
  expect(games).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

test('so does a table, from its lobby to its menu', async ({ page }) => {
  await setUp(page, 'wolf-and-sheep', 'me,open', 'Anna');
  await inEveryLook(page, () => expect(page.getByRole('heading', { name: 'Waiting for company' })).toBeVisible());
  await page.getByRole('button', { name: /Begin, with bots/ }).click();
  await inEveryLook(page, () => expect(page.locator('.prompt')).toBeVisible());
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByRole('button', { name: 'Unfold all' }).click();
  await inEveryLook(page, () => expect(page.getByText('WS-PASS-01').first()).toBeVisible());
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Table\s*menu/ }).click();
  await inEveryLook(page, () => expect(page.getByRole('heading', { name: 'Fair chance' })).toBeVisible());
});

test('what is sent ahead of its use is used', async ({ page }) => {
  const unused: string[] = [];
  page.on('console', (message) => message.text().includes('preload') && unused.push(message.text()));
  await setUp(page, 'wolf-and-sheep', 'me,bot:easy', 'Anna');
  const table = page.url();
  for (const address of ['/', table, '/rules/wolf-and-sheep']) {
    await page.goto(address);
    await expect(page.locator('.shelf article, .board svg, .markdown').first()).toBeVisible();
  }
  expect(unused).toEqual([]);
});
