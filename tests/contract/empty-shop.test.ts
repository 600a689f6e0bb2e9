/** The whole shop without the demo, before its owner loads anything. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BRANDS } from '../../demo/catalogue/brands/brands.ts';
import { buildStores } from '../../demo/catalogue/stores/stores.ts';
import { launch, stopProcess } from '../../backend/program/processes.ts';
import { SHOP_ENV } from '../support/shop-env.ts';
import { removeDataDir } from '../support/remove-data-dir.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'empty-shop-'));
const shop = launch('node', ['scripts/start.ts'], {
  env: { ...SHOP_ENV, DEMO: 'off', DATA_DIR: dataDir, PORT: '0' },
});
let output = '';
let url = '';

beforeAll(async () => {
  for (const stream of [shop.stdout, shop.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk));
  url = await vi.waitFor(
    () => {
      const [, ready] = /ready: ([^\s"]+)/.exec(output) ?? [];
      if (!ready) throw new Error(`It is not ready:\n${output}`);
      return ready;
    },
    { timeout: 170_000 },
  );
}, 180_000);
afterAll(async () => {
  await stopProcess(shop);
  removeDataDir(dataDir);
});

/** Names that only the demo gives. */
const NAMES = [
  ...BRANDS.map(({ row }) => row.description ?? row.code).filter((name) => name !== 'geen merk'),
  ...buildStores(1, new Date()).map(({ name }) => name),
  ...['demo.example', 'DEMO10', 'DEMO25'],
];
const wordsOf = (name: string) => new RegExp(`\\b${name.replace(/[^\p{L}\p{N}]/gu, '.')}\\b`);
const get = async (address: string): Promise<string> => {
  const answer = await fetch(url + address);
  expect(answer.status, address).toBe(200);
  return answer.text();
};

it('says how it is filled', () => {
  expect(output).toContain('The shop is empty. Load your products with: npm run catalogue');
});

describe.each([
  '/',
  '/en',
  '/producten',
  '/en/products',
  '/actie',
  '/opop',
  '/merken',
  '/vestigingen',
  '/en/stores',
  '/zoeken/schroef',
  '/winkelwagen',
  '/klusadvies',
  '/inloggen',
])('%s', (address) => {
  it('tells nothing of the demo, counts nothing, and shows no broken picture', async () => {
    const html = await get(address);
    expect(NAMES.filter((name) => wordsOf(name).test(html))).toEqual([]);
    expect(html).not.toMatch(/(ruim|over) 0 /i);
    const pictures = [...html.matchAll(/<img[^>]* src="(\/api\/images\/[^"]+)"/g)];
    for (const [, src] of pictures.slice(0, 2)) await get(src!.replaceAll('&amp;', '&'));
  });
});

it('has no heading above nothing', async () => {
  const headings = async (address: string) =>
    [...(await get(address)).matchAll(/<h2[^>]*>([^<]*)</g)].map(([, text]) => text!.trim());
  const home = await headings('/');
  for (const text of [
    'Waar ben je naar op zoek?',
    'Veel verkocht',
    'Merken die je kent van de bouw',
  ])
    expect(home).not.toContain(text);
  expect(home.filter((text) => text.startsWith('0 '))).toEqual([]);
  expect(await headings('/merken')).not.toContain('Alle merken van A tot Z');
  expect(await get('/merken')).toContain('Er zijn nog geen merken.');
  expect(await get('/producten')).toContain('Er zijn nog geen artikelen.');
  expect(await get('/vestigingen')).toContain('Er zijn nog geen vestigingen.');
});

it('answers its calls with empty lists', async () => {
  const data = async (address: string) =>
    (JSON.parse(await get(address)) as { Data: unknown }).Data;
  expect(await data('/api/aspos/brands')).toEqual([]);
  expect(await data('/api/aspos/brands/popular')).toEqual([]);
  expect(await data('/api/aspos/stores')).toEqual([]);
  const { Total } = (await data('/api/sp/search?requestType=results&term=schroef')) as {
    Total: number;
  };
  expect(Total).toBe(0);
  expect(await data('/api/sp/v1/product/recommendations?strategyString=home%20popular')).toEqual(
    [],
  );
});

it('has no picture of a product', async () => {
  expect((await fetch(`${url}/api/images/products/100000/front`)).status).toBe(404);
});
