import { expect, type Locator, type Page } from '@playwright/test';
import { playOn } from './games';
import { expectNoOverflow, inEveryLook, person, setUp, test, told as moves, unfold } from './play';

const spots = (page: Page) => page.locator('.board [data-spot]');
const spot = (page: Page, id: string) => page.locator(`.board [data-spot="${id}"]`);
const chip = (page: Page, sheep: string) => page.locator(`.frame [data-chip="${sheep}"]`);
const deed = (page: Page, id: string) => page.locator(`.frame [data-deed="${id}"]`);
const deeds = (page: Page) => page.locator('.frame [data-deed]');
const brief = (page: Page) => page.getByRole('region', { name: 'What it would do' });
const city = (page: Page) => page.locator('.board svg[role=group]').first();

/** One person with Lily, Poppy and Twyla. */
const ALONE = 'seats=me&sheepChoice=list';

async function begin(page: Page, query = ALONE): Promise<void> {
  await page.goto(`/setup/tangled-yarns?${query}`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL('**/t/*');
  await expect(page.locator('.frame [data-chip]').first()).toBeVisible();
}

/** Does something, and waits until it is told and the next thing may be done. */
async function told(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await moves(page);
  await act();
  await expect.poll(() => moves(page)).toBeGreaterThan(before);
  await expect(deeds(page).first()).toBeVisible();
}

const ids = (page: Page) => spots(page).evaluateAll((found) => found.map((one) => one.getAttribute('data-spot') ?? ''));

async function take(page: Page, sheep: string): Promise<void> {
  if ((await chip(page, sheep).getAttribute('aria-pressed')) !== 'true') {
    await chip(page, sheep).click();
  }
  await expect(chip(page, sheep)).toHaveAttribute('aria-pressed', 'true');
}

/** Begins games until one offers what is looked for. */
async function beginUntil<T>(page: Page, look: () => Promise<T | null>): Promise<T> {
  for (let game = 0; game < 12; game++) {
    await begin(page);
    const found = await look();
    if (found !== null) {
      return found;
    }
  }
  throw new Error('no game offers that');
}

/** A gate that can be locked in this round, if there is one; it is in hand then. */
async function lockable(page: Page): Promise<string | null> {
  for (const id of (await ids(page)).filter((one) => one.startsWith('gate '))) {
    await spot(page, id).click();
    if ((await brief(page).textContent())?.includes('can be locked')) {
      return id;
    }
  }
  return null;
}

/** The cell of a cultist that Poppy can reach, if there is one. */
async function cultistNearPoppy(page: Page): Promise<string | null> {
  await take(page, 'Poppy');
  const cells = await page
    .locator('.board [data-spot^="walk "]')
    .evaluateAll((found) =>
      found
        .filter((one) => one.getAttribute('aria-label')?.includes('cultist'))
        .map((one) => one.getAttribute('data-spot') ?? ''),
    );
  return cells[0] ?? null;
}

/** Ends phase 2 with a sheep on a tile that can be turned. */
async function toTurning(page: Page): Promise<string | null> {
  await take(page, 'Lily');
  await told(page, () => page.locator('.board [data-spot^="walk b"], .board [data-spot^="walk a"]').first().click());
  await told(page, () => deed(page, 'done').click());
  const tile = (await ids(page)).find((id) => id.startsWith('tile '));
  return tile ?? null;
}

const middle = async (one: Locator) => {
  const { x, y, width, height } = (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2, r: Math.min(width, height) * 0.36 };
};

test('a sheep walks and takes a power-up, and it can be taken back', async ({ page }) => {
  await begin(page);
  await expect(brief(page)).toContainText('Lock all six gates');
  await take(page, 'Lily');
  await expect(brief(page)).toContainText('Touch a lit tile to walk there');
  await told(page, () => page.locator('.board [data-spot^="walk "]').first().click());
  await expect(chip(page, 'Lily')).toHaveAttribute('aria-label', /may act and turn/);
  await deed(page, 'take').click();
  await told(page, () => deed(page, 'kind bo').click());
  await expect(page.locator('.stores li', { hasText: 'bone: 1 held' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.stores li', { hasText: 'bone: 0 held' })).toBeVisible();
});

test('two sheep lock a gate: the plan leads them to their relics', async ({ page }) => {
  test.setTimeout(120_000);
  const gate = await beginUntil(page, () => lockable(page));
  await expect(page.locator('.frame .plan li').first()).toContainText(/on \w\d+/);
  for (let step = 0; step < 4 && !(await deed(page, 'lock').isVisible()); step++) {
    await told(page, () => page.locator('.frame [data-deed*=" to "]').first().click());
  }
  await expect(brief(page)).toContainText('It can be locked now');
  await told(page, () => deed(page, 'lock').click());
  await expect(page.locator('[data-line]').filter({ hasText: /lock gate/ })).not.toHaveCount(0);
  await expect(spot(page, gate)).toHaveCount(0);
});

test('an attack is put together with its exact chance', async ({ page }) => {
  test.setTimeout(120_000);
  const cell = await beginUntil(page, () => cultistNearPoppy(page));
  await told(page, () => spot(page, cell).click());
  await deed(page, 'attack').click();
  const panel = page.getByRole('group', { name: 'Attack', exact: true });
  await expect(panel).toContainText(/2 of yours, 2 of theirs\s*50 %/);
  await expect(panel.getByRole('button', { name: 'More cultists' })).toBeDisabled();
  await told(page, () => deed(page, 'attack!').click());
  await expect(
    page.locator('[data-line]').filter({ hasText: /Poppy.*against 1 cultist: 2 marbles to 2/ }),
  ).toBeVisible();
  await expect(page.locator('[data-line]').filter({ hasText: /Gone from|The attack of/ })).toBeVisible();
});

test('a tile is turned by dragging it around its middle, and by keys', async ({ page }) => {
  test.setTimeout(120_000);
  const tile = await beginUntil(page, () => toTurning(page));
  const { x, y, r } = await middle(spot(page, tile));
  const at = (degrees: number) =>
    [x + r * Math.cos((degrees * Math.PI) / 180), y + r * Math.sin((degrees * Math.PI) / 180)] as const;
  await page.mouse.move(...at(0));
  await page.mouse.down();
  for (let degrees = 10; degrees <= 60; degrees += 10) {
    await page.mouse.move(...at(degrees));
  }
  await page.mouse.up();
  await expect(brief(page)).toContainText(/Wall of \w\d+ to the|would cut off/);
  // Whatever lies there, some position is allowed
  await spot(page, tile).focus();
  for (let step = 0; step < 6 && !(await deed(page, 'turn').isVisible()); step++) {
    await page.keyboard.press('.');
  }
  await expect(brief(page)).toContainText(/Wall of .*(steps|No cultist)/);
  await told(page, () => page.keyboard.press('Enter'));
  await expect(page.locator('[data-line]').filter({ hasText: /turns \w\d+: its wall goes from/ })).toBeVisible();
});

test('a round by keyboard alone', async ({ page }) => {
  await begin(page);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-spot') ?? '');
  await spots(page).first().focus();
  expect(await focused()).toBe('sheep alt');
  await page.keyboard.press('Enter');
  await page.locator('.board [data-spot^="walk "]').first().focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(focused).toMatch(/^(walk|gate|sheep) /);
  await page.keyboard.press('Escape');
  await expect(page.locator('.board [data-spot^="walk "]')).toHaveCount(0);
  await chip(page, 'Twyla').focus();
  await page.keyboard.press('Enter');
  await page.locator('.board [data-spot^="walk "]').first().focus();
  await told(page, () => page.keyboard.press('Enter'));
  await deed(page, 'done').focus();
  await told(page, () => page.keyboard.press('Enter'));
});

test('what cannot be reached is explained with its rule', async ({ page }) => {
  await begin(page);
  await take(page, 'Lily');
  const reached = await ids(page);
  const box = (await city(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [left, top, width] = ((await city(page).getAttribute('viewBox')) ?? '').split(' ').map(Number);
  const scale = box.width / (width ?? 1);
  // c4 and c13: corners, three steps away
  for (const [cell, x, y] of [
    ['c4', 225, -130],
    ['c13', -225, 130],
  ] as const) {
    if (!reached.includes(`walk ${cell}`)) {
      await page.mouse.click(box.x + (x - (left ?? 0)) * scale, box.y + (y - (top ?? 0)) * scale);
      await expect(page.getByRole('alert')).toContainText(/TY-MOVE-0\d/);
      return;
    }
  }
});

test('six share one screen, each with a sheep of their own', async ({ page }) => {
  await begin(page, 'seats=me,me,me,me,me,me&sheepChoice=list');
  const hands = page.getByRole('group', { name: 'Act for' }).getByRole('button');
  await expect(hands).toHaveCount(6);
  await hands.filter({ hasText: 'Melbrook' }).click();
  await expect(page.locator('.frame .mine')).toHaveAttribute('data-chip', 'Melbrook');
  await told(page, () => deed(page, 'done').click());
  await expect(page.locator('.frame .done')).toHaveCount(1);
});

/** A gate that both need, if there is one: Anna has it in hand then. */
async function sharedGate(anna: Page, ben: Page): Promise<string | null> {
  const own = await Promise.all(
    [anna, ben].map((page) =>
      page.locator('.frame .mine').evaluateAll((found) => found.map((one) => one.getAttribute('data-chip') ?? '')),
    ),
  );
  for (const id of (await ids(anna)).filter((one) => one.startsWith('gate '))) {
    await spot(anna, id).click();
    const plan = await anna.locator('.frame .plan .sure').allTextContents();
    if (own.every((sheep) => sheep.some((name) => plan.some((line) => line.includes(name))))) {
      return id;
    }
  }
  return null;
}

test('two people act at once, take back that they are done, and agree on a plan', async ({ browser }) => {
  test.setTimeout(150_000);
  const [anna, ben] = [await person(browser), await person(browser)];
  let gate: string | null = null;
  for (let game = 0; game < 12 && gate === null; game++) {
    await setUp(
      anna,
      'tangled-yarns',
      'me,open&sheepChoice=list&sheepList=Lily,Poppy,Twyla,Melbrook&consent=ask',
      'Anna',
    );
    await ben.goto(anna.url());
    const name = ben.getByLabel('Your name');
    if (await name.isVisible().catch(() => false)) {
      await name.fill('Ben');
    }
    await ben.getByRole('button', { name: 'Sit here' }).first().click();
    await expect(deed(anna, 'done')).toBeVisible();
    await expect(deed(ben, 'done')).toBeVisible();
    gate = await sharedGate(anna, ben);
  }
  expect(gate).not.toBeNull();
  await anna.getByRole('button', { name: 'Point' }).click();
  await spot(anna, 'point b3').click();
  await expect(ben.locator('.board .pointed')).toHaveCount(1);
  await told(anna, () => deed(anna, 'done').click());
  await expect(ben.locator('.frame .done')).toHaveCount(2);
  await told(anna, () => deed(anna, 'wait').click());
  await expect(ben.locator('.frame .done')).toHaveCount(0);
  for (const page of [anna, ben]) {
    for (let step = 0; step < 4; step++) {
      if ((await spot(page, gate ?? '').getAttribute('aria-pressed')) !== 'true') {
        await spot(page, gate ?? '').click();
      }
      const walk = page.locator('.frame [data-deed*=" to "]');
      if ((await walk.count()) === 0) {
        break;
      }
      await told(page, () => walk.first().click());
    }
  }
  await deed(anna, 'lock').click();
  await expect(brief(anna)).toContainText('proposes');
  await expect(brief(ben)).toContainText(/Anna proposes:.*Lock gate/s);
  await told(ben, () => deed(ben, 'Yes').click());
  await expect(spot(ben, gate ?? '')).toHaveCount(0);
});

test('what one tries out is shown to the others as a plan, agreed to, and done', async ({ browser }) => {
  test.setTimeout(120_000);
  const [anna, ben] = [await person(browser), await person(browser)];
  await setUp(anna, 'tangled-yarns', 'me,open&sheepChoice=list&sheepList=Lily,Poppy,Twyla,Melbrook', 'Anna');
  await ben.goto(anna.url());
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(deed(ben, 'done')).toBeVisible();

  await anna.getByRole('button', { name: 'Try it out' }).click();
  await unfold(anna, 'Moves');
  await anna.locator('button.move', { hasText: 'Lily walks to' }).first().click();
  await expect(anna.locator('.ribbon')).toHaveText('Trying out: nobody sees this');
  await anna.getByRole('button', { name: 'Show my plan' }).click();
  await expect(anna.locator('.ribbon')).toHaveText('Your plan: the others see it');

  await expect(ben.locator('.ribbon')).toHaveText('The plan of Anna');
  await expect(ben.getByRole('button', { name: 'Do this' })).toHaveCount(0);
  await ben.getByRole('button', { name: 'Agree' }).click();
  await expect(ben.locator('.ribbon')).toHaveCount(0);
  await expect(anna.locator('.bubble').first()).toHaveText('Agreed!');
  await told(anna, () => anna.getByRole('button', { name: 'Do this' }).click());
  await expect(anna.locator('.ribbon')).toHaveCount(0);
});

test('a flock is followed to its end, and seen again', async ({ page }) => {
  await begin(page);
  const table = page.url().split('/').at(-1) ?? '';
  expect(await playOn(page, table, Infinity), 'it is over').toBe(false);
  await expect(page.getByRole('button', { name: 'Result' })).toBeVisible({ timeout: 50_000 });
  await page.goto(`/r/${table}`);
  await page.getByRole('slider').fill('30');
  await expect(page.locator('.board [data-pawn]')).not.toHaveCount(0);
  await expect(deeds(page)).toHaveCount(0);
});

test('on a phone every thing in hand leaves room for fingers', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await begin(page);
  for (const sheep of ['Lily', 'Poppy', 'Twyla']) {
    await chip(page, sheep).tap();
    const sizes = await spots(page).evaluateAll((found) =>
      found.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(30);
  }
  await told(page, () => page.locator('.board [data-spot^="walk "]').last().tap());
  await expectNoOverflow(page);
  await context.close();
});

test('the city stands in nobody’s way and fits the screen', async ({ page }) => {
  test.setTimeout(120_000);
  await begin(page);
  await inEveryLook(page);
  await take(page, 'Poppy');
  await inEveryLook(page);
  await spots(page).last().click();
  await inEveryLook(page);
});
