/** The kinds of input fields that calls share. Inputs come as text and leave typed. */
import { z } from 'zod';
import { MAX_FILTER_LENGTH, MAX_PAGE_SIZE, MAX_PRICE } from '../domain/search/search-constants.ts';

export const MAX_IDS = 200;

/** A positive whole number of a record. */
const positive = z.int({ error: 'must be a whole number' }).min(1, 'must be at least 1');

/** An id in a path, a query or a body. */
export const idField = z.coerce
  .number({ error: 'must be a whole number' })
  .pipe(positive.max(2_147_483_647, 'is too large'));

/** An id in a JSON body: a number, no text. */
export const bodyId = z
  .int({ error: 'must be a whole number' })
  .min(1, 'must be at least 1')
  .max(2_147_483_647, 'is too large');

// One value comes as text, several as a list.
const asList = (value: unknown) =>
  value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value];

const asIdList = (value: unknown) =>
  asList(value).flatMap((part) =>
    typeof part === 'string' ? part.split(',').map((id) => id.trim()) : [part],
  );

/** Ids, separated by commas or by repeating the key; at most 200. */
export const idList = z.preprocess(
  asIdList,
  z.array(idField).max(MAX_IDS, `must hold at most ${MAX_IDS} ids`),
);

/** As `idList`, with at least one. */
export const someIds = z.preprocess(
  asIdList,
  z
    .array(idField)
    .min(1, 'must hold at least one id')
    .max(MAX_IDS, `must hold at most ${MAX_IDS} ids`),
);

/** Texts, given by repeating the key. */
export const textList = (maxItems: number, maxLength = MAX_FILTER_LENGTH) =>
  z.preprocess(
    asList,
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

/** A whole number with bounds, and what it is when it is not given. */
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

/** Pages count from 1. */
export const pageField = intField(1, 100_000, 1);
export const pageSizeField = (fallback: number) => intField(1, MAX_PAGE_SIZE, fallback);

// Number('') is 0: an empty price is no price.
const emptyIsAbsent = (value: unknown) => (value === '' ? undefined : value);

/** A decimal with bounds, absent when empty. */
export const decimalField = (min: number, max: number) =>
  z.preprocess(
    emptyIsAbsent,
    z.coerce
      .number({ error: 'must be a number' })
      .min(min, `must be at least ${min}`)
      .max(max, `must be at most ${max}`)
      .optional(),
  );

/** Euros with decimals. */
export const euroField = decimalField(0, MAX_PRICE);

/** A text of a path or query. */
export const textField = (maxLength: number) =>
  z
    .string({ error: 'must be a text' })
    .trim()
    .min(1, 'must not be empty')
    .max(maxLength, `must have at most ${maxLength} characters`);

/** The slug or path of an entity in a path parameter. */
export const urlField = textField(300);
