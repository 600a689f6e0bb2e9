import type { Address } from '../account/customer.ts';

/** Returns whether a mail program might turn the text into a link. */
export const looksLikeLink = (text: string): boolean =>
  /[/:@<>]|www\.|\.[\p{L}\p{N}]{2,}/iu.test(text);

/**
 * Returns whether a house number contains a link. A slash is allowed: foreign house numbers use it
 * (`12/3`).
 */
export const houseNumberHasLink = (text: string): boolean =>
  looksLikeLink(text.replaceAll('/', ' '));

type AddressText = Pick<
  Address,
  'name' | 'firstName' | 'lastName' | 'street' | 'houseNumber' | 'houseNumberExtension' | 'city'
>;

/**
 * Returns whether an address contains a link, which somebody could have the shop send by mail to
 * others.
 */
export const addressHasLink = (address: AddressText): boolean =>
  [address.name, address.firstName, address.lastName, address.street, address.city].some(
    looksLikeLink,
  ) || [address.houseNumber, address.houseNumberExtension].some(houseNumberHasLink);
