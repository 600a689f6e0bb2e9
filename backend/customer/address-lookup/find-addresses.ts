import type { FoundAddress } from '../../../src/domain/entities/address.ts';
import { isSameExtension, parseHouseNumber } from '../../../src/domain/validation/house-number.ts';
import { normalPostcode } from '../../../src/domain/validation/postcode.ts';
import type { AddressLookup } from './address-lookup.ts';

/**
 * Addresses to choose from for what was typed: those with exactly the extension that was typed,
 * else all of the house number. Authorities match loosely, so every part is compared here.
 */
export async function findAddresses(
  lookup: AddressLookup,
  typed: { postalCode: string; houseNumber: string },
): Promise<FoundAddress[]> {
  const postcode = normalPostcode(typed.postalCode);
  const number = parseHouseNumber(typed.houseNumber);
  if (!postcode || !number) return [];
  const found = (await lookup.addressesAt({ postcode, ...number })).filter(
    (address) => address.postalCode === postcode && address.houseNumber === number.houseNumber,
  );
  const exact = found.filter((address) =>
    isSameExtension(address.houseNumberExtension, number.houseNumberExtension),
  );
  return exact.length > 0 && number.houseNumberExtension !== '' ? exact : found;
}
