import { expect, type Page } from '@playwright/test';
import { GAMES } from './games';
import { expectNoOverflow, inEveryLook, person, test, unfold } from './play';

interface Entry {
  readonly game: string;
  readonly id: string;
  readonly title: string;
}
interface Laid {
  readonly task: string;
  readonly wanted: readonly unknown[];
  readonly legal: readonly { readonly move: string; readonly data: unknown }[];
}

async function asked<T>(page: Page, path: string): Promise<T> {
  return (await (await page.request.get(path)).json()) as T;
}

async function firstOf(page: Page, game: string): Promise<Entry> {
  const [first] = await asked<Entry[]>(page, `/api/games/${game}/puzzles`);
  if (!first) {
    throw new Error(`${game} has no puzzles`);
  }
  return first;
}

/** What the server knows: a move that is not wanted, as it is written. */
async function wrongMove(page: Page, { game, id }: Entry): Promise<string> {
  const laid = await asked<Laid>(page, `/api/games/${game}/puzzles/${id}/solution?data=1`);
  const wanted = laid.wanted.map((move) => JSON.stringify(move));
  return laid.legal.find(({ data }) => !wanted.includes(JSON.stringify(data)))?.move ?? '';
}

interface Shown {
  readonly beats: readonly { readonly log: readonly { readonly move: string }[] }[];
  readonly next: unknown;
}

/** Makes all moves that are wanted, as the server knows them. */
async function solve(page: Page, { game, id }: Entry): Promise<void> {
  for (const made: string[] = []; ;) {
    const answer = await page.request.post(`/api/games/${game}/puzzles/${id}/solution`, { data: { made } });
    const { beats, next } = (await answer.json()) as Shown;
    made.push(beats[0]?.log[0]?.move ?? '');
    await choose(page, made.at(-1) ?? '');
    if (!next) {
      return;
    }
  }
}

async function choose(page: Page, move: string): Promise<void> {
  await unfold(page, 'Moves');
  await page
    .locator('button.move')
    .filter({ has: page.getByText(move, { exact: true }) })
    .first()
    .click();
}

for (const [i, game] of GAMES.entries()) {
  test(`a puzzle of ${game}: a wrong move is answered, the right one solves it`, async ({ browser }) => {
    test.setTimeout(120_000);
    const viewport = i % 2 === 0 ? { width: 1280, height: 800 } : { width: 360, height: 740 };
    const page = await person(browser, { viewport });
    const puzzle = await firstOf(page, game);
    const wrong = await wrongMove(page, puzzle);
    await page.goto(`/puzzles/${game}/${puzzle.id}`);
    await expect(page.getByRole('button', { name: 'Show me' })).toBeVisible();
    await choose(page, wrong);
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await expect(page.getByRole('button', { name: 'Show me' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Next puzzle|All puzzles/ })).toBeHidden();
    await solve(page, puzzle);
    await expect(page.getByRole('link', { name: 'Next puzzle' })).toBeFocused();
    await page.goto('/puzzles');
    await expect(page.getByRole('link', { name: /solved$/ })).toHaveCount(1);
  });
}

test('what is wanted is not told before somebody asks for it', async ({ browser }) => {
  const page = await person(browser);
  const puzzle = await firstOf(page, 'wolf-and-sheep');
  expect((await asked<Laid>(page, `/api/games/wolf-and-sheep/puzzles/${puzzle.id}`)).wanted).toEqual([]);
  await page.goto(`/puzzles/wolf-and-sheep/${puzzle.id}`);
  await expect(page.getByRole('button', { name: /Lit on the board/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.getByRole('link', { name: 'Next puzzle' })).toBeVisible();
  await page.goto('/puzzles');
  await expect(page.getByText(/^0 of \d+ solved, 1 shown$/)).toBeVisible();
  await expect(page.getByRole('link', { name: /shown$/ })).toHaveCount(1);
});

test('a goal that takes a turn is reached move by move, and its goal is told in words', async ({ browser }) => {
  const page = await person(browser);
  const packs = await asked<Entry[]>(page, '/api/games/shepherd-mess/puzzles');
  await page.goto('/puzzles');
  await page.getByRole('navigation').getByRole('link', { name: 'Puzzles' }).click();
  const puzzle = packs.find(({ title }) => title === 'Bring one of your sheep home') ?? (await firstOf(page, 'tangle'));
  await page.goto(`/puzzles/shepherd-mess/${puzzle.id}`);
  await expect(page.locator('.prompt')).toContainText('Bring one of your sheep home in this turn.');
  await solve(page, puzzle);
  await expect(page.getByText('The turn brings one of your sheep home.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next puzzle' })).toBeFocused();
});

test('the puzzle of the day stands on the shelf, and days in a row are counted', async ({ browser }) => {
  const page = await person(browser);
  const { day, puzzle } = await asked<{ day: string; puzzle: Entry }>(page, '/api/puzzles/today');
  const yesterday = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  await page.goto('/');
  await page.evaluate((before) => {
    localStorage.setItem('sheepfold.progress', JSON.stringify({ days: { [before]: true }, longestStreak: 1 }));
  }, yesterday);
  await page.reload();
  const shown = page.getByRole('region', { name: 'Puzzle of the day' });
  await expect(shown).toContainText(puzzle.title);
  await expect(shown).toContainText('1 day in a row');
  await shown.getByRole('link', { name: 'Solve it' }).click();
  await page.waitForURL(`**/puzzles/${puzzle.game}/${puzzle.id}`);
  await solve(page, puzzle);
  await expect(page.getByText('2 days in a row')).toBeVisible();
  await page.goto('/');
  await expect(shown).toContainText('2 days in a row');
  await expect(shown.getByRole('link', { name: 'Solved: look again' })).toBeVisible();
});

test('the packs stand in nobody’s way', async ({ browser }) => {
  const page = await person(browser);
  await page.goto('/puzzles');
  await expect(page.getByRole('heading', { level: 2, name: 'Wolf and Sheep' })).toBeVisible();
  await inEveryLook(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await expectNoOverflow(page);
});

test('a puzzle stands in nobody’s way', async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await person(browser);
  const puzzle = await firstOf(page, 'shepherd-mess');
  await page.goto(`/puzzles/shepherd-mess/${puzzle.id}`);
  await expect(page.getByRole('button', { name: 'Show me' })).toBeVisible();
  await inEveryLook(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await expectNoOverflow(page);
});

test('a puzzle that is none says so', async ({ browser }) => {
  const page = await person(browser);
  await page.goto('/puzzles/wolf-and-sheep/nosuch');
  await expect(page.getByText('There is no such puzzle.')).toBeVisible();
});
