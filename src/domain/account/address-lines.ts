import type { Address } from './customer.ts';
import { formatHouseNumber } from '../validation/house-number.ts';

type Place = Pick<
  Address,
  'street' | 'houseNumber' | 'houseNumberExtension' | 'postalCode' | 'city'
>;

/** Formats street and number: `Kade 546 K 1`. */
export const streetLine = (
  address: Pick<Place, 'street' | 'houseNumber' | 'houseNumberExtension'>,
) => `${address.street} ${formatHouseNumber(address)}`.trim();

/** Formats postcode and city: `1234 AB Utrecht`. */
export const cityLine = ({ postalCode, city }: Pick<Place, 'postalCode' | 'city'>): string =>
  `${postalCode} ${city}`.trim();
