/** An address of a customer (spec 2 §3). */
export interface Address {
  id: number;
  customerId: number;
  /** One of ADDRESS_TYPES at the embedded shop; an API elsewhere may know more. */
  type: string;
  /** Name of the company or of the place: `Bouwplaats Kade`. */
  name: string;
  firstName: string;
  lastName: string;
  gender: string;
  phoneNumber: string;
  emailAddress: string;
  memo: string;
  street: string;
  postalCode: string;
  houseNumber: string;
  houseNumberExtension: string;
  city: string;
  /** ISO 3166-1 alpha-2: `NL`. */
  countryCode: string;
}

/** What a customer fills in of an address. */
export type AddressInput = Omit<Address, 'id' | 'customerId'>;

/** An address that the look-up found (`findaddress`, spec 2 §7). */
export type FoundAddress = Pick<
  Address,
  'street' | 'postalCode' | 'houseNumber' | 'houseNumberExtension' | 'city' | 'countryCode'
>;
