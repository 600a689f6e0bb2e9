/** Hides the stores that do not match the filters, and shows the number of matches. */
import {
  fitsStoreFilter,
  NO_STORE_FILTER,
  type StockSubject,
  type StockTone,
  type StoreFacts,
  storeFilterCount,
} from '../../domain/store/store-filter.ts';
import { fill } from '../../i18n/fill.ts';
import { urlOfRow } from './map/row-url.ts';
import { $storeFilter, filterStores, noteStores } from './store-filter.ts';

const list = document.querySelector<HTMLElement>('[data-stores]');
const status = document.querySelector<HTMLElement>('[data-filter-status]');
const none = document.querySelector<HTMLElement>('[data-none-fit]');
const count = document.querySelector<HTMLElement>('[data-filter-count]');

/** A product page links here with its product in the query. */
const subjectOfPage: StockSubject | null = new URLSearchParams(location.search).has('product')
  ? 'product'
  : null;
let shownStock: StockSubject | null = null;

const rowsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('li[data-lat]')];

const factsOf = (row: HTMLElement): StoreFacts => ({
  url: urlOfRow(row),
  isOpen: row.querySelector('store-status.is-open') !== null,
  tags: row.dataset.tags?.split('|') ?? [],
  km: row.dataset.km === undefined ? null : Number(row.dataset.km),
  stock: row.dataset.stock
    ? {
        tone: row.dataset.stock as StockTone,
        text: row.querySelector('.stock')?.textContent ?? '',
      }
    : null,
});

/** Passes the current rows to the filters; distances and stock are added later. */
export function passRowsToFilters(): void {
  if (list) noteStores(rowsOf(list).map(factsOf));
}

/** Loads stock per store, and the code for it, at the first request. */
async function showStock(subject: StockSubject | null): Promise<void> {
  if (!list || subject === shownStock) return;
  shownStock = subject;
  const { stockInRows } = await import('./stock-rows.client.ts');
  await stockInRows(rowsOf(list), subject, () => subject === shownStock);
  passRowsToFilters();
  applyFilter();
}

function applyFilter(): void {
  if (!list) return;
  const filter = $storeFilter.get();
  const rows = rowsOf(list);
  for (const row of rows) row.hidden = !fitsStoreFilter(factsOf(row), filter);
  const filterCount = storeFilterCount(filter);
  const shown = rows.filter((row) => !row.hidden).length;
  if (none) none.hidden = shown > 0;
  if (count) count.textContent = filterCount > 0 ? `(${filterCount})` : '';
  if (status) {
    const text = fill(status.dataset.shown ?? '', { shown });
    status.textContent = filterCount > 0 ? text : '';
  }
}

if (list) {
  passRowsToFilters();
  $storeFilter.subscribe(({ stock }) => {
    applyFilter();
    void showStock(stock ?? subjectOfPage);
  });
  none?.querySelector('button')?.addEventListener('click', () => filterStores(NO_STORE_FILTER));
}
