import { expect } from '@playwright/test';
import { ended, inWords, person, playAnything, setUp, test, unfold } from './play';

const lines = '[data-line]';

test('two clicks from the shelf to a game', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Wolf and Sheep now' }).click();
  await expect(page.locator('.prompt')).toBeVisible();
  await expect(page).toHaveTitle(/Your turn/);
});

test('two browsers at one table by link, one reloads in the middle, one looks on', async ({ browser }) => {
  const anna = await person(browser);
  const ben = await person(browser, { viewport: { width: 360, height: 740 } });
  const cleo = await person(browser);
  await setUp(anna, 'wolf-and-sheep', 'me,open', 'Anna');
  await ben.goto(anna.url());
  await expect(ben.getByRole('heading', { name: 'Anna invites you' })).toBeVisible();
  await ben.getByLabel('Your name').fill('<b>Ben</b>');
  await ben.getByRole('button', { name: 'Sit here' }).click();
  await cleo.goto(anna.url());

  await playAnything(anna);
  await expect(cleo.locator('.now')).toHaveText('Waiting for <b>Ben</b>.');
  await playAnything(ben);
  await expect(anna.locator(lines)).toHaveCount(2);
  await ben.reload();
  await playAnything(anna);
  await playAnything(ben);
  await unfold(ben, 'Log');
  for (const page of [anna, ben, cleo]) {
    await expect(page.locator(lines)).toHaveCount(4);
  }
  await ben.goBack();
  await expect(cleo.locator('button.move')).toHaveCount(0);

  await test.step('a quick phrase', async () => {
    await ben.getByRole('button', { name: /Table\s*menu/ }).click();
    await ben.getByRole('button', { name: 'Good luck!' }).click();
    await expect(anna.locator('.left .seats .bubble')).toHaveText('Good luck!');
  });

  await test.step('taking back one’s own move is free, beyond another’s it needs consent', async () => {
    await ben.locator('.acts').getByRole('button', { name: 'Undo' }).click();
    await expect(anna.locator(lines)).toHaveCount(3);
    await playAnything(ben);
    await playAnything(anna);
    await ben.locator('.acts').getByRole('button', { name: 'Ask to undo' }).click();
    await anna.getByRole('button', { name: 'Agree' }).click();
    await unfold(ben, 'Log');
    await expect(ben.locator(lines)).toHaveCount(3);
    await ben.keyboard.press('Escape');
  });

  await test.step('who left lets a bot play on', async () => {
    await anna.getByRole('button', { name: 'Seat of Anna' }).click();
    await anna.getByRole('button', { name: 'Let this bot play' }).click();
    await playAnything(ben);
    await unfold(ben, 'Log');
    await expect.poll(() => ben.locator(lines).count()).toBeGreaterThanOrEqual(5);
  });
});

test('the line breaks and mends', async ({ page, context }) => {
  await setUp(page, 'wolf-and-sheep', 'me,me', 'Anna');
  await expect(page.locator('.prompt')).toBeVisible();
  await context.setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(page.getByText('offline, trying again')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('offline, trying again')).toBeHidden();
  await playAnything(page);
  await expect(page.locator(lines)).toHaveCount(1);
});

test('a game on one screen, by keyboard alone, to its end; then its replay, a branch, and its chance', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await setUp(page, 'wolf-and-sheep', 'me,me', 'Anna');
  await page.locator('button.move').first().focus();
  for (let move = 0; move < 300 && !(await ended(page).isVisible()); move++) {
    await expect(page.locator('button.move:enabled').or(ended(page)).first()).toBeVisible();
    if (await ended(page).isVisible()) {
      break;
    }
    await expect(page.locator('button.move').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(20);
  }
  await expect(ended(page)).toBeVisible();
  await ended(page).getByRole('link', { name: 'Replay' }).click();

  const slider = page.getByRole('slider', { name: 'Move' });
  await expect(slider).toHaveValue('0');
  const current = page.locator('[data-line]').filter({ has: page.locator('[aria-current="step"]') });
  await expect(current).toHaveCount(0);
  await page.getByRole('button', { name: 'On', exact: true }).click();
  await expect(slider).toHaveValue('1');
  await expect(current).toHaveAttribute('data-line', '1');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('2');
  await expect(page).toHaveURL(/at=2/);
  // It runs by itself, at a speed, and not behind a sheet; what is said lies over the sheet
  await page.getByLabel('Speed').selectOption({ index: 0 });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(slider).not.toHaveValue('2');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('dialog').getByText(/The link (is|could not be) copied/)).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Play', exact: true, includeHidden: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Check it in this browser' }).click();
  await expect(page.getByText('The seed matches the fingerprint')).toBeVisible();
  await page.keyboard.press('Escape');
  const position = await inWords(page).textContent();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL('**/t/*');
  await expect(inWords(page)).toHaveText(position ?? '');
  await expect(page.locator(lines)).toHaveCount(0);
  await playAnything(page);
  await expect(page.locator(lines)).toHaveCount(1);
});

test('a hint comes with its reason', async ({ page }) => {
  await setUp(page, 'wolf-and-sheep', 'me,bot:random', 'Anna');
  await expect(page.locator('button.move:enabled').first()).toBeVisible();
  const hint = page.locator('.prompt .hint');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(hint).toContainText(/Sheep from/);
  await page.getByRole('button', { name: 'Do it' }).click();
  await expect.poll(() => page.locator(lines).count()).toBeGreaterThan(0);
  await expect(page.locator('button.move:enabled').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(hint).toHaveCount(0);
  // It goes with the next move, and does not come back when that is undone
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(hint).toBeVisible();
  const before = await page.locator(lines).count();
  await unfold(page, 'Moves');
  await page.locator('button.move:enabled').last().click();
  await expect(hint).toHaveCount(0);
  await expect(page.locator('button.move:enabled').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator(lines)).toHaveCount(before);
  await expect(hint).toHaveCount(0);
});

test('a table that is not there says so', async ({ page }) => {
  await page.goto('/t/nowhere');
  await expect(page.getByRole('alert')).toContainText('This table cannot be opened');
});
