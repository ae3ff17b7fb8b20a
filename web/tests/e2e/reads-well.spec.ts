import { expect, type Locator, type Page } from '@playwright/test';
import { setUp, test, unfold } from './play';

interface Entry {
  readonly id: string;
}

test('no game stands alone in the last row of the shelf, whatever the width', async ({ page }) => {
  // The kit's own game is on the shelf of a test server alone
  await page.route('**/api/games', async (route) => {
    const answer = await route.fetch();
    const games = (await answer.json()) as Entry[];
    await route.fulfill({ response: answer, json: games.filter(({ id }) => id !== 'kit') });
  });
  await page.goto('/');
  const cards = page.locator('.shelf article');
  await expect(cards).toHaveCount(6);
  for (let width = 320; width <= 1920; width += 100) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await cards.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    expect(new Set(rows).size, `rows of ${rows.join(', ')} at ${width} px`).toBe(1);
  }
});

/** The colours of a seat's face: its wool or fur, and its sign. */
const coloursOf = (page: Page, seats: string) =>
  page
    .locator(seats)
    .evaluateAll((faces) =>
      faces.map((face) =>
        [...new Set([...face.querySelectorAll('[fill]')].map((one) => one.getAttribute('fill')))].sort(),
      ),
    );

for (const game of ['wolf-and-sheep', 'shepherd-mess', 'sheep-hop', 'tangle']) {
  test(`in ${game} a seat looks in the set-up as it will at the table`, async ({ page }) => {
    await page.goto(`/setup/${game}?seats=me,bot:easy`);
    await expect(page.locator('.seats li')).toHaveCount(2);
    const before = await coloursOf(page, '.seats li > svg');
    expect(before[0]).not.toEqual(before[1]);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.waitForURL('**/t/*');
    await expect(page.locator('.left .seats li')).toHaveCount(2);
    expect(await coloursOf(page, '.left .seats li > svg')).toEqual(before);
  });
}

test('names are whole where there is room', async ({ page }) => {
  const name = 'Wilhelmina Longwool-Shaw';
  await setUp(page, 'tangle', 'me,bot:easy', name);
  const seat = page.locator('.left .seats .name').first();
  await expect(seat).toContainText(name);
  const cut = await seat.evaluate((one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    const { right, bottom } = words.getBoundingClientRect();
    const card = one.closest('li')?.getBoundingClientRect();
    return (
      right > (card?.right ?? 0) || bottom > (card?.bottom ?? 0) || getComputedStyle(one).textOverflow === 'ellipsis'
    );
  });
  expect(cut).toBe(false);
});

test('people at one screen have hints if they say so, and not otherwise', async ({ page }) => {
  await page.goto('/setup/wolf-and-sheep?seats=me,me');
  await expect(page.getByRole('checkbox', { name: /^Hints/ })).not.toBeChecked();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL('**/t/*');
  await expect(page.locator('.prompt.yours')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hint' })).toBeDisabled();
  await page.goto('/setup/wolf-and-sheep?seats=me,me');
  await page.getByRole('checkbox', { name: /^Hints/ }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL('**/t/*');
  await expect(page.getByRole('button', { name: 'Hint' })).toBeEnabled();
});

/** What is heard of a part of the page, without addresses, which are not read out. */
async function heard(part: Locator): Promise<string> {
  const tree = await part.ariaSnapshot();
  return tree
    .split('\n')
    .filter((line) => !line.includes('- /url'))
    .join('\n');
}

test('ids of rules are seen, and not heard', async ({ page }) => {
  const ID = /\b[A-Z]{2}-[A-Z]+-\d\d\b/;
  await page.goto('/rules/wolf-and-sheep#WS-PASS-01');
  await expect(page.getByText('WS-PASS-01').first()).toBeVisible();
  expect(await heard(page.locator('article'))).not.toMatch(ID);
  await setUp(page, 'wolf-and-sheep', 'me,bot:easy', 'Anna');
  await expect(page.locator('.prompt.yours')).toBeVisible();
  await page.route('**/api/tables/*/moves*', (route) =>
    route.fulfill({ status: 422, json: { error: 'A sheep never goes back.', rule: 'WS-SHEEP-01' } }),
  );
  await unfold(page, 'Moves');
  await page.locator('button.move:enabled').first().click();
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('WS-SHEEP-01');
  expect(await heard(refusal)).not.toMatch(ID);
  await refusal.getByRole('button', { name: 'Open the rule' }).click();
  await expect(page.locator('dialog[open] #WS-SHEEP-01')).toBeInViewport();
  expect(await heard(page.locator('dialog[open]'))).not.toMatch(ID);
});
