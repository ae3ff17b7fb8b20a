import { expect, type Page } from '@playwright/test';
import { expectNoOverflow, inEveryLook, person, setUp, test, told as moves } from './play';

const spots = (page: Page) => page.locator('.board [data-spot]');
const spot = (page: Page, id: string) => page.locator(`.board [data-spot="${id}"]`);
const deed = (page: Page, id: string) => page.locator(`.frame [data-deed="${id}"]`);
const deeds = (page: Page) => page.locator('.frame [data-deed]');
const brief = (page: Page) => page.getByRole('region', { name: 'What it would do' });
const land = (page: Page) => page.locator('.board svg[role=group]');
const line = (page: Page, told: RegExp) => page.locator('[data-line]').filter({ hasText: told });

/** Anna is red and begins. */
const ALONE = 'seats=me,bot:random&first-player=1';

async function begin(page: Page, query = ALONE): Promise<void> {
  await page.goto(`/setup/tangle?${query}`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL('**/t/*');
  await expect(spots(page).first()).toBeVisible();
}

/** Does something, and waits until it is told. */
async function told(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await moves(page);
  await act();
  await expect.poll(() => moves(page)).toBeGreaterThan(before);
}

/** A root goes where it is wanted, by touches of the board and of Place. */
async function go(page: Page, from: string, to: string, touch: 'click' | 'tap' = 'click'): Promise<void> {
  await spot(page, `root ${from}`)[touch]();
  await spot(page, `to ${to}`)[touch]();
  await told(page, () => deed(page, 'place')[touch]());
}

test('a turn by touch: a root goes to clean earth, land is laid, trackers climb', async ({ page }) => {
  await begin(page);
  await expect(brief(page)).toContainText('Be the first to have all that one of your three plans asks for.');
  await spot(page, 'root bc3').click();
  await expect(page.locator('.board [data-spot^="to "]')).toHaveCount(19);
  await spot(page, 'to b3').click();
  await expect(brief(page)).toContainText('Clean earth on b3');
  await expect(brief(page)).toContainText('Arrows bring earth to b2 and water to b4');
  await told(page, () => deed(page, 'place').click());
  await expect(spot(page, 'at bc4')).toHaveAttribute('aria-label', /for 1 earth/);
  await told(page, () => spot(page, 'at bc4').click());
  await expect(line(page, /clean earth on bc4/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line(page, /clean earth on bc4/)).toHaveCount(0);
  await told(page, () => spot(page, 'at bc4').click());
  await told(page, () => deed(page, 'done').click());
  // The hand may offer a card first
  if (await deed(page, 'done').isVisible()) {
    await told(page, () => deed(page, 'done').click());
  }
  await expect(deed(page, 'track')).toBeDisabled();
  await page.locator('[data-more="L"]').click();
  await told(page, () => deed(page, 'track').click());
  await expect(line(page, /tracker of lakes climbs by 1/)).not.toHaveCount(0);
});

test('a turn on a phone, with fingers', async ({ browser }) => {
  const page = await person(browser, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await begin(page);
  await spot(page, 'root ef7').tap();
  const sizes = await spots(page).evaluateAll((found) =>
    found.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(36);
  await spot(page, 'root ef7').tap();
  await go(page, 'ef7', 'd5', 'tap');
  await expect(page.locator('.frame .purse')).toContainText('4 nourishment');
  await expectNoOverflow(page);
  await page.context().close();
});

test('a turn by keyboard: one stop, arrows among places, nearer and back', async ({ page }) => {
  await begin(page);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-spot') ?? '');
  await expect(page.locator('.board [data-spot][tabindex="0"]')).toHaveCount(1);
  await spot(page, 'root bc3').focus();
  await page.keyboard.press('Enter');
  await spot(page, 'to c3').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(focused).toMatch(/^(to|root) /);
  const whole = await land(page).getAttribute('viewBox');
  await page.keyboard.press('+');
  await expect(land(page)).not.toHaveAttribute('viewBox', whole ?? '');
  await page.keyboard.press('0');
  await expect(land(page)).toHaveAttribute('viewBox', whole ?? '');
  await page.keyboard.press('Escape');
  await expect(page.locator('.board [data-spot^="to "]')).toHaveCount(0);
  await spot(page, 'root bc3').focus();
  await page.keyboard.press('Enter');
  await spot(page, 'to b2').focus();
  await page.keyboard.press('Enter');
  await deed(page, 'place').focus();
  await told(page, () => page.keyboard.press('Enter'));
  await expect(line(page, /takes 2 earth from b2/)).toBeVisible();
});

test('one comes nearer with wheel and buttons, and a drag goes along without a touch', async ({ page }) => {
  await begin(page);
  const box = (await land(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const seen = () => land(page).getAttribute('viewBox');
  const whole = await seen();
  await page.getByRole('button', { name: 'Nearer' }).click();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(0, -300);
  const near = await seen();
  expect(near).not.toBe(whole);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 3, box.y + box.height / 3, { steps: 4 });
  await page.mouse.up();
  expect(await seen()).not.toBe(near);
  await expect(deeds(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'See all of the board' }).click();
  expect(await seen()).toBe(whole);
});

test('two people play, and neither page holds the cards of the other', async ({ browser }) => {
  const [anna, ben] = [await person(browser), await person(browser)];
  await setUp(anna, 'tangle', 'me,open&first-player=1', 'Anna');
  const heard: string[] = [];
  ben.on('response', async (answer) => {
    if (answer.url().includes('/api/tables/') && answer.headers()['content-type']?.includes('json')) {
      heard.push(await answer.text().catch(() => ''));
    }
  });
  await ben.goto(anna.url());
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(spots(anna).first()).toBeVisible();
  const hand = await anna
    .locator('.frame [data-card]')
    .evaluateAll((found) => found.map((one) => one.getAttribute('title') ?? '').slice(0, 3));
  expect(hand).toHaveLength(3);
  await go(anna, 'bc3', 'd3');
  await expect(line(ben, /Anna takes 2 nourishment from d3/)).toBeVisible();
  await expect(ben.locator('.board svg[role=group]')).toBeVisible();
  const html = await ben.content();
  for (const card of hand) {
    expect(html).not.toContain(card);
  }
  const plans = await anna.locator('.frame .plans b').allTextContents();
  expect(plans).toHaveLength(3);
  const own = await ben.locator('.frame .plans b').allTextContents();
  expect(own.filter((plan) => plans.includes(plan))).toEqual([]);
  const told = (await ben.request.get(`/api/tables/${anna.url().split('/').at(-1) ?? ''}`)).json() as Promise<{
    view: { seats: { hand: unknown; goals: unknown }[] };
  }>;
  const [red, purple] = (await told).view.seats;
  expect([red?.hand, red?.goals]).toEqual([null, null]);
  expect(purple?.hand).not.toBeNull();
  expect(heard.length).toBeGreaterThan(0);
});

test('sheets show plans, cards, upkeep and players on the smallest screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await begin(page);
  for (const [name, text] of [
    ['plans', /Missing:/],
    ['cards', /In your hand.*The row/s],
    ['upkeep', /If it came now/],
    ['players', /\(you\)/],
  ] as const) {
    await page.locator(`[data-page="${name}"]`).click();
    await expect(page.getByRole('dialog')).toContainText(text);
    await expectNoOverflow(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('bots are watched to the end, plans come to light, and all is seen again', async ({ page }) => {
  await begin(page);
  const table = await page.evaluate(async () => {
    const body = JSON.stringify({
      game: 'tangle',
      seats: ['bot:greedy', 'bot:greedy'],
      options: { 'round-limit': '3' },
    });
    const headers = { 'Content-Type': 'application/json' };
    return ((await (await fetch('/api/tables', { method: 'POST', headers, body })).json()) as { table: string }).table;
  });
  await page.goto(`/t/${table}`);
  await expect(page.getByRole('button', { name: 'Result' })).toBeVisible({ timeout: 50_000 });
  await page.goto(`/r/${table}`);
  await page.getByRole('slider').fill('20');
  await expect(land(page)).toBeVisible();
  await expect(deeds(page)).toHaveCount(0);
});

test('the board stands in nobody’s way and fits the screen', async ({ page }) => {
  test.setTimeout(120_000);
  await begin(page);
  await inEveryLook(page);
  await spot(page, 'root bc3').click();
  await inEveryLook(page);
  await spot(page, 'to b3').click();
  await inEveryLook(page);
});
