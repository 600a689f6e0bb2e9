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

export interface SellerSource {
  brand: SiteBrand;
}

/** The seller, from the company's data; null if there are none (`company.yaml`). */
export function sellerOf(editorial: Editorial, { brand }: SellerSource, now: Date): Seller | null {
  const { company } = editorial.content;
  if (!company) return null;
  const facts = placeholderValuesOf(
    placeholderSourceOf(editorial, 'nl', { brand, count: 0, now }),
    company,
  );
  const fact = (name: string) => facts[name] ?? '';
  return {
    brand: brand.name,
    legalName: fact('legalName'),
    address: fact('address'),
    phone: fact('phone'),
    email: fact('email'),
    kvk: fact('kvk'),
    vatNumber: fact('vat'),
    iban: fact('iban'),
  };
}

/** The texts of an invoice. */
export interface InvoiceTexts {
  invoice: string;
  creditNote: string;
  credits: string;
  settled: (number: string) => string;
  partOf: (orderNumber: string) => string;
  partSettled: (number: string) => string;
  number: string;
  date: string;
  dueDate: string;
  order: string;
  orderDate: string;
  reference: (reference: string) => string;
  article: string;
  quantity: string;
  unitPrice: string;
  rate: string;
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
  paid: (day: string) => string;
  due: (day: string, number: string, iban: string) => string;
  rounding: string;
  page: (page: number, pages: number) => string;
}

export const INVOICE_TEXTS: Record<Locale, InvoiceTexts> = {
  nl: {
    invoice: 'Factuur',
    creditNote: 'Creditfactuur',
    credits: 'Bij factuur',
    settled: (number) => `Hiermee vervalt factuur ${number}. Wat je betaalde, krijg je terug.`,
    partOf: (orderNumber) => `Deel van bestelling ${orderNumber} dat je terugkrijgt`,
    partSettled: (number) => `Dit bedrag gaat van factuur ${number} af.`,
    number: 'Factuurnummer',
    date: 'Factuurdatum',
    dueDate: 'Vervaldatum',
    order: 'Ordernummer',
    orderDate: 'Besteld op',
    reference: (reference) => `Jouw referentie: ${reference}`,
    article: 'Artikel',
    quantity: 'Aantal',
    unitPrice: 'Prijs excl. btw',
    rate: 'Btw',
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
    paid: (day) => `Voldaan op ${day}. Je hoeft niets meer te betalen.`,
    due: (day, number, iban) =>
      `Betaal uiterlijk op ${day}${iban && ` op ${iban}`}, onder vermelding van ${number}.`,
    rounding: 'Prijzen per stuk zijn afgerond op centen; het bedrag van een regel is leidend.',
    page: (page, pages) => `Pagina ${page} van ${pages}`,
  },
  en: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    credits: 'For invoice',
    settled: (number) => `This cancels invoice ${number}. What you paid is refunded.`,
    partOf: (orderNumber) => `Part of order ${orderNumber} that is refunded`,
    partSettled: (number) => `This amount is taken off invoice ${number}.`,
    number: 'Invoice number',
    date: 'Invoice date',
    dueDate: 'Due date',
    order: 'Order number',
    orderDate: 'Ordered on',
    reference: (reference) => `Your reference: ${reference}`,
    article: 'Article',
    quantity: 'Quantity',
    unitPrice: 'Price excl. VAT',
    rate: 'VAT',
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
    paid: (day) => `Paid on ${day}. There is nothing left to pay.`,
    due: (day, number, iban) =>
      `Pay no later than ${day}${iban && ` to ${iban}`}, quoting ${number}.`,
    rounding: 'Unit prices are rounded to cents; the amount of a line is what counts.',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
};
