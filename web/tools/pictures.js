// Icons and pictures for links, made from our own drawings as a running server shows them: SHEEPFOLD=http://… npm run pictures
import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';

const server = process.env['SHEEPFOLD'] ?? 'http://127.0.0.1:7433';
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

/** Nothing but this drawing, as large as the window. */
async function alone(page, drawing, { background, share }) {
  await page.evaluate(
    ([markup, colour, part]) => {
      const stage = document.createElement('div');
      Object.assign(stage.style, {
        position: 'fixed',
        inset: '0',
        zIndex: '99',
        display: 'grid',
        placeItems: 'center',
        background: colour,
      });
      stage.append(new DOMParser().parseFromString(markup, 'text/html').body.firstChild);
      Object.assign(stage.firstChild.style, { width: `${part * 100}%`, height: `${part * 100}%` });
      document.querySelector('.stage-alone')?.remove();
      stage.className = 'stage-alone';
      document.body.append(stage);
    },
    [drawing, background, share],
  );
}

/** The sheep of the header, on paper. */
async function icons() {
  const page = await browser.newPage({ viewport: { width: 512, height: 512 } });
  await page.goto(server);
  const sheep = await page.locator('header .logo svg').evaluate((svg) => svg.outerHTML);
  await mkdir('public/icons', { recursive: true });
  for (const [name, size, share, background] of [
    ['180', 180, 0.78, '#f6f0e4'],
    ['192', 192, 0.86, 'transparent'],
    ['512', 512, 0.86, 'transparent'],
    // The outer tenth may be cut off in any shape
    ['maskable-512', 512, 0.6, '#cfe8dc'],
  ]) {
    await page.setViewportSize({ width: size, height: size });
    await alone(page, sheep, { background, share });
    if (background === 'transparent') {
      await page.evaluate(() => {
        document.querySelector('#app').hidden = true;
        document.documentElement.style.background = 'transparent';
      });
    }
    await page.screenshot({ path: `public/icons/${name}.png`, omitBackground: background === 'transparent' });
  }
  await page.close();
}

/** Each game's cover, and the shelf itself, in the shape in which links are shown. */
async function previews() {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.goto(server);
  await page.locator('article').first().waitFor();
  await page.waitForTimeout(1500);
  const covers = await page.locator('article').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const svg = card.querySelector('.cover svg');
      const game = card.querySelector('a[href^="/rules/"]')?.getAttribute('href').split('/').pop();
      return svg && game ? [{ game, svg: svg.outerHTML }] : [];
    }),
  );
  await mkdir('public/previews', { recursive: true });
  await page.screenshot({ path: 'public/previews/sheepfold.jpg', type: 'jpeg', quality: 72 });
  for (const { game, svg } of covers) {
    // The whole cover, before a blurred one that fills the sides
    const whole = svg.replace(/ preserveAspectRatio="[^"]*"/, '');
    const backdrop = whole.replace('<svg', '<svg preserveAspectRatio="xMidYMid slice"');
    await alone(page, `<div>${backdrop}${whole}</div>`, { background: '#fff', share: 1 });
    await page.evaluate(() => {
      const layers = document.querySelectorAll('.stage-alone svg');
      for (const layer of layers) {
        Object.assign(layer.style, { position: 'absolute', inset: '0', width: '100%', height: '100%' });
      }
      Object.assign(layers[0].style, { filter: 'blur(28px) saturate(0.8)', scale: '1.15' });
    });
    await page.screenshot({ path: `src/games/${game}/preview.jpg`, type: 'jpeg', quality: 72 });
  }
  await page.close();
}

await icons();
await previews();
await browser.close();
