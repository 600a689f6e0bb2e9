/** Orders at two API processes on one PostgreSQL server; skipped where none is installed. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../scripts/lib/processes.ts';
import { BRANDS } from '../src/brands/brands.ts';
import { buyer, type Buyer } from '../tests/support/buyer.ts';
import { generateCatalogue } from '../demo/catalogue/load.ts';
import { faultsInBooks } from './checkout/testing/books.ts';
import { openDatabase, type OpenedDatabase } from './db/open.ts';
import { createAccount, EMBEDDED } from './identity/accounts.ts';
import { ShopTokens } from './identity/shop-tokens.ts';
import { postgresPrograms, type PostgresServer, startPostgres } from './testing/postgres-server.ts';

const programs = postgresPrograms();
const [SHOPPERS, ITEMS] = [100, 40];

describe.skipIf(!programs)('two API processes on one PostgreSQL database', () => {
  const folders = ['one', 'two'].map((name) => mkdtempSync(path.join(tmpdir(), `orders-${name}-`)));
  let postgres: PostgresServer;
  let database: OpenedDatabase;
  let servers: RunningServer[] = [];
  const buyers: Buyer[] = [];
  let product: number;

  beforeAll(async () => {
    postgres = await startPostgres(programs!);
    const { databaseUrl } = postgres;
    database = await openDatabase({ databaseUrl, dataDir: folders[0]! });
    const { db } = database;
    await generateCatalogue(db, { products: 50, seed: 3 });
    const row = await db
      .selectFrom('products')
      .select('id')
      .where('visibility', '=', 'Orderable')
      .where('orderable', '=', 'ja')
      .executeTakeFirstOrThrow();
    product = row.id;
    await db
      .updateTable('stock')
      .set({ default_stock: ITEMS, total_stock: ITEMS })
      .where('product_id', '=', product)
      .execute();
    servers = await Promise.all(
      folders.map((dataDir) =>
        startServer('backend/main.ts', {
          ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' },
          ...{ COOKIE_SECRET: 'one secret for both processes, 32+', READS_PER_MINUTE: '0' },
        }),
      ),
    );
    const tokens = new ShopTokens(db, BRANDS.bm.slug, () => new Date());
    for (let i = 0; i < SHOPPERS; i += 1) {
      const accountId = await db.transaction().execute((trx) =>
        createAccount(
          trx,
          {
            ...{ issuer: EMBEDDED, subject: `s-${i}`, email: `k${i}@bouw.example` },
            ...{ passwordHash: null, isConfirmed: true, customer: {}, contact: {} },
            locale: 'nl',
          },
          new Date(),
        ),
      );
      const token = (await tokens.start(accountId!, null))!;
      buyers.push(buyer(() => servers[i % 2]!.url, token));
    }
    // Few at a time: only confirming is to happen at once.
    for (let i = 0; i < SHOPPERS; i += 10)
      await Promise.all(buyers.slice(i, i + 10).map((each) => each.fill(product)));
  }, 180_000);

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await database?.close();
    await postgres?.close();
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  it('sell 40 items to exactly 40 of 100 shoppers who confirm at once', async () => {
    const answers = await confirmAll();
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const ordered = answers.filter(({ Data }) => Data?.OrderId);
    expect(ordered).toHaveLength(ITEMS);
    expect(await faultsInBooks(database.db, new Map([[product, ITEMS]]))).toEqual([]);
  }, 120_000);

  it('make one order of a cart that is confirmed at both at once', async () => {
    const { db } = database;
    await db
      .updateTable('stock')
      .set({ total_stock: 50, default_stock: 50 })
      .where('product_id', '=', product)
      .execute();
    const [last] = await db
      .selectFrom('carts')
      .select('contact_id')
      .where(
        'id',
        'not in',
        db.selectFrom('orders').select('cart_id').where('cart_id', 'is not', null),
      )
      .limit(1)
      .execute();
    const index = await contactIndex(last!.contact_id!);
    const answers = await Promise.all(Array.from({ length: 6 }, () => buyers[index]!.confirm()));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(new Set(answers.map(({ Data }) => Data?.OrderId)).size).toBe(1);
  }, 60_000);

  /** All confirm at once; those whom the processes were too busy to answer repeat their attempt. */
  async function confirmAll() {
    let attempts = await Promise.all(
      buyers.map(async (each) => ({
        each,
        attempt: { idempotencyKey: randomUUID(), amountToPay: (await each.cart()).AmountToPay },
      })),
    );
    const answers: Awaited<ReturnType<Buyer['confirm']>>[] = [];
    while (attempts.length > 0) {
      const round = await Promise.all(attempts.map(({ each, attempt }) => each.confirm(attempt)));
      answers.push(...round.filter(({ status }) => status !== 503));
      attempts = attempts.filter((_, at) => round[at]!.status === 503);
    }
    return answers;
  }

  async function contactIndex(contactId: number): Promise<number> {
    const { subject } = await database.db
      .selectFrom('contacts')
      .innerJoin('accounts', 'accounts.id', 'contacts.account_id')
      .select('subject')
      .where('contacts.id', '=', contactId)
      .executeTakeFirstOrThrow();
    return Number(subject.slice(2));
  }
});
