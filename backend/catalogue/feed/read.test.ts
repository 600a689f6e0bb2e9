import { expect, it } from 'vitest';
import { type FeedEncoding, FeedFileError, readFeed } from './read.ts';
import { checkRow, type FeedError, type FeedRow } from './row.ts';

type Checked = { line: number; row: FeedRow } | { errors: FeedError[] };

const HEADER = 'number;ean;name_nl;name_en;brand;category;price;stock';

/** The rows of a file that arrives in parts of a few bytes, as a slow line delivers it. */
async function read(file: string | Buffer, encoding?: FeedEncoding): Promise<Checked[]> {
  async function* parts() {
    const bytes = Buffer.from(file as string);
    for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
  }
  const items: Checked[] = [];
  for await (const item of readFeed(parts(), encoding)) {
    const checked = 'value' in item ? checkRow(item.line, item.value) : item;
    items.push(
      'row' in checked && 'line' in item
        ? { line: item.line, row: checked.row }
        : (checked as Checked),
    );
  }
  return items;
}

const readCells = async (price: string, stock: string): Promise<Checked> => {
  const cells = ['8700100001', '8712345678906', 'Plank', 'Board', 'MERK', 'hout', price, stock];
  return (await read(`${HEADER}\n${cells.join(';')}`))[0]!;
};

it.each([
  ['9,95', '12', 995, 12],
  ['9.95', '12,0', 995, 12],
  ['1.250,50', '1000', 125_050, 1000],
  ['1,250.50', '1 000', 125_050, 1000],
  ['1250', '0', 125_000, 0],
])('reads a price of %j and a stock of %j', async (price, stock, cents, pieces) => {
  expect(await readCells(price, stock)).toMatchObject({ row: { price: cents, stock: pieces } });
});

it.each([
  ['9,95', '1.000', 'stock'],
  ['9,95', '1,000', 'stock'],
  ['9,95', '2,5', 'stock'],
  ['9,95', '1e3', 'stock'],
  ['1.250', '1', 'price'],
  ['1,250', '1', 'price'],
  ['0', '1', 'price'],
  ['9,955', '1', 'price'],
])('refuses a price of %j with a stock of %j: %s', async (price, stock, field) => {
  const value = field === 'price' ? price : stock;
  const message = expect.stringMatching(/^must be .* without thousands signs$/);
  expect(await readCells(price, stock)).toEqual({ errors: [{ line: 2, field, value, message }] });
});

it.each([
  [';', '\n'],
  [';', '\r\n'],
  [',', '\n'],
  ['\t', '\r\n'],
])('reads CSV with %j between cells and %j between lines', async (sign, end) => {
  const lines = [
    ['number', 'name_nl', 'description_nl'],
    ['1001', '"Plank; 2,5 ""duims"""', '"eerste\ntweede"'],
    [],
    ['1002', 'Balk', ''],
  ];
  const file = '\uFEFF' + lines.map((cells) => cells.join(sign)).join(end);
  expect(await read(file)).toEqual([
    {
      line: 2,
      row: { number: '1001', name_nl: 'Plank; 2,5 "duims"', description_nl: 'eerste\ntweede' },
    },
    { line: 5, row: { number: '1002', name_nl: 'Balk' } },
  ]);
});

it('reads stock by store', async () => {
  expect(await read('number;stock.7;stock.012\n1001;5;0')).toEqual([
    { line: 2, row: { number: '1001', stores: { 7: 5, 12: 0 } } },
  ]);
  expect(await read('number;stock.7\n1001;veel')).toMatchObject([
    { errors: [{ field: 'stock.7', value: 'veel' }] },
  ]);
});

it.each(['misschien', '2', 'nee!'])('refuses %j where only yes or no can be', async (value) => {
  expect(await read(`number;sold_online\n1001;${value}`)).toEqual([
    {
      errors: [
        {
          line: 2,
          field: 'sold_online',
          value,
          message: 'must be ja or nee (yes, no, true, false)',
        },
      ],
    },
  ]);
});

it('tells which line of JSON is wrong, and reads the others', async () => {
  const items = await read(
    '{"number": 1001}\n{"number":\n[1]\n{"nummer": "1002"}\n{"number": 1003}',
  );
  expect(items).toMatchObject([
    { line: 1, row: { number: '1001' } },
    { errors: [{ line: 2, message: 'is not JSON' }] },
    { errors: [{ line: 3, message: 'must be an object with the fields of a product' }] },
    {
      errors: [
        { line: 4, field: 'number', message: 'is missing' },
        { line: 4, field: 'nummer', message: 'is not a field of a feed' },
      ],
    },
    { line: 5, row: { number: '1003' } },
  ]);
});

it('reads Windows-1252 where that is asked for, and refuses it as UTF-8', async () => {
  const file = Buffer.from('number;name_nl\n1001;Isolati\xEBplaat', 'latin1');
  expect(await read(file, 'windows-1252')).toMatchObject([{ row: { name_nl: 'Isolatiëplaat' } }]);
  await expect(read(file)).rejects.toThrow('--encoding windows-1252');
  const json = Buffer.from('{"number": "1001", "name_nl": "Isolati\xEBplaat"}', 'latin1');
  await expect(read(json)).rejects.toThrow(FeedFileError);
});

it.each([
  ['', 'The file is empty'],
  ['\n \n', 'The file is empty'],
  ['number;price\n', 'holds no rows'],
  ['naam;prijs\nPlank;9,95', 'does not know: naam, prijs'],
  ['price;stock\n9,95;1', 'lacks: number'],
  ['number;price;price\n1001;9,95;9,95', 'names price twice'],
  ['<rss version="2.0"></rss>', 'The first line must name fields of a feed'],
])('refuses a file of %j whole', async (file, message) => {
  await expect(read(file)).rejects.toThrow(FeedFileError);
  await expect(read(file)).rejects.toThrow(message);
});

it('tells rows of another length, and refuses a file with a quote that is never closed', async () => {
  expect(await read('number;name_nl\n1001;Plank;3\n1002;Lat')).toMatchObject([
    { errors: [{ line: 2, message: 'has 3 cells, the first line has 2' }] },
    { row: { number: '1002' } },
  ]);
  const open = read('number;name_nl\n1001;Plank\n1002;"Balk\n1003;Lat');
  await expect(open).rejects.toThrow('The row after the first 2 has a quote');
});
