import { expect } from '@playwright/test';
import { inEveryLook, test } from './play';

test('a preset is a card, and says what it does to the options', async ({ page }) => {
  await page.goto('/setup/shepherd-mess');
  await expect(page.getByRole('radio', { name: /^Rulebook/ })).toBeChecked();
  await page.getByRole('radio', { name: /^First evening/ }).check({ force: true });
  await expect(page.getByLabel('Size of a flock', { exact: true })).toHaveValue('5');
  await expect(page.getByLabel('Placing the sheep')).toHaveValue('on');
  await page.getByLabel('Size of a flock', { exact: true }).selectOption('Three');
  await expect(page.getByRole('radio', { name: /^First evening/ })).not.toBeChecked();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/t\//);
  await page.getByRole('button', { name: /Table\s*menu/ }).click();
  const agreed = page.locator('dl.agreed');
  await expect(agreed.locator('div', { hasText: 'Size of a flock' })).toContainText('Three');
  await expect(agreed.locator('div', { hasText: 'Sheep at home' })).toContainText('Are safe');
  await expect(agreed).not.toContainText(/flockSize|pennedSafe/);
});

test('whoever plays a game for the first time has a gentle evening, and then what they chose', async ({ page }) => {
  interface Laid {
    readonly seats: readonly { readonly bot: string | null }[];
    readonly options: Readonly<Record<string, string>>;
    readonly hints: boolean;
  }
  const laid = async () => {
    await page.waitForURL('**/t/*');
    return (await (await page.request.get(`/api/tables/${page.url().split('/').at(-1) ?? ''}`)).json()) as Laid;
  };
  await page.goto('/');
  const card = page.getByRole('article', { name: 'Shepherd Mess' });
  await expect(card).toContainText('30 to 60 minutes');
  await expect(card).toContainText('against each other');
  await expect(card).toContainText('medium');
  await card.getByRole('button', { name: /^Play/ }).click();
  const first = await laid();
  expect(first.options['preset']).toBe('family');
  expect(first.seats.map(({ bot }) => bot)).toContain('easy');
  expect(first.hints).toBe(true);
  await expect(page.locator('.notice')).toContainText('A first evening');

  await page.goto('/setup/shepherd-mess?seats=me,bot:strong');
  await page.locator('.pick', { hasText: 'Short' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await laid();
  await page.goto('/');
  await card.getByRole('button', { name: /^Play/ }).click();
  const next = await laid();
  expect(next.options['flockSize']).toBe('3');
  expect(next.seats.map(({ bot }) => bot)).toContain('strong');
});

test('house rules are folded, and open where an address changes one', async ({ page }) => {
  await page.goto('/setup/last-fleece-standing');
  await expect(page.getByLabel('Holding back')).toBeHidden();
  await page.getByText('House rules').click();
  await page.getByLabel('Holding back').selectOption({ label: 'Yes' });
  await page.goto('/setup/last-fleece-standing?holdBack=true');
  await expect(page.getByLabel('Holding back')).toHaveValue('true');
});

test('levels of Sheep Hop! are pictures with stars, chosen by keyboard', async ({ page }) => {
  await page.addInitScript(() => {
    const best = { outcome: 'won', score: 8, moves: 90, words: 'Eight came home.', on: '2031-05-04' };
    localStorage.setItem('sheepfold.progress', JSON.stringify({ best: { 'sheep-hop?level=L1': best } }));
  });
  await page.goto('/setup/sheep-hop?seats=me&wolf-setup=standard');
  const levels = page.getByRole('radiogroup', { name: 'Level' });
  await expect(levels.getByRole('radio')).toHaveCount(11);
  await expect(levels.getByRole('radio', { name: /Good Dog.*of 5 for difficulty.*Best: 8 home/ })).toBeVisible();
  await levels.getByRole('radio', { name: /First Evening/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(levels.getByRole('radio', { name: /Good Dog/ })).toBeChecked();
  await expect(page.getByRole('link', { name: 'Lay out your own' })).toHaveAttribute('href', '/editor/sheep-hop');
  await page.getByLabel('Or let chance lay the tiles').selectOption('Two tiles drawn by chance');
  await expect(levels.getByRole('radio', { checked: true })).toHaveCount(0);
  await levels.getByRole('radio', { name: /Fox at the Gate/ }).focus();
  await page.keyboard.press('Space');
  await expect(levels.getByRole('radio', { name: /Fox at the Gate/ })).toBeChecked();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/t\//);
  await page.getByRole('button', { name: /Table\s*menu/ }).click();
  await expect(page.locator('dl.agreed div', { hasText: 'Level' })).toContainText('Fox at the Gate');
});

test('setting up stands in nobody’s way, for any game', async ({ page }) => {
  test.setTimeout(240_000);
  for (const game of ['sheep-hop', 'shepherd-mess', 'last-fleece-standing', 'tangled-yarns', 'tangle']) {
    await page.goto(`/setup/${game}`);
    await inEveryLook(page, () => expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible());
  }
});
