import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Store } from '../../domain/store/store.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import type { earliestPickup } from './branch-pickup.ts';
import { $store } from './preferred-store.ts';

interface MyBranch {
  /** With its hours. */
  store: Store;
  earliestPickup: typeof earliestPickup;
}

const $branch = atom<MyBranch | null>(null);

/**
 * The chosen branch with the rule of when something can be picked up there; null before one is
 * chosen, and until its hours and the code of the rule are here.
 */
export const $myBranch: ReadableAtom<MyBranch | null> = $branch;

onMount($branch, () =>
  $store.subscribe(async (chosen) => {
    if (!chosen || chosen.id === $branch.get()?.store.id) return;
    const code = await import('./branch-pickup.ts');
    const store = await code.branchById(chosen.id, pageLocale());
    if (!store || $store.get()?.id !== store.id) return;
    $branch.set({ store, earliestPickup: code.earliestPickup });
  }),
);
