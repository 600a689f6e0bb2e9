import type { ApiClient } from '../../../api/client.ts';
import { productStock } from '../../../api/products/client.ts';
import { stores } from '../../../api/stores/client.ts';
import { comparePlaceNames } from '../../../domain/shared/dates.ts';
import { stockOfStore } from '../../../domain/product/stock.ts';

export interface BranchStock {
  name: string;
  city: string;
  url: string;
  /** Number of pieces in stock. */
  quantity: number;
}

/**
 * Stock of a product per store, those with stock first, then by town. Null if a call failed; hidden
 * stores are not included.
 */
export async function branchStock(
  client: ApiClient,
  productId: number,
): Promise<BranchStock[] | null> {
  const [stock, branches] = await Promise.all([
    productStock(client, [productId]),
    stores(client, { storeTags: ['Webshop'] }),
  ]);
  if (!stock.ok || !branches.ok) return null;
  const rows = stock.data.get(productId)?.stock ?? [];
  return branches.data
    .map(({ id, name, url, address }) => ({
      name,
      city: address.city,
      url,
      quantity: stockOfStore(rows, id),
    }))
    .sort(
      (a, b) =>
        Number(b.quantity > 0) - Number(a.quantity > 0) || comparePlaceNames(a.city, b.city),
    );
}
