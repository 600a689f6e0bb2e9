/** Feeds loaded into a catalogue of demo products. */
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { countStatements } from '../../platform/db/testing/count-statements.ts';
import { PublishQueue } from '../../platform/publishing/queue.ts';
import { checkDigit, productOfNumber } from '../product-numbers.ts';
import type { ImportOptions } from './import.ts';
import { importFeed } from './import-files.ts';
import {
  streamLines,
  importRows,
  NOW,
  openCatalogue,
  NEW_PRODUCT_ROW as SIMPLE,
} from './testing/feed-database.ts';
import { openForAll } from '../../../tests/support/for-all-tests.ts';

const LATER = new Date('2026-11-22T09:30:00Z');
const ROW = {
  ...SIMPLE,
  ...{ stock: 40, visibility: 'ViewableButNotOrderable', description_nl: 'a <b>' },
};
const OTHER = { ...ROW, number: '77000002', ean: '2000000000022' };

const opened = openForAll(openCatalogue);
beforeEach(() => opened.db.deleteFrom('products').where('number', 'like', '77%').execute());

const load = (lines: (string | object)[], options: Partial<ImportOptions> = {}) =>
  importRows(opened.db, lines, options);
const product = async (number = ROW.number) => {
  const found = await opened.db
    .selectFrom('products')
    .innerJoin('stock', 'stock.product_id', 'products.id')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst();
  return found!;
};

test('a new product is loaded with its price history and stock', async () => {
  expect(
    await load([{ ...ROW, 'stock.2': 7, weight: '12,5', delivery_type: 'grootgoed' }]),
  ).toEqual({
    ...{ added: 1, changed: 0, unchanged: 0, errors: [], media: null, isLoaded: true },
  });
  const added = await product();
  expect(added).toMatchObject({
    ...{ price_incl: 1_250, price_excl: 1_033, tax_rate: 21, default_stock: 40, total_stock: 40 },
    ...{ quantities: { 2: 7 }, delivery_type: 'grootgoed', unit: { nl: 'stuk', en: 'piece' } },
    url: { nl: `testplaat-10-mm-${added.id}`, en: `test-sheet-10-mm-${added.id}` },
  });
  expect(added.details).toMatchObject({
    ...{ family: 'gipsplaat', description: { nl: '<p>a &lt;b&gt;</p>', en: '' } },
    dimensions: { weight: 12_500 },
  });
  const history = await opened.db
    .selectFrom('price_history')
    .selectAll()
    .where('product_id', '=', added.id)
    .execute();
  expect(history).toMatchObject([{ price_incl: 1_250, price_excl: 1_033 }]);
});

test('a category says how its products are delivered that do not say it', async () => {
  const category = opened.db.updateTable('web_nodes').where('code', '=', 'gipsplaat');
  await category.set({ delivery_type: 'grootgoed' }).execute();
  await load([ROW, { ...OTHER, delivery_type: 'pakket' }]);
  await category.set({ delivery_type: null }).execute();
  expect((await product()).delivery_type).toBe('grootgoed');
  expect((await product(OTHER.number)).delivery_type).toBe('pakket');
});

test.each(['GP-1250A', 'gp/1250 <a>', 'É.7', '7', 'X'.repeat(40)])(
  'a product is named by the article code %s',
  async (number) => {
    const row = { ...ROW, number, ean: '2000000000077', accessories: ['GP-9', 'é 1'] };
    expect(await load([row])).toMatchObject({ added: 1, errors: [] });
    expect(await load([`number;price`, `${number};9,95`])).toMatchObject({ changed: 1 });
    expect((await product(number)).price_incl).toBe(995);
    expect(await productOfNumber(opened.db, number)).toMatchObject({ number });
    await opened.db.deleteFrom('products').where('number', '=', number).execute();
  },
);

test.each([' ', 'X'.repeat(41), 'A|B', 'A\tB', 'A\u200bB', '---'])(
  '%j is not an article code',
  async (number) => {
    expect(await load([{ ...ROW, number }])).toMatchObject({
      errors: [{ field: 'number', message: expect.stringMatching(/^must be 1 to 40 /) }],
    });
  },
);

test('a field that is not in the row stays unchanged', async () => {
  await load([{ ...ROW, 'stock.2': 7 }]);
  const before = await product();
  expect(await load(['number;price', '77000001;9,95'], { now: LATER })).toMatchObject({
    changed: 1,
  });
  expect(await product()).toEqual({
    ...before,
    ...{ price_incl: 995, price_excl: 822, updated_at: LATER },
  });
  expect(await load(['number;stock.3', '77000001;4'])).toMatchObject({ changed: 1 });
  expect(await product()).toMatchObject({ default_stock: 40, quantities: { 2: 7, 3: 4 } });
});

test('the same file again changes nothing', async () => {
  const file = [{ ...ROW, 'stock.2': 7 }, OTHER];
  await load(file);
  const before = await product();
  let isChanged = false;
  const onChanged = async () => {
    isChanged = true;
  };
  expect(await load(file, { now: LATER, onChanged })).toMatchObject({
    ...{ added: 0, changed: 0, unchanged: 2 },
  });
  expect(isChanged).toBe(false);
  expect(await product()).toEqual(before);
});

test('one wrong row keeps all from being loaded, unless the right ones are wanted', async () => {
  const file = [ROW, '{"number": ', { ...OTHER, price: -1 }];
  const refused = await load(file);
  expect(refused).toMatchObject({ isLoaded: false, errors: [{ line: 2 }, { line: 3 }] });
  expect(await product()).toBeUndefined();
  expect(await load(file, { isDryRun: true, continues: true })).toMatchObject({ isLoaded: false });
  expect(await product()).toBeUndefined();
  expect(await load(file, { continues: true })).toMatchObject({ isLoaded: true, added: 1 });
  expect(await product()).toBeDefined();
});

test('each wrong row says its line, field and value', async () => {
  const [demo] = await opened.db
    .selectFrom('products')
    .select(['number', 'ean'])
    .limit(1)
    .execute();
  const { errors } = await load([
    { ...ROW, brand: 'NONE', category: 'nergens' },
    { ...OTHER, number: ROW.number },
    { ...OTHER, 'stock.999': 1 },
    { ...OTHER, number: '77000003' },
    { ...ROW, number: '77000004', ean: demo!.ean },
    { number: '77000005', price: 1, stock: 3 },
  ]);
  expect(errors).toEqual([
    { line: 1, field: 'brand', value: 'NONE', message: 'is not the code of a brand' },
    {
      ...{ line: 1, field: 'category', value: 'nergens' },
      message: 'is not the code or Dutch path of a category',
    },
    { line: 2, field: 'number', value: ROW.number, message: 'stands on line 1 already' },
    { line: 3, field: 'ean', value: OTHER.ean, message: 'stands on line 2 already' },
    { line: 4, field: 'ean', value: OTHER.ean, message: 'stands on line 2 already' },
    { line: 5, field: 'ean', value: demo!.ean, message: `is that of product ${demo!.number}` },
    {
      ...{ line: 6, field: 'number', value: '77000005' },
      message: 'is new, and lacks ean, name_nl, name_en, brand, category',
    },
  ]);
});

test('a new price moves the staffel', async () => {
  await load([ROW]);
  const level = { id: 1, quantity: 5, priceIncl: 900, priceExcl: 744 };
  await opened.db
    .updateTable('products')
    .set({ price_incl: 1_000, price_excl: 826, levels: JSON.stringify([level]) })
    .where('number', '=', ROW.number)
    .execute();
  await load([{ number: ROW.number, price: '20,00' }]);
  const moved = { ...level, priceIncl: 1_800, priceExcl: 1_488 };
  expect(await product()).toMatchObject({ price_incl: 2_000, price_excl: 1_653, levels: [moved] });
});

test('the publication is asked for with the rows, or neither is kept', async () => {
  const ask: ImportOptions['onChanged'] = async (trx) => {
    await new PublishQueue(trx, () => NOW).add({ names: null, by: 'catalogue', reason: 'Feed' });
  };
  const waiting = async () =>
    (await sql`select 1 from publish_jobs where state = 'waiting'`.execute(opened.db)).rows.length;
  const broken = async (...args: Parameters<NonNullable<typeof ask>>) => {
    await ask(...args);
    throw new Error('The machine stops here.');
  };
  await expect(load([ROW], { onChanged: broken })).rejects.toThrow('stops here');
  expect([await product(), await waiting()]).toEqual([undefined, 0]);
  await load([ROW], { onChanged: ask });
  expect(await waiting()).toBe(1);
});

test('a file that breaks off while its first rows are written leaves nothing of them', async () => {
  const line = (i: number) =>
    JSON.stringify({ ...ROW, ean: eanOf(200_000_000_000 + i), number: String(77_100_000 + i) });
  const breaking = async function* () {
    for (let i = 0; i < 1_500; i++) yield Buffer.from(`${line(i)}\n`);
    throw new Error('The file cannot be read on.');
  };
  const broken = importFeed(opened.db, breaking(), { now: NOW });
  await expect(broken).rejects.toThrow('cannot be read on');
  expect(await product('77100000')).toBeUndefined();
  expect((await load([ROW])).added).toBe(1);
});

test('many rows cost as many statements as their batches, not as the rows', async () => {
  const rows = Array.from({ length: 300 }, (_, i) => ({
    ...{ ...ROW, ean: eanOf(200_000_000_000 + i), number: String(77_100_000 + i), 'stock.2': i },
  }));
  const cost = (file: object[]) =>
    countStatements(async () => expect((await load(file)).errors).toEqual([]));
  const ofOne = await cost([{ ...rows[0]!, number: '77200000', ean: eanOf(300_000_000_000) }]);
  expect(await cost(rows)).toBe(ofOne);
  const ofOneChange = await cost([{ number: '77200000', price: 5 }]);
  expect(await cost(rows.map(({ number }) => ({ number, price: 5 })))).toBe(ofOneChange);
  expect(Math.max(ofOne, ofOneChange)).toBeLessThan(25);
});

function eanOf(digits: number): string {
  return `${digits}${checkDigit(String(digits))}`;
}

test('finds a brand and a category by name, and names a product of one language in both', async () => {
  const { brand_name, category_name } = await opened.db
    .selectFrom('brands')
    .innerJoin('web_nodes', (join) => join.on('web_nodes.code', '=', 'gipsplaat/standaard'))
    .select(['brands.description as brand_name', 'web_nodes.name as category_name'])
    .where('brands.description', 'is not', null)
    .executeTakeFirstOrThrow();
  const row = { ...ROW, name_en: undefined, brand: brand_name!.toUpperCase() };
  const feed = streamLines({ ...row, category: ` ${category_name.nl.toUpperCase()}` });
  expect(await importFeed(opened.db, feed, { now: NOW })).toMatchObject({ added: 1, errors: [] });
  const { name } = await opened.db
    .selectFrom('products')
    .select('name')
    .where('number', '=', ROW.number)
    .executeTakeFirstOrThrow();
  expect(name).toEqual({ nl: ROW.name_nl, en: ROW.name_nl });
});
