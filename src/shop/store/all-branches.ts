import type { ApiClient } from '../../api/client.ts';
import { stores } from '../../api/stores/client.ts';
import type { Store } from '../../domain/store/store.ts';

/** All branches that are not hidden, with their hours; null when the call failed. */
export async function allBranches(client: ApiClient): Promise<Store[] | null> {
  const outcome = await stores(client);
  return outcome.ok ? outcome.data : null;
}
