import type { FoundAddress } from '../../../src/domain/entities/address.ts';

export interface AddressQuery {
  /** `1234 AB` */
  postcode: string;
  /** `546` */
  houseNumber: string;
  /** `K 1`; empty where none was typed. */
  houseNumberExtension: string;
}

/** An authority that knows which addresses exist. */
export interface AddressLookup {
  /**
   * All addresses with this postcode and house number, whatever their extension; none: an empty
   * list. Throws `AddressLookupError` where the authority does not answer.
   */
  addressesAt(query: AddressQuery): Promise<FoundAddress[]>;
}

/** The authority does not answer, or in an unknown form. */
export class AddressLookupError extends Error {}
