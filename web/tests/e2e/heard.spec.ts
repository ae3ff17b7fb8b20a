import { expect, type Page } from '@playwright/test';
import { GAMES, playOn, withBots } from './games';
import { inWords, test } from './play';

/** What no person says: values that went missing, records, marks of references, ids of rules. */
const INTERNALS = /undefined|\bNaN\b|\bnull\b|\[object|[{}⟦⟧]|\b[A-Z]{2}-[A-Z]+-\d\d\b|\bbot:\w/;
const NAMED = /^\s*- (button|link|group|region|textbox|searchbox|slider|checkbox|radio|heading)\s*(\[[^\]]*\])?\s*:?$/;

/** All that those hear who see nothing, line by line. */
async function heard(page: Page, when: string): Promise<readonly string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  await test.info().attach(when, { body: tree, contentType: 'text/plain' });
  return tree.split('\n').filter((line) => !line.trim().startsWith('- /url'));
}

interface State {
  readonly legal: readonly { readonly move: string; readonly text: string }[];
}

/** Moves as they are written, where that is no sentence. */
async function notation(page: Page, table: string): Promise<readonly string[]> {
  const { legal } = (await (await page.request.get(`/api/tables/${table}`)).json()) as State;
  return legal.filter(({ move, text }) => /\d/.test(move) && move !== text).map(({ move }) => move);
}

/** Places that sentences name, and the board does not. */
async function nameless(page: Page, table: string): Promise<readonly string[]> {
  const { legal } = (await (await page.request.get(`/api/tables/${table}?data=1`)).json()) as State;
  const named = legal.flatMap(({ text }) => [...text.matchAll(/⟦(?:space|square|tile):[^|]*\|([a-z]\d+)⟧/g)]);
  const drawn = (await page.locator('.board svg text').allTextContents()).map((text) => text.trim());
  return named.flatMap(([, name = '']) => (drawn.includes(name) ? [] : [name]));
}

/** Names that a part shares with the one around it, and lines that stand twice in one part of the board. */
function doubled(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const nameOf = (one: Element | null | undefined) => one?.getAttribute('aria-label') ?? '';
    const nested = [...document.querySelectorAll('[aria-label]')]
      .filter((one) => nameOf(one) === nameOf(one.parentElement?.closest('[aria-label]')))
      .map(nameOf);
    const lists = [...document.querySelectorAll('section[aria-label="The board in words"] ul')].flatMap((list) => {
      const lines = [...list.children].map((line) => line.textContent.trim());
      return lines.filter((line, i) => lines.indexOf(line) !== i);
    });
    return [...nested, ...lists];
  });
}

async function expectHeard(page: Page, table: string, when: string): Promise<void> {
  const lines = await heard(page, when);
  const written = await notation(page, table);
  expect
    .soft(
      lines.filter((line) => INTERNALS.test(line)),
      when,
    )
    .toEqual([]);
  expect
    .soft(
      lines.filter((line) => NAMED.test(line)),
      `${when}: without a name`,
    )
    .toEqual([]);
  expect
    .soft(
      written.filter((move) => lines.some((line) => line.includes(` ${move}`))),
      `${when}: notation`,
    )
    .toEqual([]);
  expect.soft(await doubled(page), `${when}: said twice`).toEqual([]);
  expect.soft(await nameless(page, table), `${when}: places without a name on the board`).toEqual([]);
  // What is to be done is a sentence, and what may be done a list with one stop
  await expect.soft(page.locator('.prompt .now')).toHaveText(/^[A-Z].*[.!?…]$/s);
  const moves = page.getByRole('region', { name: 'Your moves' });
  expect
    .soft(await moves.locator('.move[tabindex="0"], .form input').count(), `${when}: a way to act`)
    .toBeGreaterThan(0);
  expect.soft(await moves.locator('.move[tabindex="0"]').count(), `${when}: stops`).toBeLessThanOrEqual(1);
}

/** Goes along the board in words by arrow keys, and tells the lines that were come by. */
async function walked(page: Page): Promise<readonly string[]> {
  const stops = inWords(page).locator('li[tabindex="0"]');
  await expect(stops).toHaveCount(1);
  await stops.focus();
  await page.keyboard.press('Home');
  const lines: string[] = [];
  const here = () => page.evaluate(() => document.activeElement?.textContent.trim() ?? '');
  const count = await inWords(page).locator('li').count();
  for (let line = 0; line < count; line++) {
    lines.push(await here());
    await page.keyboard.press('ArrowRight');
  }
  return lines;
}

for (const game of GAMES) {
  test(`${game} is understood by those who only listen`, async ({ page }) => {
    test.setTimeout(120_000);
    let table = await withBots(page, game, 1);
    await playOn(page, table, 0);
    await expectHeard(page, table, 'at the start');
    while (!(await playOn(page, table, 5, true))) {
      table = await withBots(page, game, 1);
    }
    await expect(page.locator('.prompt.yours')).toBeVisible();
    await expectHeard(page, table, 'after some moves');
    // What happened last was told in sentences
    const last = page.locator('main > p.sr[aria-live]').first();
    await expect(last).toHaveText(/^[A-Z+−].*[.!]$/s);
    const told = await page.locator('[data-line] .what').allTextContents();
    const spoken = (await last.textContent()) ?? '';
    expect(
      told.some((sentence) => spoken.includes(sentence.trim())),
      spoken,
    ).toBe(true);
    // Every place can be come to, once
    const lines = (await inWords(page).locator('li').allTextContents()).map((line) => line.trim());
    expect(await walked(page)).toEqual(lines);
    await expect(inWords(page).locator('li:focus')).toBeInViewport();
    expect(lines.filter((line) => !/^[A-Z0-9+−].*[.!]$/.test(line))).toEqual([]);
  });
}
