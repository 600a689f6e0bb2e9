import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { InvoiceRecord } from '../../src/api/orders/calls.ts';
import { toEuros, type Cents, type Price } from '../../src/domain/shared/money.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { InvoiceTable } from '../platform/db/schema/orders.ts';
import { type Page, orderById } from './orders.ts';
import type { IsoDate } from '../../src/domain/shared/common.ts';
import { partialTotals } from '../../src/domain/orders/order-totals.ts';
import { amountsOf } from './document-pdf.ts';
import {
  PAYMENT_TERM_DAYS,
  needsInvoice,
  unrequestedRefunds,
} from '../../src/domain/orders/billing.ts';
import { localTime } from '../../src/domain/store/opening-hours.ts';
import { hasEnded } from '../../src/domain/orders/order-state.ts';

export type InvoiceRow = Selectable<InvoiceTable> & {
  order_number: string;
  /** Number of the invoice that it credits. */
  credited_number: string | null;
  /** Cents of that invoice already credited by earlier credit notes. */
  credited_before: number;
};

const selectInvoices = (db: Kysely<Database>, customerId: number) =>
  db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .leftJoin('invoices as credited', 'credited.id', 'invoices.credits')
    .where('orders.customer_id', '=', customerId)
    .selectAll('invoices')
    .select(['orders.order_number', 'credited.number as credited_number'])
    .select(
      sql<number>`(select coalesce(-sum(earlier.total_incl), 0)::int from invoices earlier
        where earlier.credits = invoices.credits and earlier.id < invoices.id)`.as(
        'credited_before',
      ),
    );

/** The invoices of a customer, newest first. */
export function invoicesOf(
  db: Kysely<Database>,
  customerId: number,
  { offset, limit }: Page,
): Promise<InvoiceRow[]> {
  return selectInvoices(db, customerId)
    .orderBy('invoices.invoice_date', 'desc')
    .orderBy('invoices.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** An invoice of a customer; null if the customer has none with this id. */
export async function invoiceOf(
  db: Kysely<Database>,
  customerId: number,
  id: number,
): Promise<InvoiceRow | null> {
  const row = await selectInvoices(db, customerId).where('invoices.id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function invoiceCountOf(db: Kysely<Database>, customerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .where('orders.customer_id', '=', customerId)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const invoiceRecord = (row: InvoiceRow): InvoiceRecord => ({
  Id: row.id,
  Number: row.number,
  OrderId: row.order_id,
  OrderNumber: row.order_number,
  Date: row.invoice_date,
  DueDate: row.due_date,
  TotalInclTax: toEuros(row.total_incl),
  TotalExclTax: toEuros(row.total_excl),
  PaidAt: row.paid_at?.toISOString() ?? null,
  CreditOf: row.credited_number,
});

export interface NewInvoice {
  orderId: number;
  date: IsoDate;
  dueDate: IsoDate;
  paidAt: Date | null;
  /**
   * For a credit note: the invoice that it credits, the amount, and what earlier credit notes of
   * this invoice credited.
   */
  credit?: { id: number; amount: Cents; creditedBefore: Cents };
}

/**
 * Creates an invoice for an order with the next number of the year, in the caller's transaction;
 * returns its id.
 */
export async function insertInvoice(
  trx: Transaction<Database>,
  { orderId, date, dueDate, paidAt, credit }: NewInvoice,
): Promise<number> {
  const order = await orderById(trx, orderId);
  if (!order) throw new Error(`There is no order ${orderId}.`);
  const { total_incl, total_excl } = order.row;
  const totals = credit
    ? negatedPrice(
        partialTotals(
          amountsOf(order),
          credit.creditedBefore,
          credit.creditedBefore + credit.amount,
        ).total,
      )
    : { total_incl, total_excl };
  const { id } = await trx
    .insertInto('invoices')
    .values({
      number: await nextInvoiceNumber(trx, Number(date.slice(0, 4))),
      order_id: orderId,
      invoice_date: date,
      due_date: dueDate,
      ...totals,
      credits: credit?.id ?? null,
      paid_at: paidAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const negatedPrice = ({ priceInclTax, priceExclTax }: Price) => ({
  total_incl: -priceInclTax,
  total_excl: -priceExclTax,
});

/**
 * `F2026-000001`. The counter's row stays locked until the transaction ends, so that the number of
 * a failed transaction is used again.
 */
async function nextInvoiceNumber(trx: Transaction<Database>, year: number): Promise<string> {
  const { last } = await trx
    .insertInto('invoice_counters')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql<number>`invoice_counters.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `F${year}-${String(last).padStart(6, '0')}`;
}

const DAY_MS = 86_400_000;

/**
 * Adds the invoice or credit note required by the state of an order: an invoice, paid or due on
 * account; a credit note when an invoiced order has ended, and for each partial refund before that.
 * Idempotent. Runs as a job, because gap-free numbers are assigned one at a time and orders must
 * not wait for that.
 */
export function billOrder(db: Kysely<Database>, orderId: number, now: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .select(['id', 'state', 'payment_method', 'total_incl'])
      .where('id', '=', orderId)
      .forUpdate()
      .executeTakeFirst();
    if (!order || order.total_incl === 0) return;
    const existingInvoices = await trx
      .selectFrom('invoices')
      .select(['id', 'credits', 'total_incl'])
      .where('order_id', '=', orderId)
      .execute();
    let invoiceId = existingInvoices.find(({ credits }) => credits === null)?.id;
    const date = localTime(now).day;
    if (invoiceId === undefined && needsInvoice(order.state, order.payment_method)) {
      const isOnAccount = order.payment_method === 'account';
      const dueAt = new Date(now.getTime() + (isOnAccount ? PAYMENT_TERM_DAYS * DAY_MS : 0));
      invoiceId = await insertInvoice(trx, {
        ...{ orderId, date, dueDate: localTime(dueAt).day, paidAt: isOnAccount ? null : now },
      });
    }
    if (invoiceId === undefined) return;
    const creditedAmount = existingInvoices.reduce(
      (sum, invoice) => sum - Math.min(0, invoice.total_incl),
      0,
    );
    const returnedAmount = hasEnded(order.state)
      ? order.total_incl
      : await unrequestedReturns(trx, orderId);
    const amount = Math.min(returnedAmount, order.total_incl) - creditedAmount;
    if (amount <= 0) return;
    const credit = { id: invoiceId, amount, creditedBefore: creditedAmount };
    await insertInvoice(trx, { orderId, date, dueDate: date, paidAt: now, credit });
    if (creditedAmount + amount < order.total_incl) return;
    // Everything was credited, so nothing of the invoice is left to pay.
    await trx
      .updateTable('invoices')
      .set({ paid_at: now })
      .where('id', '=', invoiceId)
      .where('paid_at', 'is', null)
      .execute();
  });
}

/**
 * Cents of an active order that the provider or the customer's bank returned without a request of
 * the shop.
 */
async function unrequestedReturns(trx: Transaction<Database>, orderId: number): Promise<number> {
  const payments = await trx
    .selectFrom('payments')
    .select(['refunded_incl', 'charged_back_incl', 'refund_asked_incl'])
    .where('order_id', '=', orderId)
    .execute();
  return payments.reduce(
    (sum, { refunded_incl: refunded, charged_back_incl: chargedBack, refund_asked_incl }) =>
      sum + unrequestedRefunds({ refunded, chargedBack, requestedRefund: refund_asked_incl }),
    0,
  );
}
