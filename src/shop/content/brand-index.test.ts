import { expect, test } from 'vitest';
import type { Brand } from '../../domain/product/product.ts';
import { brandIndex, brandsWithProducts } from './brand-index.ts';

const named = (name: string) => ({ name }) as Brand;

test('brands stand by letter; accents fold, digits and signs come first', () => {
  const index = brandIndex(['Brikka', 'Ërnst', '3D Bouw', 'Ameldor', 'eikenaar'].map(named));
  expect(index.map(({ letter, brands }) => [letter, brands.map(({ name }) => name)])).toEqual([
    ['0-9', ['3D Bouw']],
    ['A', ['Ameldor']],
    ['B', ['Brikka']],
    ['E', ['eikenaar', 'Ërnst']],
  ]);
});

test('a brand without articles is left out, one of an unknown number stays', () => {
  const brands = [0, 3, null].map((totalCount) => ({ totalCount }) as Brand);
  expect(brandsWithProducts(brands)).toEqual(brands.slice(1));
});
