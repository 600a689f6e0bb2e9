/** Code for visitors who have chosen a store, which most have not. */
import { storeById } from '../../api/stores/client.ts';
import { earliestPickup } from '../../domain/availability/pickup.ts';
import type { Locale } from '../../domain/shared/common.ts';
import type { Store } from '../../domain/store/store.ts';
import { dataOrNull } from '../../api/outcome.ts';
import { api } from '../calls/api.ts';

/** A store and the rule that computes its pickup times. */
export interface MyBranch {
  /** The store with its opening hours. */
  store: Store;
  earliestPickup: typeof earliestPickup;
}

/** Null if the store could not be loaded. */
export async function branchById(id: number, locale: Locale): Promise<MyBranch | null> {
  const store = dataOrNull(await storeById(api(locale), id));
  return store && { store, earliestPickup };
}
