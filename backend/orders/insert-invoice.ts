import { sql, type Transaction } from 'kysely';
import type { IsoDate } from '../../src/domain/entities/common.ts';
import type { Database } from '../db/schema/database.ts';

export interface NewInvoice {
  orderId: number;
  date: IsoDate;
  dueDate: IsoDate;
  paidAt: Date | null;
  /** The invoice that is taken back in full: a credit note, with amounts below zero. */
  credits?: number;
}

/** Bills an order under the next number of the year, in the caller's transaction; answers its id. */
export async function insertInvoice(
  trx: Transaction<Database>,
  { orderId, date, dueDate, paidAt, credits }: NewInvoice,
): Promise<number> {
  const order = await trx
    .selectFrom('orders')
    .select(['total_incl', 'total_excl'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const sign = credits === undefined ? 1 : -1;
  const { id } = await trx
    .insertInto('invoices')
    .values({
      number: await nextNumber(trx, Number(date.slice(0, 4))),
      order_id: orderId,
      invoice_date: date,
      due_date: dueDate,
      total_incl: sign * order.total_incl,
      total_excl: sign * order.total_excl,
      credits: credits ?? null,
      paid_at: paidAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

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
