import { stringify } from 'csv-stringify/sync';
import type { ListedOrder } from './order-list.ts';

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
