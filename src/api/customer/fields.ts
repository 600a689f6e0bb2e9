/** Fields of people and addresses. Texts are kept as typed: pages escape what they show. */
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

/** One line of text; it may be empty. */
export const line = (max: number) =>
  z
    .string({ error: 'must be a text' })
    .trim()
    .max(max, `must have at most ${max} characters`)
    .regex(/^\P{Cc}*$/u, 'must not hold control characters');

/** Several lines of text; it may be empty. */
export const lines = (max: number) =>
  z
    .string({ error: 'must be a text' })
    .trim()
    .max(max, `must have at most ${max} characters`)
    .regex(/^(?:\P{Cc}|[\n\r\t])*$/u, 'must not hold control characters');

/** One line of text that is not empty. */
export const filledLine = (max: number) => line(max).min(1, 'must not be empty');

const emptyOr = (isRight: (text: string) => boolean) => (text: string) =>
  text === '' || isRight(text);

/** One line that is cleaned as pasted text is, before it is judged. */
const pasted = (clean: (text: string) => string, max: number) =>
  z
    .string({ error: 'must be a text' })
    .overwrite(clean)
    .max(max, `must have at most ${max} characters`)
    .regex(/^\P{Cc}*$/u, 'must not hold control characters');

export const emailField = pasted(cleanEmail, 254).refine(isValidEmail, 'must be an e-mail address');
export const optionalEmail = pasted(cleanEmail, 254).refine(
  emptyOr(isValidEmail),
  'must be an e-mail address',
);
export const optionalPhone = pasted(cleanPhone, 20).refine(
  emptyOr(isValidPhone),
  'must be a telephone number',
);
export const optionalKvkNumber = pasted(plainKvkNumber, 8).refine(
  emptyOr(isKvkNumber),
  'must have 8 digits',
);
export const postcodeField = pasted(cleanPostcode, 12).min(1, 'must not be empty');
export const houseNumberField = pasted(cleanText, 20).min(1, 'must not be empty');
export const genderField = z.enum(GENDERS, { error: `must be one of ${GENDERS.join(', ')}` });

/** Parts of a customer that a call may ask for. */
export const CUSTOMER_PARTS = ['addresses', 'cards', 'contacts', 'defaultStore'] as const;

const asParts = (value: unknown) =>
  (Array.isArray(value) ? value : [value ?? '']).flatMap((part: unknown) =>
    typeof part === 'string' ? part.split(',').filter(Boolean) : [part],
  );

/** Parts, separated by commas or by repeating the key; an empty list asks for all. */
export const partsField = z.preprocess(
  asParts,
  z
    .array(z.enum(CUSTOMER_PARTS, { error: `must be one of ${CUSTOMER_PARTS.join(', ')}` }))
    .max(20, 'must hold at most 20 values'),
);

export type CustomerPart = (typeof CUSTOMER_PARTS)[number];
