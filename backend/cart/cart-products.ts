import type { Kysely } from 'kysely';
import { mapProductSummary } from '../../src/api/products/mappers.ts';
import type { ProductRecord } from '../../src/api/products/calls.ts';
import type { Locale } from '../../src/domain/shared/common.ts';
import type { ProductSummary } from '../../src/domain/product/product.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { Catalogue } from '../catalogue/reads/catalogue.ts';
import { withAgreedPrices } from '../catalogue/reads/agreed-prices.ts';
import { summaryRecord } from '../catalogue/reads/product-record.ts';
import { cartProductRows } from '../catalogue/reads/product-rows.ts';

/** A product as needed for a cart, read from the database. */
export interface CartProduct {
  record: ProductRecord;
  product: ProductSummary;
  /** Grams per piece; 0 if unknown. */
  weight: number;
}

export interface CartProductQuery {
  /** Null: the cart does not exist yet. */
  cartId: number | null;
  ids: readonly number[];
  /** The customer whose agreed prices apply; null for a visitor. */
  customerId: number | null;
}

/**
 * The products of a cart that have a page, by id, with the stock per store available to this cart,
 * at the customer's prices.
 */
export async function cartProducts(
  db: Kysely<Database>,
  catalogue: Catalogue,
  { cartId, ids, customerId }: CartProductQuery,
  locale: Locale,
  now: Date,
): Promise<Map<number, CartProduct>> {
  const own = await cartProductRows(db, cartId, ids);
  const rows = await withAgreedPrices(db, own, { customerId, now });
  return new Map(
    rows.map((row) => {
      const record: ProductRecord = {
        ...summaryRecord(row, catalogue, locale),
        Stock: Object.entries(row.quantities ?? {}).map(([id, quantity]) => ({
          StoreId: Number(id),
          Quantity: quantity,
        })),
      };
      const product = mapProductSummary(record, now);
      return [row.id, { record, product, weight: row.weight ?? 0 }];
    }),
  );
}
