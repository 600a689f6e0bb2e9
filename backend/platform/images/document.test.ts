import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePhoto, type Format } from './document.ts';

const half = { create: { width: 40, height: 40, channels: 4, background: '#00000000' } } as const;

test.each<[Format, 'cover' | 'contain', boolean]>([
  ['webp', 'cover', true],
  ['avif', 'cover', true],
  ['jpeg', 'cover', false],
  ['webp', 'contain', false],
])('%s that is to %s keeps what is transparent: %s', async (format, fit, isKept) => {
  const bytes = await sharp(half).png().toBuffer();
  const sent = await encodePhoto(bytes, { w: 20, h: 20, q: 80 }, format, fit);
  const { isOpaque } = await sharp(sent).stats();
  expect(isOpaque).toBe(!isKept);
});
