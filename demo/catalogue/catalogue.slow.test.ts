import { expect, test } from 'vitest';
import { DEFAULT_PRODUCTS } from '../../src/env.ts';
import { checkDigit } from '../../backend/catalogue/product-numbers.ts';
import { FAMILY_KEYS } from './family-keys.ts';
import { lowestPriceOf30Days } from '../../src/domain/pricing/reprice.ts';
import { priceWithoutTax } from './money.ts';
import { type GeneratedProduct, products } from './products.ts';
import { STORE_IDS } from './stores/stores.ts';
import { buildTree } from './tree.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
const tree = buildTree(NOW);
const make = (count: number, seed = 1): GeneratedProduct[] => [
  ...products({ seed, count, now: NOW, tree, storeIds: STORE_IDS }),
];

test('the default catalogue has products of every family, each with an identity, texts and prices of its own', () => {
  const all = make(DEFAULT_PRODUCTS);
  const hasPage = ({ row }: GeneratedProduct) =>
    row.state === 'Active' && row.visibility !== 'NotViewable';
  expect(all.filter(hasPage).length).toBeGreaterThan(13_500);
  expect(new Set(all.map(({ row }) => row.details.family)).size).toBe(FAMILY_KEYS.length);
  const own: ((row: GeneratedProduct['row']) => string)[] = [
    (row) => row.number,
    (row) => row.ean,
    (row) => row.url.nl,
    (row) => row.url.en,
    (row) => `${row.name.nl}|${row.brand_id}`,
    (row) => `${row.name.en}|${row.brand_id}`,
  ];
  for (const of of own) expect(new Set(all.map(({ row }) => of(row))).size).toBe(all.length);
  for (const { row, history } of all) {
    expect(row.ean).toMatch(/^2\d{12}$/);
    expect(checkDigit(row.ean.slice(0, 12))).toBe(Number(row.ean[12]));
    const text = JSON.stringify([row.name, row.details, row.unit]);
    expect(text).not.toMatch(/undefined|NaN|\[object|null mm| {2}|~/);
    expect(row.name.nl).not.toMatch(/\d\.\d{1,2}(?!\d)/);
    expect(row.name.en).not.toMatch(/\d,\d{1,2}(?!\d)/);
    expect(row.price_excl).toBe(priceWithoutTax(row.price_incl, row.tax_rate));
    for (const level of row.levels) {
      expect(level.priceExcl).toBe(priceWithoutTax(level.priceIncl, row.tax_rate));
      expect(level.priceIncl).toBeLessThan(row.price_incl);
    }
    expect(history.at(-1)!.incl).toBe(row.price_incl);
    if (row.old_price_incl === null) continue;
    expect(row.old_price_incl).toBe(lowestPriceOf30Days(history, history.at(-1)!.from));
    expect(row.old_price_incl).toBeGreaterThan(row.price_incl);
  }
  // The same seed makes the same products, whatever the size.
  expect(all.slice(0, 300)).toEqual(make(300));
});
