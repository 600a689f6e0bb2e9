import { atom, onMount, type ReadableAtom } from 'nanostores';
import { pageLocale } from '../../i18n/page-locale.ts';
import type { StoreWithPickup } from './branch-pickup.ts';
import { $store } from './preferred-store.ts';

const $loadedStore = atom<StoreWithPickup | null>(null);

/** The chosen store and its pickup rule; null if none is chosen, and until both have loaded. */
export const $storeWithPickup: ReadableAtom<StoreWithPickup | null> = $loadedStore;

onMount($loadedStore, () =>
  $store.subscribe(async (chosen) => {
    if (!chosen || chosen.id === $loadedStore.get()?.store.id) return;
    const { loadStore } = await import('./branch-pickup.ts');
    const store = await loadStore(chosen.id, pageLocale());
    if (store && $store.get()?.id === store.store.id) $loadedStore.set(store);
  }),
);
