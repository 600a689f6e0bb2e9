import { expect, it } from 'vitest';
import { pdfText } from '../platform/pdf/testing/pdf-text.ts';
import { documentPdf } from './document-pdf.ts';
import { confirmationDocument } from './invoice-document.ts';
import type { OrderRow } from './order-records.ts';
import { newLine } from './testing/new-order.ts';
import { storedInvoice } from './testing/stored-invoice.ts';

const SELLER = {
  ...{ brand: 'Bouwmaat', legalName: 'Bouwmaat B.V.', address: 'Kade 1, Ede', phone: '0318' },
  ...{ email: 'info@bouw.example', kvk: '90000001', vatNumber: 'NL1', iban: '' },
};

function confirmation(locale: 'nl' | 'en') {
  const { order } = storedInvoice({
    lines: [newLine(1, 2, 1_210), newLine(2, 1, 545, 9)],
    voucherTotal: 500,
  });
  const row: OrderRow = { ...order.row, locale };
  return confirmationDocument({ ...order, row }, ['Betaalwijze: iDEAL | Wero'], SELLER);
}

it('shows what is paid incl. VAT, adding up to the total', () => {
  const { title, totals, grandTotal, lines } = confirmation('nl');
  expect(title).toBe('Bestelbevestiging 26000001');
  expect(lines.map(({ amount }) => amount.replace(/\s/g, ' '))).toEqual(['€ 24,20', '€ 5,45']);
  const amounts = new Map(totals.map(([label, amount]) => [label, amount.replace(/\s/g, ' ')]));
  expect(amounts.get('Subtotaal incl. btw')).toBe('€ 29,65');
  expect(amounts.get('Verzendkosten incl. btw')).toBe('€ 6,95');
  expect(amounts.get('Tegoedbonnen incl. btw')).toBe('€ -5,00');
  expect(grandTotal[1].replace(/\s/g, ' ')).toBe('€ 31,60');
});

it.each([
  ['nl', 'binnen 14 dagen na ontvangst herroepen'],
  ['en', 'withdraw from the contract within 14 days'],
] as const)('tells in %s of the right of withdrawal', async (locale, words) => {
  const [page] = pdfText(await documentPdf(confirmation(locale)));
  expect(page!.replace(/\n/g, ' ')).toContain(words);
});
