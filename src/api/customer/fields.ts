/** Fields of people and addresses. Texts are stored as typed, and escaped when displayed. */
import { z } from 'zod';
import {
  cleanEmail,
  cleanPhone,
  cleanPostcode,
  cleanText,
} from '../../domain/shared/pasted-text.ts';
import { isValidEmail } from '../../domain/validation/email.ts';
import { isKvkNumber, plainKvkNumber } from '../../domain/validation/kvk-number.ts';
import { isValidPhone } from '../../domain/validation/rules.ts';
import { GENDERS } from '../../domain/shared/gender.ts';

/** A single line of text; may be empty. */
export const line = (max: number) =>
  z
    .string({ error: 'must be a text' })
    .trim()
    .max(max, `must have at most ${max} characters`)
    .regex(/^\P{Cc}*$/u, 'must not hold control characters');

/** Several lines of text; may be empty. */
export const lines = (max: number) =>
  z
    .string({ error: 'must be a text' })
    .trim()
    .max(max, `must have at most ${max} characters`)
    .regex(/^(?:\P{Cc}|[\n\r\t])*$/u, 'must not hold control characters');

/** A single line of text; must not be empty. */
export const nonEmptyLine = (max: number) => line(max).min(1, 'must not be empty');

const emptyOr = (isValid: (text: string) => boolean) => (text: string) =>
  text === '' || isValid(text);

/** A single line, cleaned like pasted text before validation. */
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
export const optionalEmail = pastedLine(cleanEmail, 254).refine(
  emptyOr(isValidEmail),
  'must be an e-mail address',
);
export const optionalPhone = pastedLine(cleanPhone, 20).refine(
  emptyOr(isValidPhone),
  'must be a telephone number',
);
export const optionalKvkNumber = pastedLine(plainKvkNumber, 8).refine(
  emptyOr(isKvkNumber),
  'must have 8 digits',
);
export const postcodeField = pastedLine(cleanPostcode, 12).min(1, 'must not be empty');
export const houseNumberField = pastedLine(cleanText, 20).min(1, 'must not be empty');
export const genderField = z.enum(GENDERS, { error: `must be one of ${GENDERS.join(', ')}` });

/** Parts of a customer that a call may request. */
export const CUSTOMER_PARTS = ['addresses', 'cards', 'contacts', 'defaultStore'] as const;

const asParts = (value: unknown) =>
  (Array.isArray(value) ? value : [value ?? '']).flatMap((part: unknown) =>
    typeof part === 'string' ? part.split(',').filter(Boolean) : [part],
  );

/** Parts, separated by commas or in repeated keys; an empty list requests all. */
export const partsField = z.preprocess(
  asParts,
  z
    .array(z.enum(CUSTOMER_PARTS, { error: `must be one of ${CUSTOMER_PARTS.join(', ')}` }))
    .max(20, 'must hold at most 20 values'),
);

export type CustomerPart = (typeof CUSTOMER_PARTS)[number];
