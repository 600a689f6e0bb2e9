/**
 * Dependencies of the checkout, and its jobs; all jobs are enqueued in the transaction that causes
 * them.
 */
import { type Transaction, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../platform/db/schema/database.ts';
import type { JobQueue, NewJob, JobKind } from '../platform/jobs/job-queue.ts';
import type { PaymentProvider, PaymentRow } from '../payment/payment-provider.ts';
import type { Shop } from '../catalogue/reads/shop.ts';
import { z } from 'zod';

/** Mails about orders; each is enqueued in the transaction that causes it. */
export interface OrderMails {
  /** Confirms to the customer that the order is placed, or paid. */
  sendConfirmation(trx: Transaction<Database>, orderId: number): Promise<void>;
  /** Tells the customer that the order is ready for pickup. */
  sendReadyNotice(trx: Transaction<Database>, orderId: number): Promise<void>;
  /** Tells the customer that the delivery is on its way. */
  sendShippedNotice(trx: Transaction<Database>, orderId: number): Promise<void>;
  /** Mails the receipt of a withdrawal: its content and the time at which it was received. */
  sendWithdrawalReceipt(trx: Transaction<Database>, withdrawalId: number): Promise<void>;
}

/** Dependencies of the checkout. */
export interface CheckoutServices {
  shop: Shop;
  jobs: JobQueue;
  provider: PaymentProvider;
  mails: OrderMails;
  log: Logger;
  now(): Date;
  /** Name of the shop, as shown by the provider. */
  shopName: string;
  /** Public origin of the shop. */
  origin(): string;
  /** URL for the provider's webhook; null: it cannot reach this shop. */
  webhookUrl(): string | null;
  /** Path of the page after payment, with the key of the order. */
  returnPath(locale: 'nl' | 'en', successKey: string): string;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const RETRY_DELAYS_MS = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, HOUR, 6 * HOUR, DAY];
const COMMON_SETTINGS = {
  ...{ backOffMs: RETRY_DELAYS_MS, timeoutMs: MINUTE, keptMs: 7 * DAY },
  ...{ isPersonal: false, yieldsToRequests: false },
};

/** Creates the payment at the provider if needed, and queries the state of an open one. */
export const FOLLOW_UP_KIND: JobKind<{ paymentId: number }> = {
  ...COMMON_SETTINGS,
  name: 'payment-follow-up',
  payload: z.object({ paymentId: z.int() }),
};

/** Queries payments without news for a long time. */
export const RECONCILE_KIND: JobKind<Record<string, never>> = {
  ...COMMON_SETTINGS,
  name: 'payment-reconcile',
  payload: z.object({}),
  timeoutMs: 10 * MINUTE,
  yieldsToRequests: true,
};

/** Refunds until `refundTo` cents of a payment are refunded. */
export const REFUND_KIND: JobKind<{ paymentId: number; refundTo: number }> = {
  ...COMMON_SETTINGS,
  name: 'payment-refund',
  payload: z.object({ paymentId: z.int(), refundTo: z.int().min(1) }),
};

/** Re-renders products whose availability changed because an order took or returned stock. */
export const AVAILABILITY_KIND: JobKind<{ productIds: number[] }> = {
  ...COMMON_SETTINGS,
  name: 'availability',
  payload: z.object({ productIds: z.array(z.int()).min(1) }),
};

/** Mails the confirmation of a placed or paid order, and creates its invoice. */
export const ORDER_CONFIRMATION_KIND: JobKind<{ orderId: number }> = {
  ...COMMON_SETTINGS,
  name: 'order-confirmed',
  payload: z.object({ orderId: z.int() }),
  yieldsToRequests: true,
};

export const orderConfirmationJob = (orderId: number): NewJob<{ orderId: number }> => ({
  kind: ORDER_CONFIRMATION_KIND,
  payload: { orderId },
  key: String(orderId),
});

/** Sends the receipt of a withdrawal from a known order. */
export const WITHDRAWAL_KIND: JobKind<{ withdrawalId: number }> = {
  ...COMMON_SETTINGS,
  name: 'withdrawal-receipt',
  payload: z.object({ withdrawalId: z.int() }),
  yieldsToRequests: true,
};

/** Creates the invoice or credit note required by the state of an order. */
export const BILLING_KIND: JobKind<{ orderId: number }> = {
  ...COMMON_SETTINGS,
  name: 'bill-order',
  yieldsToRequests: true,
  payload: z.object({ orderId: z.int() }),
};

export const billingJob = (orderId: number): NewJob<{ orderId: number }> => ({
  kind: BILLING_KIND,
  payload: { orderId },
});

const FIRST_FOLLOW_UP_MS = 30 * SECOND;
const MAX_FOLLOW_UP_DELAY_MS = 6 * HOUR;

/** When an open payment is queried again: soon at first, then at growing intervals. */
export function nextPaymentQueryTime(paymentCreatedAt: Date, now: Date): Date {
  const age = now.getTime() - paymentCreatedAt.getTime();
  return new Date(
    now.getTime() + Math.min(MAX_FOLLOW_UP_DELAY_MS, Math.max(FIRST_FOLLOW_UP_MS, age / 2)),
  );
}

/** Enqueues the full refund of a payment, and records that the shop requested it. */
export async function requestRefund(
  trx: Transaction<Database>,
  jobs: JobQueue,
  { id: paymentId, amount_incl: refundTo }: Pick<PaymentRow, 'id' | 'amount_incl'>,
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ refund_asked_incl: sql<number>`amount_incl` })
    .where('id', '=', paymentId)
    .execute();
  const key = `${paymentId}-${refundTo}`;
  await jobs.enqueue(trx, { kind: REFUND_KIND, payload: { paymentId, refundTo }, key });
}
