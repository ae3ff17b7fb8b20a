import { expect, type Page, type Request } from '@playwright/test';
import { ended, inEveryLook, inWords, person, test } from './play';

interface State {
  readonly at: number;
  readonly moves: number;
  readonly status: string;
  readonly turn: { readonly kind: string; readonly seats: readonly number[] | null };
  readonly view: {
    readonly phase: string;
    readonly active: number;
    readonly owed: number;
    readonly window: string;
    readonly stack: readonly unknown[];
    readonly seats: readonly { readonly coat: readonly { readonly kind: string | null }[] }[];
  };
  readonly legal: readonly { readonly seat: number; readonly move: string }[];
  readonly forms: readonly { readonly seat: number; readonly sample: readonly string[] }[];
}

async function begin(page: Page, seats: string, options = ''): Promise<string> {
  await page.goto(`/setup/last-fleece-standing?seats=${seats}${options}`);
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL('**/t/*');
  return page.url().split('/').at(-1) ?? '';
}

const bench = (page: Page) => page.getByRole('region', { name: 'Decide' });
const act = (page: Page, name: string) => page.locator(`[data-act="${name}"]`);
const cells = (page: Page) => page.locator('.felt > svg [data-spot^="cell "]');
const spot = (page: Page, id: string) => page.locator(`.felt > svg [data-spot="${id}"]`);

interface Sent {
  readonly type: string;
  readonly snag?: number;
  readonly steel?: number;
  readonly parts?: readonly { readonly points: number }[];
}

/** The move that the page sends, as data. */
async function moveIn(sent: Promise<Request>): Promise<Sent> {
  return ((await sent).postDataJSON() as { data: Sent }).data;
}

async function stateOf(page: Page, table: string, seat: number): Promise<State> {
  return (await (await page.request.get(`/api/tables/${table}?seat=${seat}`)).json()) as State;
}

/** Plays for everybody at this screen, past the page, until things stand as wanted. */
async function playUntil(page: Page, table: string, wanted: (state: State) => boolean): Promise<void> {
  await expect(async () => {
    for (let going = true; going;) {
      going = false;
      for (const seat of [0, 1]) {
        const state = await stateOf(page, table, seat);
        if (wanted(state)) {
          return;
        }
        going = (await playOn(page, table, seat, state)) || going;
      }
    }
    // A window stays open for a while, whoever has answered
    throw new Error('it never came to that');
  }).toPass({ intervals: [200], timeout: 100_000 });
}

/** The plainest move there is; tells whether there was one. */
async function playOn(page: Page, table: string, seat: number, { at, legal, forms }: State): Promise<boolean> {
  const moves = legal.map(({ move }) => move).filter((move) => move !== 'concede');
  const shear = moves.find((move) => move.startsWith('shear '));
  // Some decisions can be written only, such as which of many pieces to lose
  const written = forms.flatMap(({ sample }) => sample);
  const move = ['pass', 'draw'].find((plain) => moves.includes(plain)) ?? shear ?? moves[0] ?? written[0];
  if (move === undefined) {
    return false;
  }
  return (await page.request.post(`/api/tables/${table}/moves`, { data: { move, at, seat } })).ok();
}

/** One decision on the table, whatever it is; tells which kind. */
async function decide(page: Page): Promise<string> {
  const anything = page.locator('.tray [data-act]:not([data-act=coat]), [aria-label="Decide"]').or(ended(page)).first();
  await expect(anything).toBeVisible({ timeout: 20_000 });
  if (await ended(page).isVisible()) {
    return 'over';
  }
  if (await bench(page).isVisible()) {
    const arrange = act(page, 'arrange');
    const shed = act(page, 'shed');
    if (await arrange.isVisible()) {
      if (await arrange.isDisabled()) {
        await cells(page).last().click();
      }
      await arrange.click();
      return 'arrange';
    }
    if (await shed.isVisible()) {
      for (let i = 0; await shed.isDisabled(); i++) {
        await cells(page).nth(i).click();
      }
      await shed.click();
      return 'shed';
    }
    await cells(page).first().click();
    return 'pick';
  }
  for (const name of ['pass', 'draw', 'announce', 'end']) {
    if (await act(page, name).isVisible()) {
      await act(page, name).click();
      if (name === 'announce') {
        await bench(page)
          .getByRole('button', { name: /^All on/ })
          .first()
          .click();
        await act(page, 'shear').click();
      }
      return name;
    }
  }
  return 'nothing';
}

test('a turn against a bot, by touching the table', async ({ page }) => {
  test.setTimeout(90_000);
  await begin(page, 'me,bot:random');
  // What vanishes while it is reached for is not waited for
  page.setDefaultTimeout(2000);
  const done = new Set<string>();
  const enough = () => done.has('over') || ['arrange', 'draw', 'end'].every((kind) => done.has(kind));
  await expect(async () => {
    while (!enough()) {
      done.add(await decide(page));
    }
  }).toPass({ timeout: 80_000 });
  // Passes are nobody's business
  await expect(page.locator('[data-line]', { hasText: /^\s*pass\s*$/ })).toHaveCount(0);
});

test('the coat is laid by dragging, and the move says where Snag and Steel are', async ({ page }) => {
  await begin(page, 'me,bot:random');
  await expect(cells(page)).toHaveCount(9);
  const name = (cell: number) => spot(page, `cell ${cell}`).getAttribute('aria-label');
  const before = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9].map(name));
  const snag = before.findIndex((label) => label?.includes('Snag')) + 1;
  const target = snag === 9 ? 1 : 9;
  const boxes = await cells(page).evaluateAll((all) =>
    all
      .map((one) => one.getBoundingClientRect())
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })),
  );
  const at = (cell: number) => boxes[cell - 1] ?? { x: 0, y: 0 };
  await page.mouse.move(at(snag).x, at(snag).y);
  await page.mouse.down();
  await page.mouse.move(at(5).x, at(5).y, { steps: 3 });
  await page.mouse.move(at(target).x, at(target).y, { steps: 3 });
  await page.mouse.up();
  expect(await name(target)).toContain('Snag');
  const after = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9].map(name));
  const sent = page.waitForRequest('**/moves?data=1');
  await act(page, 'arrange').click();
  const steel = after.findIndex((label) => label?.includes('Steel')) + 1;
  expect(await moveIn(sent)).toEqual({ type: 'lay', snag: target, steel });
});

test('everything on the table is reached by keyboard', async ({ page }) => {
  test.setTimeout(150_000);
  const table = await begin(page, 'me,me');
  await playUntil(page, table, ({ view, legal }) => view.phase === 'act' && legal.some(({ move }) => move === 'draw'));
  // The curtain is there only if the person has changed
  const itsMe = page.getByRole('button', { name: /It is me/ });
  await expect(itsMe.or(spot(page, 'card 0')).first()).toBeVisible();
  if (await itsMe.isVisible()) {
    await itsMe.press('Enter');
  }
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-spot') ?? null);
  await expect(spot(page, 'card 0')).toBeVisible();
  await page.locator('.felt > svg [data-spot][tabindex="0"]').focus();
  expect(await focused()).toBe('card 0');
  await page.keyboard.press('ArrowUp');
  await expect.poll(focused).not.toBe('card 0');
  await spot(page, 'pile').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'The discard pile' })).toBeVisible();
  await page.keyboard.press('Escape');
  const sent = page.waitForRequest('**/moves?data=1');
  await spot(page, 'draw').focus();
  await page.keyboard.press('Enter');
  expect(await moveIn(sent)).toEqual({ type: 'draw' });
});

test('on one screen nobody reacts together, and each looks at their own cards alone', async ({ page, browser }) => {
  test.setTimeout(150_000);
  const table = await begin(page, 'me,me');
  await expect(page.getByRole('button', { name: /It is me/ })).toHaveCount(2);
  // A spectator sees the table, but nobody's cards
  const watcher = await person(browser);
  await watcher.goto(`/t/${table}`);
  await playUntil(page, table, ({ view }) => view.window === 'attack');
  await expect(page.locator('[data-aim]')).toHaveCount(1);
  await expect(watcher.locator('[data-aim]')).toHaveCount(1);
  expect(await watcher.locator('[data-card]').count()).toBe(0);
  expect(await page.locator('[data-card]').count()).toBe(0);
  const { view: open } = await stateOf(page, table, -2);
  const openSnags = open.seats.flatMap(({ coat }) => coat).filter(({ kind }) => kind === 'SNG').length;
  for (const eyes of [page, watcher]) {
    // Nor where anybody's Snag lies, neither on the table nor in the log, unless all have seen it come
    await expect(eyes.locator('.felt path.wool').first()).toBeVisible();
    await expect(eyes.locator('.felt path.wool.snag')).toHaveCount(openSnags);
    await expect(eyes.locator('body')).not.toContainText(/coat S\d/);
  }
  await expect(watcher.getByRole('group', { name: 'Your turn' })).toHaveCount(0);

  await page
    .getByRole('button', { name: /It is me/ })
    .first()
    .click();
  await expect(act(page, 'pass')).toBeVisible();
  expect(await page.locator('[data-card]').count()).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Nobody reacts' })).toBeVisible();
  expect(await page.locator('[data-card]').count()).toBe(0);
  await page.getByRole('button', { name: 'Nobody reacts' }).click();
  await expect.poll(async () => (await stateOf(page, table, 0)).view.window).not.toBe('attack');

  // At the end everything is shown, to everybody
  await playUntil(
    page,
    table,
    ({ view, legal }) => view.phase === 'act' && legal.some(({ move }) => move === 'concede'),
  );
  for (const seat of [0, 1]) {
    const state = await stateOf(page, table, seat);
    if (state.legal.some(({ move }) => move === 'concede')) {
      await page.request.post(`/api/tables/${table}/moves`, { data: { move: 'concede', at: state.at, seat } });
    }
  }
  await expect(ended(watcher)).toBeVisible();
  await watcher.keyboard.press('Escape');
  await expect(inWords(watcher)).toContainText('out');
  await watcher.context().close();
});

/** Tables for two on one screen, past the page, until whoever begins one owes six draws. */
async function withSixDraws(page: Page): Promise<{ readonly table: string; readonly drawer: number }> {
  await page.request.post('/api/guests', { data: { name: 'Anna' } });
  for (;;) {
    const made = await page.request.post('/api/tables', {
      data: { game: 'last-fleece-standing', seats: ['me', 'me'], options: {} },
    });
    const { table } = (await made.json()) as { table: string };
    for (const seat of [0, 1]) {
      await playOn(page, table, seat, await stateOf(page, table, seat));
    }
    const { view } = await stateOf(page, table, -2);
    if (view.phase === 'act' && view.owed === 6) {
      return { table, drawer: view.active };
    }
  }
}

test('six draws in a row on one screen, and the curtain falls for the other person alone', async ({ page }) => {
  const { table, drawer } = await withSixDraws(page);
  const other = 1 - drawer;
  const itsMe = page.getByRole('button', { name: /It is me/ });
  const open = () => stateOf(page, table, -2);
  await page.goto(`/t/${table}`);
  await itsMe.click();
  const shown = async (state: Awaited<ReturnType<typeof open>>) => {
    await expect(page.locator('[data-moves]')).toHaveAttribute('data-moves', `${state.moves}`);
    await expect(
      page.locator('.tray [data-act]:not([data-act=coat]), [aria-label="Decide"]').or(itsMe).first(),
    ).toBeVisible();
  };
  for (let state = await open(); state.view.owed > 0; state = await open()) {
    await shown(state);
    if (state.turn.seats?.includes(other) === true) {
      if (!state.turn.seats.includes(drawer)) {
        await expect(itsMe).toBeVisible();
      }
      await playUntil(page, table, ({ turn: { seats } }) => seats?.includes(other) !== true);
      await shown(await open());
      if (await itsMe.isVisible()) {
        await itsMe.click();
      }
    } else {
      await expect(itsMe, `no curtain with ${state.view.owed} draws owed`).toBeHidden();
      expect(await decide(page)).not.toBe('over');
    }
  }
});

test('settings of one’s own are kept, and Hold! asks in quiet windows', async ({ page }) => {
  await begin(page, 'me,bot:random');
  await act(page, 'arrange').click();
  await page.getByRole('button', { name: 'When to ask me' }).click();
  const sheet = page.getByRole('dialog', { name: 'When to ask me' });
  await sheet.getByLabel(/Only when it hits me/).check();
  const held = page.waitForRequest('**/hold');
  await sheet.getByLabel(/Hold!/).check();
  expect((await held).postDataJSON()).toMatchObject({ hold: true });
  await page.reload();
  await page.getByRole('button', { name: 'When to ask me' }).click();
  await expect(sheet.getByLabel(/Only when it hits me/)).toBeChecked();
});

test('the table stands in nobody’s way, fits the screen and has room for fingers', async ({ page }) => {
  test.setTimeout(150_000);
  const table = await begin(page, 'me,me');
  await page
    .getByRole('button', { name: /It is me/ })
    .first()
    .click();
  await expect(bench(page)).toBeVisible();
  await inEveryLook(page, async () => {
    const sizes = await cells(page).evaluateAll((spots) => spots.map((one) => one.getBoundingClientRect().width));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  });

  await playUntil(
    page,
    table,
    ({ view, legal }) => view.phase === 'act' && legal.some(({ move }) => move.startsWith('shear ')),
  );
  await page.reload();
  await page.getByRole('button', { name: /It is me/ }).click();
  await act(page, 'announce').click();
  await expect(bench(page)).toBeVisible();
  await inEveryLook(page, () => expect(act(page, 'shear')).toBeInViewport());
  const buttons = await page
    .locator('.tray .buttons button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.min(...buttons)).toBeGreaterThanOrEqual(44);
  const sent = page.waitForRequest('**/moves?data=1');
  await act(page, 'shear').click();
  const { type, parts } = await moveIn(sent);
  expect([type, parts?.length]).toEqual(['shear', 1]);
  expect(parts?.[0]?.points).toBeGreaterThan(0);
});
