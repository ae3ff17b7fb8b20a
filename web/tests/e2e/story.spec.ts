import { expect, type Page } from '@playwright/test';
import { ended, inEveryLook, setUp, test } from './play';

/** Plays the first move that is listed, for either side, until it is over: sheep that do so lose what they had won. */
async function playCarelessly(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const table = `/api${location.pathname.replace('/t/', '/tables/')}`;
    const ask = async (path: string, init: RequestInit = {}): Promise<unknown> =>
      (await fetch(path, { headers: { 'Content-Type': 'application/json' }, ...init })).json();
    for (let seat = 0; ; seat = 1 - seat) {
      const state = (await ask(`${table}?seat=${seat}`)) as { status: string; legal: { move: string }[] };
      if (state.status === 'over') {
        return;
      }
      const body = JSON.stringify({ move: state.legal[0]?.move, seat });
      await ask(`${table}/moves`, { method: 'POST', body });
    }
  });
}

test('what a game was about is told on the end card and in the replay', async ({ page }) => {
  test.setTimeout(120_000);
  await setUp(page, 'wolf-and-sheep', 'me,me', 'Anna');
  await playCarelessly(page);
  const turns = page.getByRole('heading', { name: 'Where it turned' });

  await test.step('on the end card', async () => {
    await ended(page).getByRole('button', { name: 'What was it about?' }).click();
    await expect(turns).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('.legend li')).toHaveCount(2);
    await inEveryLook(page);
  });

  await test.step('a moment of it is seen in the replay, with the lines behind the slider', async () => {
    await page.locator('.turns').getByRole('button', { name: 'See it' }).first().click();
    await page.waitForURL(/\/r\/.+at=\d+/);
    await page.getByRole('button', { name: 'What was it about?' }).click();
    await expect(turns).toBeVisible();
    await page.getByRole('slider', { name: 'What each could hope for' }).press('Home');
    await expect(page.locator('.moment')).toContainText('Before the first move.');
    await page.getByText('All moves as a table').click();
    await expect(page.getByRole('row').nth(1)).toContainText('The start');
    await page.keyboard.press('Escape');
    await expect(page.locator('.track .curve path.strand')).toHaveCount(2);
  });

  await test.step('and tried again against bots', async () => {
    await page.getByRole('button', { name: 'What was it about?' }).click();
    await page
      .getByRole('button', { name: /Try it again/ })
      .first()
      .click();
    await page.waitForURL('**/t/*');
    await expect(page.locator('.prompt.yours')).toBeVisible();
  });
});
