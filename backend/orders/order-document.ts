import { fullDay } from '../../src/domain/shared/days.ts';
import type { Locale } from '../../src/domain/shared/common.ts';
import { formatMoney, formatNumber, formatPercent } from '../../src/domain/shared/money.ts';
import { sellerLines, storedTotals, vatLines } from './document-pdf.ts';
import { addressLines, type InvoiceDocument } from './invoice-document.ts';
import { INVOICE_TEXTS } from './invoice-texts.ts';
import type { StoredOrder } from './orders.ts';
import type { Seller } from './seller.ts';

/** Texts that differ from an invoice: a confirmation shows prices incl. VAT, as the shop does. */
const TEXTS = {
  nl: {
    title: 'Bestelbevestiging',
    unitPrice: 'Prijs incl. btw',
    amount: 'Bedrag incl. btw',
    subtotal: 'Subtotaal incl. btw',
    shipping: 'Verzendkosten incl. btw',
    voucher: 'Tegoedbonnen incl. btw',
    totalExcl: 'Waarvan excl. btw',
    withdraw: 'Als consument kun je de overeenkomst binnen 14 dagen na ontvangst herroepen.',
  },
  en: {
    title: 'Order confirmation',
    unitPrice: 'Price incl. VAT',
    amount: 'Amount incl. VAT',
    subtotal: 'Subtotal incl. VAT',
    shipping: 'Delivery costs incl. VAT',
    voucher: 'Vouchers incl. VAT',
    totalExcl: 'Of which excl. VAT',
    withdraw: 'As a consumer you can withdraw from the contract within 14 days after delivery.',
  },
} as const satisfies Record<Locale, unknown>;

/**
 * Builds the confirmation of an order, in its language. `facts`: sentences on payment, destination
 * and time.
 */
export function orderDocument(
  { row, lines }: Pick<StoredOrder, 'row' | 'lines'>,
  facts: readonly string[],
  seller: Seller,
): InvoiceDocument {
  const { locale } = row;
  const [own, texts] = [TEXTS[locale], INVOICE_TEXTS[locale]];
  const money = (cents: number) => formatMoney(cents, locale);
  const percent = (rate: number) => formatPercent(rate / 100, locale);
  const { subtotal, total, vat } = storedTotals({ row, lines });
  return {
    locale,
    texts: { ...texts, unitPrice: own.unitPrice, amount: own.amount, rounding: own.withdraw },
    title: `${own.title} ${row.order_number}`,
    brand: seller.brand,
    seller: sellerLines(seller, locale),
    buyer: addressLines(row.invoice_address),
    facts: [
      [texts.order, row.order_number],
      [texts.orderDate, fullDay(row.placed_at.toISOString(), locale)],
    ],
    lines: lines.map((line) => ({
      title: line.title,
      detail: line.number,
      quantity: `${formatNumber(line.quantity, locale)} ${line.unit}`,
      unitPrice: money(line.unit_incl),
      rate: percent(line.tax_rate),
      amount: money(line.total_incl),
    })),
    totals: [
      [own.subtotal, money(subtotal.priceInclTax)],
      [own.shipping, money(row.shipping_incl)],
      ...(row.voucher_total > 0 ? [[own.voucher, money(-row.voucher_total)] as const] : []),
      [own.totalExcl, money(total.priceExclTax)],
      ...vatLines(vat, locale),
    ],
    grandTotal: [texts.totalIncl, money(total.priceInclTax)],
    payment: facts.join(' · '),
  };
}
