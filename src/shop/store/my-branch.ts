import { atom, onMount, type ReadableAtom } from 'nanostores';
import { pageLocale } from '../../i18n/page-locale.ts';
import type { MyBranch } from './branch-pickup.ts';
import { $store } from './preferred-store.ts';

const $branch = atom<MyBranch | null>(null);

/** The chosen store and its pickup rule; null if none is chosen, and until both have loaded. */
export const $myBranch: ReadableAtom<MyBranch | null> = $branch;

onMount($branch, () =>
  $store.subscribe(async (chosen) => {
    if (!chosen || chosen.id === $branch.get()?.store.id) return;
    const { branchById } = await import('./branch-pickup.ts');
    const branch = await branchById(chosen.id, pageLocale());
    if (branch && $store.get()?.id === branch.store.id) $branch.set(branch);
  }),
);
