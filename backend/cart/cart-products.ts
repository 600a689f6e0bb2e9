import type { Kysely } from 'kysely';
import { mapProductSummary } from '../../src/api/products/mappers.ts';
import type { ProductRecord } from '../../src/api/products/wire.ts';
import type { Locale } from '../../src/domain/entities/common.ts';
import type { ProductSummary } from '../../src/domain/entities/product.ts';
import type { Database } from '../db/schema/database.ts';
import type { Catalogue } from '../services/catalogue.ts';
import { summaryRecord } from '../services/product-record.ts';
import { cartProductRows } from '../services/product-rows.ts';

/** A product as a cart reads it, from the database as it is now. */
export interface CartProduct {
  record: ProductRecord;
  product: ProductSummary;
  /** Grams of one piece; 0 where it is not known. */
  weight: number;
}

/**
 * The products of a cart that have a page, by id, with the stock of each store as this cart finds
 * it (null: a cart that is not there yet).
 */
export async function cartProducts(
  db: Kysely<Database>,
  catalogue: Catalogue,
  { cartId, ids }: { cartId: number | null; ids: readonly number[] },
  locale: Locale,
  now: Date,
): Promise<Map<number, CartProduct>> {
  const rows = await cartProductRows(db, cartId, ids);
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
