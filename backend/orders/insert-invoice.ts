import { sql, type Transaction } from 'kysely';
import type { IsoDate } from '../../src/domain/entities/common.ts';
import type { Cents, Price } from '../../src/domain/entities/money.ts';
import { partTotals } from '../../src/domain/orders/order-totals.ts';
import type { Database } from '../db/schema/database.ts';
import { amountsOf } from './document-parts.ts';
import { orderById } from './orders.ts';

export interface NewInvoice {
  orderId: number;
  date: IsoDate;
  dueDate: IsoDate;
  paidAt: Date | null;
  /**
   * The invoice of which cents are taken back, after those that were `before`: a credit note, with
   * amounts below zero.
   */
  credits?: { id: number; amount: Cents; before: Cents };
}

/** Bills an order under the next number of the year, in the caller's transaction; answers its id. */
export async function insertInvoice(
  trx: Transaction<Database>,
  { orderId, date, dueDate, paidAt, credits }: NewInvoice,
): Promise<number> {
  const order = await orderById(trx, orderId);
  if (!order) throw new Error(`There is no order ${orderId}.`);
  const { total_incl, total_excl } = order.row;
  const totals = credits
    ? negative(partTotals(amountsOf(order), credits.before, credits.before + credits.amount).total)
    : { total_incl, total_excl };
  const { id } = await trx
    .insertInto('invoices')
    .values({
      number: await nextNumber(trx, Number(date.slice(0, 4))),
      order_id: orderId,
      invoice_date: date,
      due_date: dueDate,
      ...totals,
      credits: credits?.id ?? null,
      paid_at: paidAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const negative = ({ priceInclTax, priceExclTax }: Price) => ({
  total_incl: -priceInclTax,
  total_excl: -priceExclTax,
});

/**
 * `F2026-000001`. The counter's row stays locked until the transaction ends, so that a number of a
 * transaction that fails is given to the next.
 */
async function nextNumber(trx: Transaction<Database>, year: number): Promise<string> {
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
