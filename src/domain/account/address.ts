/** Types of addresses, and their lines as text. */
import type { Address } from './customer.ts';
import { formatHouseNumber } from '../validation/house-number.ts';

type PostalAddress = Pick<
  Address,
  'street' | 'houseNumber' | 'houseNumberExtension' | 'postalCode' | 'city'
>;

/** Formats street and number: `Kade 546 K 1`. */
export const streetLine = (
  address: Pick<PostalAddress, 'street' | 'houseNumber' | 'houseNumberExtension'>,
) => `${address.street} ${formatHouseNumber(address)}`.trim();

/** Formats postcode and city: `1234 AB Utrecht`. */
export const cityLine = ({
  postalCode,
  city,
}: Pick<PostalAddress, 'postalCode' | 'city'>): string => `${postalCode} ${city}`.trim();

/** Address types of this backend. The spec names only the prefix of delivery addresses. */
export const ADDRESS_TYPES = [
  'DeliveryAddress',
  'DeliveryAddressDefault',
  'InvoiceAddress',
] as const;

export type AddressType = (typeof ADDRESS_TYPES)[number];

/** Returns whether the type starts with `DeliveryAddress` (spec 1 §3). */
export const isDeliveryAddress = ({ type }: Pick<Address, 'type'>): boolean =>
  type.startsWith('DeliveryAddress');

/** Returns the delivery address to preselect: the default one, else the first; null without any. */
export function defaultDeliveryAddress<A extends Pick<Address, 'type'>>(
  addresses: readonly A[],
): A | null {
  const delivery = addresses.filter(isDeliveryAddress);
  return delivery.find(({ type }) => type === 'DeliveryAddressDefault') ?? delivery[0] ?? null;
}
