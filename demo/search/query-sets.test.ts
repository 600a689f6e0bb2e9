import { beforeAll, describe, expect, test } from 'vitest';
import { isActiveState, isOrderable, isViewable } from '../../src/domain/orderable.ts';
import { BRANDS } from '../catalogue/brands/brands.ts';
import { FAMILY_KEYS } from '../catalogue/family-keys.ts';
import { products } from '../catalogue/products.ts';
import { STORE_IDS } from '../catalogue/stores/stores.ts';
import { buildTree } from '../catalogue/tree.ts';
import { type JudgedProduct, matcherOf } from './labelled-query.ts';
import { readQueries, readUnsoldQueries } from './read-queries.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
const brands = new Map(BRANDS.map(({ row }) => [row.id, row.description]));

/** The products of the demo catalogue that a shopper can order, named in a language. */
function soldProducts(locale: 'nl' | 'en'): JudgedProduct[] {
  const all = products({
    seed: 1,
    count: 13_500,
    now: NOW,
    tree: buildTree(NOW),
    storeIds: STORE_IDS,
  });
  const sold: JudgedProduct[] = [];
  for (const { row } of all) {
    const isActive = isActiveState(row.state);
    if (!isViewable({ isActive, visibility: row.visibility })) continue;
    if (!row.sold_online || !isOrderable(row.orderable, row.visibility)) continue;
    const brand = brands.get(row.brand_id) ?? '';
    sold.push({ name: row.name[locale], brand, family: row.details.family });
  }
  return sold;
}

describe.each(['nl', 'en'] as const)('labelled queries in %s', (locale) => {
  const tuning = readQueries(locale, 'queries');
  const heldOut = readQueries(locale, 'held-out');
  const everyday = readQueries(locale, 'everyday');
  const all = [...tuning, ...heldOut, ...everyday];
  let sold: JudgedProduct[] = [];
  beforeAll(() => {
    sold = soldProducts(locale);
  });

  test('are at least 400 in Dutch and 200 in English, a fifth of them held out', () => {
    expect(all.length).toBeGreaterThanOrEqual(locale === 'nl' ? 400 : 200);
    expect((heldOut.length + everyday.length) / all.length).toBeGreaterThanOrEqual(0.2);
  });

  test('ask for every product family in at least 150 everyday queries', () => {
    expect(everyday.length).toBeGreaterThanOrEqual(150);
    const asked = new Set(everyday.flatMap(({ expect: label }) => label.families));
    expect(FAMILY_KEYS.filter((family) => !asked.has(family))).toEqual([]);
  });

  test('occur once', () => {
    const texts = all.map(({ query }) => query.toLowerCase());
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  test('each expect something that is sold', () => {
    const missing = all.filter(({ expect: label }) => !sold.some(matcherOf(label)));
    expect(missing.map(({ query, expect: label }) => ({ query, label }))).toEqual([]);
  });

  test('count what must come first among the relevant results', () => {
    const contradictions = all.filter(({ expect: label, relevant }) => {
      const first = matcherOf(label);
      const counts = matcherOf(relevant ?? label);
      return sold.some((product) => first(product) && !counts(product));
    });
    expect(contradictions.map(({ query }) => query)).toEqual([]);
  });
});

test('no name of a sold product holds a query that is listed as not sold', () => {
  for (const locale of ['nl', 'en'] as const) {
    const names = soldProducts(locale).map(({ name }) => name.toLowerCase());
    const wrong = readUnsoldQueries().filter(
      (unsold) =>
        unsold.locale === locale && names.some((name) => name.includes(unsold.query.toLowerCase())),
    );
    expect(wrong).toEqual([]);
  }
});
