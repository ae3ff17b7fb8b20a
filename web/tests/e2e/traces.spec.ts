import { expect, type Page } from '@playwright/test';
import { GAMES, listed, playOn, withBots } from './games';
import { inWords, test } from './play';
import { lookAs, UPRIGHT } from './shape';

const recap = (page: Page) => page.locator('[data-recap]');
const marks = (page: Page) => page.locator('.board [data-trace]');
const again = (page: Page) => page.getByRole('button', { name: 'Show again' });
const skip = (page: Page) => page.getByRole('button', { name: 'Skip' });
const picture = (page: Page) => inWords(page).textContent();
const box = (page: Page) => page.locator('.board').boundingBox();
const sentences = (page: Page) => page.locator('[data-line] .what').allTextContents();

/** Plays until a bot has done something that can be seen. */
async function untilMarked(page: Page, table: string): Promise<void> {
  await expect(async () => {
    await playOn(page, table, 1, true);
    await expect(marks(page).first()).toBeAttached({ timeout: 1500 });
    await expect(recap(page)).toContainText('Since your turn', { timeout: 500 });
  }).toPass({ timeout: 45_000 });
}

for (const game of GAMES) {
  test(`${game}: what a bot did is told and marked, also after a reload`, async ({ page }) => {
    test.setTimeout(90_000);
    await untilMarked(page, await withBots(page, game, 1));
    const told = (await recap(page).locator('p').textContent()) ?? '';
    const log = await sentences(page);
    expect(
      log.some((sentence) => told.includes(sentence.trim())),
      told,
    ).toBe(true);
    // On a phone too
    await lookAs(page, UPRIGHT);
    await expect(recap(page)).toBeVisible();
    await expect(recap(page).locator('p')).toHaveText(told.trim());
    await expect(marks(page).first()).toBeAttached();
  });

  test(`${game}: what a bot did is shown again, and the board ends where it began`, async ({ page }) => {
    test.setTimeout(90_000);
    const table = await withBots(page, game, 1);
    await untilMarked(page, table);
    const before = [await picture(page), await box(page)];
    const told = await recap(page).textContent();
    await again(page).click();
    await expect(skip(page)).toBeVisible();
    await expect(marks(page)).toHaveCount(0);
    expect(await box(page)).toEqual(before[1]);
    await skip(page).click();
    await expect(again(page)).toBeVisible();
    await expect(marks(page).first()).toBeAttached();
    expect([await picture(page), await box(page)]).toEqual(before);
    expect(await recap(page).textContent()).toBe(told);

    // Those who were not there see it too, where it is no secret
    const secret = (await listed(page)).find(({ id }) => id === game)?.hidden;
    await page.reload();
    await expect(recap(page)).toContainText('Since your turn');
    await expect(again(page)).toHaveCount(secret ? 0 : 1);
    if (!secret) {
      await again(page).click();
      await expect(skip(page)).toBeVisible();
      await skip(page).click();
      await expect(again(page)).toBeVisible();
      expect(await picture(page)).toBe(before[0]);
    }
  });
}

test('the log opens where the recap begins', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await untilMarked(page, await withBots(page, 'wolf-and-sheep', 1));
  await page.getByRole('button', { name: 'more of what happened' }).click();
  const line = page.locator('[data-line].current');
  await expect(line).toBeInViewport();
  await expect(line).toContainText('The wolf goes');
});

test('the speed is chosen while something is played, and stays', async ({ page }) => {
  await untilMarked(page, await withBots(page, 'wolf-and-sheep', 1));
  await again(page).click();
  await page.getByLabel('Speed').selectOption('½×');
  await skip(page).click();
  await page.goto('/settings');
  await expect(page.getByLabel('Speed')).toHaveValue('0.5');
});
