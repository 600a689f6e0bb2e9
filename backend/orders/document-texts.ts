/** The fixed texts of invoices, and the seller that they name. */
import type { Locale } from '../../src/domain/shared/common.ts';
import type { SiteBrand } from '../../src/brands/brands.ts';
import { placeholderSourceOf } from '../editing/content/changed-entities.ts';
import { placeholderValuesOf } from '../editing/content/placeholders.ts';
import type { Editorial } from '../editing/content/editorial.ts';

/** The seller's details required on an invoice. */
export interface Seller {
  /** Name of the shop. */
  brand: string;
  legalName: string;
  address: string;
  phone: string;
  email: string;
  /** Number at the Chamber of Commerce. */
  kvk: string;
  vatNumber: string;
  /** Empty if not shown. */
  iban: string;
}

export interface SellerOptions {
  brand: SiteBrand;
}

/** The seller, from the company's data; null if there are none (`company.yaml`). */
export function sellerOf(editorial: Editorial, { brand }: SellerOptions, now: Date): Seller | null {
  const { company } = editorial.content;
  if (!company) return null;
  const facts = placeholderValuesOf(
    placeholderSourceOf(editorial, 'nl', { brand, count: 0, now }),
    company,
  );
  const factText = (name: string) => facts[name] ?? '';
  return {
    brand: brand.name,
    legalName: factText('legalName'),
    address: factText('address'),
    phone: factText('phone'),
    email: factText('email'),
    kvk: factText('kvk'),
    vatNumber: factText('vat'),
    iban: factText('iban'),
  };
}

/** The texts of an invoice. */
export interface InvoiceTexts {
  invoice: string;
  creditNote: string;
  creditedInvoice: string;
  invoiceCancelled: (number: string) => string;
  refundedPart: (orderNumber: string) => string;
  invoiceReduced: (number: string) => string;
  invoiceNumber: string;
  invoiceDate: string;
  dueDate: string;
  orderNumber: string;
  orderDate: string;
  reference: (reference: string) => string;
  article: string;
  quantity: string;
  unitPrice: string;
  vatRate: string;
  amount: string;
  subtotal: string;
  shipping: string;
  voucher: string;
  totalExcl: string;
  vat: (rate: string, base: string) => string;
  totalIncl: string;
  discount: (amount: string) => string;
  kvk: string;
  vatNumber: string;
  paidOn: (day: string) => string;
  payBefore: (day: string, number: string, iban: string) => string;
  rounding: string;
  pageNumber: (page: number, pages: number) => string;
}

export const INVOICE_TEXTS: Record<Locale, InvoiceTexts> = {
  nl: {
    invoice: 'Factuur',
    creditNote: 'Creditfactuur',
    creditedInvoice: 'Bij factuur',
    invoiceCancelled: (number) =>
      `Hiermee vervalt factuur ${number}. Wat je betaalde, krijg je terug.`,
    refundedPart: (orderNumber) => `Deel van bestelling ${orderNumber} dat je terugkrijgt`,
    invoiceReduced: (number) => `Dit bedrag gaat van factuur ${number} af.`,
    invoiceNumber: 'Factuurnummer',
    invoiceDate: 'Factuurdatum',
    dueDate: 'Vervaldatum',
    orderNumber: 'Ordernummer',
    orderDate: 'Besteld op',
    reference: (reference) => `Jouw referentie: ${reference}`,
    article: 'Artikel',
    quantity: 'Aantal',
    unitPrice: 'Prijs excl. btw',
    vatRate: 'Btw',
    amount: 'Bedrag excl. btw',
    subtotal: 'Subtotaal excl. btw',
    shipping: 'Verzendkosten excl. btw',
    voucher: 'Tegoedbonnen excl. btw',
    totalExcl: 'Totaal excl. btw',
    vat: (rate, base) => `Btw ${rate} over ${base}`,
    totalIncl: 'Totaal incl. btw',
    discount: (amount) => `Korting ${amount} excl. btw`,
    kvk: 'KvK',
    vatNumber: 'Btw-nummer',
    paidOn: (day) => `Voldaan op ${day}. Je hoeft niets meer te betalen.`,
    payBefore: (day, number, iban) =>
      `Betaal uiterlijk op ${day}${iban && ` op ${iban}`}, onder vermelding van ${number}.`,
    rounding: 'Prijzen per stuk zijn afgerond op centen; het bedrag van een regel is leidend.',
    pageNumber: (page, pages) => `Pagina ${page} van ${pages}`,
  },
  en: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    creditedInvoice: 'For invoice',
    invoiceCancelled: (number) => `This cancels invoice ${number}. What you paid is refunded.`,
    refundedPart: (orderNumber) => `Part of order ${orderNumber} that is refunded`,
    invoiceReduced: (number) => `This amount is taken off invoice ${number}.`,
    invoiceNumber: 'Invoice number',
    invoiceDate: 'Invoice date',
    dueDate: 'Due date',
    orderNumber: 'Order number',
    orderDate: 'Ordered on',
    reference: (reference) => `Your reference: ${reference}`,
    article: 'Article',
    quantity: 'Quantity',
    unitPrice: 'Price excl. VAT',
    vatRate: 'VAT',
    amount: 'Amount excl. VAT',
    subtotal: 'Subtotal excl. VAT',
    shipping: 'Shipping excl. VAT',
    voucher: 'Vouchers excl. VAT',
    totalExcl: 'Total excl. VAT',
    vat: (rate, base) => `VAT ${rate} on ${base}`,
    totalIncl: 'Total incl. VAT',
    discount: (amount) => `Discount ${amount} excl. VAT`,
    kvk: 'Chamber of commerce (KvK)',
    vatNumber: 'VAT number',
    paidOn: (day) => `Paid on ${day}. There is nothing left to pay.`,
    payBefore: (day, number, iban) =>
      `Pay no later than ${day}${iban && ` to ${iban}`}, quoting ${number}.`,
    rounding: 'Unit prices are rounded to cents; the amount of a line is what counts.',
    pageNumber: (page, pages) => `Page ${page} of ${pages}`,
  },
};
