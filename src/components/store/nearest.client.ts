import { markPostcode } from './finder.client.ts';
import './store-status.client.ts';

const CALL = '/api/aspos/locations/postcode-coords';
const WRONG_INPUT = 400;
const EARTH_RADIUS_KM = 6371;
const RADIANS = Math.PI / 180;

/** Great-circle distance in kilometres. */
function distanceKm(lat1: number, lng1: number, lat2: number, lng2: number): number {
  const half = (a: number, b: number) => Math.sin(((b - a) * RADIANS) / 2) ** 2;
  const h =
    half(lat1, lat2) + Math.cos(lat1 * RADIANS) * Math.cos(lat2 * RADIANS) * half(lng1, lng2);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(h));
}

/** Puts the stores in order of their distance to the postcode of the address, if it has one. */
async function sortByPostcode(list: HTMLElement, note: HTMLElement): Promise<void> {
  const postcode = new URLSearchParams(location.search).get('postcode')?.trim();
  if (!postcode) return;
  const input = document.querySelector<HTMLInputElement>('input[name=postcode]');
  if (input) input.value = postcode;
  try {
    const response = await fetch(`${CALL}?postcode=${encodeURIComponent(postcode)}`, {
      headers: { accept: 'application/json', 'x-language': document.documentElement.lang },
    });
    const answer = (await response.json()) as {
      Success?: boolean;
      Data?: { Latitude: number; Longitude: number };
    };
    if (response.status === WRONG_INPUT) {
      markPostcode(true);
      return;
    }
    if (!answer.Success || !answer.Data) throw new Error('Unknown postcode');
    const { Latitude, Longitude } = answer.Data;
    const rows = [...list.querySelectorAll<HTMLElement>('li[data-lat]')].map((row) => ({
      row,
      km: distanceKm(Latitude, Longitude, Number(row.dataset.lat), Number(row.dataset.lng)),
    }));
    rows.sort((a, b) => a.km - b.km);
    const format = new Intl.NumberFormat(document.documentElement.lang, {
      maximumFractionDigits: 1,
    });
    for (const { row, km } of rows) {
      const place = row.querySelector('[data-distance]');
      if (place) place.textContent = `${format.format(km)} km`;
    }
    list.replaceChildren(...rows.map(({ row }) => row));
    note.textContent = `${note.dataset.sorted ?? ''} ${postcode.toUpperCase()}`;
  } catch {
    note.textContent = note.dataset.failed ?? '';
  }
}

const list = document.querySelector<HTMLElement>('[data-stores]');
const note = document.querySelector<HTMLElement>('[data-store-note]');
if (list && note) void sortByPostcode(list, note);
