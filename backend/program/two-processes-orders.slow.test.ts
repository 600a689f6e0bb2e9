/** Orders at two API processes on one PostgreSQL server; skipped where none is installed. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BRANDS } from '../../src/brands/brands.ts';
import { buyer, type Buyer } from '../../tests/support/buyer.ts';
import { generateCatalogue } from '../../demo/catalogue/load.ts';
import { findInconsistencies } from '../checkout/testing/books.ts';
import { createAccount, EMBEDDED_ISSUER } from '../customers/identity/accounts.ts';
import { ShopTokens } from '../customers/identity/sessions.ts';
import {
  programsOrWarning,
  startTwoProcesses,
  type TwoProcesses,
} from '../testing/two-processes.ts';

const programs = programsOrWarning();
const [SHOPPERS, ITEMS] = [100, 40];

describe.skipIf(!programs)('two API processes on one PostgreSQL database', () => {
  let both: TwoProcesses;
  const buyers: Buyer[] = [];
  let product: number;

  beforeAll(async () => {
    both = await startTwoProcesses(
      programs!,
      async ({ db }) => {
        await generateCatalogue(db, { products: 50, seed: 3 });
        const row = await db
          .selectFrom('products')
          .select('id')
          .where('visibility', '=', 'Orderable')
          .where('orderable', '=', 'ja')
          .executeTakeFirstOrThrow();
        product = row.id;
        await setStock(db, ITEMS);
      },
      { READS_PER_MINUTE: '0' },
    );
    const { db } = both.database;
    const tokens = new ShopTokens(db, BRANDS.bm.slug, () => new Date());
    for (let i = 0; i < SHOPPERS; i += 1) {
      const accountId = await db.transaction().execute((trx) =>
        createAccount(
          trx,
          {
            ...{ issuer: EMBEDDED_ISSUER, subject: `s-${i}`, email: `k${i}@bouw.example` },
            ...{ passwordHash: null, isConfirmed: true, customer: {}, contact: {} },
            locale: 'nl',
          },
          new Date(),
        ),
      );
      const token = (await tokens.start(accountId!, null))!;
      buyers.push(buyer(() => both.servers[i % 2]!.url, token));
    }
    // Few at a time: only confirming is to happen at once.
    for (let i = 0; i < SHOPPERS; i += 10)
      await Promise.all(buyers.slice(i, i + 10).map((each) => each.fill(product)));
  }, 180_000);

  afterAll(() => both?.close());

  const setStock = (db: TwoProcesses['database']['db'], items: number) =>
    db
      .updateTable('stock')
      .set({ default_stock: items, total_stock: items })
      .where('product_id', '=', product)
      .execute();

  it('sell 40 items to exactly 40 of 100 shoppers who confirm at once', async () => {
    const answers = await confirmAll();
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const ordered = answers.filter(({ Data }) => Data?.OrderId);
    expect(ordered).toHaveLength(ITEMS);
    expect(await findInconsistencies(both.database.db, new Map([[product, ITEMS]]))).toEqual([]);
  }, 120_000);

  it('make one order of a cart that is confirmed at both at once', async () => {
    const { db } = both.database;
    await setStock(db, 50);
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
    const { subject } = await both.database.db
      .selectFrom('contacts')
      .innerJoin('accounts', 'accounts.id', 'contacts.account_id')
      .select('subject')
      .where('contacts.id', '=', contactId)
      .executeTakeFirstOrThrow();
    return Number(subject.slice(2));
  }
});
