import type { ListedOrder } from './order-list.ts';

/** Spreadsheets take a text that begins with one of these for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

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

export const CSV_HEAD = Object.values(COLUMNS).map(csvField).join(',');

/** An order as a line of CSV (RFC 4180); the total is in euros. */
export function csvLine(order: ListedOrder): string {
  return (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[])
    .map((column) =>
      column === 'total' ? (order.total / 100).toFixed(2) : csvField(order[column] ?? ''),
    )
    .join(',');
}

function csvField(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
