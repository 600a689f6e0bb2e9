/** Values of a facet that show before "more". */
export const FACET_VALUES = 6;
/** Facets of a list that show at all. */
export const FACETS = 6;

/** What of facets stands in a page: the first, one value more to tell that there is more. */
export const shownFacets = <T>(facets: readonly T[]): T[] => facets.slice(0, FACETS);
export const shownValues = <T>(values: readonly T[]): T[] => values.slice(0, FACET_VALUES + 1);
