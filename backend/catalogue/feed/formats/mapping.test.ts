import { expect, it } from 'vitest';
import { FeedFileError } from './item.ts';
import { parseMapping } from './mapping.ts';
import { readRows, readValues } from './testing/rows.ts';

const MAPPING = {
  Artikelnr: 'number',
  'Prijs ex': { field: 'price', vat: 'excl' },
  Merk: { field: 'brand', values: { 'MAKITA BV': 'makita' } },
  Btw: { field: 'tax_rate', values: { hoog: 21, laag: 9 } },
  Inkoop: null,
  $constants: { unit_nl: 'stuk' },
  $ignore: ['Memo'],
  $join: [{ field: 'description_nl', columns: ['Tekst 1', 'Tekst 2'], with: '\n' }],
};
const FILE = `artikelnr ;PRIJS EX;Merk;btw;Inkoop;Memo;Tekst 1;Tekst 2
1001;10,00;makita bv;laag;3,00;x;Eerste;Tweede
1002;7,4299;Bosch;;;;;Tweede
1003;1.250;Bosch;hoog;;;;`;

const read = (file: string, mapping: unknown) =>
  readValues(file, { mapping: parseMapping(JSON.stringify(mapping)) });

it.each([
  ['CSV', ';'],
  ['TSV', '\t'],
])('names the columns of %s like fields of the feed', async (_, sign) => {
  const json = [
    { number: '1001', price: 10.9, brand: 'makita', tax_rate: 9, description_nl: 'Eerste\nTweede' },
    { number: '1002', price: 8.99, brand: 'Bosch', description_nl: 'Tweede' },
    { number: '1003', price: '1.250', brand: 'Bosch', tax_rate: 21 },
  ].map((row) => JSON.stringify({ ...row, unit_nl: 'stuk' }));
  expect(await read(FILE.replaceAll(';', sign), MAPPING)).toEqual(
    await readValues(json.join('\n')),
  );
});

it('leaves a price that could be thousands to the check', async () => {
  const mapping = parseMapping(JSON.stringify(MAPPING));
  expect(await readRows(FILE, { mapping })).toMatchObject([
    { line: 2, row: { price: 1090 } },
    { line: 3, row: { price: 899 } },
    { errors: [{ line: 4, field: 'price', value: '1.250' }] },
  ]);
});

it.each([
  ['{"a": ', 'The mapping is not JSON.'],
  ['[]', 'The mapping is wrong'],
  ['null', 'The mapping is wrong'],
  ['{"a": {"vat": "excl"}}', 'wrong at "a'],
  ['{"a": {"field": "price", "btw": 1}}', 'wrong at "a'],
  ['{"a": 1}', 'wrong at "a"'],
  ['{"$lists": "a"}', 'has no $lists, only $constants'],
  ['{"a": "number", " A": "price"}', 'names " A" twice'],
])('refuses a mapping of %s', (text, message) => {
  expect(() => parseMapping(text)).toThrow(FeedFileError);
  expect(() => parseMapping(text)).toThrow(message);
});

it.each([
  ['a;b', { a: 'number' }, 'does not say what these columns are: b.'],
  ['a', { a: 'number', b: 'price' }, 'lacks columns of the mapping: b.'],
  ['a;b', { a: 'number', b: 'prijs' }, 'fields that a feed does not have: prijs.'],
  ['a;b', { a: 'number', b: 'number' }, 'fills number from two columns'],
  ['a', { a: 'price' }, 'names no column for number.'],
  ['a;A', { a: 'number' }, 'names A twice'],
  ['{"number":1}', { a: 'number' }, 'A mapping is for CSV and Excel'],
])('refuses a file of %j with a mapping that does not fit', async (file, mapping, message) => {
  const failed = read(`${file}\n1001;2`, mapping);
  await expect(failed).rejects.toThrow(FeedFileError);
  await expect(failed).rejects.toThrow(message);
});
