import type { Address } from '../account/customer.ts';

/** True for a text that mail programs may turn into a link. */
export const looksLikeLink = (text: string): boolean =>
  /[/:@<>]|www\.|\.[\p{L}\p{N}]{2,}/iu.test(text);

/** A house number with a link in it; abroad they are written with a slash: `12/3`. */
export const isLinkedHouseNumber = (text: string): boolean =>
  looksLikeLink(text.replaceAll('/', ' '));

type Typed = Pick<
  Address,
  'name' | 'firstName' | 'lastName' | 'street' | 'houseNumber' | 'houseNumberExtension' | 'city'
>;

/** True where a mail about the address would carry a link of whoever typed it. */
export const holdsLink = (address: Typed): boolean =>
  [address.name, address.firstName, address.lastName, address.street, address.city].some(
    looksLikeLink,
  ) || [address.houseNumber, address.houseNumberExtension].some(isLinkedHouseNumber);
