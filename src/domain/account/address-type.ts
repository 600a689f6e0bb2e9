import type { Address } from './customer.ts';

/** Types of address at the embedded shop; only the prefix of delivery addresses is specified. */
export const ADDRESS_TYPES = [
  'DeliveryAddress',
  'DeliveryAddressDefault',
  'InvoiceAddress',
] as const;

export type AddressType = (typeof ADDRESS_TYPES)[number];

/** True for a type that starts with `DeliveryAddress` (spec 1 §3). */
export const isDeliveryAddress = ({ type }: Pick<Address, 'type'>): boolean =>
  type.startsWith('DeliveryAddress');

/** The delivery address to propose: the default one, else the first; null without any. */
export function defaultDeliveryAddress<A extends Pick<Address, 'type'>>(
  addresses: readonly A[],
): A | null {
  const delivery = addresses.filter(isDeliveryAddress);
  return delivery.find(({ type }) => type === 'DeliveryAddressDefault') ?? delivery[0] ?? null;
}
