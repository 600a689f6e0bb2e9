import type { ApiClient } from '../../api/client.ts';
import { stores } from '../../api/stores/client.ts';
import type { Store } from '../../domain/store/store.ts';

/** All visible stores with their opening hours; null if the call failed. */
export async function loadAllStores(client: ApiClient): Promise<Store[] | null> {
  const outcome = await stores(client);
  return outcome.ok ? outcome.data : null;
}
