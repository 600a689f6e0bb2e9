/** What only a visitor with a branch needs: most chose none. */
import { storeById } from '../../api/stores/client.ts';
import type { Locale } from '../../domain/shared/common.ts';
import type { Store } from '../../domain/store/store.ts';
import { dataOrNull } from '../../api/outcome.ts';
import { api } from '../calls/api.ts';

/** A branch with its hours; null when it cannot be had. */
export async function branchById(id: number, locale: Locale): Promise<Store | null> {
  return dataOrNull(await storeById(api(locale), id));
}

export { earliestPickup } from '../../domain/availability/pickup.ts';
