import type { SearchResultRecord } from '../../api/search/wire.ts';
import { isOrderable } from '../../domain/product/orderable.ts';
import { productAddress } from './sync-products.ts';

/** A product that another one's page names. */
export interface ShelfProduct {
  id: number;
  name: string;
  /** The last part of its address. */
  url: string;
}

/** The first products of a category that can be ordered. */
export interface Shelf {
  orderable: ShelfProduct[];
}

/** Products of its category that a product's page names (`docs/spec-decisions.md`). */
export const RELATED_COUNT = 4;

export function shelfOf({ Products }: SearchResultRecord): Shelf {
  const orderable = Products.filter(({ Orderable, Visibility }) =>
    isOrderable(Orderable, Visibility),
  );
  // One more than is shown: a product is not related to itself.
  return {
    orderable: orderable
      .slice(0, RELATED_COUNT + 1)
      .map((record) => ({ id: record.Id, name: record.Name, url: productAddress(record) })),
  };
}
