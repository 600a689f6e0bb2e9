import { expect, test } from 'vitest';
import { IMAGE_WIDTHS, imageHeights, isImageSize } from './image-sizes.ts';

test('accepts a width alone, and with the heights that pages use', () => {
  expect(isImageSize(240)).toBe(true);
  expect(isImageSize(240, 240)).toBe(true);
  expect(isImageSize(1200, 630)).toBe(true);
  expect(isImageSize(720, 411.43)).toBe(true);
  expect(isImageSize(241)).toBe(false);
  expect(isImageSize(240, 241)).toBe(false);
});

test('are few, so that all sizes of a picture fit on the disk', () => {
  const sizes = IMAGE_WIDTHS.reduce((sum, width) => sum + 1 + imageHeights(width).length, 0);
  expect(sizes).toBeLessThanOrEqual(120);
});
