import { expect, it } from 'vitest';
import { FeedFileError } from './item.ts';
import { catalogue, PRODUCT } from './testing/etim-xchange.ts';
import { readRows, readValues } from './testing/rows.ts';

const ROWS = [
  {
    number: '8700100001',
    ean: '8712345678906',
    name_nl: 'Lamp E27 "wit" {1}',
    name_en: 'Bulb',
    description_nl: 'Zuinig.',
    usage_nl: 'Draai erin.',
    brand: 'Hechtwerk',
    price: 12.1,
    list_price: 14.52,
    tax_rate: 21,
    unit_nl: 'doos',
    unit_en: 'box',
    pack_content: 50,
    pack_unit: 'm',
    weight: 0.125,
    width: 60,
    height: 60,
    depth: 115,
    pictures: ['https://m.example/1', 'https://m.example/2.jpg'],
    documents: ['https://m.example/b.pdf'],
    accessories: ['1002'],
  },
  { number: '8700100002', ean: '8712345678913', name_nl: 'Lamp E27 "wit" {1}' },
];
const ATTRIBUTES = [
  { code: 'EF000015', number: 3.1 },
  { code: 'EF000280', value_nl: '5 – 10' },
  { code: 'EF000136', value_nl: 'Wit' },
  { code: 'EF012154', value_nl: 'Ja', value_en: 'Yes' },
];

it.each([undefined, 2])('reads each trade item as a row (indent: %s)', async (indent) => {
  const [brand, ...items] = await readValues(JSON.stringify(catalogue([PRODUCT]), null, indent));
  expect(brand).toEqual({ code: 'hechtwerk', name: 'Hechtwerk' });
  const json = await readValues(
    ROWS.map((row) => JSON.stringify({ ...row, attributes: ATTRIBUTES })).join('\n'),
  );
  const [first, second] = json as Record<string, unknown>[];
  expect(items[0]).toEqual(first);
  expect(items[1]).toMatchObject(second!);
});

it('makes a wrong product one error on its line', async () => {
  const file = JSON.stringify(
    catalogue([
      { ProductIdentification: {} },
      { TradeItem: 1 },
      { ...PRODUCT, EtimClassification: null },
    ]),
    null,
    1,
  );
  expect(await readRows(file)).toMatchObject([
    { errors: [{ line: 12, message: 'has no trade item' }] },
    { errors: [{ line: 15, field: 'ProductIdentification' }] },
    { entity: 'brands' },
    {},
    {},
  ]);
});

it.each([
  [JSON.stringify(catalogue([PRODUCT])).slice(0, -3), 'is damaged, or ends half-way'],
  [JSON.stringify(catalogue([PRODUCT])).slice(0, 400), 'half-way'],
  ['{"CatalogueId": "X", "Supplier": [{"Product": [{}}]', 'is damaged on line 1'],
  [JSON.stringify(catalogue([])), 'holds no rows'],
  [JSON.stringify(catalogue([PRODUCT], { CurrencyCode: 'CHF' })), 'are in CHF'],
])('refuses %.60s…', async (file, message) => {
  const failed = readValues(file);
  await expect(failed).rejects.toThrow(FeedFileError);
  await expect(failed).rejects.toThrow(message);
});
