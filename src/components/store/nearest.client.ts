import { distanceKm } from '../../domain/distance.ts';
import { currentPosition } from '../../stores/position.ts';
import { readRows } from './filter-rows.client.ts';
import { markPostcode } from './finder.client.ts';
import './store-status.client.ts';

const CALL = '/api/aspos/locations/postcode-coords';
const WRONG_INPUT = 400;

interface Place {
  lat: number;
  lng: number;
}

const list = document.querySelector<HTMLElement>('[data-stores]');
const note = document.querySelector<HTMLElement>('[data-store-note]');

/** Puts the stores in order of their distance, and says which. */
function sortFrom(place: Place, text: string): void {
  if (!list || !note) return;
  const rows = [...list.querySelectorAll<HTMLElement>('li[data-lat]')].map((row) => ({
    row,
    km: distanceKm(place, { lat: Number(row.dataset.lat), lng: Number(row.dataset.lng) }),
  }));
  rows.sort((a, b) => a.km - b.km);
  const format = new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 1 });
  for (const { row, km } of rows) {
    row.dataset.km = String(km);
    const shown = row.querySelector('[data-distance]');
    if (shown) shown.textContent = `${format.format(km)} km`;
  }
  list.append(...rows.map(({ row }) => row));
  note.textContent = text;
  readRows();
}

/** Sorts by the postcode of the address, if it has one. */
async function sortByPostcode(): Promise<void> {
  const postcode = new URLSearchParams(location.search).get('postcode')?.trim();
  if (!postcode || !note) return;
  const input = document.querySelector<HTMLInputElement>('input[name=postcode]');
  if (input) input.value = postcode;
  try {
    const response = await fetch(`${CALL}?postcode=${encodeURIComponent(postcode)}`, {
      headers: { accept: 'application/json', 'x-language': document.documentElement.lang },
    });
    if (response.status === WRONG_INPUT) {
      markPostcode(true);
      return;
    }
    const answer = (await response.json()) as {
      Success?: boolean;
      Data?: { Latitude: number; Longitude: number };
    };
    if (!answer.Success || !answer.Data) throw new Error('Unknown postcode');
    const { Latitude: lat, Longitude: lng } = answer.Data;
    sortFrom({ lat, lng }, `${note.dataset.sorted ?? ''} ${postcode.toUpperCase()}`);
  } catch {
    note.textContent = note.dataset.failed ?? '';
  }
}

/** Sorts by where the visitor is, when the browser may tell. */
async function sortByPosition(): Promise<void> {
  if (!note) return;
  const found = await currentPosition();
  if (typeof found === 'string') note.textContent = note.dataset[found] ?? '';
  else sortFrom(found, note.dataset.here ?? '');
}

document.querySelector('button[data-here]')?.addEventListener('click', () => void sortByPosition());
void sortByPostcode();
