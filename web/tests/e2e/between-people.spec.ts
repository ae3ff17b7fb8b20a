import { expect, type Page } from '@playwright/test';
import {
  ended,
  expectAccessible,
  expectNoOverflow,
  inEveryLook,
  person,
  playAnything,
  setUp,
  test,
  told,
  unfold,
} from './play';

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
    await expect(ben.locator('.asks')).toContainText(/Anna asks to go back to before “.*sheep.*from/i);
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

  await test.step('a watcher is told to those who play, by name if they have one', async () => {
    const cleo = await person(browser);
    await cleo.goto(anna.url());
    await expectTold(both, 'Somebody watches.');
    await cleo.request.post('/api/guests', { data: { name: 'Cleo' } });
    await cleo.reload();
    await expectTold(both, 'Cleo watches.');
    await expect(cleo.getByRole('heading', { name: 'Talk' })).toHaveCount(0);
    await cleo.context().close();
  });

  await test.step('they write to each other, and may be muted', async () => {
    await ben.getByLabel('Write to the others').fill('Take <b>your</b> time');
    await ben.getByRole('button', { name: 'Send' }).click();
    await expect(anna.locator('.left .seats .bubble')).toHaveText('Take <b>your</b> time');
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
  await playAnything(anna);
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
  await expect(anna.locator('.left .seats li').first()).toContainText('Ben');
  await unfold(ben, 'Log');
});

test('tables one no longer wants go, and replays say how they came out', async ({ browser }) => {
  const anna = await person(browser);
  await setUp(anna, 'wolf-and-sheep', 'me,bot:random', 'Anna');
  await expect(anna.locator('.prompt')).toBeVisible();
  await setUp(anna, 'wolf-and-sheep', 'me,bot:random', 'Anna');
  await expect(anna.locator('.prompt')).toBeVisible();
  await playAnything(anna);
  await anna.request.post(`/api/tables/${anna.url().split('/').at(-1)}/close`, { data: {} });
  await anna.goto('/');
  await expect(anna.locator('a[href^="/r/"]')).toContainText('Given up');
  await anna.getByRole('button', { name: 'Discard this table' }).first().click();
  await expectAccessible(anna);
  await anna.getByRole('group', { name: 'Delete this table?' }).getByRole('button', { name: 'Yes' }).click();
  // Somebody else's table may be among the open ones meanwhile
  await expect(anna.locator('section:not(:has(h2:text-is("Open tables"))) a[href^="/t/"]')).toHaveCount(0);
  await anna.getByRole('button', { name: 'Discard this table' }).click();
  await anna.getByRole('button', { name: 'Yes' }).click();
  await expect(anna.locator('a[href^="/r/"]')).toHaveCount(0);
});

test('a move for somebody who is late is told to both', async ({ browser }) => {
  const anna = await person(browser);
  const ben = await person(browser);
  await anna.request.post('/api/guests', { data: { name: 'Anna' } });
  const made = await anna.request.post('/api/tables', {
    data: { game: 'wolf-and-sheep', seats: ['me', 'open'], clock: 3, private: true },
  });
  const { table } = (await made.json()) as { table: string };
  await anna.goto(`/t/${table}`);
  await ben.goto(`/t/${table}`);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit here' }).first().click();
  await expectTold([anna, ben], 'Anna’s time was up, and a move was made for them.');
  expect(await told(ben)).toBeGreaterThan(0);
});

test('tables are private unless one says otherwise, and one’s own are not among the open ones', async ({ browser }) => {
  const anna = await person(browser);
  const ben = await person(browser);
  const open = (page: Page, table: string) =>
    page
      .locator('section', { has: page.getByRole('heading', { name: 'Open tables' }) })
      .locator(`a[href="${new URL(table).pathname}"]`);
  await setUp(anna, 'wolf-and-sheep', 'me,open', 'Anna');
  const secret = anna.url();
  await anna.goto('/setup/wolf-and-sheep?seats=me,open');
  await anna.getByLabel('Open to everybody').check();
  await anna.getByRole('button', { name: 'Make the table' }).click();
  await anna.waitForURL('**/t/*');
  const listed = anna.url();
  await ben.goto('/');
  await expect(open(ben, listed)).toBeVisible();
  await expect(open(ben, secret)).toHaveCount(0);
  await anna.goto('/');
  await expect(anna.locator(`a[href="${new URL(listed).pathname}"]`)).toHaveCount(1);
  await expect(open(anna, listed)).toHaveCount(0);
  await anna.request.post(`/api/tables/${listed.split('/').at(-1)}/close`, { data: {} });
});

test('bots alone can be watched', async ({ page }) => {
  await page.goto('/setup/wolf-and-sheep?seats=bot:random,bot:random&move-limit=4');
  await page.getByRole('button', { name: 'Watch the bots' }).click();
  await page.waitForURL('**/t/*');
  // The end is shown to those who see it come; bots may be faster than the page
  await expect(
    ended(page)
      .or(page.getByRole('button', { name: 'Result' }))
      .first(),
  ).toBeVisible({ timeout: 40_000 });
  expect(await told(page)).toBe(4);
});

test('each person at one screen has a name, from the set-up to the end', async ({ page }) => {
  await page.goto('/setup/last-fleece-standing?seats=me,me,me');
  await page.getByLabel('Your name').fill('Anna');
  await page.getByLabel('Name of player 2').fill('Ben');
  await inEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByLabel('Name of player 2').fill('Bot (easy)');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('alert')).toHaveText('Only bots are called like that.');
  await page.getByLabel('Name of player 2').fill('Ben');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL('**/t/*');
  await expect(page.getByRole('heading', { name: 'Pass the screen to Anna, Ben or Neighbour' })).toBeVisible();
  await inEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'It is me: Ben' }).click();
  await playAnything(page);
  await expect(page.locator('.left .seats li', { hasText: 'Neighbour' })).toContainText('this screen');
  await page.request.post(`/api/tables/${page.url().split('/').at(-1)}/close`, { data: {} });
  await page.getByRole('dialog').getByRole('button', { name: 'Again, one seat on' }).click();
  await expect(page.getByRole('heading', { name: 'Pass the screen to Neighbour, Anna or Ben' })).toBeVisible();

  await page.goto('/setup/wolf-and-sheep?seats=me,me');
  await expect(page.getByLabel('Name of player 2')).toHaveValue('Ben');
});
