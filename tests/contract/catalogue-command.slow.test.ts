/** `npm run catalogue -- set …` as a person types it, while the shop runs: the answers change. */
import { spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductRecord, StockRecord } from '../../src/api/products/calls.ts';
import type { SearchResultRecord } from '../../src/api/search/calls.ts';
import { data } from './support/api.ts';
import { setBaseUrl } from './support/base-url.ts';
import { findFixture } from './support/fixture.ts';
import { type OwnBackend, startOwnBackend } from './support/own-backend.ts';

// Always a backend of our own: the command is ours, and it changes what others look at.
let shop: OwnBackend;
let product: ProductRecord;
let storeId: number;

beforeAll(async () => {
  shop = await startOwnBackend();
  setBaseUrl(shop.url);
  const fixture = await findFixture();
  product = fixture.product;
  storeId = fixture.store.Id;
});
afterAll(() => shop?.close());

function command(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn('npm', ['run', '--silent', 'catalogue', '--', ...args], {
    env: { ...process.env, DATA_DIR: shop.dataDir, DATABASE_URL: shop.databaseUrl },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

const set = (...assignments: string[]) => command('set', String(product.Id), ...assignments);
const page = () =>
  data<ProductRecord>({
    path: '/api/aspos/products/url/{url}',
    params: { url: String(product.Id) },
  });
const search = (query: Record<string, string | number | boolean>) =>
  data<SearchResultRecord>({
    path: '/api/sp/search',
    query: { requestType: 'results', pageSize: 200, onlySoldOnline: true, ...query },
  });
const list = () => search({ categoryID: product.WebNode?.Id ?? 0 });
const stock = async () => {
  const body = { ids: [product.Id] };
  const path = '/api/aspos/products/stock';
  const found = await data<Record<string, StockRecord>>({ method: 'POST', path, body });
  return found[product.Id];
};
const counts = ({ Facets }: SearchResultRecord) =>
  new Map(
    (Facets ?? []).flatMap(({ Field, Values }) =>
      Values.map(({ Value, Count }): [string, number] => [`${Field}|${Value}`, Count]),
    ),
  );

test('price, name and stock change in the product, search, list and stock answers', async () => {
  // Asked before, so that an answer that is kept would show.
  expect((await search({ searchTerm: 'zwikzwak' })).Products).toEqual([]);
  expect((await page()).PriceInclTax).toBe(product.PriceInclTax);
  expect((await list()).PriceRange?.Max).toBeLessThan(98_765.43);
  const quantity =
    ((await stock())?.Stock.find((one) => one.StoreId === storeId)?.Quantity ?? 0) + 7;

  const done = await set('price=98765.43', 'name_nl=Zwikzwak 3x4', `stock.${storeId}=${quantity}`);
  expect(done).toMatchObject({ code: 0, output: expect.stringContaining('in the running shop') });

  expect(await page()).toMatchObject({ PriceInclTax: 98_765.43, Name: 'Zwikzwak 3x4' });
  const found = await search({ searchTerm: 'zwikzwak' });
  expect(found.Products.map(({ Id }) => Id)).toEqual([product.Id]);
  expect(found.Products[0]).toMatchObject({ PriceInclTax: 98_765.43, Name: 'Zwikzwak 3x4' });
  expect((await list()).PriceRange?.Max).toBe(98_765.43);
  expect((await stock())?.Stock).toContainEqual({ StoreId: storeId, Quantity: quantity });
});

test('a product that is no longer sold online leaves its list and the facets', async () => {
  const before = await list();
  expect(before.Products.map(({ Id }) => Id)).toContain(product.Id);

  expect(await set('sold_online=no')).toMatchObject({ code: 0 });

  const after = await list();
  expect(after.Total).toBe(before.Total - 1);
  expect(after.Products.map(({ Id }) => Id)).not.toContain(product.Id);
  const now = counts(after);
  const gone = [...counts(before)].map(([value, count]) => count - (now.get(value) ?? 0));
  expect(gone).toContain(1);
  expect(gone.filter((count) => count !== 0 && count !== 1)).toEqual([]);
});

test('what cannot be set is refused with a sentence, and changes nothing', async () => {
  const before = await page();
  expect(await set('name_nl=Anders', 'price=gratis')).toMatchObject({
    code: 1,
    output: expect.stringContaining('price "gratis" must be'),
  });
  expect(await command('set', '9999999', 'price=1')).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is no product 9999999.'),
  });
  expect(await page()).toEqual(before);
});
