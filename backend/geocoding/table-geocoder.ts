import { coordinatesOf, postcodeAreas } from '../catalogue/postcodes.ts';
import { type Geocoder, MOST_PLACES } from './geocoder.ts';

/** `'s-Hertogenbosch` → `shertogenbosch`. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-z0-9]/gi, '')
    .toLowerCase();

/** What people call a town besides its name. */
const OTHER_NAMES: Record<string, string> = { denbosch: 'shertogenbosch', sgravenhage: 'denhaag' };

/** Each town once, at its first and so most central postcode. */
const TOWNS = [
  ...new Map(
    postcodeAreas()
      .map(({ place, lat, lng }) => [plain(place), { name: place, lat, lng }] as const)
      .reverse(),
  ),
].reverse();

/** The embedded default: the shop's own table of postcode areas and their main towns. */
export const tableGeocoder: Geocoder = {
  async postcode(postcode) {
    const found = coordinatesOf(postcode);
    return found && { name: found.place, lat: found.lat, lng: found.lng };
  },
  async places(term) {
    const typed = plain(term);
    if (typed === '') return [];
    const wanted = OTHER_NAMES[typed] ?? typed;
    const found = TOWNS.filter(([name]) => name.startsWith(wanted));
    // The whole name before those that only begin with it: Ede before Edegem.
    found.sort(([a], [b]) => Number(b === wanted) - Number(a === wanted));
    return found.slice(0, MOST_PLACES).map(([, place]) => place);
  },
};
