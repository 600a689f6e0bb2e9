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

/** Values of a facet that show before "more". */
export const FACET_VALUES = 6;
/** Facets of a list that show at all. */
export const FACETS = 6;

/** What of facets stands in a page: the first, one value more to tell that there is more. */
export const shownFacets = <T>(facets: readonly T[]): T[] => facets.slice(0, FACETS);
export const shownValues = <T>(values: readonly T[]): T[] => values.slice(0, FACET_VALUES + 1);

interface Value {
  value: string;
  count: number;
}

/** A group of values to choose from. */
interface Facet<V extends Value> {
  field: string;
  values: V[];
}

/**
 * The facets of a new answer in the places of those that are on the screen, so that nothing
 * moves under the finger of a visitor who chooses several values: groups and values keep their
 * order, what the answer no longer has counts 0, what it adds comes last.
 */
export function steadyFacets<V extends Value, F extends Facet<V>>(
  before: readonly F[],
  now: readonly F[],
): F[] {
  const answered = new Map(now.map((facet) => [facet.field, facet]));
  const known = new Set(before.map(({ field }) => field));
  const kept = before.map((facet) => ({
    ...(answered.get(facet.field) ?? facet),
    values: steadyValues(facet.values, answered.get(facet.field)?.values ?? []),
  }));
  return [...kept, ...now.filter(({ field }) => !known.has(field))];
}

function steadyValues<V extends Value>(before: readonly V[], now: readonly V[]): V[] {
  const answered = new Map(now.map((one) => [one.value, one]));
  const known = new Set(before.map(({ value }) => value));
  const kept = before.map((one) => answered.get(one.value) ?? { ...one, count: 0 });
  return [...kept, ...now.filter(({ value }) => !known.has(value))];
}
