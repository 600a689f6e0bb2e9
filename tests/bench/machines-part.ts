/**
 * One, two and three whole shops on one PostgreSQL server and one bucket: how soon each serves, pages
 * and orders a second of all together, and how soon all of them show an edit. The load runs on the
 * same processor cores, so only a machine with cores to spare tells what processes add. Gates nothing.
 */
import { changeProductOfRunningShop } from '../../backend/program/running.ts';
import { run } from '../../backend/program/processes.ts';
import { postgresPrograms } from '../../backend/testing/postgres-server.ts';
import { formatAmount } from '../../src/domain/shared/money.ts';
import { MachineShops, servedBy } from '../support/machine-shops.ts';
import type { Report } from './figures.ts';
import type { LoadOptions, LoadResult } from './load.ts';
import { amountsOf } from './orders-part.ts';
import { fillCart } from './orders/buy.ts';
import type { ConfirmOptions, ConfirmResult } from './orders/confirm-load.ts';
import { copyCart, newCustomers, stockedProducts } from './orders/ready-carts.ts';
import { shopClient } from './orders/shop-client.ts';
import { inProcess } from './own-process.ts';

const MOST = 3;
/** Of a measurement, whatever the number of processes. */
const [CLIENTS, ORDERS, EDITS, SECONDS] = [18, 600, 10, 5];
const PAGES = 500;
/** Where the first machine listens: it is asked before it is ready. */
const PORT = '4730';
const LOOK_EVERY_MS = 10;

export async function measureMachines(report: Report, products: number): Promise<void> {
  const programs = postgresPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed (Debian: apt install postgresql).');
  const env = { TRUSTED_PROXIES: 'loopback', CATALOGUE_ONLY_USED: 'false' };
  const shops = await MachineShops.open({ programs, products, env, isDurable: true });
  try {
    await measureFirstStart(report, shops);
    const carts = await readyCarts(shops);
    const pages = await productPages(shops);
    for (let count = 1; count <= MOST; count++) {
      if (count > 1) await measureEmptyMachine(report, shops);
      const of = count === 1 ? '1 process' : `${count} processes`;
      const served = await servePages(shops, pages);
      report.figure(`pages served by ${of}`, `${served.toFixed(0)}/s`);
      const batch = carts.splice(0, ORDERS);
      const orders = await confirmOrders(shops, batch);
      report.figure(
        `orders confirmed by ${of}`,
        `${orders.perSecond.toFixed(0)}/s, ${orders.failures.length} errors`,
      );
      const edits = await measureEdits(shops, pages, count);
      const [middle, worst] = [edits[Math.floor(edits.length / 2)]!, edits.at(-1)!];
      report.figure(
        `an edit is live on ${of}: median / slowest`,
        `${middle.toFixed(0)} / ${worst.toFixed(0)} ms`,
      );
      report.raw(of, { served, orders, edits });
    }
  } finally {
    await shops.close();
  }
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function measureFirstStart(report: Report, shops: MachineShops): Promise<void> {
  const started = performance.now();
  let isReady = false;
  const ready = shops.add({ PORT }).finally(() => (isReady = true));
  const firstPage = async () => {
    while (!isReady) {
      const answer = await fetch(`http://localhost:${PORT}/`).catch(() => null);
      if (answer?.status === 200) break;
      await pause(LOOK_EVERY_MS);
    }
    return seconds(started);
  };
  const [first] = await Promise.all([firstPage(), ready]);
  report.figure('first start: the first page', first);
  report.figure('first start: all pages', seconds(started));
}

/** A machine that comes up with an empty folder. */
async function measureEmptyMachine(report: Report, shops: MachineShops): Promise<void> {
  const started = performance.now();
  const added = await shops.add();
  const release = await shops.pointer();
  while ((await servedBy(added)) !== release) await pause(LOOK_EVERY_MS);
  report.figure(`an empty machine serves, as number ${shops.machines.length}`, seconds(started));
}

interface ProductPage {
  number: string;
  address: string;
}

async function productPages({ database }: MachineShops): Promise<ProductPage[]> {
  const { db } = database;
  const entries = await db
    .selectFrom('release_entries')
    .select('path')
    .where('until', 'is', null)
    .where('path', 'like', 'product/%')
    .orderBy('path')
    .execute();
  const rows = await db.selectFrom('products').select(['id', 'number']).execute();
  const numbers = new Map(rows.map(({ id, number }) => [id, number]));
  const every = Math.max(1, Math.floor(entries.length / PAGES));
  return entries
    .filter((_, index) => index % every === 0)
    .flatMap(({ path }) => {
      const number = numbers.get(Number(/-(\d+)\.html$/.exec(path)?.[1]));
      return number ? [{ number, address: `/${path.slice(0, -5)}` }] : [];
    });
}

/** Pages a second of all machines, each of which has its own load. */
async function servePages({ machines }: MachineShops, pages: ProductPage[]): Promise<number> {
  const paths = pages.map(({ address }) => address);
  const load = (length: number) =>
    Promise.all(
      machines.map(async ({ server }) => {
        const clients = Math.floor(CLIENTS / machines.length);
        const options: LoadOptions = { origin: server!.url, paths, clients, seconds: length };
        const args = ['tests/bench/load.ts', JSON.stringify(options)];
        const { code, output } = await run('node', args, { quiet: true });
        if (code !== 0) throw new Error(output);
        return JSON.parse(output) as LoadResult;
      }),
    );
  await load(1);
  return (await load(SECONDS)).reduce((sum, { perSecond }) => sum + perSecond, 0);
}

/** Customers with carts for all measurements; stock is made to last. */
async function readyCarts({ database, machines }: MachineShops): Promise<string[]> {
  const { db } = database;
  const products = await stockedProducts(db);
  const [first = '', ...others] = await newCustomers(db, MOST * ORDERS + 1, 'machines');
  const client = shopClient(machines[0]!.server!.url, CLIENTS);
  await fillCart(client, first, products.slice(0, 2), 'account');
  client.close();
  await copyCart(db, products);
  return others;
}

async function confirmOrders({ machines }: MachineShops, tokens: string[]) {
  // Only now: edits of the round before changed prices.
  const client = shopClient(machines[0]!.server!.url, CLIENTS);
  const amounts = await amountsOf(client, tokens);
  client.close();
  const started = performance.now();
  const results = await Promise.all(
    machines.map(({ server }, at) => {
      const own = <T>(all: T[]) => all.filter((_, index) => index % machines.length === at);
      return inProcess<ConfirmOptions, ConfirmResult>('tests/bench/orders/confirm-load.ts', {
        ...{ origin: server!.url, clients: Math.floor(CLIENTS / machines.length) },
        ...{ tokens: own(tokens), amounts: own(amounts) },
      });
    }),
  );
  return {
    perSecond: results.reduce((sum, { perSecond }) => sum + perSecond, 0),
    failures: results.flatMap(({ failures }) => failures),
    seconds: (performance.now() - started) / 1000,
  };
}

/** Milliseconds from an edit at the first machine until all machines show it, ascending. */
async function measureEdits(
  { machines }: MachineShops,
  pages: ProductPage[],
  round: number,
): Promise<number[]> {
  const times: number[] = [];
  for (let edit = 0; edit <= EDITS; edit++) {
    const { number, address } = pages[(round * 2 * EDITS + edit) % pages.length]!;
    const cents = 700_000 + round * 1_000 + edit;
    const shown = formatAmount(cents, 'nl');
    const started = performance.now();
    await changeProductOfRunningShop(machines[0]!.dataDir, number, [
      `price=${(cents / 100).toFixed(2)}`,
    ]);
    await Promise.all(
      machines.map(async ({ server }) => {
        const shows = async () =>
          (await (await fetch(server!.url + address)).text()).includes(shown);
        while (!(await shows())) await pause(LOOK_EVERY_MS);
      }),
    );
    // The first one warms the renderer up.
    if (edit > 0) times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b);
}
