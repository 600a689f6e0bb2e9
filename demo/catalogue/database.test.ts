import { beforeAll, describe, expect, test } from 'vitest';
import { openMemoryDatabase } from '../../backend/platform/db/testing/memory-database.ts';
import { generateCatalogue } from './load.ts';
import { buildTree, isOfFamily } from './tree.ts';
import { openForAll } from '../../tests/support/for-all-tests.ts';

const NOW = new Date('2026-11-21T09:30:00Z');

const opened = openForAll(openMemoryDatabase);
beforeAll(async () => {
  await generateCatalogue(opened.db, { products: 800, seed: 1, now: NOW });
}, 60_000);

const count = async (table: 'products' | 'stock' | 'stores' | 'brands'): Promise<number> => {
  const { n } = await opened.db
    .selectFrom(table)
    .select((e) => e.fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
};

describe('the generated database', () => {
  test('holds what was asked for, and says so', async () => {
    expect(await count('products')).toBe(800);
    expect(await count('stock')).toBe(800);
    expect(await count('stores')).toBe(50);
    const meta = await opened.db.selectFrom('meta').selectAll().executeTakeFirstOrThrow();
    expect(meta.value).toMatchObject({ seed: 1, products: 800 });
  });
});

test('a catalogue of what is used has the categories and brands of its products, and the menu', async () => {
  const { db, close } = await openMemoryDatabase();
  try {
    await generateCatalogue(db, { products: 60, seed: 1, now: NOW, onlyUsed: true });
    const products = await db.selectFrom('products').select(['web_node_id', 'brand_id']).execute();
    const nodes = await db.selectFrom('web_nodes').selectAll().execute();
    const brands = await db.selectFrom('brands').select('id').execute();
    const ids = (all: { id: number }[]) => all.map(({ id }) => id).sort();
    expect(ids(brands)).toEqual([...new Set(products.map((one) => one.brand_id))].sort());
    const all = buildTree(NOW).nodes;
    const above = new Set(products.map((one) => one.web_node_id));
    for (const { id, parent_id } of all.toReversed()) if (above.has(id)) above.add(parent_id ?? 0);
    const wanted = all.filter((node) => above.has(node.id) || !isOfFamily(node));
    expect(ids(nodes)).toEqual(ids(wanted));
    expect(nodes.length).toBeLessThan(150);
  } finally {
    await close();
  }
});
