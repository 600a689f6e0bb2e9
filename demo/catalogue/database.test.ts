import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenedDatabase, openDatabase } from '../../backend/db/open.ts';
import { AssignmentError, applyAssignments } from '../../backend/catalogue/assignments.ts';
import { generateCatalogue } from './load.ts';
import { exclOf } from './money.ts';
import { buildTree, isOfFamily } from './tree.ts';

const NOW = new Date('2026-11-21T09:30:00Z');
const ID = 100_010;
let opened: OpenedDatabase;

beforeAll(async () => {
  opened = await openDatabase({ databaseUrl: '', dataDir: 'memory://' });
  await generateCatalogue(opened.db, { products: 800, seed: 1, now: NOW });
}, 60_000);
afterAll(() => opened.close());

const product = (id = ID) =>
  opened.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const stock = () =>
  opened.db.selectFrom('stock').selectAll().where('product_id', '=', ID).executeTakeFirstOrThrow();
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
  const { db, close } = await openDatabase({ databaseUrl: '', dataDir: 'memory://' });
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

describe('assignments', () => {
  test('a price recomputes excl. and levels and is written to the history', async () => {
    const before = await product();
    const incl = before.price_incl + 111;
    const text = `price=${(incl / 100).toFixed(2)}`;
    const result = await applyAssignments(opened.db, ID, [text], NOW);
    expect(result).toEqual({ productId: ID, changed: ['price'] });
    const after = await product();
    expect(after.price_incl).toBe(incl);
    expect(after.price_excl).toBe(exclOf(incl, after.tax_rate));
    const history = await opened.db
      .selectFrom('price_history')
      .selectAll()
      .where('product_id', '=', ID)
      .orderBy('valid_from', 'desc')
      .execute();
    expect(history[0]).toMatchObject({ price_incl: incl, price_excl: after.price_excl });
  });

  test('an old price never stays at or below the new one', async () => {
    const reduced = await opened.db
      .selectFrom('products')
      .select(['id', 'old_price_incl'])
      .where('old_price_incl', 'is not', null)
      .executeTakeFirstOrThrow();
    const price = `price=${(reduced.old_price_incl! / 100).toFixed(2)}`;
    await applyAssignments(opened.db, reduced.id, [price], NOW);
    expect(await product(reduced.id)).toMatchObject({
      old_price_incl: null,
      old_price_excl: null,
      discount_id: null,
    });
  });

  test('stock, names, flags', async () => {
    await applyAssignments(
      opened.db,
      ID,
      ['stock.12=0', 'stock.default=3', 'name.nl=Nieuwe plaat 12,5 mm', 'orderable=nee'],
      NOW,
    );
    expect((await stock()).quantities['12']).toBe(0);
    expect((await stock()).default_stock).toBe(3);
    const after = await product();
    expect(after.name.nl).toBe('Nieuwe plaat 12,5 mm');
    expect(after.url.nl).toBe(`nieuwe-plaat-12-5-mm-${ID}`);
    expect(after.orderable).toBe('nee');
  });

  test.each([
    ['price=0', 'above zero'],
    ['price=1.999', 'two decimals'],
    ['price', 'not an assignment'],
    ['prijs=1', 'cannot be set'],
    ['stock.999=1', 'no store 999'],
    ['stock.12=-1', 'whole number'],
    ['visibility=Secret', 'one of'],
    ['name.nl=', '1 to 200'],
  ])('%s is refused', async (text, reason) => {
    await expect(applyAssignments(opened.db, ID, [text], NOW)).rejects.toThrow(reason);
    await expect(applyAssignments(opened.db, ID, [text], NOW)).rejects.toThrow(AssignmentError);
  });

  test('all or nothing', async () => {
    const before = await product();
    const both = ['price=1.11', 'stock.999=1'];
    await expect(applyAssignments(opened.db, ID, both, NOW)).rejects.toThrow('no store');
    expect((await product()).price_incl).toBe(before.price_incl);
  });

  test('an unknown product is told', async () => {
    await expect(applyAssignments(opened.db, 1, ['price=1'], NOW)).rejects.toThrow('no product 1');
  });
});
