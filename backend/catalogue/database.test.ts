import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenedDatabase, openDatabase } from '../db/open.ts';
import { AssignmentError, applyAssignments } from './assignments.ts';
import { importFeed } from './import.ts';
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
async function* lines(...texts: string[]): AsyncGenerator<string> {
  yield* texts;
}

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

describe('a feed', () => {
  const row = {
    number: '77000001',
    ean: '2000000000015',
    name_nl: 'Testplaat 10 mm',
    name_en: 'Test sheet 10 mm',
    brand: 'GEEN',
    category: 'gipsplaat/standaard',
    price: '12,50',
  };

  test('as JSON lines: right lines are loaded, wrong ones told', async () => {
    const result = await importFeed(
      opened.db,
      lines(
        JSON.stringify(row),
        '{"number": ',
        JSON.stringify({ ...row, number: '77000002', ean: '2000000000022', price: -1 }),
        JSON.stringify({ ...row, number: '77000003', brand: 'NONE' }),
        '',
        JSON.stringify({ ...row, number: '77000004', ean: '2000000000016' }),
      ),
      NOW,
    );
    expect(result.added).toBe(1);
    expect(result.errors.map(({ line }) => line)).toEqual([2, 3, 4, 6]);
    expect(result.errors.map(({ message }) => message).join()).toMatch(
      /JSON.*price.*brand NONE.*check digit/s,
    );
  });

  test('as CSV: an existing number is changed, with its history', async () => {
    const csv = ['number;ean;name_nl;name_en;brand;category;price;description_nl'];
    csv.push(
      `77000001;2000000000015;"Testplaat; 10 mm";Test sheet;GEEN;gipsplaat/standaard;9.95;a <b>`,
    );
    csv.push('77000001;2000000000015;too;few');
    const result = await importFeed(opened.db, lines(...csv), NOW);
    expect(result).toMatchObject({ added: 0, changed: 1 });
    expect(result.errors).toEqual([{ line: 3, message: 'has 4 cells, the header has 8' }]);
    const loaded = await opened.db
      .selectFrom('products')
      .selectAll()
      .where('number', '=', '77000001')
      .executeTakeFirstOrThrow();
    expect(loaded).toMatchObject({ price_incl: 995, price_excl: 822 });
    expect(loaded.name.nl).toBe('Testplaat; 10 mm');
    expect(loaded.details.description.nl).toBe('<p>a &lt;b&gt;</p>');
    expect(loaded.details.family).toBe('gipsplaat');
  });

  test('a new price from a feed moves the staffel as one from the command line does', async () => {
    const level = { id: 1, quantity: 5, priceIncl: 900, priceExcl: 744 };
    const results = [];
    for (const source of ['feed', 'command line']) {
      const { id } = await opened.db
        .updateTable('products')
        .set({ price_incl: 1_000, price_excl: 826, levels: JSON.stringify([level]) })
        .where('number', '=', '77000001')
        .returning('id')
        .executeTakeFirstOrThrow();
      if (source === 'feed')
        await importFeed(opened.db, lines(JSON.stringify({ ...row, price: '20,00' })), NOW);
      else await applyAssignments(opened.db, id, ['price=20.00'], NOW);
      const { price_incl, price_excl, levels } = await product(id);
      results.push({ price_incl, price_excl, levels });
    }
    const moved = { ...level, priceIncl: 1_800, priceExcl: 1_488 };
    expect(results[0]).toEqual({ price_incl: 2_000, price_excl: 1_653, levels: [moved] });
    expect(results[1]).toEqual(results[0]);
  });
});
