/** Items that need attention: payments with an alarm or open for too long, and withdrawals. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/db/schema/database.ts';

/** A payment open for longer is stuck: banks end theirs within minutes, PayPal in hours. */
const STUCK_MS = 4 * 60 * 60_000;
const SHOWN = 50;

export interface StuckPayment {
  id: number;
  orderNumber: string;
  state: string;
  /** A `PaymentAlarm`; null: it is only open for too long. */
  alarm: string | null;
  amount: number;
  createdAt: Date;
}

export interface OpenWithdrawal {
  id: number;
  /** Number of the order; null: the input matches no order. */
  orderNumber: string | null;
  typedNumber: string;
  /** As typed. */
  email: string;
  name: string;
  /** Empty: the whole order. */
  positions: number[];
  reason: string;
  receivedAt: Date;
}

export const stuckPayments = (db: Kysely<Database>, now: Date): Promise<StuckPayment[]> =>
  db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', 'payments.state', 'payments.alarm', 'amount_incl as amount'])
    .select(['order_number as orderNumber', 'payments.created_at as createdAt'])
    .where(({ or, eb, and }) =>
      or([
        eb('alarm', 'is not', null),
        and([
          eb('payments.state', '=', 'open'),
          eb('payments.created_at', '<', new Date(now.getTime() - STUCK_MS)),
          // A superseded order no longer awaits payment.
          eb('orders.state', '=', 'awaiting-payment'),
        ]),
      ]),
    )
    .orderBy('payments.id', 'desc')
    .limit(SHOWN)
    .execute();

export const openWithdrawals = (db: Kysely<Database>): Promise<OpenWithdrawal[]> =>
  db
    .selectFrom('withdrawals')
    .leftJoin('orders', 'orders.id', 'withdrawals.order_id')
    .select(['withdrawals.id', 'orders.order_number as orderNumber', 'name', 'positions', 'reason'])
    .select(['withdrawals.order_number as typedNumber', 'withdrawals.email as email'])
    .select('withdrawals.created_at as receivedAt')
    .where('handled_at', 'is', null)
    .orderBy('withdrawals.id')
    .limit(SHOWN)
    .execute();

export interface StrayPayment {
  id: number;
  provider: string;
  providerId: string;
  amount: number;
  createdAt: Date;
}

/** Payments at the provider without an order here. */
export const strayPayments = (db: Kysely<Database>): Promise<StrayPayment[]> =>
  db
    .selectFrom('stray_payments')
    .select(['id', 'provider', 'provider_id as providerId', 'amount_incl as amount'])
    .select('created_at as createdAt')
    .where('handled_at', 'is', null)
    .orderBy('id')
    .limit(SHOWN)
    .execute();

/** Clears the alarm of a payment; false if it has none. */
export async function settleAlarm(db: Kysely<Database>, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ alarm: sql`null` })
    .where('id', '=', id)
    .where('alarm', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Marks a stray payment as handled; false if it already was. */
export const markStrayHandled = (db: Kysely<Database>, id: number, now: Date): Promise<boolean> =>
  settle(db, 'stray_payments', id, now);

/** Marks a withdrawal as handled; false if it already was. */
export const settleWithdrawal = (db: Kysely<Database>, id: number, now: Date): Promise<boolean> =>
  settle(db, 'withdrawals', id, now);

async function settle(
  db: Kysely<Database>,
  table: 'stray_payments' | 'withdrawals',
  id: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ handled_at: now })
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
