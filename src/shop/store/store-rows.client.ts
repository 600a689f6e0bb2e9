/** The rows of the stores page: filtered, with the number of matches, and sorted by distance. */
import { formatKm } from '../../domain/shared/money.ts';
import { distanceKm } from '../../domain/store/distance.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { findVisitorPosition } from './visitor-position.ts';
import { setSearchPlace, $storeFilter, setStoreFilter, setStoreFacts } from './store-filter.ts';
import { showPostcodeError } from './finder.client.ts';
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

const storeList = document.querySelector<HTMLElement>('[data-stores]');
const filterStatus = document.querySelector<HTMLElement>('[data-filter-status]');
const noMatches = document.querySelector<HTMLElement>('[data-none-fit]');
const filterCountElement = document.querySelector<HTMLElement>('[data-filter-count]');

/** The product, if a product page linked here with its id in the query. */
const subjectOfPage: StockSubject | null = new URLSearchParams(location.search).has('product')
  ? 'product'
  : null;
let shownSubject: StockSubject | null = null;

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
  if (storeList) setStoreFacts(rowsOf(storeList).map(factsOf));
}

/** Shows the stock per store; its code is loaded at the first request. */
async function showStock(subject: StockSubject | null): Promise<void> {
  if (!storeList || subject === shownSubject) return;
  shownSubject = subject;
  const { showStockInRows } = await import('./stock-rows.client.ts');
  await showStockInRows(rowsOf(storeList), subject, () => subject === shownSubject);
  passRowsToFilters();
  showMatchingRows();
}

function showMatchingRows(): void {
  if (!storeList) return;
  const filter = $storeFilter.get();
  const rows = rowsOf(storeList);
  for (const row of rows) row.hidden = !fitsStoreFilter(factsOf(row), filter);
  const filterCount = storeFilterCount(filter);
  const shown = rows.filter((row) => !row.hidden).length;
  if (noMatches) noMatches.hidden = shown > 0;
  if (filterCountElement)
    filterCountElement.textContent = filterCount > 0 ? `(${filterCount})` : '';
  if (filterStatus) {
    const text = fill(filterStatus.dataset.shown ?? '', { shown });
    filterStatus.textContent = filterCount > 0 ? text : '';
  }
}

if (storeList) {
  passRowsToFilters();
  $storeFilter.subscribe(({ stock }) => {
    showMatchingRows();
    void showStock(stock ?? subjectOfPage);
  });
  noMatches
    ?.querySelector('button')
    ?.addEventListener('click', () => setStoreFilter(NO_STORE_FILTER));
}

interface Place {
  lat: number;
  lng: number;
}

const sortingNote = document.querySelector<HTMLElement>('[data-store-note]');

/** Sorts the stores by distance, and shows the distances. */
function sortByDistance(place: Place, text: string): void {
  if (!storeList || !sortingNote) return;
  const rows = [...storeList.querySelectorAll<HTMLElement>('li[data-lat]')].map((row) => ({
    row,
    km: distanceKm(place, { lat: Number(row.dataset.lat), lng: Number(row.dataset.lng) }),
  }));
  rows.sort((a, b) => a.km - b.km);
  for (const { row, km } of rows) {
    row.dataset.km = String(km);
    const shown = row.querySelector('[data-distance]');
    if (shown) shown.textContent = formatKm(km, pageLocale());
  }
  storeList.append(...rows.map(({ row }) => row));
  setSearchPlace(place);
  sortingNote.textContent = text;
  passRowsToFilters();
}

/** Sorts by the postcode or town in the URL, if any. */
async function sortByTerm(): Promise<void> {
  const term = new URLSearchParams(location.search).get('postcode')?.trim();
  if (!term || !sortingNote) return;
  const input = document.querySelector<HTMLInputElement>('input[name=postcode]');
  if (input) input.value = term;
  const { findPlace } = await import('./search-place.ts');
  const found = await findPlace(pageLocale(), term);
  if (found === 'postcode') showPostcodeError(true);
  else if (typeof found === 'string') sortingNote.textContent = sortingNote.dataset[found] ?? '';
  else
    sortByDistance(
      found,
      `${sortingNote.dataset.sorted ?? ''} ${/^\d/.test(term) ? term.toUpperCase() : term}`,
    );
}

/** Sorts by the visitor's position, if permitted. */
async function sortByPosition(): Promise<void> {
  if (!sortingNote) return;
  const found = await findVisitorPosition();
  if (typeof found === 'string') sortingNote.textContent = sortingNote.dataset[found] ?? '';
  else sortByDistance(found, sortingNote.dataset.here ?? '');
}

document.querySelector('button[data-here]')?.addEventListener('click', () => void sortByPosition());
void sortByTerm();
