/** The rows of the stores page: filtered, with the number of matches, and sorted by distance. */
import { formatKm } from '../../domain/shared/money.ts';
import { distanceKm } from '../../domain/store/distance.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { currentPosition } from './visitor-position.ts';
import { searchNear, $storeFilter, filterStores, noteStores } from './store-filter.ts';
import { markPostcode } from './finder.client.ts';
import './store-status.client.ts';
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
function passRowsToFilters(): void {
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

interface Place {
  lat: number;
  lng: number;
}

const note = document.querySelector<HTMLElement>('[data-store-note]');

/** Sorts the stores by distance, and shows the distances. */
function sortFrom(place: Place, text: string): void {
  if (!list || !note) return;
  const rows = [...list.querySelectorAll<HTMLElement>('li[data-lat]')].map((row) => ({
    row,
    km: distanceKm(place, { lat: Number(row.dataset.lat), lng: Number(row.dataset.lng) }),
  }));
  rows.sort((a, b) => a.km - b.km);
  for (const { row, km } of rows) {
    row.dataset.km = String(km);
    const shown = row.querySelector('[data-distance]');
    if (shown) shown.textContent = formatKm(km, pageLocale());
  }
  list.append(...rows.map(({ row }) => row));
  searchNear(place);
  note.textContent = text;
  passRowsToFilters();
}

/** Sorts by the postcode or town in the URL, if any. */
async function sortByTerm(): Promise<void> {
  const term = new URLSearchParams(location.search).get('postcode')?.trim();
  if (!term || !note) return;
  const input = document.querySelector<HTMLInputElement>('input[name=postcode]');
  if (input) input.value = term;
  const { searchPlace } = await import('./search-place.ts');
  const found = await searchPlace(pageLocale(), term);
  if (found === 'postcode') markPostcode(true);
  else if (typeof found === 'string') note.textContent = note.dataset[found] ?? '';
  else
    sortFrom(found, `${note.dataset.sorted ?? ''} ${/^\d/.test(term) ? term.toUpperCase() : term}`);
}

/** Sorts by the visitor's position, if permitted. */
async function sortByPosition(): Promise<void> {
  if (!note) return;
  const found = await currentPosition();
  if (typeof found === 'string') note.textContent = note.dataset[found] ?? '';
  else sortFrom(found, note.dataset.here ?? '');
}

document.querySelector('button[data-here]')?.addEventListener('click', () => void sortByPosition());
void sortByTerm();
