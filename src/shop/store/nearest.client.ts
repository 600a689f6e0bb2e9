import { formatKm } from '../../domain/shared/money.ts';
import { distanceKm } from '../../domain/store/distance.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { currentPosition } from './visitor-position.ts';
import { searchNear } from './store-filter.ts';
import { passRowsToFilters } from './filter-rows.client.ts';
import { markPostcode } from './finder.client.ts';
import './store-status.client.ts';

interface Place {
  lat: number;
  lng: number;
}

const list = document.querySelector<HTMLElement>('[data-stores]');
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
