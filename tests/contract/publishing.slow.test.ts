/** From an edit, or imported content, to the live pages, through the running shop. */
import { readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { webhookSecret } from '../../backend/platform/publishing/publishing.ts';
import { signedHook } from '../../backend/platform/publishing/testing/signed-hook.ts';
import { changeProductOfRunningShop } from '../../backend/program/running.ts';
import { type RunningServer, run, startServer } from '../../backend/program/processes.ts';
import { Releases } from '../../src/publish/releases/releases.ts';
import { changeFile, editContent } from '../support/edit-content.ts';
import { copyOfShop } from '../support/shop-copy.ts';
import { SHOP_ENV } from '../support/shop-env.ts';
import { removeDataDir } from '../support/remove-data-dir.ts';

const SOON = { timeout: 60_000, interval: 50 };
vi.setConfig({ testTimeout: 90_000 });

const dataDir = copyOfShop();
let shop: RunningServer;
let releases: Releases;

beforeAll(async () => {
  shop = await startServer('scripts/start.ts', { ...SHOP_ENV, DATA_DIR: dataDir });
  releases = new Releases(dataDir);
}, 180_000);

afterAll(async () => {
  releases.close();
  await shop.stop();
  removeDataDir(dataDir);
});

const current = () => releases.current()?.id ?? 0;
const page = async (address: string) => (await fetch(shop.url + address)).text();
const shows = (address: string, text: string) =>
  vi.waitFor(async () => expect((await page(address)).includes(text)).toBe(true), SOON);
const ask = (address: string) => fetch(shop.url + address, { redirect: 'manual' });

/** A product page in Dutch, and its id. */
function someProduct(at: number): { id: number; address: string } {
  const live = current();
  const file = releases.pathsBelow('product/', live).filter((name) => name.endsWith('.html'))[at];
  const id = Number(/-(\d+)\.html$/.exec(file ?? '')?.[1]);
  return { id, address: `/${file?.slice(0, -5)}` };
}

test('a price that is set is live on its page in both languages, and in both calls', async () => {
  const { id, address } = someProduct(0);
  const before = current();
  await changeProductOfRunningShop(dataDir, String(id), ['price=1234.56']);
  await shows(address, '1.234,56');

  const english = releases
    .pathsBelow('en/product/', before)
    .find((name) => name.endsWith(`-${id}.html`));
  expect(await page(`/${english?.slice(0, -5)}`)).toContain('1,234.56');
  const { Data } = (await (
    await fetch(`${shop.url}/api/aspos/products/ids?productIds=${id}`)
  ).json()) as { Data: { PriceInclTax: number }[] };
  expect(Data[0]?.PriceInclTax).toBe(1234.56);
  expect(releases.current()).toMatchObject({ kind: 'rebuild', madeBy: 'catalogue' });
});

test('a new name moves the page, and the old address leads to it', async () => {
  const { id, address } = someProduct(1);
  await changeProductOfRunningShop(dataDir, String(id), ['name_nl=Stelling van eikenhout']);
  const moved = `/product/stelling-van-eikenhout-${id}`;
  await vi.waitFor(async () => expect((await ask(moved)).status).toBe(200), SOON);
  const old = await ask(address);
  expect([old.status, old.headers.get('location')]).toEqual([301, moved]);
});

test('what can no longer be seen loses its page', async () => {
  const { id, address } = someProduct(2);
  await changeProductOfRunningShop(dataDir, String(id), ['visibility=NotViewable']);
  await vi.waitFor(async () => expect((await fetch(shop.url + address)).status).toBe(404), SOON);
});

test('pieces sold change no page while some are left', async () => {
  const { id } = someProduct(3);
  await changeProductOfRunningShop(dataDir, String(id), ['stock=40']);
  // The edit after it is live: so is everything before it.
  const other = someProduct(4);
  await changeProductOfRunningShop(dataDir, String(other.id), ['price=77.11']);
  await shows(other.address, '77,11');
  const live = releases.current()?.id;
  await changeProductOfRunningShop(dataDir, String(id), ['stock=39']);
  await changeProductOfRunningShop(dataDir, String(other.id), ['price=77.22']);
  await shows(other.address, '77,22');
  const touched = releases.pathsBelow('product/', current()).filter((name) => {
    const entries = [live ?? 0, releases.current()?.id ?? 0].map((release) =>
      releases.entry(name, release),
    );
    return entries[0]?.digest !== entries[1]?.digest;
  });
  expect(touched).toEqual([`${other.address.slice(1)}.html`]);
});

const change = (file: string, from: string, to: string) =>
  editContent(dataDir, (dir) => changeFile(dir, file, from, to));
/** Pages that two releases have differently, or one of them alone. */
function differing(before: number, after: number): string[] {
  const digests = (release: number) =>
    new Map([...releases.entries(release)].map((entry) => [entry.path, entry.digest]));
  const [old, fresh] = [digests(before), digests(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .filter((name) => name.endsWith('.html') && old.get(name) !== fresh.get(name))
    .sort();
}

test('an imported text is live on its page, and no other page is rendered', async () => {
  const before = current();
  await change('pages/nl/klantenservice/betalen.md', 'Je ziet altijd', 'Je ziet vooraf');
  await shows('/klantenservice/betalen', 'Je ziet vooraf');
  expect(differing(before, current())).toEqual(['klantenservice/betalen.html']);
  expect(releases.current()).toMatchObject({
    kind: 'rebuild',
    rendered: 1,
    madeBy: 'command',
    reason: 'pages/nl/klantenservice/betalen.md',
  });
});

test('a faulty file is refused with all that is imported with it', async () => {
  const before = current();
  const right = ['faq/betalen.yaml', 'Hoe kan ik betalen?', 'Waarmee kan ik betalen?'] as const;
  const refused = await editContent(dataDir, (dir) => {
    changeFile(dir, 'pages/nl/klantenservice/afhalen.md', 'title:', 'titel:');
    changeFile(dir, ...right);
  });
  expect(refused.problems).toContain(
    'pages/nl/klantenservice/afhalen.md:3: Unrecognized key: "titel"',
  );
  const { problems, changed } = await change(...right);
  expect([problems, changed]).toEqual([[], ['faq/betalen.yaml']]);
  await shows('/klantenservice/faq', 'Waarmee kan ik betalen?');
  expect(differing(before, current())).not.toContain('klantenservice/afhalen.html');
});

test('another word for a product finds it at once, and no page is rendered', async () => {
  const before = current();
  const search = async () => {
    const address = '/api/sp/search?requestType=results&searchTerm=xqzjv';
    const answer = (await (await fetch(shop.url + address)).json()) as { Data: { Total: number } };
    return answer.Data.Total;
  };
  const word = /<h1[^>]*>\s*([A-Za-z]+)/.exec(await page(someProduct(7).address))?.[1] ?? '';
  expect(await search()).toBe(0);
  await change('search/synonyms.yaml', 'nl:\n', `nl:\n  - [xqzjv, ${word.toLowerCase()}]\n`);
  await vi.waitFor(async () => expect(await search()).toBeGreaterThan(0), SOON);
  expect(current()).toBe(before);
});

test('a page that moves leads on from its old address, and a new one appears', async () => {
  await editContent(dataDir, (dir) => {
    const at = (place: string) => path.join(dir, `pages/nl/services/${place}.md`);
    renameSync(at('verhuur'), at('huren'));
  });
  await vi.waitFor(async () => expect((await ask('/services/huren')).status).toBe(200), SOON);
  const old = await ask('/services/verhuur');
  expect([old.status, old.headers.get('location')]).toEqual([301, '/services/huren']);
});

/** `npm run release`. */
async function release(...args: string[]): Promise<string> {
  const { code, output } = await run('node', ['scripts/release.ts', ...args], {
    env: { DATA_DIR: dataDir },
    quiet: true,
  });
  expect([code, output]).toEqual([0, output]);
  return output;
}

test('a rollback pins what it reverts until that is unpinned, and other entities go on', async () => {
  const wrong = someProduct(5);
  const other = someProduct(6);
  await changeProductOfRunningShop(dataDir, String(wrong.id), ['price=41.11']);
  await shows(wrong.address, '41,11');
  const good = current();
  await changeProductOfRunningShop(dataDir, String(wrong.id), ['price=4111.00']);
  await shows(wrong.address, '4.111,00');

  expect(await release('list')).toMatch(/\d+ files live, \d+ MB unpacked; \d+ MB on disk\./);
  await release('rollback', String(good));
  await shows(wrong.address, '41,11');
  expect(await release('paused')).toContain(`product:${wrong.id} `);
  expect(releases.pins.list()).toMatchObject([{ name: `product:${wrong.id}`, by: 'command line' }]);

  await changeProductOfRunningShop(dataDir, String(other.id), ['price=52.22']);
  await shows(other.address, '52,22');
  await changeProductOfRunningShop(dataDir, String(wrong.id), ['price=4222.00']);
  await changeProductOfRunningShop(dataDir, String(other.id), ['price=53.33']);
  await shows(other.address, '53,33');
  expect(await page(wrong.address)).toContain('41,11');
  const live = current();
  for (const file of releases.reads.pagesThatRead([`product:${wrong.id}:nl`], live)) {
    expect(await page(`/${file.slice(0, -5)}`)).not.toMatch(/4\.(111|222),00/);
  }

  await release('resume', `product:${wrong.id}`);
  const secret = webhookSecret(readFileSync(path.join(dataDir, 'rebuild-secret'), 'utf8').trim());
  const hook = { method: 'POST', body: '{}', headers: signedHook(secret, 'resume', '{}') };
  expect((await fetch(`${shop.url}/api/hooks/rebuild`, hook)).status).toBe(202);
  await shows(wrong.address, '4.222,00');
  expect(releases.pins.list()).toEqual([]);
});
