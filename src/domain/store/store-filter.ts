/** Whose stock the stores are filtered by: the whole cart, or the product that led to the page. */
export type StockSubject = 'cart' | 'product';

/** How much of the subject a store has: every piece, a part, or nothing. */
export type StockTone = 'all' | 'some' | 'none';

/** What decides whether a branch stays in a filtered list. */
export interface StoreFacts {
  /** Last part of the address of its page. */
  url: string;
  isOpen: boolean;
  tags: readonly string[];
  /** Null while it is not known where the visitor is. */
  km: number | null;
  /** Null while no stock was asked for, or not answered. */
  stock: { tone: StockTone; text: string } | null;
}

export interface StoreFilter {
  openNow: boolean;
  /** All of them must be there: somebody wants wood cut and paint mixed on one trip. */
  tags: readonly string[];
  maxKm: number | null;
  /** Only stores with everything of it. */
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

/** How many things are asked for. */
export function storeFilterCount({ openNow, tags, maxKm, stock }: StoreFilter): number {
  return Number(openNow) + tags.length + Number(maxKm !== null) + Number(stock !== null);
}
