import { expect, type Page } from '@playwright/test';
import { GAMES, playOn, withBots } from './games';
import { test } from './play';
import { settled } from './shape';

/** So much of a window belongs to what is played on. */
const WINDOWS = [
  { width: 1280, height: 800, share: 0.42 },
  { width: 1440, height: 900, share: 0.42 },
  { width: 1920, height: 1080, share: 0.45 },
] as const;

/** How much of the window lies within the smallest box around all that is played on, as far as it is seen. */
const played = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.board [data-played]')].map((one) => one.getBoundingClientRect());
    const span = (from: number[], to: number[], end: number) =>
      Math.max(0, Math.min(end, Math.max(...to)) - Math.max(0, Math.min(...from)));
    const width = span(
      boxes.map(({ left }) => left),
      boxes.map(({ right }) => right),
      innerWidth,
    );
    const height = span(
      boxes.map(({ top }) => top),
      boxes.map(({ bottom }) => bottom),
      innerHeight,
    );
    return (width * height) / (innerWidth * innerHeight);
  });

for (const game of GAMES) {
  test(`the board of ${game} has its share of a desk`, async ({ page }) => {
    let table = await withBots(page, game, 1);
    while (!(await playOn(page, table, 6))) {
      table = await withBots(page, game, 1);
    }
    for (const { share, ...size } of WINDOWS) {
      await page.setViewportSize(size);
      await settled(page);
      expect.soft(await played(page), `${size.width}×${size.height}`).toBeGreaterThanOrEqual(share);
    }
  });
}
