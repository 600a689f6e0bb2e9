/** A shop of brand variant `dc` shows nothing of the other variants (spec 2 §6). */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type RunningServer, startServer } from '../../backend/program/processes.ts';
import { pdfText } from '../../backend/platform/pdf/testing/pdf-text.ts';
import { BRAND_MARKS } from '../../src/brands/brand-look.ts';
import { BRANDS, variantOfFile } from '../../src/brands/brands.ts';
import { Releases } from '../../src/publish/releases/releases.ts';
import { otherBrands } from '../support/other-brands.ts';
import { removeDataDir } from '../support/remove-data-dir.ts';
import { SHOP_ENV } from '../support/shop-env.ts';

vi.setConfig({ testTimeout: 60_000 });

const dataDir = mkdtempSync(path.join(tmpdir(), 'variant-'));
const { name, slug, slogan, themeColor } = BRANDS.dc;
let shop: RunningServer;

beforeAll(async () => {
  shop = await startServer('scripts/start.ts', {
    ...SHOP_ENV,
    SITE_VARIANT: 'dc',
    CATALOGUE_PRODUCTS: '12',
    DATA_DIR: dataDir,
  });
}, 180_000);

afterAll(async () => {
  await shop?.stop();
  removeDataDir(dataDir);
});

const ask = async (address: string, init?: RequestInit) => {
  const response = await fetch(shop.url + address, init);
  expect(response.status, address).toBe(200);
  return response.text();
};

test('no file of the built site has a name, a mark or a file of the other variants', () => {
  const releases = new Releases(dataDir);
  const found: string[] = [];
  let count = 0;
  for (const { path: file, digest } of releases.entries(releases.current()!.id)) {
    count += 1;
    const owner = variantOfFile(file);
    if (owner && owner !== 'dc') found.push(file);
    const text = Buffer.from(releases.body(digest)!).toString('latin1');
    found.push(...otherBrands(`${file} ${text}`, 'dc').map((around) => `${file}: ${around}`));
    if (text.includes(BRAND_MARKS.bm) || text.includes(BRAND_MARKS.ia)) found.push(file);
  }
  releases.close();
  expect(found).toEqual([]);
  expect(count).toBeGreaterThan(500);
});

test.each([
  '/api/openapi.json',
  '/api/aspos/common/config',
  '/api/aspos/stores',
  '/api/aspos/brands',
  '/api/aspos/webnodes/main/root',
  '/api/faqcategorybyname/klantenservice/nl-NL',
  '/api/sp/search?requestType=results&pageSize=12',
  '/api/sp/search?requestType=autocompletesuggestions&searchTerm=plaat',
  '/favicon.ico',
])('%s answers nothing of the other variants', async (address) => {
  expect(otherBrands(await ask(address), 'dc')).toEqual([]);
});

test('a mail of the shop names no other variant', async () => {
  await ask('/api/auth/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nieuws@bouwer.example' }),
  });
  const folder = path.join(dataDir, 'mail');
  const mails = () => readdirSync(folder).filter((file) => file.endsWith('.eml'));
  await vi.waitFor(() => expect(mails()).toHaveLength(1), { timeout: 20_000 });
  const mail = readFileSync(path.join(folder, mails()[0]!), 'utf8');
  expect(mail).toContain(name);
  expect(otherBrands(mail, 'dc')).toEqual([]);
});

test('documents of products name the shop and no other variant', async () => {
  const releases = new Releases(dataDir);
  const pages = [...releases.entries(releases.current()!.id)]
    .filter(({ path: file }) => file.endsWith('.html'))
    .map(({ digest }) => Buffer.from(releases.body(digest)!).toString());
  releases.close();
  const files = new Set(pages.flatMap((page) => page.match(/\/api\/files\/\d+\/[^"]+/g) ?? []));
  expect(files.size).toBeGreaterThan(0);
  for (const file of files) {
    const response = await fetch(shop.url + file);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const text = pdfText(new Uint8Array(await response.arrayBuffer())).join('\n');
    expect(text.split('\n')[0], file).toBe(name);
    expect(otherBrands(text, 'dc')).toEqual([]);
  }
});

test('has its own name, logo, colours, slogan and paths', async () => {
  const home = await ask('/');
  expect(home).toContain(`<meta property="og:site_name" content="${name}"`);
  expect(home).toContain('/images/logo-dc.svg');
  const header = /<header[\s\S]*?<\/header>/.exec(home)?.[0];
  expect(header).toContain(BRAND_MARKS.dc);
  expect(home).toContain(slogan.nl);
  expect(home).toContain(themeColor);
  for (const address of [`/over-${slug}`, `/mijn-${slug}`]) {
    expect(await ask(address), address).toContain(name);
  }
  const manifest = JSON.parse(await ask('/dc.webmanifest')) as { name: string };
  expect(manifest.name).toBe(name);
});
