/** Fields of people and addresses. Texts are stored as typed, and escaped when displayed. */
import { z } from 'zod';
import {
  cleanEmail,
  cleanPhone,
  cleanPostcode,
  cleanText,
} from '../../domain/shared/pasted-text.ts';
import {
  isValidEmail,
  isKvkNumber,
  cleanKvkNumber,
} from '../../domain/validation/field-formats.ts';
import { isValidPhone, normalisePostcode } from '../../domain/validation/rules.ts';
import { GENDERS } from '../../domain/account/customer.ts';
import { ADDRESS_TYPES } from '../../domain/account/address.ts';
import { isKnownCountry } from '../../domain/shared/countries.ts';
import { isHouseNumberExtension, parseHouseNumber } from '../../domain/validation/house-number.ts';

/** A single line of text; may be empty. */
export const singleLine = (max: number) =>
  z
    .string({ error: 'must be a text' })
    .trim()
    .max(max, `must have at most ${max} characters`)
    .regex(/^\P{Cc}*$/u, 'must not hold control characters');

/** Several lines of text; may be empty. */
export const multipleLines = (max: number) =>
  z
    .string({ error: 'must be a text' })
    .trim()
    .max(max, `must have at most ${max} characters`)
    .regex(/^(?:\P{Cc}|[\n\r\t])*$/u, 'must not hold control characters');

/** A single line of text; must not be empty. */
export const nonEmptyLine = (max: number) => singleLine(max).min(1, 'must not be empty');

const isEmptyOr = (isValid: (text: string) => boolean) => (text: string) =>
  text === '' || isValid(text);

/** A single line that is cleaned as pasted text before it is validated. */
const pastedLine = (clean: (text: string) => string, max: number) =>
  z
    .string({ error: 'must be a text' })
    .overwrite(clean)
    .max(max, `must have at most ${max} characters`)
    .regex(/^\P{Cc}*$/u, 'must not hold control characters');

export const emailField = pastedLine(cleanEmail, 254).refine(
  isValidEmail,
  'must be an e-mail address',
);
const optionalEmail = pastedLine(cleanEmail, 254).refine(
  isEmptyOr(isValidEmail),
  'must be an e-mail address',
);
export const optionalPhone = pastedLine(cleanPhone, 20).refine(
  isEmptyOr(isValidPhone),
  'must be a telephone number',
);
export const optionalKvkNumber = pastedLine(cleanKvkNumber, 8).refine(
  isEmptyOr(isKvkNumber),
  'must have 8 digits',
);
const postcodeField = pastedLine(cleanPostcode, 12).min(1, 'must not be empty');
const houseNumberField = pastedLine(cleanText, 20).min(1, 'must not be empty');
export const genderField = z.enum(GENDERS, { error: `must be one of ${GENDERS.join(', ')}` });

/** Parts of a customer that a call may request. */
export const CUSTOMER_PARTS = ['addresses', 'cards', 'contacts', 'defaultStore'] as const;

const toParts = (value: unknown) =>
  (Array.isArray(value) ? value : [value ?? '']).flatMap((part: unknown) =>
    typeof part === 'string' ? part.split(',').filter(Boolean) : [part],
  );

/** Parts, separated by commas or in repeated keys; an empty list requests all. */
export const partsField = z.preprocess(
  toParts,
  z
    .array(z.enum(CUSTOMER_PARTS, { error: `must be one of ${CUSTOMER_PARTS.join(', ')}` }))
    .max(20, 'must hold at most 20 values'),
);

export type CustomerPart = (typeof CUSTOMER_PARTS)[number];

const isDutchPostcode = (text: string) => normalisePostcode(text) !== null;
const isDutchHouseNumber = (text: string) => parseHouseNumber(text) !== null;

/** An address as entered. Dutch addresses must follow the Dutch rules (spec 1 §5). */
export const addressBody = z
  .object({
    type: z
      .enum(ADDRESS_TYPES, { error: `must be one of ${ADDRESS_TYPES.join(', ')}` })
      .default('DeliveryAddress'),
    name: singleLine(100).default(''),
    firstName: singleLine(60).default(''),
    lastName: singleLine(80).default(''),
    gender: genderField.default(''),
    phoneNumber: optionalPhone.default(''),
    emailAddress: optionalEmail.default(''),
    memo: multipleLines(500).default(''),
    street: nonEmptyLine(100),
    /** May include the extension: `546 K 1`. */
    houseNumber: houseNumberField,
    houseNumberExtension: singleLine(12).default(''),
    postalCode: postcodeField,
    city: nonEmptyLine(80),
    countryCode: singleLine(2)
      .refine(isKnownCountry, 'must be the code of a country that we know, in capitals')
      .default('NL'),
  })
  .superRefine((address, { addIssue }) => {
    if (address.countryCode !== 'NL') return;
    const refuse = (field: string, message: string) =>
      addIssue({ code: 'custom', path: [field], message });
    if (!isDutchPostcode(address.postalCode)) refuse('postalCode', 'must be a Dutch postcode');
    if (!isDutchHouseNumber(address.houseNumber)) refuse('houseNumber', 'must be a house number');
    if (!isHouseNumberExtension(address.houseNumberExtension))
      refuse('houseNumberExtension', 'must be an extension such as "K 1"');
  });

/** Input of the look-up of Dutch addresses (spec 2 §7). */
export const findAddressBody = z.object({
  postalCode: postcodeField.refine(isDutchPostcode, 'must be a Dutch postcode'),
  houseNumber: houseNumberField.refine(isDutchHouseNumber, 'must be a house number'),
});

export type AddressBody = z.infer<typeof addressBody>;
