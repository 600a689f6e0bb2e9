import { dayWithYear } from '../../src/domain/shared/days.ts';
import type { Locale } from '../../src/domain/shared/common.ts';
import { formatMoney, formatNumber, formatPercent } from '../../src/domain/shared/money.ts';
import { formatPiecePrice } from '../../src/domain/shared/piece-amount.ts';
import { formatHouseNumber } from '../../src/domain/validation/house-number.ts';
import type { OrderAddressColumn } from '../platform/db/schema/orders.ts';
import { type OrderTotals, partialTotals } from '../../src/domain/orders/order-totals.ts';
import { totalDiscount } from '../../src/domain/orders/billing.ts';
import {
  amountsOf,
  type LabelledValue,
  sellerLines,
  storedTotals,
  vatLines,
} from './document-pdf.ts';
import { INVOICE_TEXTS, type InvoiceTexts, type Seller } from './document-texts.ts';
import type { InvoiceRow } from './invoices.ts';
import type { StoredOrder } from './orders.ts';

export interface DocumentLine {
  title: string;
  /** Below the title: the article number, and the discount if there is one. */
  detail: string;
  quantity: string;
  unitPrice: string;
  rate: string;
  amount: string;
}

/** The content of an invoice, ready for layout. */
export interface InvoiceDocument {
  locale: Locale;
  texts: InvoiceTexts;
  title: string;
  brand: string;
  seller: string[];
  buyer: string[];
  facts: LabelledValue[];
  lines: DocumentLine[];
  totals: LabelledValue[];
  /** The amount to pay, below the totals. */
  grandTotal: LabelledValue;
  payment: string;
}

/**
 * Builds an invoice with the legally required content: both parties, number and date, goods, and
 * per VAT rate the amount excl. VAT and the VAT. Lines are excl. VAT and add up to the total excl.
 * VAT.
 */
export function invoiceDocument(
  invoice: InvoiceRow,
  { row, lines }: Pick<StoredOrder, 'row' | 'lines'>,
  seller: Seller,
  locale: Locale,
): InvoiceDocument {
  const texts = INVOICE_TEXTS[locale];
  const sign: 1 | -1 = invoice.credited_number === null ? 1 : -1;
  const formatAmount = (cents: number) => formatMoney(sign * cents, locale);
  const formatRate = (rate: number) => formatPercent(rate / 100, locale);
  const shipping = { priceInclTax: row.shipping_incl, priceExclTax: row.shipping_excl };
  const creditedAmount = -invoice.total_incl;
  if (sign === -1 && creditedAmount !== row.total_incl) {
    const creditedBefore = invoice.credited_before;
    const totals = partialTotals(
      amountsOf({ row, lines }),
      creditedBefore,
      creditedBefore + creditedAmount,
    );
    return partialCreditNote(invoice, totals, { row, seller, locale });
  }
  const { subtotal, total, vat } = storedTotals({ row, lines });
  const voucher = totalDiscount({ subtotal, total, shippingCost: shipping });
  const hasExtras = row.shipping_incl > 0 || row.voucher_total > 0;
  return {
    ...documentHeading(invoice, row, seller, locale),
    lines: lines.map((line) => ({
      title: line.title,
      detail: [
        line.number,
        line.discount_excl > 0 && texts.discount(formatMoney(line.discount_excl, locale)),
      ]
        .filter(Boolean)
        .join(' · '),
      quantity: `${formatNumber(sign * line.quantity, locale)} ${line.unit}`,
      unitPrice: formatPiecePrice(
        { unit: line.unit_excl, total: line.total_excl, quantity: line.quantity },
        locale,
      ),
      rate: formatRate(line.tax_rate),
      amount: formatAmount(line.total_excl),
    })),
    totals: [
      ...(hasExtras ? [[texts.subtotal, formatAmount(subtotal.priceExclTax)] as const] : []),
      ...(row.shipping_incl > 0
        ? [[texts.shipping, formatAmount(shipping.priceExclTax)] as const]
        : []),
      ...(row.voucher_total > 0
        ? [[texts.voucher, formatAmount(-voucher.priceExclTax)] as const]
        : []),
      [texts.totalExcl, formatAmount(total.priceExclTax)],
      ...vatLines(vat, locale, sign),
    ],
    grandTotal: [texts.totalIncl, formatAmount(total.priceInclTax)],
    payment: paymentText(invoice, seller, locale),
  };
}

/** Address of the buyer, and the reference by which the buyer's bookkeeping knows the order. */
export const buyerLines = (
  { invoice_address: address, reference }: StoredOrder['row'],
  texts: InvoiceTexts,
): string[] => [...addressLines(address), ...(reference ? [texts.reference(reference)] : [])];

/** Parties, number and dates. */
function documentHeading(
  invoice: InvoiceRow,
  row: StoredOrder['row'],
  seller: Seller,
  locale: Locale,
): Pick<InvoiceDocument, 'locale' | 'texts' | 'title' | 'brand' | 'seller' | 'buyer' | 'facts'> {
  const texts = INVOICE_TEXTS[locale];
  const formatDay = (moment: string) => dayWithYear(moment, locale);
  return {
    locale,
    texts,
    title: `${invoice.credited_number ? texts.creditNote : texts.invoice} ${invoice.number}`,
    brand: seller.brand,
    seller: sellerLines(seller, locale),
    buyer: buyerLines(row, texts),
    facts: [
      [texts.invoiceNumber, invoice.number],
      [texts.invoiceDate, formatDay(invoice.invoice_date)],
      invoice.credited_number
        ? [texts.creditedInvoice, invoice.credited_number]
        : [texts.dueDate, formatDay(invoice.due_date)],
      [texts.orderNumber, row.order_number],
      [texts.orderDate, formatDay(row.placed_at.toISOString())],
    ],
  };
}

/**
 * Lines of a credit note for part of an order: one per VAT rate, since it concerns no specific
 * product.
 */
function partialCreditNote(
  invoice: InvoiceRow,
  { total, vat }: Pick<OrderTotals, 'total' | 'vat'>,
  { row, seller, locale }: { row: StoredOrder['row']; seller: Seller; locale: Locale },
): InvoiceDocument {
  const texts = INVOICE_TEXTS[locale];
  const formatAmount = (cents: number) => formatMoney(cents, locale);
  return {
    ...documentHeading(invoice, row, seller, locale),
    lines: vat.map(({ taxRate, priceExclTax }) => ({
      title: texts.refundedPart(row.order_number),
      ...{ detail: '', quantity: formatNumber(-1, locale), unitPrice: formatAmount(priceExclTax) },
      rate: formatPercent(taxRate / 100, locale),
      amount: formatAmount(-priceExclTax),
    })),
    totals: [[texts.totalExcl, formatAmount(-total.priceExclTax)], ...vatLines(vat, locale, -1)],
    grandTotal: [texts.totalIncl, formatAmount(-total.priceInclTax)],
    payment: texts.invoiceReduced(invoice.credited_number ?? ''),
  };
}

function paymentText(invoice: InvoiceRow, { iban }: Seller, locale: Locale): string {
  const texts = INVOICE_TEXTS[locale];
  if (invoice.credited_number) return texts.invoiceCancelled(invoice.credited_number);
  return invoice.paid_at
    ? texts.paidOn(dayWithYear(invoice.paid_at.toISOString(), locale))
    : texts.payBefore(dayWithYear(invoice.due_date, locale), invoice.number, iban);
}

/** An address as lines. */
function addressLines(address: OrderAddressColumn): string[] {
  const { houseNumber, houseNumberExtension } = address;
  return [
    address.name,
    `${address.firstName} ${address.lastName}`.trim(),
    `${address.street} ${formatHouseNumber({ houseNumber, houseNumberExtension })}`.trim(),
    `${address.postalCode} ${address.city}`.trim(),
    address.countryCode === 'NL' ? '' : address.countryCode,
  ].filter(Boolean);
}

/** Texts that differ from an invoice: a confirmation shows prices incl. VAT, as the shop does. */
const CONFIRMATION_TEXTS = {
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
export function confirmationDocument(
  { row, lines }: Pick<StoredOrder, 'row' | 'lines'>,
  facts: readonly string[],
  seller: Seller,
): InvoiceDocument {
  const { locale } = row;
  const [orderTexts, texts] = [CONFIRMATION_TEXTS[locale], INVOICE_TEXTS[locale]];
  const formatAmount = (cents: number) => formatMoney(cents, locale);
  const formatRate = (rate: number) => formatPercent(rate / 100, locale);
  const { subtotal, total, vat } = storedTotals({ row, lines });
  return {
    locale,
    texts: {
      ...texts,
      unitPrice: orderTexts.unitPrice,
      amount: orderTexts.amount,
      rounding: orderTexts.withdraw,
    },
    title: `${orderTexts.title} ${row.order_number}`,
    brand: seller.brand,
    seller: sellerLines(seller, locale),
    buyer: addressLines(row.invoice_address),
    facts: [
      [texts.orderNumber, row.order_number],
      [texts.orderDate, dayWithYear(row.placed_at.toISOString(), locale)],
    ],
    lines: lines.map((line) => ({
      title: line.title,
      detail: line.number,
      quantity: `${formatNumber(line.quantity, locale)} ${line.unit}`,
      unitPrice: formatAmount(line.unit_incl),
      rate: formatRate(line.tax_rate),
      amount: formatAmount(line.total_incl),
    })),
    totals: [
      [orderTexts.subtotal, formatAmount(subtotal.priceInclTax)],
      [orderTexts.shipping, formatAmount(row.shipping_incl)],
      ...(row.voucher_total > 0
        ? [[orderTexts.voucher, formatAmount(-row.voucher_total)] as const]
        : []),
      [orderTexts.totalExcl, formatAmount(total.priceExclTax)],
      ...vatLines(vat, locale),
    ],
    grandTotal: [texts.totalIncl, formatAmount(total.priceInclTax)],
    payment: facts.join(' · '),
  };
}
