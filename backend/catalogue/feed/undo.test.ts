/** Imports that are kept, and taken back. */
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { OwnedMedia } from '../../platform/media/owned-media.ts';
import { setFields } from './shop-imports.ts';
import { FEW_PRODUCTS, openFilledDatabase } from '../../../demo/testing/filled-database.ts';
import type { Entity } from './structure/entity.ts';
import type { ImportOptions } from './import.ts';
import { importFiles } from './import-files.ts';
import { listImports, undoImport } from './undo.ts';
import { openForAll, testFolder } from '../../../tests/support/for-all-tests.ts';

const NOW = new Date('2026-11-21T09:30:00Z');
const LATER = new Date('2026-11-22T09:30:00Z');
const ROW = {
  ...{ number: '77000001', ean: '2000000000015', name_nl: 'Testplaat', name_en: 'Test sheet' },
  ...{ brand: 'GEEN', category: 'gipsplaat/standaard', price: '12,50', stock: 40, 'stock.2': 7 },
};
const OTHER = { ...ROW, number: '77000002', ean: '2000000000022' };
const dataDir = testFolder();

/** Two names never hold the same picture. */
const writePicture = (name: string) =>
  sharp({
    create: { width: 8 + name.length, height: 8, channels: 3, background: '#f80' },
  })
    .png()
    .toFile(join(dataDir, name));

const opened = openForAll(() => openFilledDatabase(FEW_PRODUCTS));
beforeEach(async () => {
  await opened.db.deleteFrom('products').where('number', 'like', '77%').execute();
  await opened.db.deleteFrom('imports').execute();
});

const file = (entity: Entity, rows: object[], name = `${entity}.jsonl`) => ({
  ...{ name, entity },
  async *open() {
    for (const row of rows) yield Buffer.from(`${JSON.stringify(row)}\n`);
  },
});
const load = (rows: object[], options: Partial<ImportOptions> = {}) =>
  importFiles(opened.db, [file('products', rows)], { now: NOW, ...options });
const undo = (id: number | null = null) => undoImport(opened.db, id, { now: LATER });
const product = async (number = ROW.number) => {
  const found = await opened.db
    .selectFrom('products')
    .innerJoin('stock', 'stock.product_id', 'products.id')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return { ...found, updated_at: null };
};

test('undoing an import restores every field', async () => {
  await load([ROW, OTHER]);
  const { id } = await product();
  await opened.db
    .updateTable('products')
    .set({
      levels: JSON.stringify([{ id: 1, quantity: 5, priceIncl: 900, priceExcl: 744 }]),
      ...{ old_price_incl: 1_500, old_price_excl: 1_240 },
    })
    .where('id', '=', id)
    .execute();
  const before = await product();
  const changed = await load(
    [{ ...ROW, price: 20, name_nl: 'Plaat', weight: 3, 'stock.2': 9, 'stock.3': 1, stock: 5 }],
    { now: LATER },
  );
  expect(await product()).not.toEqual(before);
  expect(await undo()).toMatchObject({
    ...{ id: changed.id, restored: 1, later: [], names: [`product:${id}`] },
  });
  expect(await product()).toEqual(before);
  await expect(undo(changed.id)).rejects.toThrow(`Import ${changed.id} was undone already.`);
});

test('undo also restores promotions, relations and media', async () => {
  const lists = async () => {
    const { id } = await product();
    const of = (table: 'product_offers' | 'product_relations' | 'product_media') =>
      opened.db.selectFrom(table).selectAll().where('product_id', '=', id).execute();
    return Promise.all([of('product_offers'), of('product_relations'), of('product_media')]);
  };
  const media = {
    ...{ media: new OwnedMedia(dataDir), folder: dataDir, allowsInternal: false },
  };
  await writePicture('een.png');
  await writePicture('twee.png');
  await load([{ ...ROW, accessories: '77000002', pictures: 'een.png', list_price: 15 }], { media });
  const before = [await product(), await lists()];
  await load(
    [
      {
        ...{
          number: ROW.number,
          accessories: ['77000005'],
          alternatives: '77000003',
          parts: ['77000004'],
        },
        ...{ pictures: ['twee.png'], videos: 'https://youtu.be/dQw4w9WgXcQ' },
        ...{ action_price: 9, action_from: '2026-11-20', action_until: '2026-11-30' },
      },
    ],
    { media },
  );
  expect((await product()).price_incl).toBe(900);
  expect([await product(), await lists()]).not.toEqual(before);
  expect(await undo()).toMatchObject({ restored: 1, later: [] });
  expect([await product(), await lists()]).toEqual(before);
});

test('a product that it added is hidden', async () => {
  await load([ROW]);
  expect(await undo()).toMatchObject({ restored: 1, later: [] });
  expect((await product()).visibility).toBe('NotViewable');
  await expect(undo()).rejects.toThrow('There is no import to undo.');
});

test('undo keeps and reports fields that somebody changed since', async () => {
  await load([ROW, OTHER]);
  await load([
    { number: ROW.number, price: 20, stock: 1, name_nl: 'Plaat' },
    { number: OTHER.number, price: 20 },
  ]);
  await setFields(opened.db, ROW.number, ['price=30.00'], NOW);
  await load([{ number: ROW.number, name_nl: 'Anders' }], { now: LATER });
  const [, second] = await listImports(opened.db, 2);
  const { later, restored } = await undo(second!.id);
  expect(restored).toBe(2);
  expect(later).toEqual([
    {
      ...{ entity: 'products', key: ROW.number },
      fields: expect.arrayContaining(['price_incl', 'price_excl', 'name', 'url']),
    },
  ]);
  expect(await product()).toMatchObject({
    ...{ price_incl: 3_000, default_stock: 40, name: { nl: 'Anders', en: 'Test sheet' } },
  });
  expect(await product(OTHER.number)).toMatchObject({ price_incl: 1_250 });
});

test('undo removes or restores a whole structure', async () => {
  const files = [
    file('brands', [{ code: 'NIEUW', name: 'Nieuw merk' }]),
    file('categories', [
      { code: 'nieuw', name_nl: 'Nieuwe groep', name_en: 'New group' },
      { code: 'gipsplaat', name_nl: 'Andere naam' },
    ]),
    file('products', [{ ...ROW, brand: 'NIEUW', category: 'nieuw' }]),
  ];
  const nodes = () => opened.db.selectFrom('web_nodes').selectAll().orderBy('id').execute();
  const brands = () => opened.db.selectFrom('brands').selectAll().orderBy('id').execute();
  const before = [await nodes(), await brands()];
  expect(await importFiles(opened.db, files.slice(0, 2), { now: NOW })).toMatchObject({
    isLoaded: true,
  });
  await undo();
  expect([await nodes(), await brands()]).toEqual(before);
  await importFiles(opened.db, files, { now: NOW });
  expect(await undo()).toMatchObject({ later: [] });
  // The product stays, hidden, and so does what it is of.
  expect((await product()).visibility).toBe('NotViewable');
  const group = (await nodes()).find(({ code }) => code === 'nieuw');
  expect(group).toMatchObject({ active: false });
  expect((await nodes()).filter(({ code }) => code !== 'nieuw')).toEqual(before[0]);
});

test('all imports are kept, and those that were refused', async () => {
  await load([ROW]);
  await load([{ ...ROW, price: -1 }]);
  await load([ROW], { isDryRun: true });
  const twice = [
    file('products', [{ ...ROW, price: 9 }]),
    file('products', [{ ...ROW, price: 8 }]),
  ];
  await importFiles(opened.db, twice, { now: NOW, by: 'schedule' });
  expect(await listImports(opened.db, 10)).toMatchObject([
    {
      ...{ state: 'loaded', by: 'schedule', files: ['products.jsonl', 'products.jsonl'] },
      counts: { added: 0, changed: 2, unchanged: 0, hidden: 0 },
    },
    { state: 'refused', error_count: 1 },
    { state: 'loaded', by: 'command', entities: ['products'], counts: { added: 1 } },
  ]);
  await undo();
  expect((await product()).price_incl).toBe(1_250);
});

test('products that are missing are hidden where that is wanted, and come back', async () => {
  await load([ROW, OTHER]);
  expect(await load([ROW])).toMatchObject({ hidden: 0 });
  const options = { hidesMissing: true };
  expect(await load([ROW], { ...options, isDryRun: true })).toMatchObject({ hidden: 1 });
  expect((await product(OTHER.number)).visibility).toBe('Orderable');
  const { id } = await product(OTHER.number);
  expect(await load([ROW], options)).toMatchObject({ hidden: 1, names: [`product:${id}`] });
  expect((await product(OTHER.number)).visibility).toBe('NotViewable');
  const demo = opened.db.selectFrom('products').where('visibility', '!=', 'NotViewable');
  expect((await demo.select('id').execute()).length).toBeGreaterThan(50);
  await undo();
  expect((await product(OTHER.number)).visibility).toBe('Orderable');
});

test('nothing is hidden where a row cannot be read: it may be of the product that is missing', async () => {
  await load([ROW, OTHER]);
  const cut = { name: '', entity: 'products' as const };
  const open = async function* () {
    yield Buffer.from(`${JSON.stringify(ROW)}\n{"number": "770000`);
  };
  const options = { now: NOW, hidesMissing: true, continues: true };
  const result = await importFiles(opened.db, [{ ...cut, open }], options);
  expect(result).toMatchObject({ isLoaded: true, hidden: 0 });
  const wrong = await load([ROW, { ...OTHER, price: -1 }], options);
  expect(wrong).toMatchObject({ isLoaded: true, hidden: 0 });
});
