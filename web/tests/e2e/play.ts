import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as bare, expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';

const require = createRequire(import.meta.url);

const games = readdirSync(new URL('../../../games/', import.meta.url));
const OFFERED = ['sound', ...games.map((game) => `lesson-${game}`)].join(' ');

/** A test in which no page may stumble over itself, whatever else it is about. */
export const test = bare.extend<{ faultless: undefined }>({
  faultless: [
    async ({ browser }, use) => {
      const faults: string[] = [];
      const watch = (context: BrowserContext) => context.on('weberror', (fault) => faults.push(fault.error().message));
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        watch(context);
        // What is offered once would lie over what is tested
        await context.addInitScript((offered) => {
          // A page that is not there yet keeps nothing
          if (location.protocol.startsWith('http') && localStorage.getItem('sheepfold.offered') === null) {
            localStorage.setItem('sheepfold.offered', offered);
          }
        }, OFFERED);
        return context;
      };
      await use(undefined);
      browser.newContext = open;
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

/** Nothing on the page may stand in anybody's way. */
export async function expectAccessible(page: Page): Promise<void> {
  // Our policy allows no foreign script, so the page's own console runs it
  const loaded = await page.evaluate(() => 'axe' in globalThis);
  if (!loaded) {
    const { readFile } = await import('node:fs/promises');
    await page.evaluate(`${await readFile(require.resolve('axe-core/axe.min.js'), 'utf8')};0`);
  }
  // What is still sliding, fading or finding its place is not what people will use
  await expect(async () => expect(await violations(page)).toEqual([])).toPass({ timeout: 25_000 });
}

/** Nor may anything be wider than the screen: on a desk and on a phone, by day and by night. */
export async function inEveryLook(page: Page, check: () => Promise<void> = async () => undefined): Promise<void> {
  for (const [width, height, schemes] of [
    [1280, 800, ['light', 'dark']],
    [360, 740, ['dark', 'light']],
  ] as const) {
    await page.setViewportSize({ width, height });
    await check();
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(endFades);
      await expectAccessible(page);
      await expectNoOverflow(page);
    }
  }
}

/** Colours fade into each other for longer than anybody wants to wait. */
function endFades(): void {
  for (const fade of document.getAnimations()) {
    if (fade instanceof CSSTransition) {
      fade.finish();
    }
  }
}

export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${page.url()} is too wide`).toBeLessThanOrEqual(0);
}

async function violations(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(context: Document, options: unknown): Promise<{ violations: Violation[] }> };
    };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
    // What is read aloud must begin with what is seen; axe does not look for that unless asked
    const rules = { 'label-content-name-mismatch': { enabled: true } };
    const { violations: found } = await axe.run(document, { runOnly: { type: 'tag', values: tags }, rules });
    return found.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join(', ')})`,
    );
  });
}

/** Somebody with a browser of their own. */
export async function person(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  return context.newPage();
}

export async function setUp(page: Page, game: string, seats: string, name: string): Promise<void> {
  await page.goto(`/setup/${game}?seats=${seats}`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: /Start the game|Make the table/ }).click();
  await page.waitForURL('**/t/*');
}

/** Opens a part of the table that is a sheet where there is no room beside the board; on a desk only the moves are folded. */
export async function unfold(page: Page, part: 'Moves' | 'Log' | 'Table'): Promise<void> {
  await page.locator('[data-moves]').waitFor();
  const opener = page.locator('.acts, .bar').getByRole('button', { name: part, exact: true });
  if (await opener.isVisible()) {
    await unlessGone(opener);
  }
}

/** How many moves are told of on this page, wherever its log is. */
export async function told(page: Page): Promise<number> {
  return Number(await page.locator('[data-moves]').getAttribute('data-moves'));
}

/** Plays a listed move, or the first example of a form, once it is this page's turn. */
export async function playAnything(page: Page, pick = 0): Promise<void> {
  const itsMe = page.getByRole('button', { name: /It is me/ });
  const move = page.locator('button.move:enabled');
  const sample = page.locator('.sample');
  await expect(itsMe.or(page.locator('.prompt.yours')).or(ended(page)).first()).toBeVisible();
  if (await itsMe.first().isVisible()) {
    await unlessGone(itsMe.first());
    await expect(page.locator('.prompt.yours').or(itsMe).or(ended(page)).first()).toBeVisible();
  }
  await unfold(page, 'Moves');
  await expect(move.or(sample).or(itsMe).or(ended(page)).first()).toBeVisible();
  // Counted and pressed at one stroke
  const moves = await move.evaluateAll((buttons, number) => {
    (buttons[number % buttons.length] as HTMLElement | undefined)?.click();
    return buttons.length;
  }, pick);
  if (moves === 0 && (await sample.count()) > 0) {
    await unlessGone(sample.first());
    await unlessGone(page.locator('.form .btn:enabled').first());
  }
}

/** A window that closes by itself takes its question away; whoever plays on is asked the next one. */
async function unlessGone(button: Locator): Promise<void> {
  await button.click({ timeout: 3000 }).catch(() => undefined);
}

export const ended = (page: Page) => page.getByRole('dialog', { name: 'The end' });

/** The board in sentences, as those hear it who see nothing of it. */
export const inWords = (page: Page) => page.getByRole('region', { name: 'The board in words' });
