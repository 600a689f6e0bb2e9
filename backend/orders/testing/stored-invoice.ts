import { orderTotals } from '../../../src/domain/orders/order-totals.ts';
import type { InvoiceRow } from '../invoices.ts';
import type { NewOrderLine } from '../insert-order.ts';
import type { OrderLineRow, OrderRow } from '../order-records.ts';
import { ADDRESS } from './new-order.ts';

interface StoredInvoiceOptions {
  lines: readonly NewOrderLine[];
  voucherTotal?: number;
  paidAt?: Date | null;
  reference?: string;
}

/** An invoice and its order, as they are read from the database. */
export function storedInvoice({
  lines,
  voucherTotal = 0,
  paidAt = null,
  reference = '',
}: StoredInvoiceOptions) {
  const placedAt = new Date('2026-11-20T12:00:00Z');
  const shipping = { priceInclTax: 695, priceExclTax: 574 };
  const { total } = orderTotals(
    lines.map(({ price, taxRate }) => ({ total: price.total, taxRate })),
    { total: shipping, taxRate: 21 },
    voucherTotal,
  );
  const totals = { total_incl: total.priceInclTax, total_excl: total.priceExclTax };
  const row = {
    ...{ id: 300_001, order_number: '26000001', invoice_address: ADDRESS, placed_at: placedAt },
    ...{ shipping_incl: 695, shipping_excl: 574, shipping_tax_rate: 21 },
    ...{ voucher_total: voucherTotal, reference, ...totals },
  } as OrderRow;
  const lineRows = lines.map(({ price, ...line }, i): OrderLineRow => ({
    ...{ id: i + 1, order_id: row.id, position: i + 1, product_id: line.productId },
    ...{ title: line.title, number: line.number, unit: line.unit, quantity: price.quantity },
    ...{ tax_rate: line.taxRate, discount_incl: 0, discount_excl: 0, source: null },
    ...{ unit_incl: price.unit.priceInclTax, unit_excl: price.unit.priceExclTax },
    ...{ total_incl: price.total.priceInclTax, total_excl: price.total.priceExclTax },
  }));
  const invoice: InvoiceRow = {
    ...{ id: 500_001, number: 'F2026-000012', order_id: row.id, order_number: row.order_number },
    ...{ invoice_date: '2026-11-20', due_date: '2026-12-20', ...totals, paid_at: paidAt },
    ...{ credits: null, credited_number: null, credited_before: 0 },
  };
  return { invoice, order: { row, lines: lineRows } };
}
