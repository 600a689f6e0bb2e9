import { type Kysely, type Selectable, sql } from 'kysely';
import type { InvoiceRecord } from '../../src/api/orders/wire.ts';
import { toEuros } from '../../src/domain/money.ts';
import type { Database } from '../db/schema/database.ts';
import type { InvoiceTable } from '../db/schema/orders.ts';
import type { Page } from './orders.ts';

export type InvoiceRow = Selectable<InvoiceTable> & {
  order_number: string;
  /** Number of the invoice that it credits. */
  credited_number: string | null;
  /** Cents of that invoice that earlier credit notes took back. */
  credited_before: number;
};

const ofCustomer = (db: Kysely<Database>, customerId: number) =>
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

/** Invoices of a customer, newest first. */
export function invoicesOf(
  db: Kysely<Database>,
  customerId: number,
  { offset, limit }: Page,
): Promise<InvoiceRow[]> {
  return ofCustomer(db, customerId)
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
  const row = await ofCustomer(db, customerId).where('invoices.id', '=', id).executeTakeFirst();
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
