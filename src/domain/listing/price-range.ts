import { parseEuros } from '../shared/decimal.ts';
import type { Locale } from '../shared/common.ts';
import { type Cents, toCents, withoutTax, withTax } from '../shared/money.ts';
import { GENERAL_TAX_RATE } from '../product/general-tax.ts';
import { MAX_PRICE } from '../search/search-constants.ts';

type Euros = number | null | undefined;

export interface PriceRange {
  min: Cents;
  max: Cents;
}

/**
 * The price filter of two ends in euros: it applies only when both are numbers, rounded to two
 * decimals (spec 2 §5); no price is negative or over ten million. Ends given the wrong way round are turned.
 */
export function priceRange(min: Euros, max: Euros): PriceRange | null {
  const ends = [min, max].map(amount).filter((end) => end !== null);
  if (ends.length < 2) return null;
  const [low, high] = ends.sort((a, b) => a - b) as [Cents, Cents];
  return { min: low, max: high };
}

/** The VAT form of prices that a visitor sees. */
export type VatForm = 'incl' | 'excl';

/** An end of a range in the VAT form that is shown, at the general rate: a range has no product's own. */
export const inVatForm = (cents: Cents, form: VatForm): Cents =>
  form === 'incl' ? cents : withoutTax(cents, GENERAL_TAX_RATE);

/**
 * As `priceRange`, for the lowest and highest price as typed in the shown VAT form (`1.000` in Dutch,
 * `1,000` in English). Answers amounts incl. VAT, as calls and addresses use them: a link shows the
 * same list to everybody.
 */
export function typedPriceRange(
  min: string,
  max: string,
  locale: Locale,
  form: VatForm = 'incl',
): PriceRange | null {
  const range = priceRange(parseEuros(min, locale), parseEuros(max, locale));
  if (!range || form === 'incl') return range;
  const end = (cents: Cents) => Math.min(withTax(cents, GENERAL_TAX_RATE), toCents(MAX_PRICE));
  return { min: end(range.min), max: end(range.max) };
}

/**
 * As `priceRange`, for the two ends in an address: a decimal point and no thousands, as
 * `listQuery` writes them. A comma before cents is read too; `1,000` is left out.
 */
export const queriedPriceRange = (min: string | null, max: string | null): PriceRange | null =>
  priceRange(queriedEuros(min), queriedEuros(max));

const queriedEuros = (text: string | null): Euros =>
  text?.trim() && /^[^,]+$|^\s*\d+,\d{1,2}\s*$/.test(text) ? Number(text.replace(',', '.')) : null;

function amount(euros: Euros): Cents | null {
  return euros != null && euros >= 0 && euros <= MAX_PRICE ? toCents(euros) : null;
}
