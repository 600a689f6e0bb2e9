/**
 * Orders: confirms a second on PostgreSQL beside a bare transaction of the same writes, and shoppers
 * on their whole way, on PostgreSQL and on the embedded database. The server of the measurement
 * writes to the disk before it answers, as one in production does.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { generateCatalogue } from '../../demo/catalogue/load.ts';
import { openDatabase } from '../../backend/platform/db/open.ts';
import type { Database } from '../../backend/platform/db/schema/database.ts';
import { postgresPrograms, startPostgres } from '../../backend/testing/postgres-server.ts';
import type { CartRecord } from '../../src/api/cart/wire.ts';
import { type RunningServer, startServer } from '../../backend/program/processes.ts';
import type { Report } from './figures.ts';
import type { BareOptions } from './orders/bare-transaction.ts';
import type { ConfirmOptions, ConfirmResult } from './orders/confirm-load.ts';
import { fillCart } from './orders/buy.ts';
import { copyCart, newCustomers, stockedProducts } from './orders/ready-carts.ts';
import { shopClient } from './orders/shop-client.ts';
import { inProcess } from './own-process.ts';
import type { ShoppersOptions, ShoppersResult } from './orders/shoppers-load.ts';

const PRODUCTS = 1_000;
const CLIENTS = 16;
/** Confirms of a measurement, and those before it that warm up the code and the connections. */
const [CARTS, WARM_UP] = [4_000, 500];
const SHOPPERS = { count: 50, seconds: 60 };
const GOAL = { perSecond: 1_000, share: 1 / 4, p95Ms: 100 };

interface MeasuredShop {
  db: Kysely<Database>;
  databaseUrl: string;
  /** Starts the backend; on the embedded database only once this process let go of it. */
  start(): Promise<RunningServer>;
  close(): Promise<void>;
}

export async function measureOrders(report: Report): Promise<void> {
  const programs = postgresPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed (Debian: apt install postgresql).');
  const postgres = await startPostgres(programs, { isDurable: true });
  try {
    await withShop(postgres.databaseUrl, async (shop) => {
      await measureConfirm(report, shop);
      await measureShoppers(report, shop, 'PostgreSQL');
    });
  } finally {
    await postgres.close();
  }
  await withShop('', (shop) => measureShoppers(report, shop, 'PGlite'));
}

async function withShop(
  databaseUrl: string,
  measure: (shop: MeasuredShop) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-orders-'));
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  try {
    await generateCatalogue(db, { products: PRODUCTS, seed: 3 });
    await measure({
      ...{ db, databaseUrl, close },
      async start() {
        if (databaseUrl === '') await close();
        return startServer('backend/main.ts', {
          ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
          ...{ LOG_LEVEL: 'error', READS_PER_MINUTE: '0', TRUSTED_PROXIES: 'loopback' },
        });
      },
    });
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureConfirm(report: Report, shop: MeasuredShop): Promise<void> {
  const { db, databaseUrl } = shop;
  const products = await stockedProducts(db);
  const [first = '', ...others] = await newCustomers(db, CARTS + WARM_UP + 1, 'confirm');
  const backend = await shop.start();
  try {
    const client = shopClient(backend.url, CLIENTS);
    await fillCart(client, first, products.slice(0, 2), 'account');
    await copyCart(db, products);
    const amounts = await amountsOf(client, others);
    client.close();
    const confirm = (from: number, to: number) =>
      inProcess<ConfirmOptions, ConfirmResult>('tests/bench/orders/confirm-load.ts', {
        ...{ origin: backend.url, clients: CLIENTS },
        ...{ tokens: others.slice(from, to), amounts: amounts.slice(from, to) },
      });
    await confirm(0, WARM_UP);
    // As the server does by itself within a minute: it plans by the sizes of the tables.
    await sql`analyze`.execute(db);
    const half = WARM_UP + CARTS / 2;
    const confirmed = await confirm(WARM_UP, half);
    report.raw('confirm', confirmed);
    // Mails and invoices yield to requests: they must not slow down what is measured next.
    const drainSeconds = await drainJobs(db);
    const bare = await inProcess<BareOptions, number>('tests/bench/orders/bare-transaction.ts', {
      ...{ databaseUrl, clients: CLIENTS },
    });
    const { perSecond, p50Ms, p95Ms, failures } = confirmed;
    for (const failure of failures.slice(0, 3)) console.log(failure);
    report.figure(
      `orders confirmed on PostgreSQL, ${CLIENTS} clients`,
      `${perSecond.toFixed(0)}/s, ${failures.length} errors`,
      `${GOAL.perSecond}/s, none`,
      perSecond >= GOAL.perSecond && failures.length === 0,
    );
    report.figure('  p50 / p95', `${p50Ms.toFixed(1)} / ${p95Ms.toFixed(1)} ms`);
    report.figure('  their mails and invoices made after', `${drainSeconds.toFixed(0)} s more`);
    const share = perSecond / bare;
    report.figure(
      '  beside a bare transaction of the same writes',
      `${share.toFixed(2)} of ${bare.toFixed(0)}/s`,
      `at least ${GOAL.share}`,
      share >= GOAL.share,
    );
  } finally {
    await backend.stop();
  }
}

/** Waits until no job is due; answers the seconds that it took. */
async function drainJobs(db: Kysely<Database>): Promise<number> {
  const started = performance.now();
  const due = () =>
    db
      .selectFrom('jobs')
      .select('id')
      .where('state', 'in', ['waiting', 'running'])
      .where('run_at', '<=', new Date())
      .limit(1)
      .executeTakeFirst();
  while (await due()) await wait(500);
  return (performance.now() - started) / 1000;
}

/** What each cart costs, in euros. */
export async function amountsOf(
  client: ReturnType<typeof shopClient>,
  tokens: readonly string[],
): Promise<number[]> {
  const amounts: number[] = [];
  let next = 0;
  const read = async () => {
    for (let i = next++; i < tokens.length; i = next++) {
      const { Data } = await client.ask('cart', 'GET', '/api/aspos/cart', { token: tokens[i]! });
      amounts[i] = (Data as CartRecord).AmountToPay;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, read));
  return amounts;
}

async function measureShoppers(report: Report, shop: MeasuredShop, name: string): Promise<void> {
  const products = await stockedProducts(shop.db);
  const tokens = await newCustomers(shop.db, SHOPPERS.count, `shopper-${name}`);
  const backend = await shop.start();
  try {
    const load = (seconds: number) =>
      inProcess<ShoppersOptions, ShoppersResult>('tests/bench/orders/shoppers-load.ts', {
        ...{ origin: backend.url, tokens, products, seconds },
      });
    await load(5);
    const { orders, failures, times } = await load(SHOPPERS.seconds);
    report.raw(`shoppers on ${name}`, { orders, failures, times });
    for (const failure of failures.slice(0, 3)) console.log(failure);
    const [slowest, { p50Ms, p95Ms }] = Object.entries(times).reduce((a, b) =>
      a[1].p95Ms > b[1].p95Ms ? a : b,
    );
    report.figure(
      `${SHOPPERS.count} shoppers for ${SHOPPERS.seconds} s on ${name}`,
      `${orders} orders, ${failures.length} errors`,
      'no error',
      failures.length === 0 && orders > 0,
    );
    report.figure(
      `  slowest call (${slowest}): p50 / p95`,
      `${p50Ms.toFixed(1)} / ${p95Ms.toFixed(1)} ms`,
      `p95 under ${GOAL.p95Ms} ms`,
      p95Ms < GOAL.p95Ms,
    );
  } finally {
    await backend.stop();
  }
}
