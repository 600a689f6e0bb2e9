/**
 * The cells of a feed: checks a cell's text and converts it to the stored value; finds what a cell
 * names by code or name.
 */
import { z } from 'zod';
import { parseDecimalOfAnyLanguage } from '../../../src/domain/shared/decimal.ts';
import { toCents } from '../../../src/domain/shared/money.ts';
import { addressText } from '../texts.ts';

const KILOGRAM_DECIMALS = 3;

/**
 * Parses a number. The language of the file is unknown, so that `1.000` could be one or a thousand
 * and is rejected (NaN).
 */
export const parseFileNumber = (value: string | number, maxDecimals?: number): number =>
  parseDecimalOfAnyLanguage(String(value), maxDecimals) ?? NaN;

/** A text of one line. */
export const text = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(300, 'is longer than 300 characters');

/** A longer plain text, such as a description. */
export const prose = z.string().trim().max(4000, 'is longer than 4000 characters');

/** A positive amount in euros, converted to cents. */
export const euros = z
  .union([z.string(), z.number()])
  .transform((value) => parseFileNumber(value))
  .refine((value) => value > 0 && value < 1_000_000, {
    error: 'must be euros above zero with at most two decimals and without thousands signs',
  })
  .transform(toCents);

/** A number of pieces, 0 or more. */
export const pieces = z
  .union([z.string(), z.number()])
  .transform((value) => parseFileNumber(value))
  .refine((value) => Number.isInteger(value) && value >= 0 && value <= 1_000_000, {
    error: 'must be a whole number from 0 to 1000000 without thousands signs',
  });

/**
 * A positive size, weight or content. JSON numbers may have any number of decimals, as they are
 * unambiguous.
 */
const positiveNumber = (what: string) =>
  z
    .union([z.string(), z.number()])
    .transform((value) =>
      typeof value === 'number' ? value : parseFileNumber(value, KILOGRAM_DECIMALS),
    )
    .refine((value) => value > 0 && value <= 100_000, {
      error: `must be ${what} above zero, without thousands signs`,
    });

/** Kilograms, converted to grams. */
export const kilograms = positiveNumber('kilograms').transform((value) => Math.round(value * 1000));
export const millimetres = positiveNumber('millimetres');
export const packContent = positiveNumber('a number');

const FLAGS: Record<string, boolean> = {
  ...{ true: true, ja: true, yes: true, waar: true, 1: true },
  ...{ false: false, nee: false, no: false, onwaar: false, 0: false },
};
export const flag = z
  .union([z.boolean(), z.string(), z.number()])
  .transform((value) => FLAGS[String(value).trim().toLowerCase()])
  .refine((value) => value !== undefined, { error: 'must be ja or nee (yes, no, true, false)' });

/** A list in one cell: separated by `|`, or a JSON array. Without duplicates. */
export const listOf = (item: z.ZodType<string, string>, maxItems: number) =>
  z
    .union([z.string(), z.array(z.coerce.string())])
    .transform((value) => {
      const parts = Array.isArray(value) ? value : value.split('|');
      return [...new Set(parts.map((part) => part.trim()).filter(Boolean))];
    })
    .pipe(z.array(item).max(maxItems, `holds more than ${maxItems}`));

/**
 * A map of entities by code. Without a match, looks them up by name, ignoring case, or by a path of
 * names such as `Bouw > Platen`, compared with the entity's address. An ambiguous name matches
 * nothing.
 */
export class ByCodeOrName<T> extends Map<string, T> {
  readonly #byName = new Map<string, T | undefined>();

  constructor(
    codes: Iterable<readonly [string, T]>,
    names: Iterable<readonly [name: string, thing: T]>,
  ) {
    super(codes);
    for (const [name, entity] of names) {
      const key = name.trim().toLowerCase();
      const isAmbiguous = this.#byName.has(key) && this.#byName.get(key) !== entity;
      this.#byName.set(key, isAmbiguous ? undefined : entity);
    }
  }

  override get(key: string): T | undefined {
    const entity = super.get(key) ?? this.#byName.get(key.trim().toLowerCase());
    if (entity !== undefined || !/[>/]/.test(key)) return entity;
    return super.get(
      key
        .split(/\s*[>/]\s*/)
        .map((name) => addressText(name))
        .join('/'),
    );
  }

  override has(key: string): boolean {
    return this.get(key) !== undefined;
  }
}
