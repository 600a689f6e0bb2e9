/** What only a visitor with a branch needs: most chose none. */
import { storeById } from '../../api/stores/client.ts';
import { earliestPickup } from '../../domain/availability/pickup.ts';
import type { Locale } from '../../domain/shared/common.ts';
import type { Store } from '../../domain/store/store.ts';
import { dataOrNull } from '../../api/outcome.ts';
import { api } from '../calls/api.ts';

/** A branch with the rule of when something can be picked up there. */
export interface MyBranch {
  /** With its hours. */
  store: Store;
  earliestPickup: typeof earliestPickup;
}

/** Null when the branch cannot be had. */
export async function branchById(id: number, locale: Locale): Promise<MyBranch | null> {
  const store = dataOrNull(await storeById(api(locale), id));
  return store && { store, earliestPickup };
}
