import { beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_PRODUCTS } from '../../src/env.ts';
import { BRANDS } from './brands/brands.ts';
import { checkDigit } from '../../backend/catalogue/ean.ts';
import { FAMILIES } from './families/all.ts';
import { FAMILY_KEYS } from './family-keys.ts';
import { lowestOf30Days } from '../../src/domain/pricing/lowest-price.ts';
import { exclOf } from './money.ts';
import { type GeneratedProduct, products } from './products.ts';
import { STORE_IDS } from './stores/stores.ts';
import { buildTree } from './tree.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
const tree = buildTree(NOW);
const make = (count: number, seed = 1): GeneratedProduct[] => [
  ...products({ seed, count, now: NOW, tree, storeIds: STORE_IDS }),
];

test('the default catalogue has a page for more than 13,500 products', () => {
  const hasPage = ({ row }: GeneratedProduct) =>
    row.state === 'Active' && row.visibility !== 'NotViewable';
  expect(make(DEFAULT_PRODUCTS).filter(hasPage).length).toBeGreaterThan(13_500);
});

describe('13,500 products', () => {
  let all: GeneratedProduct[] = [];
  beforeAll(() => {
    all = make(13_500);
  });

  test('are as many as asked for, in every family', () => {
    expect(all).toHaveLength(13_500);
    expect(new Set(all.map(({ row }) => row.details.family)).size).toBe(FAMILY_KEYS.length);
  });

  test('have ids, numbers, EANs and urls of their own', () => {
    const unique = (of: (row: GeneratedProduct['row']) => string): number =>
      new Set(all.map(({ row }) => of(row))).size;
    expect(unique((row) => row.number)).toBe(all.length);
    expect(unique((row) => row.ean)).toBe(all.length);
    expect(unique((row) => row.url.nl)).toBe(all.length);
    expect(unique((row) => row.url.en)).toBe(all.length);
  });

  test('have EANs of a restricted range with a right check digit', () => {
    for (const { row } of all) {
      expect(row.ean).toMatch(/^2\d{12}$/);
      expect(checkDigit(row.ean.slice(0, 12))).toBe(Number(row.ean[12]));
    }
  });

  test('differ by name or by brand', () => {
    expect(new Set(all.map(({ row }) => `${row.name.nl}|${row.brand_id}`)).size).toBe(all.length);
    expect(new Set(all.map(({ row }) => `${row.name.en}|${row.brand_id}`)).size).toBe(all.length);
  });

  test('have texts without holes, doubled spaces or numbers of the other language', () => {
    for (const { row } of all) {
      const text = JSON.stringify([row.name, row.details, row.unit]);
      expect(text).not.toMatch(/undefined|NaN|\[object|null mm| {2}|~/);
      expect(row.name.nl).not.toMatch(/\d\.\d{1,2}(?!\d)/);
      expect(row.name.en).not.toMatch(/\d,\d{1,2}(?!\d)/);
      expect(row.name.nl.trim()).toBe(row.name.nl);
      expect(row.url.nl).toMatch(new RegExp(`^[a-z0-9-]+-${row.id}$`));
    }
  });

  test('have prices incl. and excl. VAT that agree to the cent', () => {
    for (const { row } of all) {
      expect(row.price_incl).toBeGreaterThan(0);
      expect(row.price_excl).toBe(exclOf(row.price_incl, row.tax_rate));
      for (const level of row.levels) {
        expect(level.priceExcl).toBe(exclOf(level.priceIncl, row.tax_rate));
        expect(level.priceIncl).toBeLessThan(row.price_incl);
      }
      if (row.old_price_incl !== null)
        expect(row.old_price_excl).toBe(exclOf(row.old_price_incl, row.tax_rate));
    }
    expect(new Set(all.map(({ row }) => row.tax_rate))).toEqual(new Set([21, 9]));
  });

  test('cross out only the lowest price of the 30 days before', () => {
    const reduced = all.filter(({ row }) => row.old_price_incl !== null);
    expect(reduced.length).toBeGreaterThan(500);
    for (const { row, history } of reduced) {
      expect(row.old_price_incl).toBe(lowestOf30Days(history, history.at(-1)!.from));
      expect(row.old_price_incl!).toBeGreaterThan(row.price_incl);
    }
    for (const { row, history } of all) {
      expect(history.at(-1)!.incl).toBe(row.price_incl);
      const times = history.map((step) => step.from.getTime());
      expect(times.every((time, i) => i === 0 || time > times[i - 1]!)).toBe(true);
      expect(times.at(-1)).toBeLessThanOrEqual(NOW.getTime());
    }
  });

  test('fill every category, nearly all with three or more', () => {
    const counts = new Map<number, number>();
    for (const { row } of all) counts.set(row.web_node_id, (counts.get(row.web_node_id) ?? 0) + 1);
    const leaves = FAMILIES.flatMap((family) =>
      Object.keys(family.leaves ?? {}).length > 0
        ? Object.keys(family.leaves!).map((leaf) => `${family.key}/${leaf}`)
        : [family.key],
    );
    const thin = leaves.filter((code) => (counts.get(tree.byCode.get(code)!.id) ?? 0) < 3);
    expect(thin).toEqual([]);
  });
});

describe('determinism', () => {
  test('the same seed makes the same products, whatever the size', () => {
    expect(make(300)).toEqual(make(300));
    expect(make(2000).slice(0, 300)).toEqual(make(300));
  });
});

describe('the tree', () => {
  test('has about 300 nodes, of which one is Actie with six children', () => {
    expect(tree.nodes.length).toBeGreaterThan(280);
    expect(tree.nodes.length).toBeLessThan(360);
    const root = tree.byCode.get('root')!;
    const roots = tree.nodes.filter((node) => node.parent_id === root.id);
    expect(roots).toHaveLength(14);
    expect(roots.map((node) => node.code)).toContain('grootgoed');
    const actie = tree.byCode.get('NUPDActie')!;
    expect(tree.nodes.filter((node) => node.parent_id === actie.id)).toHaveLength(6);
  });

  test('has urls, ids and codes of their own, and texts in both languages', () => {
    for (const key of ['id', 'code'] as const)
      expect(new Set(tree.nodes.map((node) => node[key])).size).toBe(tree.nodes.length);
    const pages = tree.nodes.filter((node) => node.url.nl !== '');
    expect(new Set(pages.map((node) => node.url.nl)).size).toBe(pages.length);
    expect(new Set(pages.map((node) => node.url.en)).size).toBe(pages.length);
    for (const node of pages) {
      expect(node.url.nl).toMatch(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/);
      expect(node.description?.nl.length).toBeGreaterThan(10);
      expect(node.description?.en.length).toBeGreaterThan(10);
    }
  });

  test('draws every family', () => {
    expect(FAMILIES.map((family) => family.key).sort()).toEqual([...FAMILY_KEYS].sort());
  });
});

describe('the brands', () => {
  test('are about 150, one without a brand and two without a name', () => {
    const named = BRANDS.filter(({ row }) => row.description !== null);
    expect(named.length).toBeGreaterThan(145);
    expect(named.filter(({ row }) => row.description === 'geen merk')).toHaveLength(1);
    expect(BRANDS.filter(({ row }) => row.description === null)).toHaveLength(2);
    expect(new Set(BRANDS.map(({ row }) => row.code)).size).toBe(BRANDS.length);
  });
});
