import { expect } from '@playwright/test';
import { expectAccessible, setUp, test } from './play';

for (const scheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    test.describe(`${scheme}, ${viewport.width} pixels`, () => {
      test.use({ colorScheme: scheme, viewport });

      test('every page stands in nobody’s way and fits the screen', async ({ page }) => {
        const problems: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'error' && !message.text().includes('401')) {
            problems.push(message.text());
          }
        });
        await page.goto('/');
        await expect(page.getByRole('article').first()).toBeVisible();
        const games = await page.getByRole('article').count();
        await expectAccessible(page);
        for (const path of [
          '/setup/wolf-and-sheep',
          '/rules',
          '/rules/wolf-and-sheep',
          '/settings',
          '/nowhere',
          '/art',
        ]) {
          await page.goto(path);
          await expect(page.getByRole('heading').first()).toBeVisible();
          await expect(page.locator('.lively, form, article, .books li, .page, .state').first()).toBeVisible();
          await expectAccessible(page);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow, `${path} is too wide`).toBeLessThanOrEqual(0);
        }
        expect(games).toBeGreaterThan(0);
        expect(problems).toEqual([]);
      });

      test('so does a table, from its lobby to its menu', async ({ page }) => {
        await setUp(page, 'wolf-and-sheep', 'me,open', 'Anna');
        await expect(page.getByRole('heading', { name: 'Waiting for company' })).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('button', { name: /Begin, with bots/ }).click();
        await expect(page.locator('.prompt')).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Rules' }).click();
        await expect(page.getByText('WS-PASS-01').first()).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: /Table\s*menu/ }).click();
        await expect(page.getByRole('heading', { name: 'Fair chance' })).toBeVisible();
        await expectAccessible(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      });
    });
  }
}
