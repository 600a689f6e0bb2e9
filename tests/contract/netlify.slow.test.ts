/** A shop that has a site at Netlify: what is live here is live there. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { changeProductOfRunningShop } from '../../backend/program/running.ts';
import { type RunningServer, startServer } from '../../backend/program/processes.ts';
import { Releases } from '../../src/publish/releases/releases.ts';
import { insertRollback } from '../../src/publish/releases/roll-back.ts';
import { type FakeNetlify, startFakeNetlify } from '../support/netlify.ts';
import { copyOfShop } from '../support/shop-copy.ts';
import { SHOP_ENV } from '../support/shop-env.ts';
import { removeDataDir } from '../support/remove-data-dir.ts';

const SOON = { timeout: 60_000, interval: 50 };
vi.setConfig({ testTimeout: 90_000 });

const dataDir = copyOfShop();
let host: FakeNetlify;
let shop: RunningServer;
let releases: Releases;

beforeAll(async () => {
  host = await startFakeNetlify();
  shop = await startServer('scripts/start.ts', {
    ...SHOP_ENV,
    DATA_DIR: dataDir,
    NETLIFY_AUTH_TOKEN: host.token,
    NETLIFY_SITE_ID: host.site,
    NETLIFY_API_URL: host.apiUrl,
  });
  releases = new Releases(dataDir);
}, 180_000);

afterAll(async () => {
  releases.close();
  await shop.stop();
  await host.close();
  removeDataDir(dataDir);
});

const live = () => releases.current()?.id ?? 0;
const shows = (file: string) => host.live()?.[`/${file}`] ?? '';
const sent = () => host.calls.filter((call) => call.startsWith('PUT')).length;

function somePage(): { id: number; file: string } {
  const pages = releases.pathsBelow('product/', live());
  const file = pages.find((name) => name.endsWith('.html')) ?? '';
  return { id: Number(/-(\d+)\.html$/.exec(file)?.[1]), file };
}

test('the whole shop is there after the start, file by file', async () => {
  await vi.waitFor(() => expect(host.live()).not.toBeNull(), SOON);
  const there = host.live() ?? {};
  for (const { path: name, digest } of releases.entries(live())) {
    expect(there[`/${name}`] === releases.body(digest)?.toString(), name).toBe(true);
  }
});

test('a price that is set is there too, and little is sent for it', async () => {
  const { id, file } = somePage();
  const before = sent();
  await changeProductOfRunningShop(dataDir, String(id), ['price=1234.56']);
  await vi.waitFor(() => expect(shows(file)).toContain('1.234,56'), SOON);
  expect(sent() - before).toBeLessThan(20);
});

test('a rollback shows the earlier deploy again', async () => {
  const { file } = somePage();
  const [first] = host.deploys;
  const before = host.deploys.length;
  insertRollback(dataDir, 1, { madeAt: new Date(), madeBy: 'test' });
  await vi.waitFor(() => expect(shows(file)).not.toContain('1.234,56'), SOON);
  expect(host.deploys).toHaveLength(before);
  expect(host.calls.at(-1)).toContain(`${first?.id}/restore`);
  expect(host.undescribed).toEqual([]);
});
