/**
 * Schemas of fields that several areas use: first those of records, then those of input, which parse
 * text to typed values.
 */
import { z } from 'zod';
import { MAX_FILTER_LENGTH, MAX_PAGE_SIZE, MAX_PRICE } from '../domain/search/search-constants.ts';

/** Euros with at most two decimals. */
export const euros = z.number();

/** A moment or a day in ISO 8601. */
export const isoMoment = z.iso.datetime({ offset: true }).or(z.iso.date());
export const isoDay = z.iso.date();

/** A flag of the merchandise system: `ja`, `nee`, … or a boolean. */
export const flag = z.union([z.boolean(), z.string()]);

export const id = z.int();

const imageType = z.enum(['Small', 'Big', 'Front']);

export const imageRecord = z.object({
  Type: imageType,
  Url: z.string(),
  Order: z.int().nullish(),
  Description: z.string().nullish(),
});

/** The list in which a product was found (spec 2 §3, cart line). */
export const lineSourceRecord = z.object({ ListId: z.string(), ListName: z.string() });

/** `Data` of a call that returns nothing. */
export const nothing = z.null();

export type ImageRecord = z.infer<typeof imageRecord>;
export type LineSourceRecord = z.infer<typeof lineSourceRecord>;

export const MAX_IDS = 200;

/** A positive integer. */
const positiveInteger = z.int({ error: 'must be a whole number' }).min(1, 'must be at least 1');

/** An id in a path, a query or a body. */
export const idField = z.coerce
  .number({ error: 'must be a whole number' })
  .pipe(positiveInteger.max(2_147_483_647, 'is too large'));

/** An id in a JSON body, which must be a number. */
export const bodyId = z
  .int({ error: 'must be a whole number' })
  .min(1, 'must be at least 1')
  .max(2_147_483_647, 'is too large');

// Makes a list of a query value: it is a text if the key occurs once, and a list if it is repeated.
const toList = (value: unknown) =>
  value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value];

const toIdList = (value: unknown) =>
  toList(value).flatMap((part) =>
    typeof part === 'string' ? part.split(',').map((id) => id.trim()) : [part],
  );

/** Ids, separated by commas or in repeated keys; at most 200. */
export const idList = z.preprocess(
  toIdList,
  z.array(idField).max(MAX_IDS, `must hold at most ${MAX_IDS} ids`),
);

/** Like `idList`, with at least one id. */
export const nonEmptyIdList = z.preprocess(
  toIdList,
  z
    .array(idField)
    .min(1, 'must hold at least one id')
    .max(MAX_IDS, `must hold at most ${MAX_IDS} ids`),
);

/** Texts in repeated keys. */
export const textList = (maxItems: number, maxLength = MAX_FILTER_LENGTH) =>
  z.preprocess(
    toList,
    z
      .array(
        z
          .string()
          .trim()
          .min(1, 'must not be empty')
          .max(maxLength, `must have at most ${maxLength} characters`),
      )
      .max(maxItems, `must hold at most ${maxItems} values`),
  );

const FLAG_WORDS: Record<string, boolean> = { true: true, 1: true, false: false, 0: false };

/** `true`, `false`, `1` or `0`. */
export const flagField = (fallback: boolean) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? (FLAG_WORDS[value] ?? value) : value),
    z.boolean({ error: 'must be true or false' }).default(fallback),
  );

/** An integer with bounds and a default. */
export const intField = (min: number, max: number, fallback: number) =>
  z.coerce
    .number({ error: 'must be a whole number' })
    .pipe(
      z
        .int({ error: 'must be a whole number' })
        .min(min, `must be at least ${min}`)
        .max(max, `must be at most ${max}`),
    )
    .default(fallback);

/** Page number, from 1. */
export const pageField = intField(1, 100_000, 1);
export const pageSizeField = (fallback: number) => intField(1, MAX_PAGE_SIZE, fallback);

// Turns an empty text into undefined: `Number('')` would be 0, but an empty price means no price.
const emptyToUndefined = (value: unknown) => (value === '' ? undefined : value);

/** A decimal with bounds; undefined if empty. */
export const decimalField = (min: number, max: number) =>
  z.preprocess(
    emptyToUndefined,
    z.coerce
      .number({ error: 'must be a number' })
      .min(min, `must be at least ${min}`)
      .max(max, `must be at most ${max}`)
      .optional(),
  );

/** Decimal euros. */
export const euroField = decimalField(0, MAX_PRICE);

/** A required text in a path or query. */
export const textField = (maxLength: number) =>
  z
    .string({ error: 'must be a text' })
    .trim()
    .min(1, 'must not be empty')
    .max(maxLength, `must have at most ${maxLength} characters`);

/** The slug or path of an entity in a path parameter. */
export const urlField = textField(300);
