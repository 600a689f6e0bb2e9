/** Payments of orders in the database. */
import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Cents } from '../../src/domain/shared/money.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { PaymentProviderName, PaymentTable } from '../platform/db/schema/orders.ts';
import type { OnlineMethod } from './payment-provider.ts';

export type PaymentRow = Selectable<PaymentTable>;

interface NewPaymentRow {
  orderId: number;
  provider: PaymentProviderName;
  method: OnlineMethod;
  issuer: string | null;
  amount: Cents;
  now: Date;
}

/** Adds an open payment that does not exist at the provider yet; returns its row. */
export function insertPayment(
  trx: Transaction<Database>,
  { orderId, provider, method, issuer, amount, now }: NewPaymentRow,
): Promise<PaymentRow> {
  return trx
    .insertInto('payments')
    .values({
      order_id: orderId,
      provider,
      provider_id: null,
      idempotency_key: randomUUID(),
      method,
      issuer,
      amount_incl: amount,
      state: 'open',
      payment_url: null,
      alarm: null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const paymentById = (db: Kysely<Database>, id: number): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();

/** The latest payment of an order. */
export const latestPayment = (
  db: Kysely<Database>,
  orderId: number,
): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
