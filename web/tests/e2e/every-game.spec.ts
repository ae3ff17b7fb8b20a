import { expect, type Locator, type Page } from '@playwright/test';
import { GAMES, listed, playOn, withBots } from './games';
import { expectAccessible, expectNoOverflow, test } from './play';
import { boxes, DESK, edgeless, faults, handle, handles, lookAs, LOOKS, settled, SIDEWAYS, UPRIGHT } from './shape';

const hint = (page: Page) => page.getByRole('button', { name: 'Hint' });
const openers = (page: Page) => page.locator('[aria-haspopup="dialog"]:visible');
const sheet = (page: Page) => page.locator('dialog[open]');

test('every game the server lists is tried here', async ({ page }) => {
  // The kit's own game has no module and no board; generic parts are tried with it
  const ids = (await listed(page)).map(({ id }) => id).filter((id) => id !== 'kit');
  expect(ids.sort()).toEqual([...GAMES].sort());
});

/** So many things are taken in hand in each window; where there are more, each window begins with another, and later in the game with others again. */
const IN_HAND = 4;

/** All faults of the table as it stands, at rest and with things in hand. */
async function everyFault(page: Page, first: number): Promise<readonly string[]> {
  const atRest = await faults(page);
  const found = [...atRest];
  const step = Math.max(1, Math.ceil((await handles(page)) / IN_HAND));
  for (let number = first % step; number < (await handles(page)); number += step) {
    const name = await handle(page, number);
    const others = (await faults(page)).filter((fault) => !atRest.includes(fault));
    found.push(...others.map((fault) => `with “${name}” in hand: ${fault}`));
    await handle(page, number);
  }
  return found;
}

for (const game of GAMES) {
  test.describe(game, () => {
    test('whatever can be done can be touched, in every window', async ({ page }) => {
      // Five bots that act at the same time take their time
      test.setTimeout(240_000);
      let table = await withBots(page, game);
      for (const [turn, moves] of [0, 9].entries()) {
        // A wolf among random players may be through before that
        while (!(await playOn(page, table, moves))) {
          table = await withBots(page, game);
        }
        for (const [first, look] of LOOKS.entries()) {
          await lookAs(page, look);
          expect
            .soft(await everyFault(page, first + turn * LOOKS.length), `${look.name}, after ${moves} moves`)
            .toEqual([]);
          await expectNoOverflow(page);
        }
      }
    });

    test('the board stays where it is, whatever is said', async ({ page }) => {
      const table = await withBots(page, game, 1);
      await playOn(page, table, 0);
      await page.route('**/api/tables/*/moves*', (route) =>
        route.fulfill({ status: 422, json: { error: 'That would be against the rules. '.repeat(3), rule: 'X-1' } }),
      );
      for (const look of [SIDEWAYS, UPRIGHT, DESK]) {
        await lookAs(page, look);
        const before = await boxes(page);
        await hint(page).click();
        const follow = page.getByRole('button', { name: 'Do it' });
        await expect(follow).toBeVisible();
        expect.soft(await boxes(page), `a hint, ${look.name}`).toEqual(before);
        await follow.click();
        await expect(page.getByRole('alert')).toContainText('against the rules');
        await expect(follow, 'a refusal hides no hint').toBeVisible();
        expect.soft(await boxes(page), `a refusal, ${look.name}`).toEqual(before);
        await page.getByRole('button', { name: 'Dismiss' }).first().click();
        await page
          .locator('.board svg[role=group]')
          .first()
          .click({ position: { x: 3, y: 3 }, force: true });
        await settled(page);
        expect.soft(await boxes(page), `a tap beside, ${look.name}`).toEqual(before);
      }
    });

    test('sheets take the focus, give it back, close by Back and stand in nobody’s way', async ({ page }) => {
      test.setTimeout(120_000);
      const table = await withBots(page, game, 1);
      await playOn(page, table, 2);
      for (const look of [UPRIGHT, SIDEWAYS, DESK]) {
        await lookAs(page, look);
        const count = await openers(page).count();
        expect(count, `sheets to open, ${look.name}`).toBeGreaterThanOrEqual(2);
        for (let number = 0; number < count; number++) {
          await opensAndCloses(page, openers(page).nth(number), look === UPRIGHT);
        }
      }
    });

    test('the keyboard walks through what is seen and nothing else', async ({ page }) => {
      const table = await withBots(page, game, 1);
      await playOn(page, table, 0);
      for (const look of [UPRIGHT, SIDEWAYS]) {
        await lookAs(page, look);
        await page.locator('body').press('Home');
        expect.soft(await unseenStops(page), look.name).toEqual([]);
      }
    });

    test('edges stay where colours are taken away, and both themes are legible on the side', async ({ page }) => {
      const table = await withBots(page, game);
      await playOn(page, table, 3);
      await lookAs(page, SIDEWAYS);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
      await page.emulateMedia({ forcedColors: 'active' });
      await settled(page);
      expect(await edgeless(page)).toEqual([]);
    });
  });
}

/** Opens a sheet by keyboard and closes it twice: by Back and by Escape. */
async function opensAndCloses(page: Page, opener: Locator, examined: boolean): Promise<void> {
  const name = (await opener.getAttribute('aria-label')) ?? (await opener.textContent()) ?? '';
  const address = page.url();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page), `${name} opens a sheet`).toHaveCount(1);
  const inside = () => page.evaluate(() => document.querySelector('dialog[open]')?.contains(document.activeElement));
  await expect.poll(inside, `the focus goes into ${name}`).toBe(true);
  if (examined) {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  }
  await page.goBack();
  await expect(sheet(page), `Back closes ${name}`).toHaveCount(0);
  expect(page.url()).toBe(address);
  await expect(opener, `the focus comes back from ${name}`).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
}

/** Goes once around with the Tab key and tells where nobody would see the focus. */
async function unseenStops(page: Page): Promise<readonly string[]> {
  const unseen: string[] = [];
  for (let stop = 0; stop < 80; stop++) {
    await page.keyboard.press('Tab');
    await settled(page);
    const found = await page.evaluate(() => {
      const one = document.activeElement;
      if (!one || one === document.body) {
        return null;
      }
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const hit = document.elementFromPoint(x, y);
      const name = one.getAttribute('aria-label') ?? one.getAttribute('data-spot') ?? one.textContent.trim();
      return { name: name.slice(0, 40), seen: hit !== null && (one.contains(hit) || hit.contains(one)) };
    });
    if (found === null) {
      return unseen;
    }
    if (!found.seen) {
      unseen.push(found.name);
    }
  }
  return unseen;
}
