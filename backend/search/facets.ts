import {
  baseUnitOf,
  type Measure,
  unitSize,
  type MeasureRange,
  rangeAmount,
} from '../../src/domain/product/measure.ts';
import type { Filters } from './filters.ts';
import { compareText } from './natural.ts';
import type { SearchStore } from './store.ts';
import type { FacetCount, SearchQuery, SearchHits } from './types.ts';
import { BRAND_FIELD, CATEGORY_FIELD } from './values.ts';
import type { CallInput } from '../../src/api/call.ts';
import type { boughtResults, FacetRecord } from '../../src/api/search/calls.ts';
import { priceRange } from '../../src/domain/listing/facets.ts';
import { isListedBrand } from '../../src/domain/frame/brand.ts';
import type { Locale } from '../../src/domain/shared/common.ts';
import type { Catalogue } from '../catalogue/reads/catalogue.ts';

/** A facet with more measures than this has a range filter instead of a list of values. */
const MAX_LISTED_MEASURES = 15;
/** Minimum share of the hits whose value is in one dimension. */
const MIN_SHARE = 0.9;

export interface MeasuredCount {
  measure: Measure | null;
  /** Hits with this value, at least 1. */
  count: number;
}

interface DimensionCount {
  count: number;
  bases: Set<number>;
  /** Hits per unit as written. */
  units: Map<string, number>;
}

/** Groups values by dimension; bare numbers (clothing sizes, classes) are not measures. */
function countByDimension(values: readonly MeasuredCount[]): Map<string, DimensionCount> {
  const dimensions = new Map<string, DimensionCount>();
  for (const { measure, count } of values) {
    if (!measure?.unit) continue;
    const { dimension, base, unit } = measure;
    let dimensionCount = dimensions.get(dimension);
    if (!dimensionCount) {
      dimensionCount = { count: 0, bases: new Set(), units: new Map() };
      dimensions.set(dimension, dimensionCount);
    }
    dimensionCount.count += count;
    dimensionCount.bases.add(base);
    dimensionCount.units.set(unit, (dimensionCount.units.get(unit) ?? 0) + count);
  }
  return dimensions;
}

function rangeInUnit(unit: string, bases: ReadonlySet<number>): MeasureRange {
  const size = unitSize(unit);
  let [min, max] = [Infinity, 0];
  for (const base of bases) {
    if (base < min) min = base;
    if (base > max) max = base;
  }
  return { min: rangeAmount(min / size), max: rangeAmount(max / size), unit };
}

/**
 * Returns the range of a facet's values, in the unit that most hits use; null if there are few
 * values or different dimensions. A selected range is always returned, in its own unit.
 */
export function facetRange(
  values: readonly MeasuredCount[],
  chosen: MeasureRange | undefined,
): MeasureRange | null {
  if (!chosen && values.length <= MAX_LISTED_MEASURES) return null;
  const dimensions = countByDimension(values);
  if (chosen) {
    const dimensionCount = dimensions.get(baseUnitOf(chosen.unit));
    return dimensionCount ? rangeInUnit(chosen.unit, dimensionCount.bases) : chosen;
  }
  const total = values.reduce((sum, { count }) => sum + count, 0);
  for (const { count, bases, units } of dimensions.values()) {
    if (bases.size <= MAX_LISTED_MEASURES || count < total * MIN_SHARE) continue;
    const [unit] = [...units].reduce((mostUsed, one) => (one[1] > mostUsed[1] ? one : mostUsed));
    return rangeInUnit(unit, bases);
  }
  return null;
}

/** Maximum number of facets, and the minimum share of the hits that a facet must cover. */
const MAX_FIELDS = 12;
const MIN_COVERAGE = 0.05;
/** Maximum number of values per facet; the least frequent are dropped. */
const MAX_VALUES = 60;

interface FieldGroup {
  field: number;
  name: string;
  values: { id: number; value: string; count: number; isChosen: boolean }[];
  total: number;
  isChosen: boolean;
}

/**
 * Returns the facets of a list from the counts of all values. A field with an active range filter
 * is kept, even if empty.
 */
export function facetCounts(
  store: SearchStore,
  counts: Uint32Array,
  { chosenValues, ranges }: Pick<Filters, 'chosenValues' | 'ranges'>,
  hits: number,
): FacetCount[] {
  const { values } = store;
  const groups: FieldGroup[] = [];
  for (const value of values.facetOrder()) {
    const count = counts[value]!;
    const isChosen =
      count === 0 ? chosenValues.has(value) : chosenValues.size > 0 && chosenValues.has(value);
    const field = values.fieldOf[value]!;
    const isRanged = ranges.size > 0 && ranges.has(field);
    if (count === 0 && !isChosen && !isRanged) continue;
    let group = groups.at(-1);
    if (group?.field !== field) {
      group = { field, name: values.fieldNames[field]!, values: [], total: 0, isChosen: isRanged };
      groups.push(group);
    }
    if (count === 0 && !isChosen) continue;
    group.values.push({ id: value, value: values.text[value]!, count, isChosen });
    group.total += count;
    group.isChosen ||= isChosen;
  }
  return groups
    .filter((one) => one.isChosen || (one.total >= hits * MIN_COVERAGE && canNarrowHits(one, hits)))
    .sort(
      (a, b) =>
        Number(b.isChosen) - Number(a.isChosen) || b.total - a.total || compareText(a.name, b.name),
    )
    .slice(0, MAX_FIELDS)
    .sort((a, b) => b.total - a.total || compareText(a.name, b.name))
    .map((one) => {
      const range = rangeOf(store, one, ranges.get(one.field));
      return { field: one.name, values: limitValues(one), ...(range && { range }) };
    });
}

/** Returns whether selecting some value of the facet would leave out hits. */
const canNarrowHits = ({ values }: FieldGroup, hits: number) =>
  values.length > 1 || values.some(({ count }) => count < hits);

function rangeOf(
  { values }: SearchStore,
  group: FieldGroup,
  chosen: MeasureRange | undefined,
): MeasureRange | null {
  const countedValues = group.values.filter(({ count }) => count > 0);
  return facetRange(
    countedValues.map(({ id, count }) => ({ measure: values.measureOf(id), count })),
    chosen,
  );
}

function limitValues(group: FieldGroup): FacetCount['values'] {
  let values = group.values;
  if (values.length > MAX_VALUES) {
    const topValues = new Set(
      [...values]
        .sort(
          (a, b) =>
            Number(b.isChosen) - Number(a.isChosen) ||
            b.count - a.count ||
            compareText(a.value, b.value),
        )
        .slice(0, MAX_VALUES),
    );
    values = values.filter((value) => topValues.has(value));
  }
  return values.map(({ value, count }) => ({ value, count }));
}

/** Returns brands with hits, most first, without the empty name. */
export function brandCounts(
  store: SearchStore,
  counts: Uint32Array,
): { name: string; count: number }[] {
  const brands: { name: string; count: number }[] = [];
  for (const value of store.values.valuesOfField(BRAND_FIELD)) {
    const name = store.values.text[value]!;
    if (counts[value]! > 0 && name !== '') brands.push({ name, count: counts[value]! });
  }
  return brands.sort((a, b) => b.count - a.count || compareText(a.name, b.name));
}

/** Returns categories with hits, most first. */
export function categoryCounts(
  store: SearchStore,
  counts: Uint32Array,
): { id: number; count: number }[] {
  const categories: { id: number; count: number }[] = [];
  for (const value of store.values.valuesOfField(CATEGORY_FIELD)) {
    if (counts[value]! > 0)
      categories.push({ id: Number(store.values.text[value]), count: counts[value]! });
  }
  return categories.sort((a, b) => b.count - a.count || a.id - b.id);
}

export type SearchInput = CallInput<typeof boughtResults, 'query'>;

/** The facet used as brand filter. */
const BRAND_FACET = 'brand';

/** Converts the input of a search call to an index query. A brand may also be given as a facet. */
export function searchQuery(input: SearchInput): SearchQuery {
  const facets = new Map<string, string[]>();
  for (const filter of input.filterFacets) {
    const separatorIndex = filter.indexOf('|');
    const field = filter.slice(0, separatorIndex);
    facets.set(field, [...(facets.get(field) ?? []), filter.slice(separatorIndex + 1)]);
  }
  const brands = [...input.brandNames, ...(facets.get(BRAND_FACET) ?? [])];
  facets.delete(BRAND_FACET);
  const price = priceRange(input.minPrice, input.maxPrice);
  return {
    term: input.searchTerm,
    scopeId: input.categoryID ?? null,
    categoryIds: input.categoryIDs,
    brands: [...new Set(brands)],
    facets: [...facets].map(([field, values]) => ({ field, values })),
    minPrice: price?.min ?? null,
    maxPrice: price?.max ?? null,
    onlySoldOnline: input.onlySoldOnline,
    grouped: input.groups,
    sort: input.sortOrder,
    offset: (input.page - 1) * input.pageSize,
    limit: input.pageSize,
  };
}

const BRAND_LABEL = { nl: 'Merk', en: 'Brand' } as const;
/** Maximum number of brands in the facet; selected ones are always included. */
const MAX_BRANDS = 60;

/**
 * Returns the facets of a result, the brand first. Each value states whether the query selected it.
 */
export function facetRecords(
  hits: SearchHits,
  query: SearchQuery,
  { facetLabels }: Catalogue,
  locale: Locale,
): FacetRecord[] {
  const chosenByField = new Map(query.facets.map(({ field, values }) => [field, new Set(values)]));
  const facets = hits.facets.map(({ field, values, range }) => ({
    Field: field,
    Label: facetLabels.get(field)?.[locale] ?? field,
    Values: values.map(({ value, count }) => ({
      Label: value,
      Value: value,
      Count: count,
      Checked: chosenByField.get(field)?.has(value) ?? false,
    })),
    ...(range && { Range: { Min: range.min, Max: range.max, Unit: range.unit } }),
  }));
  const brands = brandFacet(hits, query, locale);
  return brands.Values.length > 0 ? [brands, ...facets] : facets;
}

function brandFacet(hits: SearchHits, query: SearchQuery, locale: Locale): FacetRecord {
  const chosenBrands = new Set(query.brands.map((name) => name.toLowerCase()));
  const values = hits.brands
    .filter(({ name }) => isListedBrand(name))
    .map(({ name, count }) => ({
      Label: name,
      Value: name,
      Count: count,
      Checked: chosenBrands.has(name.toLowerCase()),
    }));
  return {
    Field: BRAND_FACET,
    Label: BRAND_LABEL[locale],
    Values: values.filter((value, index) => index < MAX_BRANDS || value.Checked),
  };
}

/** Returns the labels of all facet fields in one language. */
export function facetLabelRecord(
  { facetLabels }: Catalogue,
  locale: Locale,
): Record<string, string> {
  return Object.fromEntries([
    [BRAND_FACET, BRAND_LABEL[locale]],
    ...[...facetLabels].map(([field, label]) => [field, label[locale]]),
  ]);
}
