import { z } from 'zod';
import { ADDRESS_TYPES } from '../../domain/account/address-type.ts';
import { isKnownCountry } from '../../domain/shared/countries.ts';
import { isHouseNumberExtension, parseHouseNumber } from '../../domain/validation/house-number.ts';
import { normalisePostcode } from '../../domain/validation/rules.ts';
import {
  nonEmptyLine,
  genderField,
  line,
  lines,
  houseNumberField,
  optionalEmail,
  optionalPhone,
  postcodeField,
} from './fields.ts';

const dutchPostcode = (text: string) => normalisePostcode(text) !== null;
const dutchHouseNumber = (text: string) => parseHouseNumber(text) !== null;

/** An address as entered. Dutch addresses must follow the Dutch rules (spec 1 §5). */
export const addressBody = z
  .object({
    type: z
      .enum(ADDRESS_TYPES, { error: `must be one of ${ADDRESS_TYPES.join(', ')}` })
      .default('DeliveryAddress'),
    name: line(100).default(''),
    firstName: line(60).default(''),
    lastName: line(80).default(''),
    gender: genderField.default(''),
    phoneNumber: optionalPhone.default(''),
    emailAddress: optionalEmail.default(''),
    memo: lines(500).default(''),
    street: nonEmptyLine(100),
    /** May include the extension: `546 K 1`. */
    houseNumber: houseNumberField,
    houseNumberExtension: line(12).default(''),
    postalCode: postcodeField,
    city: nonEmptyLine(80),
    countryCode: line(2)
      .refine(isKnownCountry, 'must be the code of a country that we know, in capitals')
      .default('NL'),
  })
  .superRefine((address, { addIssue }) => {
    if (address.countryCode !== 'NL') return;
    const refuse = (field: string, message: string) =>
      addIssue({ code: 'custom', path: [field], message });
    if (!dutchPostcode(address.postalCode)) refuse('postalCode', 'must be a Dutch postcode');
    if (!dutchHouseNumber(address.houseNumber)) refuse('houseNumber', 'must be a house number');
    if (!isHouseNumberExtension(address.houseNumberExtension))
      refuse('houseNumberExtension', 'must be an extension such as "K 1"');
  });

/** Input of the look-up of Dutch addresses (spec 2 §7). */
export const findAddressBody = z.object({
  postalCode: postcodeField.refine(dutchPostcode, 'must be a Dutch postcode'),
  houseNumber: houseNumberField.refine(dutchHouseNumber, 'must be a house number'),
});

export type AddressBody = z.infer<typeof addressBody>;
