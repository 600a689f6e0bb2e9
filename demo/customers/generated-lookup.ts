import { coordinatesOf } from '../../backend/catalogue/geocoding/geocoder.ts';
import type { AddressLookup } from '../../backend/customers/profile/address-calls.ts';
import { streetName } from './street-names.ts';

/** The last house number of each street is between these. */
const MIN_LAST_HOUSE_NUMBER = 60;
const MAX_LAST_HOUSE_NUMBER = 600;
/** One in this many house numbers is divided into apartments. */
const HOUSES_PER_SPLIT_HOUSE = 9;
const APARTMENTS = ['A', 'B', 'C'];

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}

/**
 * Address look-up without a service: each postcode has one invented street in the town that the
 * shop's own table gives. The same postcode always gives the same street.
 */
export const generatedLookup: AddressLookup = {
  async addressesAt({ postcode, houseNumber }) {
    const place = coordinatesOf(postcode);
    const hash = hashOf(postcode);
    const lastNumber =
      MIN_LAST_HOUSE_NUMBER + (hash % (MAX_LAST_HOUSE_NUMBER - MIN_LAST_HOUSE_NUMBER));
    const number = Number(houseNumber);
    if (!place || number > lastNumber) return [];
    const isSplit = (number + hash) % HOUSES_PER_SPLIT_HOUSE === 0;
    return (isSplit ? APARTMENTS : ['']).map((houseNumberExtension) => ({
      street: streetName(hash),
      houseNumber,
      houseNumberExtension,
      postalCode: postcode,
      city: place.place,
      countryCode: 'NL',
    }));
  },
};
