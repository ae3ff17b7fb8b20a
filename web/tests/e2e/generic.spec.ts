import { expect, type Page } from '@playwright/test';
import { GAMES, listed } from './games';
import { ended, person, playAnything, setUp, test } from './play';

/** Boards are left aside: whatever the server lists can be played with buttons and text alone. */
async function onGenericParts(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('sheepfold.settings', '{"plain":true}'));
}

/** Far more than games of random moves need. */
const MOST_MOVES = 1200;

/** Options that keep a game of any moves short; a game that is not named here is played the usual way. */
const SHORT: Record<string, string> = {
  'wolf-and-sheep': '&move-limit=60',
  'sheep-hop': '&nightfall=70&flock=3',
  'shepherd-mess': '&roundLimit=5',
  tangle: '&round-limit=3',
  'tangled-yarns': '&sheepTotal=3',
};

for (const id of [...GAMES, 'kit']) {
  test(`${id} can be played to its end on generic parts`, async ({ page }) => {
    test.setTimeout(240_000);
    await onGenericParts(page);
    const game = (await listed(page)).find((one) => one.id === id);
    expect(game, 'it stands on the shelf').toBeDefined();
    const seats = Array.from({ length: game?.leastSeats ?? 1 }, () => 'me');
    await setUp(page, id, `${seats.join(',')}${SHORT[id] ?? ''}`, 'Anna');
    await expect(page.locator('.prompt')).toBeVisible();
    for (let move = 0; move < MOST_MOVES && !(await ended(page).isVisible()); move++) {
      await playAnything(page, Math.floor(Math.random() * 1000)).catch(async (error: unknown) => {
        if (!(await ended(page).isVisible())) {
          throw error;
        }
      });
    }
    await expect(ended(page)).toBeVisible();
  });
}

test('two people with secrets see only their own', async ({ browser }) => {
  const anna = await person(browser);
  const secret = (await listed(anna)).find((game) => game.hidden);
  test.skip(!secret, 'no game with secrets is listed');
  const ben = await person(browser, { viewport: { width: 360, height: 740 } });
  await onGenericParts(anna);
  await onGenericParts(ben);
  await setUp(anna, secret?.id ?? '', 'me,open', 'Anna');
  await ben.goto(anna.url());
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit here' }).click();
  await expect(anna.locator('.prompt')).toBeVisible();
  for (let move = 0; move < MOST_MOVES && !(await ended(anna).isVisible()); move++) {
    for (const page of [anna, ben]) {
      if ((await page.locator('.prompt.yours').count()) > 0) {
        await playAnything(page, Math.floor(Math.random() * 1000));
      }
    }
    await anna.waitForTimeout(60);
  }
  await expect(ended(anna)).toBeVisible();
  await expect(ended(ben)).toBeVisible();
});
