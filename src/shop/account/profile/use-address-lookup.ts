import { useEffect, useRef, useState } from 'react';
import type { FoundAddress } from '../../../domain/account/address.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import { parseHouseNumber } from '../../../domain/validation/house-number.ts';
import { normalPostcode } from '../../../domain/validation/postcode.ts';
import { lookUpAddresses } from '../address-book.ts';

const PAUSE_MS = 300;

/** `several`: the customer chooses from `found`. `none`, `unavailable`: the address is typed. */
export interface Lookup {
  state: 'idle' | 'busy' | 'found' | 'several' | 'none' | 'unavailable';
  found: FoundAddress[];
}

interface Place {
  countryCode: string;
  postalCode: string;
  houseNumber: string;
  street: string;
  city: string;
}

const IDLE: Lookup = { state: 'idle', found: [] };

/** The pair to look up, as one text; null while it is not complete, or abroad. */
function queryOf({ countryCode, postalCode, houseNumber }: Place): string | null {
  const postcode = normalPostcode(postalCode);
  const isComplete = countryCode === 'NL' && postcode && parseHouseNumber(houseNumber);
  return isComplete ? `${postcode}|${houseNumber.trim()}` : null;
}

/**
 * Looks an address up once postcode and house number are complete, and fills in street and city.
 * What was typed there by hand is never overwritten: the address that was found is offered then.
 */
export function useAddressLookup(
  place: Place,
  locale: Locale,
  fill: (found: Pick<FoundAddress, 'street' | 'city'>) => void,
): Lookup {
  const [lookup, setLookup] = useState<Lookup>(IDLE);
  const query = queryOf(place);
  const asked = useRef(query);
  const filled = useRef({ street: place.street, city: place.city });
  const now = useRef({ place, fill });
  useEffect(() => {
    now.current = { place, fill };
  });
  useEffect(() => {
    if (query === asked.current) return;
    asked.current = query;
    if (query === null) return setLookup(IDLE);
    const [postcode = '', houseNumber = ''] = query.split('|');
    const look = async () => {
      setLookup({ state: 'busy', found: [] });
      const found = await lookUpAddresses(locale, postcode, houseNumber).catch(() => null);
      if (asked.current !== query) return;
      if (!found) return setLookup({ state: 'unavailable', found: [] });
      const [first] = found;
      if (!first) return setLookup({ state: 'none', found });
      const { street, city } = now.current.place;
      const isTyped =
        (street && street !== filled.current.street) || (city && city !== filled.current.city);
      const isSame = street === first.street && city === first.city;
      if (isTyped && !isSame) return setLookup({ state: 'several', found });
      // Flats behind one number: street and city are known, the extension is chosen.
      filled.current = { street: first.street, city: first.city };
      now.current.fill(filled.current);
      setLookup({ state: found.length > 1 ? 'several' : 'found', found });
    };
    const timer = setTimeout(() => void look(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query, locale]);
  return lookup;
}
