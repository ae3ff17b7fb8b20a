import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow, person, playAnything, setUp, test, unfold } from './play';

/** Anna and Ben at a table, each with a browser of their own. */
async function company(anna: Page, ben: Page, before?: () => Promise<void>) {
  await setUp(anna, 'wolf-and-sheep', 'me,open', 'Anna');
  await ben.goto(anna.url());
  await before?.();
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(anna.locator('.prompt')).toBeVisible();
  await expect(ben.locator('.prompt')).toBeVisible();
}

const notes = (page: Page) => page.locator('.note');
const menu = (page: Page) => page.getByRole('button', { name: /Table\s*menu/ }).click();

async function expectTold(pages: readonly Page[], text: string) {
  for (const page of pages) {
    await expect(notes(page).filter({ hasText: text }).first()).toBeVisible();
  }
}

test('what people do to each other is told to both and stands in the log', async ({ browser }) => {
  test.setTimeout(120_000);
  const anna = await person(browser);
  const ben = await person(browser);
  const both = [anna, ben];

  await test.step('hints are off, and whoever joins sees it first', async () => {
    await company(anna, ben, async () => {
      await expect(ben.locator('.agreed')).toContainText('off, for everybody');
    });
    await expect(anna.getByRole('button', { name: 'Hint' })).toBeDisabled();
    await menu(anna);
    await expect(anna.locator('.agreed')).toContainText('off, for everybody');
    await anna.keyboard.press('Escape');
  });

  await test.step('taking back is refused, agreed to, and told', async () => {
    await playAnything(anna);
    await playAnything(ben);
    await anna.getByRole('button', { name: 'Ask to undo' }).click();
    await expectTold(both, 'Anna asked to take back 2 moves.');
    await ben.getByRole('button', { name: 'No', exact: true }).click();
    await expect(anna.locator('.notice', { hasText: 'Ben did not agree' })).toBeVisible();
    await expectTold(both, 'Ben did not agree to take moves back.');
    await anna.getByRole('button', { name: 'Ask to undo' }).click();
    await ben.getByRole('button', { name: 'Agree' }).click();
    await expectTold(both, 'Anna took back 2 moves.');
    await ben.reload();
    await expectTold(both, 'Anna took back 2 moves.');
  });

  await test.step('a watcher is told to those who play', async () => {
    const cleo = await person(browser);
    await cleo.goto(anna.url());
    await expectTold(both, 'Somebody watches.');
    await expect(cleo.getByRole('heading', { name: 'Talk' })).toHaveCount(0);
    await cleo.context().close();
  });

  await test.step('they write to each other, and may be muted', async () => {
    await ben.getByLabel('Write to the others').fill('Take <b>your</b> time');
    await ben.getByRole('button', { name: 'Send' }).click();
    await expect(anna.locator('.left .bubble')).toHaveText('Take <b>your</b> time');
    await expect(anna.getByLabel('What was written')).toContainText('Ben Take <b>your</b> time');
    await anna.reload();
    await expect(anna.getByLabel('What was written')).toContainText('Take <b>your</b> time');
    await expectAccessible(anna);
    await anna.getByRole('button', { name: 'Mute Ben' }).click();
    await expect(anna.getByLabel('What was written')).toHaveCount(0);
    await ben.getByLabel('Write to the others').fill('Are you there?');
    await ben.getByRole('button', { name: 'Send' }).click();
    await expect(ben.getByLabel('What was written')).toContainText('Are you there?');
    await anna.reload();
    await expect(anna.getByRole('button', { name: 'Muted: Ben' })).toBeVisible();
    await expect(anna.getByText('Are you there?')).toHaveCount(0);
    await anna.getByRole('button', { name: 'Muted: Ben' }).click();
    await expect(anna.getByText('Are you there?')).toBeVisible();
  });

  await test.step('leaving hands over to a bot, after a question', async () => {
    await menu(ben);
    await ben.getByRole('button', { name: 'Leave …' }).click();
    await expectAccessible(ben);
    await ben.getByRole('button', { name: 'Yes, let a bot play' }).click();
    await expect(ben.getByRole('heading', { level: 1 })).toBeVisible();
    await expectTold([anna], 'Ben left; a bot plays for them.');
    await expect(anna.locator('.notice', { hasText: 'Ben left' })).toBeVisible();
  });
});

test('another game is asked for, with sides swapped, and nobody is seated without a word', async ({ browser }) => {
  test.setTimeout(120_000);
  const anna = await person(browser);
  const ben = await person(browser, { viewport: { width: 360, height: 740 } });
  await company(anna, ben);
  const first = anna.url();
  await anna.request.post(`/api/tables/${first.split('/').at(-1)}/close`, { data: {} });
  await anna.getByRole('dialog').getByRole('button', { name: 'Swap sides' }).click();
  await anna.waitForURL((url) => url.href !== first);
  await expect(anna.getByRole('heading', { name: 'Waiting for company' })).toBeVisible();

  await ben.getByRole('dialog').getByRole('button', { name: 'Look at the board' }).click();
  await expect(ben.getByText('Another game is asked for.')).toBeVisible();
  await expectAccessible(ben);
  await expectNoOverflow(ben);
  await ben.getByRole('button', { name: 'No, thanks' }).click();
  await expect(anna.getByText('Ben does not want another game.').first()).toBeVisible();

  await ben.reload();
  await ben.locator('.ask').getByRole('button', { name: 'To the rematch' }).click();
  await expect(ben.locator('.prompt')).toBeVisible();
  await expect(anna.locator('.left li').first()).toContainText('Ben');
  await unfold(ben, 'Log');
});

test('tables one no longer wants go, and replays say how they came out', async ({ browser }) => {
  const anna = await person(browser);
  await setUp(anna, 'wolf-and-sheep', 'me,bot:random', 'Anna');
  await expect(anna.locator('.prompt')).toBeVisible();
  await setUp(anna, 'wolf-and-sheep', 'me,bot:random', 'Anna');
  await expect(anna.locator('.prompt')).toBeVisible();
  await anna.request.post(`/api/tables/${anna.url().split('/').at(-1)}/close`, { data: {} });
  await anna.goto('/');
  await expect(anna.locator('a[href^="/r/"]')).toContainText('Given up');
  await anna.getByRole('button', { name: 'Discard this table' }).first().click();
  await expectAccessible(anna);
  await anna.getByRole('group', { name: 'Delete this table?' }).getByRole('button', { name: 'Yes' }).click();
  await expect(anna.locator('a[href^="/t/"]')).toHaveCount(0);
  await anna.getByRole('button', { name: 'Discard this table' }).click();
  await anna.getByRole('button', { name: 'Yes' }).click();
  await expect(anna.locator('a[href^="/r/"]')).toHaveCount(0);
});
