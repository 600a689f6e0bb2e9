import { expect, it, test } from 'vitest';
import { BRANDS } from '../../../src/brands/brands.ts';
import { AnswerCache } from '../../platform/http/payload.ts';
import { pdfText } from '../../platform/pdf/testing/pdf-text.ts';
import {
  importRows,
  NOW,
  openCatalogue,
  readProduct,
  NEW_PRODUCT_ROW,
} from '../feed/testing/feed-database.ts';
import { fileRoutes, type ProductSheet, productSheetPdf } from './product-files.ts';
import { Shop } from './shop.ts';

test('a document that the owner brought is answered as it is', { timeout: 60_000 }, async () => {
  const { db, close } = await openCatalogue();
  await importRows(db, [NEW_PRODUCT_ROW]);
  const { id, details } = await readProduct(db);
  const files = [
    { memoId: id * 10, fileName: 'Blad 10.pdf', digest: 'known' },
    { memoId: id * 10 + 1, fileName: 'Weg.pdf', digest: 'gone' },
  ];
  await db
    .updateTable('products')
    .set({ details: JSON.stringify({ ...details, files }) })
    .where('id', '=', id)
    .execute();
  const shop = await Shop.open(db, new AnswerCache(), NOW);
  const app = fileRoutes(shop, BRANDS.bm, (digest) =>
    digest === 'known' ? Buffer.from('%PDF-own') : null,
  );
  const answer = await app.request(`/${id}0/Blad%2010.pdf`);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(await answer.text()).toBe('%PDF-own');
  expect((await app.request(`/${id}1/Weg.pdf`)).status).toBe(404);
  expect((await app.request(`/${id}0/Anders.pdf`)).status).toBe(404);
  await close();
});

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
