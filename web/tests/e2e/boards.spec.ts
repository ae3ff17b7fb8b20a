import { expect, type Locator, type Page } from '@playwright/test';
import { playOn } from './games';
import { ended, expectNoOverflow, inEveryLook, inWords, setUp, test, told, unfold } from './play';

const lines = '[data-line]';
const spots = (page: Page) => page.locator('.board [data-spot]');

/** Starts a game with options, as the set-up page takes them from its address. */
async function begin(page: Page, game: string, query: string): Promise<void> {
  await page.goto(`/setup/${game}?${query}`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL('**/t/*');
  await expect(spots(page).first()).toBeVisible();
}

/** A long game's beginning is like its middle: it goes by past the page. */
const pastThePage = (page: Page, moves: number) => playOn(page, page.url().split('/').at(-1) ?? '', moves);

/** Waits until something can be touched on the board, or the game is over; true while it goes on. */
async function goesOn(page: Page): Promise<boolean> {
  await expect(spots(page).first().or(ended(page)).first()).toBeVisible();
  return !(await ended(page).isVisible());
}

async function names(found: Locator): Promise<string[]> {
  return found.evaluateAll((elements) => elements.map((element) => element.getAttribute('data-spot') ?? ''));
}

/** One decision on the board: a piece, then its target; the way home first, otherwise whatever comes. */
async function decide(page: Page, pick: number): Promise<void> {
  const isPiece = (id: string) => /^sheep /.test(id);
  let ids = await names(spots(page));
  if (ids.every(isPiece)) {
    const id = ids[pick % ids.length] ?? '';
    await page.locator(`.board [data-spot="${id}"]`).click();
    ids = await names(spots(page));
  }
  const targets = ids.filter((id) => !isPiece(id));
  const target = targets.find((id) => id.startsWith('home')) ?? targets[pick % targets.length] ?? '';
  await page.locator(`.board [data-spot="${target}"]`).click();
}

test('a whole game of Sheep Hop!, alone, by clicking the board', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await begin(page, 'sheep-hop', 'seats=me&nightfall=70&flock=6');
  await pastThePage(page, 20);
  for (let turn = 0; turn < 400 && (await goesOn(page)); turn++) {
    const before = await told(page);
    await decide(page, turn * 5 + 2);
    await expect.poll(async () => (await told(page)) > before || (await ended(page).isVisible())).toBe(true);
  }
  await expect(ended(page)).toBeVisible();
  await expect(ended(page)).toContainText(/of six came home/i);
});

test('Wolf and Sheep against a bot, by clicking the board', async ({ page }) => {
  test.setTimeout(120_000);
  await setUp(page, 'wolf-and-sheep', 'me,bot:greedy', 'Anna');
  for (let turn = 0; turn < 120 && (await goesOn(page)); turn++) {
    const before = await told(page);
    const [first = ''] = await names(spots(page));
    await page.locator(`.board [data-spot="${first}"]`).click();
    const targets = await page.locator('.board [data-spot]:not([aria-pressed])').count();
    if (first !== 'pass' && targets > 0 && (await told(page)) === before) {
      await page.locator('.board [data-spot]:not([aria-pressed])').first().click();
    }
    await expect.poll(async () => (await told(page)) > before || (await ended(page).isVisible())).toBe(true);
  }
  await expect(ended(page)).toBeVisible();
});

test('a game of Sheep Hop! by keyboard alone, on the board', async ({ page }) => {
  test.setTimeout(180_000);
  await begin(page, 'sheep-hop', 'seats=me&nightfall=70&flock=3&wolf-setup=standard');
  await pastThePage(page, 8);
  await page.locator('.board [data-spot][tabindex="0"]').focus();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-spot') ?? null);
  for (let turn = 0; turn < 400 && (await goesOn(page)); turn++) {
    const before = await told(page);
    await expect.poll(focused).not.toBeNull();
    if ((await focused())?.startsWith('sheep ')) {
      const [target] = (await names(spots(page))).filter((id) => !id.startsWith('sheep '));
      if (target === undefined) {
        await page.keyboard.press('Enter');
        await expect.poll(async () => (await names(spots(page))).some((id) => !id.startsWith('sheep '))).toBe(true);
      }
      const arrows = ['ArrowRight', 'ArrowUp', 'ArrowDown', 'ArrowLeft'] as const;
      for (let press = 0; press < 60 && (await focused())?.startsWith('sheep '); press++) {
        // Other sheep may stand on the way, so the walk is a random one
        await page.keyboard.press(arrows[Math.floor(Math.random() * 4)] ?? 'ArrowRight');
      }
    }
    expect(await focused()).not.toMatch(/^sheep /);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await told(page)) > before || (await ended(page).isVisible())).toBe(true);
  }
  await expect(ended(page)).toBeVisible();
});

test('pieces can be dragged, and what cannot be done is explained with its rule', async ({ page }) => {
  await setUp(page, 'wolf-and-sheep', 'me,me', 'Anna');
  const board = page.locator('.board svg[role=group]');
  const square = async (name: string) => {
    const { x, y, width } = (await board.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const at = (index: number) => ((46 + (index + 0.5) * 100) / 892) * width;
    return { x: x + at('abcdefgh'.indexOf(name.charAt(0))), y: y + at(8 - Number(name.charAt(1))) };
  };
  const dragTo = async (from: string, to: string) => {
    const [start, end] = [await square(from), await square(to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
    await page.mouse.move(end.x, end.y, { steps: 4 });
    await page.mouse.up();
  };
  await expect(spots(page).first()).toBeVisible();
  await dragTo('c1', 'd2');
  await expect(page.locator(lines)).toHaveCount(1);
  await dragTo('d8', 'd6');
  await expect(page.getByRole('alert')).toContainText('WS-WOLF-01');
  const { x, y } = await square('h5');
  await page.mouse.click(x, y);
  await expect(page.locator('.prompt').getByRole('status')).toContainText('h5');
  await expect(page.locator(lines)).toHaveCount(1);
});

test('a sheep that is dragged where it cannot go is told why, by a rule', async ({ page }) => {
  await begin(page, 'sheep-hop', 'seats=me&wolf-setup=standard');
  const board = (await page.locator('.board svg[role=group]').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const sheep = await page.locator('.board [data-spot^="sheep "]').first().boundingBox();
  const middle = { x: (sheep?.x ?? 0) + (sheep?.width ?? 0) / 2, y: (sheep?.y ?? 0) + (sheep?.height ?? 0) / 2 };
  const before = await told(page);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 30, middle.y + 10, { steps: 4 });
  // The last column lies far from the meadow
  await page.mouse.move(board.x + (board.width * 918) / 1232, middle.y, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole('alert')).toContainText(/SS-[A-Z]+-\d\d/);
  expect(await told(page)).toBe(before);
});

test('what happened is played, and a touch shows the end of it at once', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await begin(page, 'sheep-hop', 'seats=me&wolf-setup=standard');
  for (let turn = 0; turn < 3; turn++) {
    const before = await told(page);
    await decide(page, turn);
    await expect.poll(() => told(page)).toBeGreaterThan(before);
    await expect(spots(page).first()).toBeVisible();
  }
  // Nobody is left where an animation put them
  const standing = () =>
    page
      .locator('.board [data-actor] > ellipse')
      .evaluateAll((shadows) => shadows.map((shadow) => `${shadow.getAttribute('cx')} ${shadow.getAttribute('cy')}`));
  const settled = (await standing()).sort();
  await page.reload();
  await expect(spots(page).first()).toBeVisible();
  expect((await standing()).sort()).toEqual(settled);
  await decide(page, 1);
  await expect(spots(page)).toHaveCount(0);
  await page.locator('.board svg[role=group]').click({ position: { x: 5, y: 5 }, force: true });
  await expect(spots(page).first()).toBeVisible({ timeout: 1500 });
  await context.close();
});

test('SS-UI-01: every sheep and every face of the die for one colour bears its symbol', async ({ page }) => {
  await begin(page, 'sheep-hop', 'seats=me&wolf-setup=standard');
  const shapes = async (selector: string) => {
    const found = await page
      .locator(`.board ${selector} path[stroke="#fffdf6"]`)
      .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('d') ?? ''));
    return new Set(found);
  };
  const seen = new Set<string>();
  for (const letter of ['T', 'C', 'S']) {
    const sheep = await page.locator(`.board [data-actor="${letter}"]`).count();
    const marked = await page.locator(`.board [data-actor="${letter}"] path[stroke="#fffdf6"]`).count();
    expect(marked).toBe(sheep);
    const own = await shapes(`[data-actor="${letter}"]`);
    expect(own.size).toBe(1);
    own.forEach((shape) => seen.add(shape));
  }
  expect(seen.size).toBe(3);
  for (let turn = 0; turn < 30; turn++) {
    const says = (await page.locator('.board [data-die]').getAttribute('data-die')) ?? '';
    if ('TCS'.includes(says)) {
      expect(await shapes(`[data-die]`)).toEqual(await shapes(`[data-actor="${says}"]`));
      return;
    }
    const before = await told(page);
    await decide(page, turn);
    await expect.poll(() => told(page)).toBeGreaterThan(before);
    await expect(spots(page).first()).toBeVisible();
  }
  throw new Error('thirty rolls and never a colour');
});

test('on a phone the board stands upright and is large enough for fingers', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await begin(page, 'sheep-hop', 'seats=me&wolf-setup=standard');
  const isUpright = async () => {
    const board = await page.locator('.board svg[role=group]').boundingBox();
    return board !== null && board.height > board.width;
  };
  await expect.poll(isUpright).toBe(true);
  const sizes = await spots(page).evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(40);
  const [first = ''] = await names(spots(page));
  if (first.startsWith('sheep ')) {
    await page.locator(`.board [data-spot="${first}"]`).tap();
  }
  await page.locator('.board [data-spot]:not([aria-pressed])').first().tap();
  await unfold(page, 'Log');
  await expect.poll(() => page.locator(lines).count()).toBeGreaterThan(1);
  await page.goBack();
  await expectNoOverflow(page);
  await context.close();
});

test.describe('the workshop', () => {
  const verdict = (page: Page) => page.getByRole('status', { name: 'What the rules say' });
  const space = (page: Page, name: string) => page.locator(`.ground [data-spot="${name}"]`);
  const tile = (page: Page, name: string) =>
    page.getByRole('group', { name: 'The box of tiles' }).getByRole('button', { name: new RegExp(`^${name} `) });

  test('lays tiles by click, drag and keyboard, and hears what the rules say', async ({ page }) => {
    await page.goto('/editor/sheep-hop');
    await expect(verdict(page)).toContainText('No tiles yet');

    await tile(page, 'Rock').click();
    await space(page, 'd2').click();
    await expect(verdict(page)).toContainText('in front of the meadow exit');
    await expect(verdict(page).getByRole('link')).toHaveAttribute('href', '/rules/sheep-hop#SS-TILE-02');
    await expect(page.getByRole('button', { name: 'Play it' })).toBeDisabled();

    await space(page, 'd2').dragTo(page.locator('.head'));
    await expect(tile(page, 'Rock')).toContainText('in the box');
    await expect(verdict(page)).toContainText('No tiles yet');

    const board = (await page.locator('.ground svg').first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const box = (await tile(page, 'Fox').boundingBox()) ?? board;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(board.x + board.width / 2, board.y + board.height / 2, { steps: 6 });
    await page.mouse.up();
    await expect(tile(page, 'Fox')).not.toContainText('in the box');
    await expect(verdict(page)).toContainText('This layout is fine');

    await tile(page, 'Mole').focus();
    await page.keyboard.press('Enter');
    await page.locator('.ground [data-spot][tabindex="0"]').focus();
    await space(page, 'd2').focus();
    await page.keyboard.press('Enter');
    await expect(verdict(page)).toContainText('SS-MOLE-01');
    await tile(page, 'Molehill').click();
    await space(page, 'h2').click();
    await expect(verdict(page)).toContainText('may strand sheep');
    await expect(page).toHaveURL(/mole%40d2\+molehill%40h2/);
  });

  test('a layout is measured, shared by link and played', async ({ page, browser }) => {
    test.setTimeout(120_000);
    await page.goto('/editor/sheep-hop?board=valley&tiles=patou@g2');
    await expect(verdict(page)).toContainText('This layout is fine');
    await page.getByRole('button', { name: 'Measure this layout' }).click();
    await expect(page.getByText(/The simple bot won/)).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Share' }).click();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    const friend = await (await browser.newContext()).newPage();
    await friend.goto(link);
    await expect(tile(friend, 'Patou')).toContainText('on g2');
    await friend.getByRole('button', { name: 'Play it' }).click();
    await friend.waitForURL('**/t/*');
    await expect(inWords(friend)).toContainText('Patou on g2');
    await friend.context().close();
    await page.keyboard.press('Escape');
    await page.getByLabel('Begin with a level').selectOption('L6');
    await expect(tile(page, 'Rock')).toContainText('on e2');
    await page.getByLabel('Board').selectOption('ring');
    await expect(tile(page, 'Rock')).toContainText('in the box');
    await expect(space(page, 'h5')).toHaveCount(0);
    await tile(page, 'Rock').click();
    await expect(space(page, 'h5')).toHaveCount(1);
  });

  test('no table stays behind', async ({ page }) => {
    await page.goto('/editor/sheep-hop?tiles=patou@g2');
    await expect(verdict(page)).toContainText('This layout is fine');
    await expect
      .poll(async () => ((await (await page.request.get('/api/tables')).json()) as { yours: unknown[] }).yours.length)
      .toBe(0);
  });
});

test('boards and workshop stand in nobody’s way and fit the screen', async ({ page }) => {
  test.setTimeout(120_000);
  for (const [game, query] of [
    ['wolf-and-sheep', 'seats=me,me'],
    ['sheep-hop', 'seats=me&level=L7'],
    ['sheep-hop', 'seats=me&board=ring&wolf-setup=standard'],
  ] as const) {
    await begin(page, game, query);
    await inEveryLook(page);
    await spots(page).first().click();
    await inEveryLook(page, () => expect(spots(page).first()).toBeVisible());
  }
  await page.goto('/editor/sheep-hop?tiles=rock@d2');
  await inEveryLook(page, () => expect(page.getByText('in front of the meadow exit')).toBeVisible());
  await page.getByRole('button', { name: /^Fox / }).click();
  await inEveryLook(page);
});
