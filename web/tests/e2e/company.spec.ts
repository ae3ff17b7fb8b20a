import { expect, type Page } from '@playwright/test';
import { expectAccessible, person, playAnything, setUp, test } from './play';
import { OwnServer } from './server';

const lines = '[data-line]';

/** Anna and Ben at a table, each with a browser of their own. */
async function company(anna: Page, ben: Page, game: string, seats = 'me,open') {
  await setUp(anna, game, seats, 'Anna');
  await ben.goto(anna.url());
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(anna.locator('.prompt')).toBeVisible();
  await expect(ben.locator('.prompt')).toBeVisible();
}

async function say(page: Page, phrase: string) {
  await page.getByRole('button', { name: /Table\s*menu/ }).click();
  await page.getByRole('button', { name: phrase }).click();
}

test('a phrase is heard by everybody once, and is soon no news any more', async ({ browser }) => {
  const anna = await person(browser);
  const ben = await person(browser);
  const cleo = await person(browser);
  await company(anna, ben, 'wolf-and-sheep');
  await say(ben, 'Good luck!');
  const words = anna.locator('.left .seats .bubble');
  await expect(words).toHaveText('Good luck!');
  await expect(anna.locator('[aria-live="polite"]', { hasText: 'Ben says: Good luck!' })).toHaveCount(1);
  await expect(ben.locator('.left .seats .bubble')).toHaveText('Good luck!');
  await cleo.goto(anna.url());
  await expect(cleo.locator('.left .seats .bubble')).toHaveText('Good luck!');
  await expect(words).toHaveCount(0);

  await anna.waitForTimeout(5000);
  await anna.reload();
  await say(anna, 'Thank you!');
  await expect(words).toHaveText('Thank you!');
  await expect(anna.locator('.left .seats .bubble')).toHaveCount(1);
});

test('whoever is asked to leave decides, and comes back at any time', async ({ browser }) => {
  const anna = await person(browser);
  const ben = await person(browser, { viewport: { width: 360, height: 740 } });
  const cleo = await person(browser);
  await company(anna, ben, 'last-fleece-standing');
  const asked = ben.getByText('Anna asks you to leave the table.');
  const ask = async () => {
    await anna.getByRole('button', { name: 'Seat of Ben' }).click();
    await anna.getByRole('button', { name: 'Ask Ben to leave' }).click();
    await expect(anna.locator('.left .seats').getByText('asked to leave')).toBeVisible();
  };

  await test.step('he stays', async () => {
    await ask();
    await expectAccessible(ben);
    await ben.getByRole('button', { name: 'Stay' }).click();
    await expect(asked).toHaveCount(0);
  });

  await test.step('he lets a bot play', async () => {
    await ben.reload();
    await ben.getByRole('button', { name: 'Let a bot play for me' }).click();
    await expect(ben.getByText('A bot plays for you now.')).toBeVisible();
    await expect(anna.locator('.left .seats').getByText('Medium bot')).toBeVisible();
  });

  await test.step('nobody else can sit there', async () => {
    await cleo.goto(anna.url());
    await expect(cleo.locator('.left .seats').getByText('Medium bot')).toBeVisible();
    await expect(cleo.getByRole('button', { name: /^Seat of/ })).toHaveCount(0);
    await expect(cleo.getByRole('button', { name: 'Take your seat back' })).toHaveCount(0);
  });

  await test.step('he comes back, after a reload too', async () => {
    await ben.reload();
    await expectAccessible(ben);
    await ben.getByRole('button', { name: 'Take your seat back' }).click();
    await expect(ben.getByText('Your seat is yours again.')).toBeVisible();
    await expect(anna.locator('.left .seats').getByText('Ben')).toBeVisible();
  });

  await test.step('he leaves, and the seat is kept for him', async () => {
    await ask();
    await ben.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(ben.getByText('Nobody sits in your seat.')).toBeVisible();
    await expect(cleo.locator('.left .seats').getByText('Open seat')).toBeVisible();
    await expect(cleo.getByRole('button', { name: /^Seat of/ })).toHaveCount(0);
    await anna.getByRole('button', { name: 'Seat of Open seat' }).click();
    await expect(anna.getByText('This game has secrets')).toBeVisible();
    await expect(anna.getByRole('button', { name: 'Sit here' })).toHaveCount(0);
    await expectAccessible(anna);
    await ben.getByRole('button', { name: 'Take your seat back' }).click();
    await expect(anna.getByRole('heading', { name: 'Ben', exact: true })).toBeVisible();
  });
});

test('a bot stands in for somebody who is away, until they are back', async ({ browser }) => {
  test.setTimeout(120_000);
  const server = new OwnServer();
  // Without limits nobody has to be away for long
  await server.start('--no-limits');
  try {
    const anna = await person(browser, { baseURL: server.address });
    const ben = await person(browser, { baseURL: server.address });
    await company(anna, ben, 'wolf-and-sheep');
    const table = anna.url();
    await anna.close();
    // A line that was cut is noticed at the next sign of life
    await expect(ben.locator('.left .seats li', { hasText: 'Anna' })).toContainText('away', { timeout: 60_000 });
    await ben.getByRole('button', { name: 'Seat of Anna' }).click();
    await ben.getByRole('button', { name: 'Let a bot play for Anna' }).click();
    await expect(ben.locator('.left .seats').getByText('Medium bot')).toBeVisible();
    const again = await anna.context().newPage();
    await again.goto(table);
    await expect(again.getByText('Your seat is yours again.')).toBeVisible();
    await expect(ben.locator('.left .seats').getByText('Anna')).toBeVisible();
  } finally {
    await server.stop();
  }
});

test('a server that is stopped and started again: the table goes on, and a move made meanwhile counts', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const server = new OwnServer();
  await server.start();
  try {
    const anna = await person(browser, { baseURL: server.address });
    const ben = await person(browser, { baseURL: server.address });
    await company(anna, ben, 'wolf-and-sheep');
    await playAnything(anna);
    await playAnything(ben);
    await expect(anna.locator(lines)).toHaveCount(2);

    await server.stop();
    await expect(anna.getByRole('status').filter({ hasText: 'reconnecting' })).toBeVisible();
    await playAnything(anna);
    await expect(anna.locator('.now')).toHaveText(/^Checking whether that was saved/);
    await server.start();
    for (const page of [anna, ben]) {
      await expect(page.locator(lines)).toHaveCount(3);
      await expect(page.getByText(/reconnecting|trying again/)).toHaveCount(0);
    }
    await playAnything(ben);
    for (const page of [anna, ben]) {
      await expect(page.locator(lines)).toHaveCount(4);
      await expect(page.locator('.notice')).toHaveCount(0);
    }
  } finally {
    await server.stop();
  }
});
