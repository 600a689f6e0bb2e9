import { expect, it } from 'vitest';
import { type FeedLine, readFeed } from './feed.ts';

const HEADER = 'number;ean;name_nl;name_en;brand;category;price;stock';

async function read(price: string, stock: string): Promise<FeedLine | undefined> {
  const cells = ['8700100001', '8712345678906', 'Plank', 'Board', 'MERK', 'hout', price, stock];
  for await (const line of readFeed(lines([HEADER, cells.join(';')]))) return line;
  return undefined;
}

async function* lines(texts: string[]): AsyncGenerator<string> {
  yield* await Promise.resolve(texts);
}

it.each([
  ['9,95', '12', 995, 12],
  ['9.95', '12,0', 995, 12],
  ['1.250,50', '1000', 125_050, 1000],
  ['1,250.50', '1 000', 125_050, 1000],
  ['1250', '0', 125_000, 0],
])('reads a price of %j and a stock of %j', async (price, stock, cents, pieces) => {
  expect(await read(price, stock)).toMatchObject({ row: { price: cents, stock: pieces } });
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
  const { row, error } = (await read(price, stock))!;
  expect(row).toBeUndefined();
  expect(error).toMatch(new RegExp(`^${field} must be .* without thousands signs$`));
});
