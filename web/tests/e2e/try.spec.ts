import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow, person, playAnything, setUp, test, told, unfold } from './play';

const act = (page: Page, name: string) => page.locator('.acts').getByRole('button', { name, exact: true });
const ribbon = (page: Page) => page.getByText('Trying out: nobody sees this', { exact: true });
const tried = (page: Page) => page.locator('[data-sketch]');

/** What is said begins below it, however long it is. */
async function expectNothingUnderRibbon(page: Page): Promise<void> {
  const above = await ribbon(page).boundingBox();
  const below = await page.locator('.prompt .text').boundingBox();
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
}

for (const [where, viewport] of [
  ['at a desk', { width: 1280, height: 800 }],
  ['on a phone', { width: 360, height: 740 }],
  ['on a phone on its side', { width: 844, height: 390 }],
] as const) {
  test(`a turn is tried out, taken back and done, ${where}`, async ({ browser }) => {
    const anna = await person(browser, { viewport });
    const ben = await person(browser);
    await setUp(anna, 'shepherd-mess', 'me,me&quickStart=on', 'Anna');
    await ben.goto(anna.url());
    const before = await told(anna);

    await act(anna, 'Try it out').click();
    await expect(ribbon(anna)).toBeVisible();
    await expectNothingUnderRibbon(anna);
    await playAnything(anna, 2);
    await expect(tried(anna)).toContainText('1 move:');
    await playAnything(anna, 2);
    await expect(tried(anna)).toContainText('2 moves:');
    await unfold(anna, 'Log');
    await expect(anna.locator('[data-line]')).toHaveCount(2);
    await expect(anna.getByRole('heading', { name: 'What would happen' })).toBeVisible();
    await anna.keyboard.press('Escape');
    await expectAccessible(anna);
    await expectNoOverflow(anna);
    expect(await told(anna)).toBe(before);
    expect(await told(ben)).toBe(before);

    await act(anna, 'Take back one').click();
    await expect(tried(anna)).toContainText('1 move:');
    await act(anna, 'Start over').click();
    await expect(act(anna, 'Do this')).toBeDisabled();
    await playAnything(anna, 2);
    await playAnything(anna, 2);
    await expect(tried(anna)).toContainText('2 moves:');
    await act(anna, 'Do this').click();
    await expect(ribbon(anna)).toBeHidden();
    await expect.poll(() => told(anna)).toBeGreaterThanOrEqual(before + 2);
    await expect.poll(() => told(ben)).toBe(await told(anna));
  });
}

test('what somebody tries out is put away when the table moves on, and by keyboard', async ({ browser }) => {
  const anna = await person(browser);
  await setUp(anna, 'wolf-and-sheep', 'me,me', 'Anna');
  const elsewhere = await anna.context().newPage();
  await elsewhere.goto(anna.url());

  await act(anna, 'Try it out').focus();
  await anna.keyboard.press('Enter');
  await expect(ribbon(anna)).toBeVisible();
  await expect(act(anna, 'Stop trying')).toBeFocused();
  await anna.keyboard.press('Enter');
  await expect(ribbon(anna)).toBeHidden();
  await anna.keyboard.press('Enter');
  await playAnything(anna, 2);
  await expect(anna.locator('.now')).toHaveText('Then somebody else decides.');
  await playAnything(elsewhere, 1);
  await expect(anna.getByText('what you tried out is put away')).toBeVisible();
  await expect(ribbon(anna)).toBeHidden();
  await expect(anna.locator('[data-line]')).toHaveCount(1);
});
