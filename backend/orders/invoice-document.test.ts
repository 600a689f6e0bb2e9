import { expect, it } from 'vitest';
import { orderTotals } from '../../src/domain/orders/order-totals.ts';
import type { InvoiceRow } from './invoices.ts';
import { invoiceDocument } from './invoice-document.ts';
import { documentPdf } from './document-pdf.ts';
import { pdfText } from '../platform/pdf/testing/pdf-text.ts';
import { storedInvoice } from './testing/stored-invoice.ts';
import { newLine } from './testing/new-order.ts';

const SELLER = {
  ...{ brand: 'Bouwmaat', legalName: 'Bouwmaat Voorbeeld B.V.', address: 'Weg 1, 1000 AA Ede' },
  ...{ phone: '088 000 00 00', email: 'info@bouw.example', kvk: '12345678' },
  ...{ vatNumber: 'NL123456789B01', iban: 'NL00 BANK 0000 0000 00' },
};
const lines = [newLine(100_123, 3, 1_210), newLine(100_200, 2, 545, 9)];
const space = (text: string) => text.replaceAll('\u00a0', ' ');
const documentOf = (options = {}, locale: 'nl' | 'en' = 'nl') => {
  const { invoice, order } = storedInvoice({ lines, ...options });
  return invoiceDocument(invoice, order, SELLER, locale);
};

it('names both parties, number, dates and VAT per rate', () => {
  const written = documentOf();
  expect(written.seller).toEqual([
    'Bouwmaat Voorbeeld B.V.',
    'Weg 1, 1000 AA Ede',
    '088 000 00 00 · info@bouw.example',
    'KvK 12345678 · Btw-nummer NL123456789B01',
  ]);
  expect(written.buyer).toEqual(['Bouw & Zn', 'Łukasz Şahin', 'Kade 12a', '3542 AB Utrecht']);
  expect(written.facts).toEqual([
    ['Factuurnummer', 'F2026-000012'],
    ['Factuurdatum', '20 november 2026'],
    ['Vervaldatum', '20 december 2026'],
    ['Ordernummer', '26000001'],
    ['Besteld op', '20 november 2026'],
  ]);
  expect(written.totals.map((row) => row.map(space))).toEqual([
    ['Subtotaal excl. btw', '€ 40,00'],
    ['Verzendkosten excl. btw', '€ 5,74'],
    ['Totaal excl. btw', '€ 45,74'],
    ['Btw 21% over € 35,74', '€ 7,51'],
    ['Btw 9% over € 10,00', '€ 0,90'],
  ]);
  expect(written.grandTotal.map(space)).toEqual(['Totaal incl. btw', '€ 54,15']);
  expect(written.payment).toBe(
    'Betaal uiterlijk op 20 december 2026 op NL00 BANK 0000 0000 00, onder vermelding van F2026-000012.',
  );
});

it('names the reference of the buyer', () => {
  expect(documentOf({ reference: 'Loods 7' }).buyer.at(-1)).toBe('Jouw referentie: Loods 7');
});

it('takes vouchers off before VAT, and names what was paid', () => {
  const paidAt = new Date('2026-11-25T12:00:00Z');
  const written = documentOf({ voucherTotal: 1_000, paidAt }, 'en');
  const amounts = new Map(written.totals);
  const { vat } = orderTotals(
    lines.map(({ price, taxRate }) => ({ total: price.total, taxRate })),
    { total: { priceInclTax: 695, priceExclTax: 574 }, taxRate: 21 },
    1_000,
  );
  const excl = vat.reduce((sum, part) => sum + part.priceExclTax, 0);
  expect(amounts.get('Vouchers excl. VAT')).toBe(`-€${((4574 - excl) / 100).toFixed(2)}`);
  expect(amounts.get('Total excl. VAT')).toBe(`€${(excl / 100).toFixed(2)}`);
  expect(written.grandTotal[1]).toBe('€44.15');
  expect(written.payment).toBe('Paid on 25 November 2026. There is nothing left to pay.');
});

it('is laid out as a PDF with every word of it, letters of all Latin scripts included', async () => {
  const written = documentOf();
  const bytes = await documentPdf(written);
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  const text = space(pdfText(bytes).join('\n'));
  const words = [
    ...written.seller,
    ...written.buyer,
    ...written.facts.flat(),
    ...written.lines.flatMap((line) => Object.values(line)),
    ...written.totals.flat(),
    ...written.grandTotal,
    written.payment,
  ].flatMap((each) => space(each).split(' '));
  expect(words.length).toBeGreaterThan(60);
  expect(words.filter((word) => !text.replace(/\n/g, '').includes(word))).toEqual([]);
});

it('repeats the head of the lines on every page', async () => {
  const many = Array.from({ length: 60 }, (_, i) => newLine(100_000 + i, 1, 1_210));
  const pages = pdfText(await documentPdf(documentOf({ lines: many })));
  expect(pages).toHaveLength(4);
  const joined = pages.map((page) => page.replace(/\n/g, ''));
  expect(joined.map((page) => page.includes('Bedrag excl. btw'))).toEqual([true, true, true, true]);
  expect(joined[3]).toContain('Pagina 4 van 4');
  expect(joined[3]).toContain('Totaal incl. btw');
});

it('is tagged for screen readers: language, title, heading, table and what is decoration', async () => {
  const file = Buffer.from(await documentPdf(documentOf())).toString('latin1');
  expect(file).toContain('/Marked true');
  expect(file).toContain('/StructTreeRoot');
  expect(file).toContain('/Lang (nl-NL)');
  expect(file).toMatch(/\/DisplayDocTitle true/);
  const count = (type: string) => file.match(new RegExp(`/S /${type}\\n`, 'g'))?.length ?? 0;
  expect([count('Document'), count('H1'), count('Table')]).toEqual([1, 1, 1]);
  expect(count('TH')).toBe(5);
  expect(count('TD')).toBe(5 * documentOf().lines.length);
});

const creditNote = (invoice: InvoiceRow, amount: number): InvoiceRow => ({
  ...invoice,
  ...{ number: 'F2026-000013', credits: 1, credited_number: invoice.number, total_incl: -amount },
});

it('writes a credit note for a part with the VAT of that part, and no lines of the order', () => {
  const { invoice, order } = storedInvoice({ lines });
  const written = invoiceDocument(creditNote(invoice, 500), order, SELLER, 'nl');
  expect(space(written.grandTotal[1])).toBe('€ -5,00');
  expect(written.lines.every(({ title }) => title.startsWith('Deel van bestelling'))).toBe(true);
  expect(written.payment).toBe('Dit bedrag gaat van factuur F2026-000012 af.');
});

it('writes parts that add up to what they credit, excl. VAT and in the VAT of each rate', () => {
  const { invoice, order } = storedInvoice({ lines, voucherTotal: 333 });
  const cents = (text: string) => Number(text.replace(/[^\d-]/g, ''));
  const sumOf = (written: ReturnType<typeof documentOf>, label: string) =>
    written.totals
      .filter(([name]) => name.startsWith(label))
      .reduce((sum, [, amount]) => sum + cents(amount), 0);
  let before = 0;
  const parts = [1, 501, 503, invoice.total_incl - 1_005].map((amount) => {
    const note = { ...creditNote(invoice, amount), credited_before: before };
    before += amount;
    return invoiceDocument(note, order, SELLER, 'nl');
  });
  const whole = documentOf({ voucherTotal: 333 });
  for (const label of ['Totaal excl. btw', 'Btw 21%', 'Btw 9%'])
    expect(parts.reduce((sum, part) => sum + sumOf(part, label), 0)).toBe(-sumOf(whole, label));
  for (const part of parts)
    expect(part.lines.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(
      sumOf(part, 'Totaal excl. btw'),
    );
});

it('writes a credit note with amounts below zero, for the invoice that it cancels', () => {
  const { invoice, order } = storedInvoice({ lines });
  const note = creditNote(invoice, invoice.total_incl);
  const written = invoiceDocument(note, order, SELLER, 'nl');
  expect(written.title).toBe('Creditfactuur F2026-000013');
  expect(written.facts).toContainEqual(['Bij factuur', 'F2026-000012']);
  expect(written.payment).toContain('vervalt factuur F2026-000012');
  const plain = documentOf();
  expect(space(written.grandTotal[1])).toBe(space(plain.grandTotal[1]).replace('€ ', '€ -'));
  expect(written.lines[0]!.quantity).toBe('-3 stuk');
});
