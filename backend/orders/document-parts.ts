/** What invoices and order confirmations have in common. */
import type { Locale } from '../../src/domain/entities/common.ts';
import { formatMoney, formatPercent } from '../../src/domain/money.ts';
import {
  type OrderAmounts,
  orderTotals,
  type OrderTotals,
} from '../../src/domain/orders/order-totals.ts';
import type { VatPart } from '../../src/domain/orders/vat-split.ts';
import { INVOICE_TEXTS } from './invoice-texts.ts';
import type { StoredOrder } from './orders.ts';
import type { Seller } from './seller.ts';

export type Labelled = readonly [label: string, value: string];

type Stored = Pick<StoredOrder, 'row' | 'lines'>;

/** What the totals of a stored order follow from. */
export const amountsOf = ({ row, lines }: Stored): OrderAmounts => ({
  lines: lines.map((line) => ({
    total: { priceInclTax: line.total_incl, priceExclTax: line.total_excl },
    taxRate: line.tax_rate,
  })),
  shipping: {
    total: { priceInclTax: row.shipping_incl, priceExclTax: row.shipping_excl },
    taxRate: row.shipping_tax_rate,
  },
  voucherTotal: row.voucher_total,
});

/** The totals of a stored order. */
export function storedTotals(order: Stored): OrderTotals {
  const { lines, shipping, voucherTotal } = amountsOf(order);
  return orderTotals(lines, shipping, voucherTotal);
}

/** The company as a document names it. */
export function sellerLines(seller: Seller, locale: Locale): string[] {
  const { kvk, vatNumber } = INVOICE_TEXTS[locale];
  return [
    seller.legalName,
    seller.address,
    [seller.phone, seller.email].filter(Boolean).join(' · '),
    `${kvk} ${seller.kvk} · ${vatNumber} ${seller.vatNumber}`,
  ];
}

/** The VAT of each rate, with the amount that it is computed from. `sign`: -1 on a credit note. */
export function vatLines(vat: readonly VatPart[], locale: Locale, sign: 1 | -1 = 1): Labelled[] {
  const texts = INVOICE_TEXTS[locale];
  return vat.map(({ taxRate, priceExclTax, tax }) => [
    texts.vat(formatPercent(taxRate / 100, locale), formatMoney(sign * priceExclTax, locale)),
    formatMoney(sign * tax, locale),
  ]);
}
