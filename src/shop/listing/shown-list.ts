import { atom } from 'nanostores';
import type { ListFiltersProps } from './list-filters.tsx';

/** The list of this page with what its filters need: the filter sidebar shows them too. */
export const $shownList = atom<ListFiltersProps | null>(null);
