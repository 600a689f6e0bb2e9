import { expect, test } from 'vitest';
import { sources } from '../components/picture/sources.ts';
import { GALLERY_SIDE, gallerySrcset } from './gallery-picture.ts';

const PATH = '/api/images/products/100701/front';

test('a picture of a card leads to what the gallery offers of it', () => {
  const card = sources(PATH, 240, 240).src;
  expect(gallerySrcset(card)).toBe(sources(PATH, GALLERY_SIDE, GALLERY_SIDE).srcset);
});

test('an address without a size is that of the gallery already', () => {
  expect(gallerySrcset(PATH)).toBeNull();
});
