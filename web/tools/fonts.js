// Makes src/fonts: Fraunces as the page uses it, with one softness and one weight, a third of the whole: npm run fonts
import { readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';

const font = new URL('../node_modules/@fontsource-variable/fraunces/', import.meta.url);
const out = new URL('../src/fonts/', import.meta.url);

const letters = (ranges) =>
  ranges
    .split(',')
    .map((range) => range.replace('U+', '').split('-'))
    .flatMap(([from, to = from]) => {
      const first = parseInt(from, 16);
      return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, i) => String.fromCodePoint(first + i));
    })
    .join('');

const faces = readFileSync(new URL('soft.css', font), 'utf8').matchAll(
  /files\/fraunces-([a-z-]+)-soft-normal\.woff2[^}]*unicode-range: ([^;]+);/g,
);
let css = '/* Made by tools/fonts.js */\n';
for (const [, name, ranges] of faces) {
  const whole = readFileSync(new URL(`files/fraunces-${name}-soft-normal.woff2`, font));
  const options = { targetFormat: 'woff2', variationAxes: { SOFT: 100, wght: 600 } };
  writeFileSync(new URL(`fraunces-${name}.woff2`, out), await subset(whole, letters(ranges), options));
  css += `@font-face {
  font-family: Fraunces;
  font-display: swap;
  font-weight: 400 900;
  src: url(./fraunces-${name}.woff2) format('woff2');
  unicode-range: ${ranges.replaceAll(',', ', ')};
}
`;
}
writeFileSync(new URL('fraunces.css', out), css);
writeFileSync(new URL('LICENSE', out), readFileSync(new URL('LICENSE', font)));
