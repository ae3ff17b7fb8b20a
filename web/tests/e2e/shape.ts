import { expect, type CDPSession, type Page } from '@playwright/test';

/** A window, and how large the browser was told to show text. */
export interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly text: number;
}

const USUAL = 16;
const window = (width: number, height: number, text = USUAL): Look => ({
  name: `${width}×${height}${text === USUAL ? '' : `, text at ${(text / USUAL) * 100} %`}`,
  width,
  height,
  text,
});

export const SIDEWAYS = window(844, 390);
export const UPRIGHT = window(360, 740);
export const DESK = window(1280, 800);
export const LOOKS: readonly Look[] = [
  SIDEWAYS,
  window(640, 400),
  UPRIGHT,
  DESK,
  window(1280, 800, 2 * USUAL),
  window(360, 740, 2 * USUAL),
];

/** What the browser was told lasts as long as who told it. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Shows the page anew, as somebody with this window and this browser sees it. */
export async function lookAs(page: Page, { width, height, text }: Look): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  await (await session).send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } });
  await page.setViewportSize({ width, height });
  await page.reload();
  await expect(page.locator('.board [data-spot], :is(.board, .tray) button')).not.toHaveCount(0);
  await settled(page);
  const root = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  expect.soft(root, 'text is as large as the browser was told').toBe(text);
}

/** Two frames on, everything has found its place. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  );
}

/** What cannot be touched as it should: too small, outside, covered, or with words that do not fit. */
export function faults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const LEAST = 24;
    const CONTROLS = 'button:enabled, a.btn, select, input, summary';
    const nameOf = (one: Element) =>
      (
        one.getAttribute('data-spot') ??
        one.getAttribute('aria-label') ??
        one.getAttribute('title') ??
        one.textContent
      ).trim();
    const px = (value: number) => Math.round(value * 10) / 10;

    const sizeFault = ({ width, height }: DOMRect) =>
      Math.min(width, height) < LEAST - 0.05 ? `is ${px(width)}×${px(height)} px` : null;
    const placeFault = ({ left, top, right, bottom }: DOMRect) =>
      left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
        ? `reaches out of the window: ${px(left)},${px(top)} to ${px(right)},${px(bottom)}`
        : null;
    const coverFault = (one: Element, { left, top, width, height }: DOMRect) => {
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit && one.contains(hit) ? null : `is covered by ${hit ? describe(hit) : 'nothing that can be touched'}`;
    };
    const describe = (hit: Element) => {
      const near = hit.closest('[data-spot], button, section, dialog') ?? hit;
      return `${near.tagName.toLowerCase()}.${near.getAttribute('class') ?? ''} ${nameOf(near).slice(0, 30)}`;
    };
    /** Text that is seen lies inside the button it names. */
    const wordsFault = (one: Element) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (one instanceof HTMLElement && texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        const words = range.getBoundingClientRect();
        // A line is a little higher than its letters; what is only read aloud has no size
        const isOut =
          words.left < left - 1 || words.top < top - 5 || words.right > right + 1 || words.bottom > bottom + 5;
        if (isOut && words.width > 0 && (texts.currentNode.parentElement?.getBoundingClientRect().width ?? 0) > 1) {
          return `has words that do not fit: ${texts.currentNode.textContent?.trim() ?? ''}`;
        }
      }
      return null;
    };

    const check = (one: Element, place: string) => {
      const box = one.getBoundingClientRect();
      return [sizeFault(box), placeFault(box), coverFault(one, box), wordsFault(one)]
        .filter((fault) => fault !== null)
        .map((fault) => `${place} “${nameOf(one)}” ${fault}`);
    };
    const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true });
    /** A hand of cards is a strip that may be longer than a phone is wide. */
    const isInStrip = (one: Element) =>
      [...document.querySelectorAll('.board [role=group][tabindex="0"]')].some(
        (strip) => strip.contains(one) && strip.scrollWidth > strip.clientWidth,
      );
    const onBoard = [...document.querySelectorAll(`.board [data-spot], .board :is(${CONTROLS})`)]
      .filter(isShown)
      .flatMap((one) => {
        if (isInStrip(one)) {
          one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        }
        return check(one, 'on the board');
      });
    // Beside the board a part may scroll in itself
    const beside = [...document.querySelectorAll(CONTROLS)]
      .filter((one) => isShown(one) && !one.matches('.board *, .move, .sample, .sr, .sr *'))
      .flatMap((one) => {
        one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        return check(one, 'beside it');
      });
    scrollTo(0, 0);
    return [...onBoard, ...beside];
  });
}

/** Things on the board that are taken in hand before something is done with them. */
export function handles(page: Page): Promise<number> {
  return page.locator('.board [aria-pressed]:not(:disabled)').count();
}

/** Takes one of them in hand, or puts it back. */
export async function handle(page: Page, number: number): Promise<string> {
  const name = await page.evaluate((wanted) => {
    const one = document.querySelectorAll('.board [aria-pressed]:not(:disabled)')[wanted];
    one?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return one?.getAttribute('data-spot') ?? one?.getAttribute('aria-label') ?? one?.textContent.trim() ?? '';
  }, number);
  await settled(page);
  return name;
}

/** Where the board and all that can be touched on it lie. */
export function boxes(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.board, .board svg[role=group], .board [data-spot]')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const name = one.getAttribute('data-spot') ?? one.tagName;
      return `${name}: ${[x, y, width, height].map((value) => Math.round(value)).join(' ')}`;
    }),
  );
}

/** Controls and lit places that have no edge once the browser takes all colours away. */
export function edgeless(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isClear = (colour: string) => colour === 'none' || colour === 'transparent' || /^rgba\(.*, 0\)$/.test(colour);
    const hasEdge = (one: Element) => {
      const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(one);
      return parseFloat(borderTopWidth) >= 1 && borderTopStyle !== 'none' && !isClear(borderTopColor);
    };
    const hasStroke = (one: Element) =>
      [...one.querySelectorAll('rect, path, circle, ellipse')].some((shape) => {
        const { stroke, strokeWidth } = getComputedStyle(shape);
        return !isClear(stroke) && parseFloat(strokeWidth) > 0;
      });
    return [...document.querySelectorAll('button, a.btn, dialog[open], .board [data-spot]')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => !(one instanceof SVGElement ? hasStroke(one) : hasEdge(one)))
      .map(
        (one) =>
          one.getAttribute('data-spot') ?? one.getAttribute('aria-label') ?? `${one.tagName} ${one.textContent.trim()}`,
      );
  });
}
