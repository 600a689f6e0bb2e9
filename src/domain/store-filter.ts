/** What decides whether a branch stays in a filtered list. */
export interface StoreFacts {
  isOpen: boolean;
  tags: readonly string[];
  /** Null while it is not known where the visitor is. */
  km: number | null;
}

export interface StoreFilter {
  openNow: boolean;
  /** All of them must be there: somebody wants wood cut and paint mixed on one trip. */
  tags: readonly string[];
  maxKm: number | null;
}

export const NO_STORE_FILTER: StoreFilter = { openNow: false, tags: [], maxKm: null };

export function fitsStoreFilter(facts: StoreFacts, { openNow, tags, maxKm }: StoreFilter): boolean {
  return (
    (!openNow || facts.isOpen) &&
    tags.every((tag) => facts.tags.includes(tag)) &&
    (maxKm === null || facts.km === null || facts.km <= maxKm)
  );
}

/** How many things are asked for. */
export function storeFilterCount({ openNow, tags, maxKm }: StoreFilter): number {
  return Number(openNow) + tags.length + Number(maxKm !== null);
}
