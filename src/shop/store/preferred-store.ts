import type { ReadableAtom } from 'nanostores';
import type { Locale } from '../../domain/shared/common.ts';
import type { Store } from '../../domain/store/store.ts';
import { keptAtom, writeStored } from '../ui/storage.ts';

export type PreferredStore = Pick<Store, 'id' | 'name'>;

/** The key that the script before the first paint reads: the name alone, as text. */
const NAME_KEY = 'storeName';

const $chosen = keptAtom<PreferredStore | null>('store', null, (value) => {
  const { id, name } = value as Partial<PreferredStore>;
  return typeof id === 'number' && typeof name === 'string' ? { id, name } : null;
});

/** The branch that the visitor chose, kept and followed in other tabs; null before. */
export const $store: ReadableAtom<PreferredStore | null> = $chosen;

/** Keeps a branch as chosen in this browser. */
export function keepStore({ id, name }: PreferredStore): void {
  writeStored('localStorage', NAME_KEY, name);
  $chosen.set({ id, name });
}

/** Chooses a branch here and at the shop; a shop that does not answer changes nothing here. */
export async function chooseStore(store: PreferredStore, locale: Locale): Promise<void> {
  keepStore(store);
  // The code that calls comes with the first choice: this store runs on every page.
  const { tellStore } = await import('./tell-store.ts');
  await tellStore(locale, store.id);
}
