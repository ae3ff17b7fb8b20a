import { expect, type Page } from '@playwright/test';
import { expectNoOverflow, inEveryLook, test, told as moves, unfold } from './play';

const lines = '[data-line]';
const spots = (page: Page) => page.locator('.board [data-spot]');
const spot = (page: Page, id: string) => page.locator(`.board [data-spot="${id}"]`);
const tool = (page: Page, name: string) => page.locator(`[data-tool="${name}"]`);
const prompt = (page: Page) => page.locator('.says .now');
const brief = (page: Page) => page.getByRole('region', { name: 'What it would do' });

async function begin(page: Page, query: string): Promise<void> {
  await page.goto(`/setup/shepherd-mess?${query}`);
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

const ids = (page: Page) =>
  spots(page).evaluateAll((found) =>
    found.map((one) => ({ id: one.getAttribute('data-spot') ?? '', label: one.getAttribute('aria-label') ?? '' })),
  );

const GOES = /\. \d+ \w+ sheep on \w\d goe?s? to \w\d:/;

/** Takes a dog in hand, and names a tile where its bark would make sheep go and leave no choice, if there is one. */
async function rouse(page: Page): Promise<string | null> {
  for (const dog of ['A', 'B']) {
    if (await tool(page, dog).isEnabled()) {
      await tool(page, dog).click();
      await expect(tool(page, dog)).toHaveAttribute('aria-pressed', 'true');
      const found = (await ids(page)).find(
        ({ id, label }) => id.startsWith('tile ') && GOES.test(label) && !label.includes('you pick'),
      );
      if (found) {
        return found.id;
      }
    }
  }
  return null;
}

/** Begins games until somebody's dog can make sheep go in its first turn, and names the tile for it. */
async function beginNearSheep(page: Page): Promise<string> {
  for (let game = 0; game < 6; game++) {
    await begin(page, 'seats=me,me&quickStart=on');
    const white = await rouse(page);
    if (white !== null) {
      return white;
    }
    await told(page, () => page.locator('[data-choice=end]').click());
    const black = await rouse(page);
    if (black !== null) {
      return black;
    }
  }
  throw new Error('no dog ever came near a sheep');
}

/** What would happen, as it is told beside the meadow, and the same as the log will tell it. */
async function foretold(page: Page): Promise<RegExp> {
  await expect(page.locator('.vision .line')).not.toHaveCount(0);
  await expect(brief(page)).toContainText(/SM-EXIT-0[4-7]/);
  const words = (await brief(page).locator('li > span').allTextContents()).join('\n');
  const [, count, colour, from, to] = /^\s*(\d+) (\w+) sheep on (\w\d) goe?s? to (\w\d):/m.exec(words) ?? [];
  return new RegExp(`${count} ${colour} sheep runs? from ${from} to .*${to}`);
}

/** The smallest thing to be touched on the board. */
async function least(page: Page): Promise<number> {
  const sizes = await spots(page).evaluateAll((found) =>
    found.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
  );
  return Math.min(...sizes);
}

const expectRoomForFingers = (page: Page) => expect.poll(() => least(page)).toBeGreaterThanOrEqual(44);
const phone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

test('a flock is placed and driven, and the meadow built on, by clicking the board', async ({ page }) => {
  test.setTimeout(120_000);
  await begin(page, 'seats=me,me&flockSize=2');
  for (let sheep = 0; sheep < 4; sheep++) {
    await told(page, () =>
      spots(page)
        .nth(sheep * 4)
        .click(),
    );
  }
  await expect(prompt(page)).toContainText('Two moves');
  for (const piece of ['wall', 'corner', 'bridge', 'stone', 'gate']) {
    const left = Number(await tool(page, piece).locator('.left').textContent());
    await tool(page, piece).click();
    await spots(page).first().hover();
    await told(page, () => spots(page).first().click());
    await expect(tool(page, piece).locator('.left')).toHaveText(String(left - 1));
  }
  await expect(prompt(page)).toContainText('One move left');
  await told(page, () => page.locator('[data-choice=end]').click());
  await expect(prompt(page)).toContainText('Two moves');
  // Nothing is hidden: what was done is taken back at once
  await tool(page, 'A').click();
  await told(page, () => spots(page).first().click());
  await expect(tool(page, 'A')).toBeDisabled();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tool(page, 'A')).toBeEnabled();
});

test('what a bark would do is shown beforehand, by mouse and by keyboard, and it does just that', async ({ page }) => {
  test.setTimeout(90_000);
  const found = await beginNearSheep(page);
  await expect(page.locator('.vision .line')).toHaveCount(0);
  await spot(page, found).hover();
  await foretold(page);
  await page.mouse.move(2, 2);
  await expect(page.locator('.vision .line')).toHaveCount(0);
  await spot(page, found).focus();
  const line = await foretold(page);
  await told(page, () => page.keyboard.press('Enter'));
  await expect(page.locator(lines).filter({ hasText: line })).not.toHaveCount(0);
});

test('what cannot be done is explained with its rule', async ({ page }) => {
  await begin(page, 'seats=me,me&quickStart=on');
  const board = page.locator('.board svg[role=group]').first();
  const tile = async (name: string) => {
    const { x, y, width } = (await board.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const at = (index: number) => ((30 + (index + 0.5) * 100) / 660) * width;
    return [x + at('abcdef'.indexOf(name.charAt(0))), y + at(Number(name.charAt(1)) - 1)] as const;
  };
  await tool(page, 'gate').click();
  await page.mouse.click(...(await tile('c3')));
  await expect(page.getByRole('alert')).toContainText('SM-LAND-06');
  await tool(page, 'A').click();
  const listed = (await ids(page)).map(({ id }) => id);
  const far = ['c3', 'd4', 'c4', 'd3', 'b5', 'e2', 'a6', 'f1', 'a1', 'f6'].find(
    (name) => !listed.includes(`tile ${name}`),
  );
  await page.mouse.click(...(await tile(far ?? 'c3')));
  await expect(page.getByRole('alert')).toContainText(/SM-DOG-0\d/);
});

test('a turn by keyboard alone, on the board', async ({ page }) => {
  await begin(page, 'seats=me,me&quickStart=on');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-spot') ?? '');
  await spots(page).first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(focused).toMatch(/^(tile|dog) /);
  await page.keyboard.press('Escape');
  await expect.poll(focused).toMatch(/^dog /);
  await page.keyboard.press('Enter');
  await expect.poll(focused).toMatch(/^tile /);
  await told(page, () => page.keyboard.press('Enter'));
  await tool(page, 'corner').focus();
  await page.keyboard.press('Space');
  await spots(page).first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toMatch(/^place corner /);
  await told(page, () => page.keyboard.press('Enter'));
});

test('on a phone the first touch shows what a bark would do, and the second does it', async ({ browser }) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const found = await beginNearSheep(page);
  const before = await moves(page);
  await spot(page, found).tap();
  const line = await foretold(page);
  await expect(page.locator('[data-choice^=dog]')).toBeVisible();
  expect(await moves(page)).toBe(before);
  await told(page, () => spot(page, found).tap());
  await unfold(page, 'Log');
  await expect(page.locator(lines).filter({ hasText: line })).not.toHaveCount(0);
  await context.close();
});

test('on a phone fingers are large, and borders are looked at closely', async ({ browser }) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await begin(page, 'seats=me,me,me,me&flockSize=1');
  for (let sheep = 0; sheep < 4; sheep++) {
    await expectRoomForFingers(page);
    await told(page, () => spots(page).last().tap());
  }
  await expectRoomForFingers(page);
  await tool(page, 'A').tap();
  await expectRoomForFingers(page);
  for (const piece of ['wall', 'corner', 'stone', 'bridge', 'gate']) {
    await tool(page, piece).tap();
    await expect(spots(page).first()).toHaveAttribute('data-spot', /^close /);
    await expectRoomForFingers(page);
    await spots(page).last().tap();
    await expect(spots(page).first()).toHaveAttribute('data-spot', /^place /);
    await expectRoomForFingers(page);
    await page.getByRole('button', { name: 'Back' }).tap();
  }
  await spots(page).last().tap();
  await told(page, () => spots(page).first().tap());
  await expectNoOverflow(page);
  await context.close();
});

test('what happened is played, and all settle where they belong', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference' });
  const page = await context.newPage();
  const found = await beginNearSheep(page);
  await told(page, () => spot(page, found).click());
  await expect(tool(page, 'wall')).toBeEnabled();
  const standing = () =>
    page
      .locator('.board [data-flock] > ellipse')
      .evaluateAll((shadows) => shadows.map((one) => `${one.getAttribute('cx')} ${one.getAttribute('cy')}`).sort());
  const settled = await standing();
  await page.reload();
  await expect(spots(page).first()).toBeVisible();
  expect(await standing()).toEqual(settled);
  await context.close();
});

test('the meadow stands in nobody’s way and fits the screen', async ({ page }) => {
  test.setTimeout(120_000);
  await begin(page, 'seats=me,me,me,me&quickStart=on');
  await inEveryLook(page);
  await tool(page, 'A').click();
  await inEveryLook(page, () => spots(page).first().hover());
  await tool(page, 'wall').click();
  await inEveryLook(page, () => spots(page).first().click({ trial: true }));
});
