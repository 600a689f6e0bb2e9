import { expect, test } from 'vitest';
import { BRANDS } from '../../../src/brands/brands.ts';
import { brandLook } from './brand-mark.ts';

test('a product without a brand carries the name of the shop that sells it', () => {
  expect(brandLook(null, BRANDS.dc).name).toBe('Dakcentrum');
  expect(brandLook(null).name).toBe('Bouwmaat');
  const brand = { id: 7, name: 'Steenvaart', version: '1' };
  expect(brandLook(brand, BRANDS.dc)).toEqual(brandLook(brand));
});
