/**
 * What the stock filter refers to: the whole cart, or the product whose page led to the store
 * finder.
 */
export type StockSubject = 'cart' | 'product';

/** Whether a store has all, some or none of it in stock. */
export type StockTone = 'all' | 'some' | 'none';

/** The properties of a store that the filter tests. */
export interface StoreFacts {
  /** Last segment of the address of the store's page. */
  url: string;
  isOpen: boolean;
  tags: readonly string[];
  /** Distance in kilometres; null while the visitor's location is unknown. */
  km: number | null;
  /** Null until stock was requested and received. */
  stock: { tone: StockTone; text: string } | null;
}

export interface StoreFilter {
  openNow: boolean;
  /** The store must have all tags: somebody may want wood cut and paint mixed in one visit. */
  tags: readonly string[];
  maxKm: number | null;
  /** Only stores that have all of it in stock; null for any store. */
  stock: StockSubject | null;
}

export const NO_STORE_FILTER: StoreFilter = {
  openNow: false,
  tags: [],
  maxKm: null,
  stock: null,
};

export function fitsStoreFilter(facts: StoreFacts, filter: StoreFilter): boolean {
  const { openNow, tags, maxKm, stock } = filter;
  return (
    (!openNow || facts.isOpen) &&
    tags.every((tag) => facts.tags.includes(tag)) &&
    (maxKm === null || facts.km === null || facts.km <= maxKm) &&
    (stock === null || facts.stock === null || facts.stock.tone === 'all')
  );
}

/** Returns the number of active filters. */
export function storeFilterCount({ openNow, tags, maxKm, stock }: StoreFilter): number {
  return Number(openNow) + tags.length + Number(maxKm !== null) + Number(stock !== null);
}
