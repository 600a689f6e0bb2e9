import { describe, expect, test } from 'vitest';
import { isActiveState, isOrderable, isViewable } from '../../src/domain/product/product.ts';
import { LOCALES } from '../../src/domain/shared/common.ts';
import { BRANDS } from '../catalogue/brands/brands.ts';
import { FAMILY_KEYS } from '../catalogue/family-keys.ts';
import { products } from '../catalogue/products.ts';
import { STORE_IDS } from '../catalogue/stores/stores.ts';
import { buildTree } from '../catalogue/tree.ts';
import { matcherOf } from './labelled-query.ts';
import { readQueries, readUnsoldQueries } from './read-queries.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
const brands = new Map(BRANDS.map(({ row }) => [row.id, row.description]));
const catalogue = { seed: 1, count: 13_500, now: NOW, tree: buildTree(NOW), storeIds: STORE_IDS };

/** The products of the demo catalogue that a shopper can order. */
const sold = [...products(catalogue)].flatMap(({ row }) => {
  const isShown = isViewable({ isActive: isActiveState(row.state), visibility: row.visibility });
  return isShown && row.sold_online && isOrderable(row.orderable, row.visibility) ? [row] : [];
});

describe.each(LOCALES)('labelled queries in %s', (locale) => {
  const everyday = readQueries(locale, 'everyday');
  const all = [...everyday, ...(['queries', 'held-out'] as const).flatMap((set) => readQueries(locale, set))]; // oxfmt-ignore
  const named = sold.map((row) => ({
    ...{ name: row.name[locale], brand: brands.get(row.brand_id) ?? '' },
    family: row.details.family,
  }));

  test('occur once, and ask for every product family', () => {
    expect(new Set(all.map(({ query }) => query.toLowerCase())).size).toBe(all.length);
    const asked = new Set(everyday.flatMap(({ expect: label }) => label.families));
    expect(FAMILY_KEYS.filter((family) => !asked.has(family))).toEqual([]);
  });

  test('each expect something that is sold, and count it among the relevant results', () => {
    for (const { query, expect: label, relevant } of all) {
      const first = named.filter(matcherOf(label));
      expect(first.length, query).toBeGreaterThan(0);
      expect(first.every(matcherOf(relevant ?? label)), query).toBe(true);
    }
  });

  test('that are listed as not sold are in no name of a sold product', () => {
    const names = named.map(({ name }) => name.toLowerCase());
    for (const { query } of readUnsoldQueries().filter((unsold) => unsold.locale === locale))
      expect(names.filter((name) => name.includes(query.toLowerCase()))).toEqual([]);
  });
});
