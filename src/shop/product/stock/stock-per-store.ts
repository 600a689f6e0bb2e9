import type { ApiClient } from '../../../api/client.ts';
import { productStock } from '../../../api/products/client.ts';
import type { StoreStock } from '../../../domain/product/product.ts';

/** Current stock of a product per store; null if the call failed. */
export async function fetchStockPerStore(
  client: ApiClient,
  productId: number,
): Promise<StoreStock[] | null> {
  const outcome = await productStock(client, [productId]);
  return outcome.ok ? (outcome.data.get(productId)?.stock ?? []) : null;
}
