/** From a saved file to the live pages, through the running shop. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { CONTENT_DIR } from '../../backend/content/load-content.ts';
import { type RunningServer, startServer } from '../../scripts/lib/processes.ts';
import { Releases } from '../../src/releases/releases.ts';
import { SHOP_ENV } from './support/shop-env.ts';

const SOON = { timeout: 60_000, interval: 50 };
vi.setConfig({ testTimeout: 90_000 });

const folder = mkdtempSync(path.join(tmpdir(), 'content-files-'));
const contentDir = path.join(folder, 'content');
const dataDir = path.join(folder, 'data');
let shop: RunningServer;
let releases: Releases;

beforeAll(async () => {
  cpSync(inject('prepared'), dataDir, { recursive: true });
  const isText = (file: string) => !file.endsWith('.ts');
  cpSync(CONTENT_DIR, contentDir, { recursive: true, filter: isText });
  shop = await startServer('scripts/start.ts', {
    ...SHOP_ENV,
    CONTENT_DIR: contentDir,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
  });
  releases = new Releases(dataDir);
}, 180_000);

afterAll(async () => {
  releases.close();
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

const page = async (address: string) => (await fetch(shop.url + address)).text();
const shows = (address: string, text: string) =>
  vi.waitFor(async () => expect((await page(address)).includes(text)).toBe(true), SOON);
const change = (file: string, from: string, to: string) => {
  const name = path.join(contentDir, file);
  writeFileSync(name, readFileSync(name, 'utf8').replace(from, to));
};
/** Pages that two releases have differently, or one of them alone. */
function differing(before: number, after: number): string[] {
  const digests = (release: number) =>
    new Map([...releases.entries(release)].map((entry) => [entry.path, entry.digest]));
  const [old, fresh] = [digests(before), digests(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .filter((name) => name.endsWith('.html') && old.get(name) !== fresh.get(name))
    .sort();
}
const current = () => releases.current()?.id ?? 0;

test('a saved text is live on its page, and no other page is rendered', async () => {
  const before = current();
  change('pages/nl/klantenservice/betalen.md', 'Je ziet altijd', 'Je ziet vooraf');
  await shows('/klantenservice/betalen', 'Je ziet vooraf');
  expect(differing(before, current())).toEqual(['klantenservice/betalen.html']);
  expect(releases.current()).toMatchObject({
    kind: 'rebuild',
    rendered: 1,
    madeBy: 'content',
    reason: 'pages/nl/klantenservice/betalen.md',
  });
});

test('a faulty file changes nothing, beside one that is live', async () => {
  const before = current();
  change('pages/nl/klantenservice/afhalen.md', 'title:', 'titel:');
  change('faq/betalen.yaml', 'Hoe kan ik betalen?', 'Waarmee kan ik betalen?');
  await shows('/klantenservice/faq', 'Waarmee kan ik betalen?');
  expect((await fetch(`${shop.url}/klantenservice/afhalen`)).status).toBe(200);
  expect(differing(before, current())).not.toContain('klantenservice/afhalen.html');
});

test('another word for a product finds it at once, and no page is rendered', async () => {
  const before = current();
  const search = async () => {
    const address = '/api/sp/search?requestType=results&searchTerm=xqzjv';
    const answer = (await (await fetch(shop.url + address)).json()) as { Data: { Total: number } };
    return answer.Data.Total;
  };
  const word = /<h1[^>]*>\s*([A-Za-z]+)/.exec(await page(`/${somePage()}`))?.[1] ?? '';
  expect(await search()).toBe(0);
  change('search/synonyms.yaml', 'nl:\n', `nl:\n  - [xqzjv, ${word.toLowerCase()}]\n`);
  await vi.waitFor(async () => expect(await search()).toBeGreaterThan(0), SOON);
  expect(current()).toBe(before);
});

test('a page that moves leads on from its old address, and a new one appears', async () => {
  const from = path.join(contentDir, 'pages/nl/services/verhuur.md');
  writeFileSync(path.join(contentDir, 'pages/nl/services/huren.md'), readFileSync(from));
  rmSync(from);
  const ask = (at: string) => fetch(shop.url + at, { redirect: 'manual' });
  await vi.waitFor(async () => expect((await ask('/services/huren')).status).toBe(200), SOON);
  const old = await ask('/services/verhuur');
  expect([old.status, old.headers.get('location')]).toEqual([301, '/services/huren']);
});

const somePage = () =>
  releases
    .pathsBelow('product/', current())
    .find((name) => name.endsWith('.html'))
    ?.slice(0, -5) ?? '';
