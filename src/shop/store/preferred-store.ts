import type { ReadableAtom } from 'nanostores';
import type { Locale } from '../../domain/shared/common.ts';
import type { Store } from '../../domain/store/store.ts';
import { storedAtom, writeStored } from '../ui/storage.ts';

export type PreferredStore = Pick<Store, 'id' | 'name'>;

/** Storage key of the store name as plain text, which the first-paint script reads. */
const NAME_KEY = 'storeName';

const $chosen = storedAtom<PreferredStore | null>('store', null, (value) => {
  const { id, name } = value as Partial<PreferredStore>;
  return typeof id === 'number' && typeof name === 'string' ? { id, name } : null;
});

/** The store that the visitor chose, synced across tabs; null if none. */
export const $store: ReadableAtom<PreferredStore | null> = $chosen;

/** Stores the choice in this browser only. */
export function storePreferredStore({ id, name }: PreferredStore): void {
  writeStored('localStorage', NAME_KEY, name);
  $chosen.set({ id, name });
}

/**
 * Stores the choice in this browser and sends it to the API. If the call fails, the choice stays.
 */
export async function chooseStore(store: PreferredStore, locale: Locale): Promise<void> {
  storePreferredStore(store);
  // This module is part of every page, so the API code is loaded only here.
  const { sendStorePreference } = await import('../calls/tell-preferences.ts');
  await sendStorePreference(locale, store.id);
}
