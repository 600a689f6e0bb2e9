/**
 * Clients read pages of several site servers all the time while rebuilds run: no request fails,
 * no page points to an asset that is not there; and once a change is live, page, product call and
 * search call agree. SOAK_RUNS for how many changes, and then of 50 clients.
 */
import { Agent, get } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { assetsOf } from '../../src/publish/renderer/render-pages.ts';
import { Draft } from '../../src/publish/releases/draft.ts';
import { prune } from '../../src/publish/releases/pins.ts';
import { insertRollback } from '../../src/publish/releases/roll-back.ts';
import { type RunningServer, startServer } from '../../backend/program/processes.ts';
import { FaultShop } from './shop.ts';
import { wholeRelease } from './whole.ts';

const SOAK_RUNS = Number(process.env['SOAK_RUNS'] || 0);
const CLIENTS = SOAK_RUNS > 0 ? 50 : 6;
const CHANGES = SOAK_RUNS || 4;
/** Of a test; a soak makes as many changes as it is told. */
const LIMIT_MS = 120_000 + SOAK_RUNS * 5_000;
const SOON = { timeout: 60_000, interval: 10 };

const shop = new FaultShop();
const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });

/** Site servers of their own, each a process, on the shop's releases. */
let others: RunningServer[] = [];
const everywhere = () => [shop.url, ...others.map(({ url }) => url)];

beforeAll(async () => {
  await shop.start();
  const env = { DATA_DIR: shop.dataDir, API_BASE_URL: shop.url, LOG_LEVEL: 'silent' };
  const start = () => startServer('scripts/release.ts', env, ['serve']);
  others = await Promise.all([start(), start()]);
}, 120_000);

afterAll(async () => {
  agent.destroy();
  await Promise.all(others.map((one) => one.stop()));
  await shop.close();
});

function read(address: string, from = shop.url): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    get(from + address, { agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
      response.on('error', reject);
    }).on('error', reject);
  });
}

/** Reads pages, and what they point to, until told to stop; answers what failed. */
function startReaders(addresses: string[], servers: readonly string[]) {
  const failed: string[] = [];
  let isOver = false;
  /** Each client tells here that it has read a page. */
  const waiting = new Set<() => void>();
  const client = async (number: number) => {
    const from = servers[number % servers.length];
    for (let at = number; !isOver; at += 7) {
      const address = addresses[at % addresses.length] ?? '/';
      try {
        const { status, text } = await read(address, from);
        if (status !== 200 || !text.includes('</html>')) failed.push(`${address} ${status}`);
        // Each client looks at one asset, so that together they look at all.
        const assets = [...assetsOf(text)];
        const asset = assets[at % Math.max(1, assets.length)];
        if (asset && (await read(`/${asset}`, from)).status !== 200)
          failed.push(`${address}: ${asset}`);
      } catch (error) {
        failed.push(`${address} ${String(error)}`);
      }
      for (const tell of [...waiting]) tell();
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, number) => client(number));
  return {
    /** Resolves when they have read so many more pages. */
    more: (count: number) =>
      new Promise<void>((resolve) => {
        const tell = () => {
          if (--count > 0) return;
          waiting.delete(tell);
          resolve();
        };
        waiting.add(tell);
      }),
    async stop(): Promise<string[]> {
      isOver = true;
      await Promise.all(clients);
      return failed;
    },
  };
}

const pagesOf = () =>
  [...wholeRelease(shop.releases).keys()]
    .filter((name) => name.endsWith('.html') && !/404|index|^en\.html/.test(name))
    .map((name) => `/${name.slice(0, -5)}`);

test(
  'clients read while prices change',
  async () => {
    const first = shop.releases.current()?.id ?? 0;
    const readers = startReaders(pagesOf(), [shop.url]);
    const products = shop.products();
    for (let edit = 0; edit < CHANGES; edit++) {
      const { id, address } = products[edit % products.length]!;
      const price = `${edit + 1}.0${edit % 10}`;
      await shop.change(id, `price=${price}`);
      const shown = price.replace('.', ',');
      await vi.waitFor(async () => expect((await read(address)).text).toContain(shown), SOON);
      await readers.more(CLIENTS);
    }
    expect((await readers.stop()).slice(0, 5)).toEqual([]);
    const calls = await Promise.all(everywhere().map((url) => read('/api/sp/config', url)));
    expect(calls[0]?.status).toBe(200);
    expect(new Set(calls.map(({ text }) => text)).size).toBe(1);
    expect(shop.releases.current()?.id ?? 0).toBeGreaterThanOrEqual(first + CHANGES);
  },
  LIMIT_MS,
);

interface Product {
  Id: number;
  Name: string;
  PriceInclTax: number;
}

async function call<T>(path: string): Promise<T> {
  const { text } = await read(`/api/aspos${path}`);
  return (JSON.parse(text) as { Data: T }).Data;
}

const byId = async (id: number) =>
  (await call<Product[]>(`/products/ids?productIds=${id}`)).find(({ Id }) => Id === id);

async function bySearch(term: string, id: number): Promise<Product | undefined> {
  const { text } = await read(
    `/api/sp/search?requestType=results&searchTerm=${encodeURIComponent(term)}&pageSize=48`,
  );
  const { Data } = JSON.parse(text) as { Data: { Products: Product[] } };
  return Data.Products.find(({ Id }) => Id === id);
}

test(
  'once a change is live, the page, the product call and the search call say the same',
  async () => {
    const products = shop.products();
    for (let edit = 0; edit < 2; edit++) {
      const { id } = products[30 + edit]!;
      const name = `Wisselplaat ${edit}x${id}`;
      const price = 2_000 + edit + 0.25;
      await shop.change(id, `price=${price}`, `name_nl=${name}`);
      const page = `/product/wisselplaat-${edit}x${id}-${id}`;
      await vi.waitFor(async () => expect((await read(page)).text).toContain(name), SOON);

      // Asked at once, with no patience.
      const [{ text }, product, found] = await Promise.all([
        read(page),
        byId(id),
        bySearch(name, id),
      ]);
      expect(text).toContain(`2.00${edit},25`);
      for (const one of [product, found]) {
        expect(one).toMatchObject({ Name: name, PriceInclTax: price });
      }
    }

    const { id, address } = products.at(-1)!;
    await shop.change(id, 'visibility=NotViewable');
    await vi.waitFor(async () => expect((await read(address)).status).toBe(404), SOON);
    expect(await byId(id)).toBeUndefined();
    expect(await bySearch(String(id), id)).toBeUndefined();
  },
  LIMIT_MS,
);

const name = (code: number) => `/_astro/code.${code}.js`;

/**
 * As a new version of the code does: every page points to a new file, and the old one goes. The last
 * test, since what these pages read is not noted.
 */
async function publishCode(number: number, pages: readonly string[]): Promise<void> {
  const draft = new Draft(shop.dataDir);
  const live = shop.releases.current()?.id ?? 0;
  const asset = name(number).slice(1);
  for (const old of shop.releases.pathsBelow('_astro/code.', live)) draft.remove(old);
  await draft.put({ path: asset, body: Buffer.from(`code(${number})`) });
  for (const address of pages) {
    const path = `${address.slice(1)}.html`;
    const html = shop.releases.body(shop.releases.entry(path, live)!.digest)!.toString();
    const plain = html.replace(/<script data-code.*?<\/script>/, '');
    const body = plain.replace(
      '</body>',
      `<script data-code src="${name(number)}"></script></body>`,
    );
    await draft.put({ path, body: Buffer.from(body), isPage: true });
  }
  await draft.publish({
    ...{ kind: 'rebuild', code: 'c', madeAt: new Date(), madeBy: 'test', reason: 'Code' },
    ...{ seconds: 0, rendered: 0 },
  });
  draft.close();
  prune(shop.dataDir, 10);
}

test(
  'clients read while the code of the pages changes and is rolled back',
  async () => {
    const pages = shop
      .products()
      .slice(0, 20)
      .map(({ address }) => address);
    const readers = startReaders(pages, everywhere());
    const last = 2 * CHANGES - 1;
    for (let number = 0; number <= last; number++) {
      await publishCode(number, pages);
      await readers.more(2 * CLIENTS);
      if (number !== CHANGES) continue;
      insertRollback(shop.dataDir, shop.releases.list()[1]!.id, {
        madeAt: new Date(),
        madeBy: 'test',
      });
      await readers.more(2 * CLIENTS);
    }
    expect((await readers.stop()).slice(0, 5)).toEqual([]);

    // All servers are at the same release, and have what open tabs of another one ask for.
    const [address = ''] = pages;
    const areAt = async (code: number, ...open: number[]) => {
      for (const url of everywhere()) {
        const isShown = async () => expect((await read(address, url)).text).toContain(name(code));
        await vi.waitFor(isShown, SOON);
        for (const one of [code, ...open])
          expect((await read(name(one), url)).text).toBe(`code(${one})`);
      }
    };
    await areAt(last, last - 1);
    insertRollback(shop.dataDir, shop.releases.list()[1]!.id, {
      madeAt: new Date(),
      madeBy: 'test',
    });
    await areAt(last - 1, last);
  },
  LIMIT_MS,
);
