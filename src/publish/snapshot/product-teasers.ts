import type { SearchResultRecord } from '../../api/search/calls.ts';
import { isOrderable } from '../../domain/product/product.ts';
import { productAddress } from './sync-products.ts';

/** A product linked from another product's page. */
export interface ProductTeaser {
  id: number;
  name: string;
  /** The last part of its address. */
  url: string;
}

/** The first products of a category that can be ordered. */
export interface ProductTeasers {
  orderable: ProductTeaser[];
}

/** Number of related products on a product page (`docs/spec-decisions.md`). */
export const RELATED_COUNT = 4;

export function teasersOf({ Products }: SearchResultRecord): ProductTeasers {
  const orderable = Products.filter(({ Orderable, Visibility }) =>
    isOrderable(Orderable, Visibility),
  );
  // One more than is shown, because the product of the page itself may be among them.
  return {
    orderable: orderable
      .slice(0, RELATED_COUNT + 1)
      .map((record) => ({ id: record.Id, name: record.Name, url: productAddress(record) })),
  };
}
