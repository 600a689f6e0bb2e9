import type { Kysely } from 'kysely';
import { deliverySize, type DeliverySize } from '../../src/domain/product/product.ts';
import { linePrice } from '../../src/domain/pricing/line-price.ts';
import type { Database } from '../../backend/platform/db/schema/database.ts';
import type { NewOrderLine } from '../../backend/orders/insert-order.ts';

/** Number of products from which demo orders choose. */
const PRODUCT_COUNT = 40;

/** Makes an order line of a product, given its place among the most popular ones. */
export type MakeDemoLine = (
  place: number,
  quantity: number,
  at: Date,
) => NewOrderLine & { size: DeliverySize };

/**
 * Reads the most popular orderable products, and returns a function that makes order lines of them;
 * null if there are none.
 */
export async function readDemoProducts(db: Kysely<Database>): Promise<MakeDemoLine | null> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'number', 'name', 'unit', 'tax_rate', 'price_incl', 'price_excl', 'levels'])
    .select('delivery_type')
    .where('visibility', '=', 'Orderable')
    .where('state', '=', 'Active')
    .where('sold_online', '=', true)
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .limit(PRODUCT_COUNT)
    .execute();
  if (rows.length === 0) return null;
  return (place, quantity, at) => {
    const row = rows[place % rows.length]!;
    const price = linePrice(
      {
        ...{ priceInclTax: row.price_incl, priceExclTax: row.price_excl, taxRate: row.tax_rate },
        ...{ oldPriceInclTax: null, oldPriceExclTax: null, discountId: null, discounts: [] },
        ...{ lowestPrice30InclTax: null, lowestPrice30ExclTax: null },
        ...{ priceReducedFrom: null, priceReducedUntil: null },
        moreLessLevels: row.levels.map((level) => ({
          ...{ id: level.id, quantity: level.quantity, save: 1 - level.priceIncl / row.price_incl },
          ...{ priceInclTax: level.priceIncl, priceExclTax: level.priceExcl },
        })),
      },
      quantity,
      at,
    );
    const { id: productId, number, tax_rate: taxRate } = row;
    const size = deliverySize([row.delivery_type]);
    return { productId, title: row.name.nl, number, unit: row.unit.nl, taxRate, price, size };
  };
}
