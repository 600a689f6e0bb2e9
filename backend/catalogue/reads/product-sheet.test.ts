import { expect, it } from 'vitest';
import { pdfText } from '../../platform/pdf/testing/pdf-text.ts';
import { type ProductSheet, productSheetPdf } from './product-files.ts';

const sheet: ProductSheet = {
  brand: 'Bouwmaat',
  kind: 'Productblad',
  title: 'Gipsplaat 2600 × 600 mm, afgeschuinde kant',
  facts: [
    ['Artikelnummer', '100001'],
    ['Fabrikant', 'Łódź Gips €'],
  ],
  paragraphs: ['Voor wanden en plafonds.', 'Droog bewaren.'],
  warnings: ['Draag een stofmasker.'],
};

it('names shop, kind, product, facts and warnings', async () => {
  const [page, ...others] = pdfText(await productSheetPdf(sheet));
  expect(others).toEqual([]);
  expect(page!.split('\n')).toEqual([
    ...['Bouwmaat', 'Productblad', 'Gipsplaat 2600 × 600 mm, afgeschuinde kant'],
    ...['Artikelnummer', '100001', 'Fabrikant'],
    // Letters of the second font file are written apart.
    ...['Ł', 'ód', 'ź', ' Gips €'],
    ...['Voor wanden en plafonds.', 'Droog bewaren.', 'Let op: Draag een stofmasker.'],
    ...['Gipsplaat 2600 × 600 mm, afgeschuinde kant', 'Pagina 1 van 1'],
  ]);
});

it('continues on a new page where the facts and paragraphs need it', async () => {
  const facts = Array.from({ length: 60 }, (_, i) => [`Kenmerk ${i}`, 'ja'] as const);
  const paragraphs = Array.from({ length: 10 }, (_, i) => `Alinea ${i}: ${'woord '.repeat(80)}`);
  const pages = pdfText(await productSheetPdf({ ...sheet, facts, paragraphs }));
  expect(pages.length).toBeGreaterThan(2);
  const text = pages.join('\n');
  for (const [label] of facts) expect(text.split('\n')).toContain(label);
  for (let i = 0; i < 10; i++) expect(text).toContain(`Alinea ${i}:`);
  expect(pages.at(-1)).toContain(`Pagina ${pages.length} van ${pages.length}`);
});

it('is tagged: a heading, a table with header cells, paragraphs', async () => {
  const file = Buffer.from(await productSheetPdf(sheet)).toString('latin1');
  for (const type of ['H1', 'Table', 'TR', 'TH', 'TD', 'P'])
    expect(file).toContain(`/S /${type}\n`);
  expect(file).toContain('/Lang (nl-NL)');
  expect(file).toContain('/Marked true');
});
