/** Hides the branches that do not fit the filters, and says how many do. */
import {
  fitsStoreFilter,
  NO_STORE_FILTER,
  type StoreFacts,
  storeFilterCount,
} from '../../domain/store-filter.ts';
import { $storeFacts, $storeFilter } from '../../stores/store-filter.ts';

const list = document.querySelector<HTMLElement>('[data-stores]');
const status = document.querySelector<HTMLElement>('[data-filter-status]');
const none = document.querySelector<HTMLElement>('[data-none-fit]');
const count = document.querySelector<HTMLElement>('[data-filter-count]');

const rowsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('li[data-lat]')];

const factsOf = (row: HTMLElement): StoreFacts => ({
  isOpen: row.querySelector('store-status.is-open') !== null,
  tags: row.dataset.tags?.split('|') ?? [],
  km: row.dataset.km === undefined ? null : Number(row.dataset.km),
});

/** Tells the filters what the rows say by now; distances come later. */
export function readRows(): void {
  if (list) $storeFacts.set(rowsOf(list).map(factsOf));
}

if (list) {
  readRows();
  $storeFilter.subscribe((filter) => {
    const rows = rowsOf(list);
    for (const row of rows) row.hidden = !fitsStoreFilter(factsOf(row), filter);
    const asked = storeFilterCount(filter);
    const shown = rows.filter((row) => !row.hidden).length;
    if (none) none.hidden = shown > 0;
    if (count) count.textContent = asked > 0 ? `(${asked})` : '';
    if (status) {
      const text = status.dataset.shown?.replace('*', String(shown)) ?? '';
      status.textContent = asked > 0 ? text : '';
    }
  });
  none?.querySelector('button')?.addEventListener('click', () => $storeFilter.set(NO_STORE_FILTER));
}
