import { expect, it } from 'vitest';
import { productRecord } from '../../../tests/support/records.ts';
import { mapProductSummary } from '../../api/products/mappers.ts';
import { totalAndNextLevelHtml } from './total-html.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const record = productRecord({
  ...{ PriceInclTax: 10, PriceExclTax: 8.26, Discounts: [], PriceReduction: null },
  MoreLessLevels: [{ Id: 1, Quantity: 10, PriceInclTax: 9, PriceExclTax: 7.44 }],
});
const product = { ...mapProductSummary(record, NOW), unit: 'zak' };

/** The text with prices incl. VAT. */
const words = (quantity: number, of = product) =>
  totalAndNextLevelHtml(of, quantity, NOW, 'nl')
    .html.replace(/<span class="vat-excl">.*?<\/span>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

it('tells the total and the next level of the staffel', () => {
  expect(words(9)).toBe('Totaal € 90,00 Vanaf 10 stuks € 9,00 per zak');
});

it('tells the price of one piece once a level lowers it', () => {
  expect(words(10)).toBe('Totaal € 90,00 · € 9,00 per zak');
});

it('tells the price per unit of the contents at that level', () => {
  const of = { ...product, unitPriceUnit: 'kg', unitPerProduct: 25 };
  expect(words(10, of)).toBe('Totaal € 90,00 · € 9,00 per zak · € 0,36 / kg');
});

it('keeps the line of the next level above the last one', () => {
  expect(totalAndNextLevelHtml(product, 10, NOW, 'nl').html).toContain(
    '<span class="block min-h-5',
  );
  const single = { ...product, moreLessLevels: [] };
  expect(totalAndNextLevelHtml(single, 10, NOW, 'nl').html).not.toContain('min-h-5');
  expect(words(2, single)).toBe('Totaal € 20,00');
});
