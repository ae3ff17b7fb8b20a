import { expect } from '@playwright/test';
import { inEveryLook, test } from './play';

test('two set-ups are compared in the lab, watched by others and kept', async ({ page, browser }) => {
  test.setTimeout(180_000);
  await page.goto('/lab');
  await page.getByLabel('Game', { exact: true }).selectOption('wolf-and-sheep');
  await page.getByLabel('Bot', { exact: true }).selectOption('random');
  await page.getByLabel('Games', { exact: true }).fill('30');
  await page.getByRole('button', { name: 'Compare with a second set-up' }).click();
  await page.getByRole('group', { name: 'Set-up B' }).getByRole('spinbutton').fill('20');
  await page.getByRole('button', { name: 'Play 30 games' }).click();
  await expect(page.getByText('60 of 60 games')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('main').getByRole('status')).toContainText('Done');
  await expect(page.getByRole('heading', { name: 'What differs: B against A' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^moves /i }).first()).toBeVisible();
  await inEveryLook(page, () => expect(page.getByRole('heading', { name: 'Set-up B' })).toBeVisible());

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV B' }).click();
  expect((await download).suggestedFilename()).toMatch(/games\.csv$/);

  const other = await browser.newContext();
  const watcher = await other.newPage();
  await watcher.goto(page.url());
  await expect(watcher.getByText('60 of 60 games')).toBeVisible();
  await expect(watcher.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await other.close();

  await page.getByRole('link', { name: 'Change and run again' }).click();
  await expect(page.getByRole('group', { name: 'Set-up B' }).getByRole('spinbutton')).toHaveValue('20');
});

test('a run is paused, goes on and is stopped by keyboard', async ({ page }) => {
  await page.goto('/lab');
  await page.getByLabel('Game', { exact: true }).selectOption('wolf-and-sheep');
  await page.getByLabel('Games', { exact: true }).fill('2000');
  await page.getByLabel('Games', { exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toContainText('Paused');
  await page.getByRole('button', { name: 'Go on' }).press('Enter');
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toContainText('Stopped');
});

test('what takes long is measured for those who ask', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/lab');
  await page.getByLabel('Game', { exact: true }).selectOption('wolf-and-sheep');
  await page.getByLabel('Bot', { exact: true }).selectOption('random');
  await page.getByLabel('Games', { exact: true }).fill('16');
  const also = page.getByRole('group', { name: 'Also measure' });
  for (const name of [
    /^Choices: how many are real/,
    /^Skill: how much thinking pays/,
    /^Luck: how much chance decides/,
  ]) {
    await also.getByLabel(name).check();
  }
  await page.getByRole('button', { name: 'Play 16 games' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Done', { timeout: 120_000 });
  await expect(page.getByText('96 of 96 games')).toBeVisible();
  for (const measure of ['real choices', 'skill depth', 'luck']) {
    await expect(page.getByRole('row', { name: new RegExp(`^${measure}`) })).not.toContainText('–');
  }
  await expect(page.getByRole('row', { name: /^400 iterations instead of 200/ })).toBeVisible();
  await inEveryLook(page, () => expect(page.getByText('Thinking twice as long', { exact: true })).toBeVisible());
  await page.getByRole('link', { name: 'Change and run again' }).click();
  await expect(page.getByLabel('Games', { exact: true })).toHaveValue('16');
  await expect(also.getByLabel(/^Luck/)).toBeChecked();
});

test('what cannot be run is said', async ({ page }) => {
  await page.goto('/lab');
  await page.getByLabel('Game', { exact: true }).selectOption('wolf-and-sheep');
  await page.getByLabel('Games', { exact: true }).fill('99999');
  await page.getByRole('button', { name: /^Play/ }).click();
  await expect(page.getByRole('alert')).toContainText('at most');
  await page.goto('/lab/nothing-here');
  await expect(page.getByText('There is no such run')).toBeVisible();
});
