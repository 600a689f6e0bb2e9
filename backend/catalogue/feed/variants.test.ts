/** Variants of a group, told apart by the attributes that are axes. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { AnswerCache } from '../../platform/http/payload.ts';
import { productRecords } from '../reads/products-routes.ts';
import { Shop } from '../reads/shop.ts';
import { importFiles } from './import-files.ts';
import {
  streamLines,
  importRows,
  NOW,
  openCatalogue,
  readProduct,
  NEW_PRODUCT_ROW,
} from './testing/feed-database.ts';
import { openForAll } from '../../../tests/support/for-all-tests.ts';

let shop: Shop;

const loadAttributes = (...lines: object[]) =>
  importFiles(
    opened.db,
    [{ name: 'attributes', entity: 'attributes', open: () => streamLines(...lines) }],
    { now: NOW },
  );

const opened = openForAll(openCatalogue);
beforeAll(async () => {
  shop = await Shop.open(opened.db, new AnswerCache(), NOW);
  const size = { code: 'maat', label_nl: 'Maat', label_en: 'Size', type: 'text' };
  const { files } = await loadAttributes(
    { ...size, variant_axis: 'ja' },
    { code: 'tint', label_nl: 'Tint', label_en: 'Tint', type: 'text', variant_axis: true },
    { ...size, code: 'pasvorm', label_nl: 'Pasvorm', label_en: 'Fit' },
  );
  expect(files[0]!.errors).toEqual([]);
}, 60_000);
beforeEach(() => opened.db.deleteFrom('products').where('number', 'like', '77%').execute());

const member = (last: 1 | 2 | 3, maat: string, tint?: string, group = 'broek') => ({
  ...{
    ...NEW_PRODUCT_ROW,
    number: `7700000${last}`,
    ean: `20000000000${['15', '22', '39'][last - 1]}`,
    group,
  },
  ...{ 'attr.maat': maat, ...(tint && { 'attr.tint': tint }), 'attr.pasvorm': 'Ruim' },
});
const load = (lines: object[], continues = false) => importRows(opened.db, lines, { continues });

test('the product call answers all members of the group with their values of the axes', async () => {
  expect(
    await load([member(1, 'M', 'Rood'), member(2, 'L'), member(3, 'M', 'Rood', 'jas')]),
  ).toMatchObject({
    ...{ added: 3, errors: [] },
  });
  const ids = [];
  for (const number of ['77000001', '77000002', '77000003'])
    ids.push((await readProduct(opened.db, number)).id);
  const fields = { extraFields: true, webNode: false };
  const records = await productRecords(opened.db, shop.state.catalogue, ids, 'en', fields);
  const [first, second] = ids;
  expect(records[0]!.Variants).toEqual({
    Group: 'broek',
    Axes: [
      { Code: 'maat', Label: 'Size' },
      { Code: 'tint', Label: 'Tint' },
    ],
    Members: [
      { ProductId: first, Name: 'Test sheet 10 mm', Url: `test-sheet-10-mm-${first}`, Values: ['M', 'Rood'] }, // oxfmt-ignore
      { ProductId: second, Name: 'Test sheet 10 mm', Url: `test-sheet-10-mm-${second}`, Values: ['L', null] }, // oxfmt-ignore
    ],
  });
  expect(records[1]!.Variants).toEqual(records[0]!.Variants);
  // Alone in its group it is no variant of anything.
  expect(records[2]!.Variants).toBeNull();
});

test('two members with the same values are an error of the later row, whichever file it is in', async () => {
  const same = await load([member(1, 'M', 'Rood'), member(2, 'M', 'Rood')]);
  expect(same.errors).toMatchObject([
    { line: 2, field: 'group', value: 'broek', message: expect.stringContaining('77000001') },
  ]);
  expect(await load([member(1, 'M'), member(2, 'L')])).toMatchObject({ added: 2, errors: [] });
  const later = [{ number: '77000002', 'attr.maat': 'M' }, member(3, 'XL')];
  expect(await load(later, true)).toMatchObject({
    ...{ added: 1, changed: 0, errors: [{ line: 1, field: 'group' }] },
  });
  expect(
    await load([
      { number: '77000001', 'attr.maat': 'L' },
      { number: '77000002', 'attr.maat': 'M' },
    ]),
  ).toMatchObject({
    ...{ changed: 2, errors: [] },
  });
});
