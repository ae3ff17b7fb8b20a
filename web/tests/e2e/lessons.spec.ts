import { expect, type Page } from '@playwright/test';
import { GAMES } from './games';
import { expectNoOverflow, inEveryLook, person, test, unfold } from './play';

/** Enough of everything for the longest lesson. */
const MOST_STEPS = 12;

const next = (page: Page) => page.getByRole('button', { name: /^(Next|Finish)$/ });
const praised = async (page: Page) => (await next(page).getAttribute('aria-disabled')) !== 'true';

/** Does what a stranger does who was told nothing: reads the task and does what is lit. */
async function doWhatIsLit(page: Page): Promise<void> {
  await unfold(page, 'Moves');
  await page.getByRole('button', { name: /Lit on the board/ }).click();
  await expect(next(page)).not.toHaveAttribute('aria-disabled', 'true');
}

async function openLesson(page: Page, title: RegExp): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('list', { name: 'Steps of the lesson' })).toBeVisible();
}

/** Goes through the whole lesson, and tells how many steps it had. */
async function finish(page: Page): Promise<number> {
  for (let step = 1; step <= MOST_STEPS; step++) {
    expect(await praised(page)).toBe(false);
    await doWhatIsLit(page);
    const last = await page.getByRole('button', { name: 'Finish' }).isVisible();
    await next(page).click();
    if (last) {
      return step;
    }
    await expect(page.getByRole('button', { name: new RegExp(`^Step ${step + 1} of`) })).toHaveAttribute(
      'aria-current',
      'step',
    );
  }
  throw new Error('The lesson has no end');
}

for (const [i, game] of GAMES.entries()) {
  test(`a stranger finishes the lesson of ${game} and plays`, async ({ browser }) => {
    test.setTimeout(150_000);
    // Half of them on a phone
    const viewport = i % 2 === 0 ? { width: 1280, height: 800 } : { width: 360, height: 740 };
    const page = await person(browser, { viewport });
    const { title } = ((await (await page.request.get('/api/games')).json()) as { id: string; title: string }[]).find(
      ({ id }) => id === game,
    ) ?? { title: game };
    await openLesson(page, new RegExp(`^Show me how to play ${title.replace(/\W/g, '.')}$`));
    const steps = await finish(page);
    expect(steps).toBeGreaterThanOrEqual(5);
    expect(steps).toBeLessThanOrEqual(9);
    await page.getByRole('button', { name: 'Now a real game' }).click();
    await page.waitForURL('**/t/*');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('New to this game?')).toBeHidden();
  });
}

test('a wrong move is shown, answered in words and taken back', async ({ browser }) => {
  const page = await person(browser);
  await page.goto('/learn/wolf-and-sheep');
  await unfold(page, 'Moves');
  await page.getByRole('button', { name: 'Sheep from c7 to b8' }).click();
  await expect(page.getByRole('alert')).toContainText('now the wolf has two ways out');
  await expect(page.getByRole('button', { name: 'Sheep from c7 to b8' })).toBeEnabled();
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
});

test('the board itself takes the move, and what the rules forbid is said with its rule', async ({ browser }) => {
  const page = await person(browser);
  await page.goto('/learn/wolf-and-sheep');
  const square = (name: string) =>
    page
      .locator('.board')
      .getByRole('button', { name: new RegExp(`\\b${name}\\b`) })
      .first();
  await square('d6').click();
  // A dark square behind the sheep
  const box = await page.locator('.board svg').first().boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * 0.556, (box?.y ?? 0) + (box?.height ?? 0) * 0.444);
  await expect(page.getByRole('alert')).toContainText('WS-');
  await square('e7').click();
  await expect(page.getByText('Caught!').first()).toBeVisible();
});

test('a lesson is found again where it was left, and by the keyboard alone', async ({ browser }) => {
  const page = await person(browser);
  await page.goto('/learn/wolf-and-sheep');
  await page.getByRole('button', { name: /Lit on the board/ }).focus();
  await page.keyboard.press('Enter');
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Step 2 of/ })).toHaveAttribute('aria-current', 'step');
  await page.reload();
  await expect(page.getByRole('button', { name: /^Step 2 of/ })).toHaveAttribute('aria-current', 'step');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Step 1 of/ })).toHaveAttribute('aria-current', 'step');
});

test('a first table offers the lesson, and the lesson leads back to it', async ({ browser }) => {
  const page = await person(browser);
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('sheepfold.offered', 'sound'));
  await page.getByRole('button', { name: /^Play Wolf and Sheep now/ }).click();
  await page.waitForURL('**/t/*');
  const table = page.url();
  await page.getByRole('link', { name: 'Show me how' }).click();
  await page.waitForURL('**/learn/wolf-and-sheep?table=*');
  await page.getByRole('link', { name: 'To the table' }).click();
  await page.waitForURL(table);
  await expect(page.getByRole('heading', { level: 1, name: 'Wolf and Sheep' })).toBeVisible();
  await expect(page.getByText('New to this game?')).toBeHidden();
});

test('the rules lead to the lesson', async ({ browser }) => {
  const page = await person(browser);
  await page.goto('/learn/sheep-hop');
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('link', { name: 'Show me how, step by step' })).toHaveAttribute(
    'href',
    '/learn/sheep-hop',
  );
});

for (const game of GAMES) {
  test(`the lesson of ${game} stands in nobody's way`, async ({ browser }) => {
    test.setTimeout(150_000);
    const page = await person(browser);
    await page.goto(`/learn/${game}`);
    await expect(page.getByRole('list', { name: 'Steps of the lesson' })).toBeVisible();
    await inEveryLook(page);
    await page.setViewportSize({ width: 844, height: 390 });
    await expectNoOverflow(page);
  });
}

test('a game without a lesson says so', async ({ browser }) => {
  const page = await person(browser);
  await page.goto('/learn/no-such-game');
  await expect(page.getByText('There is no such game.')).toBeVisible();
});
