import type { Kysely } from 'kysely';
import type { CustomerExportRecord } from '../../src/api/customer/export-wire.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { SignedInCustomer } from '../platform/http/context.ts';
import { invoiceRecord, invoicesOf } from './invoices.ts';
import { orderParty, orderOf, ordersOf } from './orders.ts';
import { orderRecord } from './order-records.ts';
import { stringify } from 'csv-stringify/sync';
import type { ListedOrder } from './order-list.ts';

const ALL = { offset: 0, limit: 1_000_000 };

/** All orders and invoices of a customer, for a contact's data export. */
export async function exportOrders(
  db: Kysely<Database>,
  { customerId, contactId }: Pick<SignedInCustomer, 'customerId' | 'contactId'>,
): Promise<Pick<CustomerExportRecord, 'Orders' | 'Invoices'>> {
  const orders = [];
  for (const { row } of await ordersOf(db, customerId, ALL)) {
    const order = await orderOf(db, customerId, row.id);
    // Addresses of product pages and of the store are not personal data.
    if (!order) continue;
    const party = await orderParty(db, row, contactId);
    orders.push(orderRecord(row, { ...order, products: new Map() }, party, null));
  }
  return { Orders: orders, Invoices: (await invoicesOf(db, customerId, ALL)).map(invoiceRecord) };
}

const COLUMNS = {
  number: 'number',
  placedAt: 'placed at',
  state: 'state',
  contactName: 'name',
  shippingMethod: 'shipping',
  paymentMethod: 'method',
  paymentState: 'payment',
  alarm: 'alarm',
  total: 'total incl. VAT',
} as const satisfies Partial<Record<keyof ListedOrder, string>>;

export const CSV_HEAD = Object.values(COLUMNS).join(',');

/**
 * An order as a line of CSV (RFC 4180); the total is in euros. Texts are protected against being
 * read as formulas.
 */
export const csvLine = (order: ListedOrder): string =>
  stringify([order], {
    ...{ columns: COLUMNS, eof: false, escape_formulas: true },
    cast: { number: (cents) => (cents / 100).toFixed(2) },
  });
