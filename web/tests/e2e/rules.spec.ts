import { expect, type Page } from '@playwright/test';
import { GAMES } from './games';
import { expectAccessible, expectNoOverflow, inEveryLook, setUp, test } from './play';

const pictures = (page: Page) => page.locator('figure[data-example] .picture svg[role=group]');

/** Numbers of parts that stand nowhere, or two of them at the same place. */
function misplaced(page: Page): Promise<readonly string[]> {
  return page.locator('figure [data-number]').evaluateAll((marks) => {
    const at = marks.map((one) => `${(one as HTMLElement).style.left} ${(one as HTMLElement).style.top}`);
    return at.filter((place, i) => place === '0px 0px' || at.indexOf(place) !== i);
  });
}

for (const game of GAMES) {
  test(`the rules of ${game} open with what one needs to begin`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto(`/rules/${game}`);
    const book = page.locator('article');
    await expect(book.getByText('Goal.')).toBeVisible();
    await expect(pictures(page)).toHaveCount(1);
    const marks = book.locator('[data-number]');
    await expect(marks).not.toHaveCount(0);
    expect(await marks.count()).toBe(await book.locator('figure .parts > li').count());
    expect(await misplaced(page)).toEqual([]);
    await expect(book.locator('.markdown > ol > li')).toHaveCount(5);
    // What one looks up comes after, folded
    await expect(book.locator('details[open]')).toHaveCount(0);
    await inEveryLook(page, async () => {
      await expect(pictures(page)).toHaveCount(1);
      await expect.poll(() => misplaced(page)).toEqual([]);
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    await book.getByRole('button', { name: 'Unfold all' }).click();
    const figures = book.locator('figure[data-example]');
    const count = await figures.count();
    expect(count).toBeGreaterThan(3);
    for (let i = 0; i < count; i++) {
      await figures.nth(i).scrollIntoViewIfNeeded();
      await expect(figures.nth(i).locator('.picture svg').first()).toBeVisible();
    }
    await expectAccessible(page);
    await expectNoOverflow(page);
  });

  test(`what the rules of ${game} show can be tried`, async ({ page }) => {
    await page.goto(`/rules/${game}`);
    await page
      .getByRole('button', { name: /^Try it/ })
      .first()
      .click();
    await page.waitForURL('**/t/*');
    await expect(page.locator('.prompt.yours')).toBeVisible();
    const table = await page.request.get(`/api/tables/${page.url().split('/').at(-1)}`);
    expect(((await table.json()) as { training: boolean }).training).toBe(true);
  });
}

test('a rule that is asked for unfolds its chapter, on the page and beside a table', async ({ page }) => {
  await page.goto('/rules/wolf-and-sheep#WS-WIN-02');
  await expect(page.locator('#WS-WIN-02')).toBeInViewport();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(page.locator('#WS-WIN-02 figure .picture svg').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: 'Rulings' }).click();
  await expect(page.getByText('A wolf that starts its turn hemmed in has lost')).toBeInViewport();

  await setUp(page, 'wolf-and-sheep', 'me,bot:easy', 'Anna');
  await expect(page.locator('.prompt.yours')).toBeVisible();
  await page.getByRole('button', { name: 'Rules' }).click();
  const drawer = page.getByRole('dialog', { name: 'Rules' });
  await expect(drawer.locator('figure .picture svg').first()).toBeVisible();
  await expectAccessible(page);
  await drawer.getByText('Play', { exact: true }).click();
  await expect(drawer.locator('#WS-SHEEP-01 figure .picture svg').first()).toBeVisible();
});

test('whoever wants boards in words reads the pictures too', async ({ page }) => {
  await page.goto('/settings');
  await page.getByLabel(/Boards in words/).check();
  await page.goto('/rules/wolf-and-sheep');
  await expect(page.locator('figure').first()).toContainText('The wolf stands on d8.');
  await expect(pictures(page)).toHaveCount(0);
});
