import { randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';
import type { TestBankPaymentTable } from '../../platform/db/schema/orders.ts';
import {
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefusedError,
} from '../payment-provider.ts';

export type TestBankRow = Selectable<TestBankPaymentTable>;

/** An open payment expires after this time, as at a real bank. */
export const EXPIRES_AFTER_MS = 15 * 60_000;
export const TEST_BANK_PAGE = '/api/test-bank';

/** Fictitious banks. */
export const TEST_BANKS = [
  { id: 'test-noord', name: 'Testbank Noord' },
  { id: 'test-oost', name: 'Testbank Oost' },
  { id: 'test-zuid', name: 'Testbank Zuid' },
];

interface Options {
  db: Kysely<Database>;
  now(): Date;
  /** Public origin of the shop. */
  origin(): string;
}

/** A simulated bank inside the shop, for testing: its payments move no money. */
export function testBank({ db, now, origin }: Options): PaymentProvider {
  const paymentOf = (row: TestBankRow): ProviderPayment => ({
    id: row.id,
    reference: row.reference,
    state: row.refunded_incl >= row.amount_incl ? 'refunded' : row.state,
    amount: row.amount_incl,
    ...{ refunded: row.refunded_incl, chargedBack: 0 },
    paymentUrl: row.state === 'open' ? `${origin()}${TEST_BANK_PAGE}/${row.id}` : null,
  });
  return {
    name: 'test-bank',
    isTest: true,
    async create(payment) {
      await db
        .insertInto('test_bank_payments')
        .values({
          id: `tb_${randomBytes(16).toString('base64url')}`,
          idempotency_key: payment.idempotencyKey,
          reference: payment.reference,
          description: payment.description,
          amount_incl: payment.amount,
          method: payment.method,
          issuer: payment.issuer,
          locale: payment.locale,
          state: 'open',
          redirect_url: payment.redirectUrl,
          created_at: now(),
        })
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .execute();
      const row = await db
        .selectFrom('test_bank_payments')
        .selectAll()
        .where('idempotency_key', '=', payment.idempotencyKey)
        .executeTakeFirstOrThrow();
      return paymentOf(row);
    },
    async get(id) {
      const row = await testBankPayment(db, id, now());
      return row && paymentOf(row);
    },
    refund: (id, { amount, idempotencyKey }) =>
      db.transaction().execute(async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('test_bank_refunds')
          .values({
            idempotency_key: idempotencyKey,
            payment_id: id,
            amount_incl: amount,
            created_at: now(),
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (!numInsertedOrUpdatedRows) return;
        const { numUpdatedRows } = await trx
          .updateTable('test_bank_payments')
          .set({ refunded_incl: sql<number>`refunded_incl + ${amount}` })
          .where('id', '=', id)
          .where('state', '=', 'paid')
          .where(sql<boolean>`refunded_incl + ${amount} <= amount_incl`)
          .executeTakeFirst();
        if (!numUpdatedRows) throw new ProviderRefusedError('There is not so much to refund.');
      }),
    methods: () =>
      Promise.resolve([
        { id: 'ideal', issuers: TEST_BANKS },
        { id: 'card', issuers: [] },
        { id: 'paypal', issuers: [] },
      ]),
  };
}

/** A payment of the bank; expires it if it was open too long. Null: there is none. */
export async function testBankPayment(
  db: Kysely<Database>,
  id: string,
  now: Date,
): Promise<TestBankRow | null> {
  await db
    .updateTable('test_bank_payments')
    .set({ state: 'expired' })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('created_at', '<=', new Date(now.getTime() - EXPIRES_AFTER_MS))
    .execute();
  const row = await db
    .selectFrom('test_bank_payments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
