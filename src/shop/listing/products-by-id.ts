import { productsByIds } from '../../api/products/client.ts';
import type { Locale } from '../../domain/shared/common.ts';
import type { ProductSummary } from '../../domain/product/product.ts';
import { api } from '../calls/api.ts';
import { now } from '../calls/now.ts';

/** Maximum number of ids per call of `products/ids`. */
const MAX_IDS = 200;

/**
 * Products with current price and stock, by id; products that no longer exist are absent. Null if a
 * call failed.
 */
export async function fetchProductsById(
  ids: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, ProductSummary> | null> {
  const unique = [...new Set(ids)];
  const batches = Array.from({ length: Math.ceil(unique.length / MAX_IDS) }, (_, i) =>
    unique.slice(i * MAX_IDS, (i + 1) * MAX_IDS),
  );
  const outcomes = await Promise.all(
    batches.map((batch) => productsByIds(api(locale), batch, now(), { realtimeStock: true })),
  );
  const byId = new Map<number, ProductSummary>();
  for (const outcome of outcomes) {
    if (!outcome.ok) return null;
    for (const product of outcome.data) byId.set(product.id, product);
  }
  return byId;
}
