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
 * Makes a price filter of two amounts in euros, rounded to cents (spec 2 §5). Null unless both are
 * numbers from 0 to `MAX_PRICE`. Amounts in the wrong order are swapped.
 */
export function priceRange(min: Euros, max: Euros): PriceRange | null {
  const ends = [min, max].map(toValidCents).filter((end) => end !== null);
  if (ends.length < 2) return null;
  const [low, high] = ends.sort((a, b) => a - b) as [Cents, Cents];
  return { min: low, max: high };
}

/** Whether a visitor sees prices with or without VAT. */
export type VatForm = 'incl' | 'excl';

/**
 * Converts a limit of the price filter to the displayed VAT form. Uses the general tax rate,
 * because a filter covers products of different rates.
 */
export const toVatForm = (cents: Cents, form: VatForm): Cents =>
  form === 'incl' ? cents : withoutTax(cents, GENERAL_TAX_RATE);

/**
 * Like `priceRange`, for prices typed in the displayed VAT form (`1.000` in Dutch, `1,000` in
 * English). Returns amounts including VAT, as API calls and addresses use them, so that a shared
 * link gives everybody the same list.
 */
export function typedPriceRange(
  min: string,
  max: string,
  locale: Locale,
  form: VatForm = 'incl',
): PriceRange | null {
  const range = priceRange(parseEuros(min, locale), parseEuros(max, locale));
  if (!range || form === 'incl') return range;
  const toLimit = (cents: Cents) => Math.min(withTax(cents, GENERAL_TAX_RATE), toCents(MAX_PRICE));
  return { min: toLimit(range.min), max: toLimit(range.max) };
}

/**
 * Like `priceRange`, for the values in an address: with a decimal point and no thousands
 * separators, as `listQuery` writes them. A decimal comma is accepted too; the ambiguous `1,000` is
 * not.
 */
export const priceRangeFromQuery = (min: string | null, max: string | null): PriceRange | null =>
  priceRange(parseQueryEuros(min), parseQueryEuros(max));

const parseQueryEuros = (text: string | null): Euros =>
  text?.trim() && /^[^,]+$|^\s*\d+,\d{1,2}\s*$/.test(text) ? Number(text.replace(',', '.')) : null;

function toValidCents(euros: Euros): Cents | null {
  return euros != null && euros >= 0 && euros <= MAX_PRICE ? toCents(euros) : null;
}

/** Number of facet values shown before "more". */
export const MAX_SHOWN_VALUES = 6;
/** Maximum number of facets shown beside a list. */
export const MAX_SHOWN_FACETS = 6;

/** The facets and values included in a page. One extra value indicates that there are more. */
export const shownFacets = <T>(facets: readonly T[]): T[] => facets.slice(0, MAX_SHOWN_FACETS);
export const shownValues = <T>(values: readonly T[]): T[] => values.slice(0, MAX_SHOWN_VALUES + 1);

interface CountedValue {
  value: string;
  count: number;
}

interface FacetWithValues<V extends CountedValue> {
  field: string;
  values: V[];
}

/**
 * Merges the facets of a new response into those on screen without moving anything, since a visitor
 * may be choosing several values. Facets and values keep their order; a value missing from the
 * response gets count 0; new ones are appended.
 */
export function mergeFacets<V extends CountedValue, F extends FacetWithValues<V>>(
  before: readonly F[],
  now: readonly F[],
): F[] {
  const answered = new Map(now.map((facet) => [facet.field, facet]));
  const knownFields = new Set(before.map(({ field }) => field));
  const mergedFacets = before.map((facet) => ({
    ...(answered.get(facet.field) ?? facet),
    values: mergeValues(facet.values, answered.get(facet.field)?.values ?? []),
  }));
  return [...mergedFacets, ...now.filter(({ field }) => !knownFields.has(field))];
}

function mergeValues<V extends CountedValue>(before: readonly V[], now: readonly V[]): V[] {
  const answered = new Map(now.map((one) => [one.value, one]));
  const knownValues = new Set(before.map(({ value }) => value));
  const mergedValues = before.map((one) => answered.get(one.value) ?? { ...one, count: 0 });
  return [...mergedValues, ...now.filter(({ value }) => !knownValues.has(value))];
}
