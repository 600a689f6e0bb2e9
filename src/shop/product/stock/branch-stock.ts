import type { ApiClient } from '../../../api/client.ts';
import { productStock } from '../../../api/products/client.ts';
import { stores } from '../../../api/stores/client.ts';
import { branchesByStock } from '../../../domain/product/branches-by-stock.ts';
import { stockOfStore } from '../../../domain/product/stock.ts';
import type { Store } from '../../../domain/store/store.ts';

export interface BranchStock extends Pick<Store, 'id' | 'openingTimes' | 'holidayTimes'> {
  name: string;
  city: string;
  url: string;
  lat: number;
  lng: number;
  /** Number of pieces in stock. */
  quantity: number;
  /** Distance from the chosen store; null if none is chosen. */
  km: number | null;
}

/**
 * Stock of a product per store, sorted by distance from the chosen store; if none is chosen, stores
 * with stock first, then by town. Null if a call failed; hidden stores are not included.
 */
export async function fetchBranchStock(
  client: ApiClient,
  productId: number,
  chosenId: number | null = null,
): Promise<BranchStock[] | null> {
  const [stock, branches] = await Promise.all([
    productStock(client, [productId]),
    stores(client, { storeTags: ['Webshop'] }),
  ]);
  if (!stock.ok || !branches.ok) return null;
  const storeStocks = stock.data.get(productId)?.stock ?? [];
  const branchesWithStock = branches.data.map(({ address, location, ...branch }) => ({
    ...{ id: branch.id, name: branch.name, url: branch.url, city: address.city },
    ...{ lat: location.lat, lng: location.lng },
    ...{ openingTimes: branch.openingTimes, holidayTimes: branch.holidayTimes },
    quantity: stockOfStore(storeStocks, branch.id),
  }));
  return branchesByStock(branchesWithStock, chosenId);
}
