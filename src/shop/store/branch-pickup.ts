/**
 * Loads the chosen store and its pickup rule; loaded lazily, since most visitors have chosen no
 * store.
 */
import { storeById } from '../../api/stores/client.ts';
import { earliestPickup } from '../../domain/availability/pickup.ts';
import type { Locale } from '../../domain/shared/common.ts';
import type { Store } from '../../domain/store/store.ts';
import { dataOrNull } from '../../api/outcome.ts';
import { api } from '../calls/api.ts';

/** A store and the rule that computes its pickup times. */
export interface StoreWithPickup {
  /** The store with its opening hours. */
  store: Store;
  earliestPickup: typeof earliestPickup;
}

/** Loads a store; null if that failed. */
export async function loadStore(id: number, locale: Locale): Promise<StoreWithPickup | null> {
  const store = dataOrNull(await storeById(api(locale), id));
  return store && { store, earliestPickup };
}
