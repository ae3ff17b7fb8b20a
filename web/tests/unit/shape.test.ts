import { expect, it } from 'vitest';
import { shapeOf } from '../../src/lib/shape';

it.each([
  [1280, 800, 16, 'wide'],
  [1920, 1080, 16, 'wide'],
  [1000, 560, 16, 'wide'],
  [1280, 500, 16, 'short'],
  [999, 700, 16, 'short'],
  [844, 390, 16, 'short'],
  [640, 400, 16, 'short'],
  [360, 740, 16, 'tall'],
  [768, 1024, 16, 'tall'],
  [320, 256, 16, 'tall'],
  [1280, 800, 32, 'short'],
  [1920, 1080, 32, 'short'],
  [844, 390, 32, 'short'],
  [640, 400, 32, 'tall'],
  [360, 740, 32, 'tall'],
])('%i × %i with text of %i px is %s', (width, height, rem, shape) => {
  expect(shapeOf(width, height, rem)).toBe(shape);
});
