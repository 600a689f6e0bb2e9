/** A product as a row of a feed says it, checked. `docs/feed.md` explains the fields to owners. */
import { z } from 'zod';
import { parseEither } from '../../../src/domain/decimal.ts';
import { toCents } from '../../../src/domain/money.ts';
import { checkDigit } from '../ean.ts';

/** Why a row cannot be loaded: the field and value at fault, and what would be right. */
export interface FeedError {
  /** Line of the file, from 1. */
  line: number;
  /** Empty where the whole row is at fault. */
  field: string;
  /** As it stands in the file; empty where there is none. */
  value: string;
  message: string;
}

/** A cell as a number: no language, so `1.000` could be one or a thousand and is refused (NaN). */
const fileNumber = (value: string | number): number => parseEither(String(value)) ?? NaN;

const text = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(300, 'is longer than 300 characters');
const description = z.string().trim().max(4000, 'is longer than 4000 characters');
const euros = z
  .union([z.string(), z.number()])
  .transform(fileNumber)
  .refine((value) => value > 0 && value < 1_000_000, {
    error: 'must be euros above zero with at most two decimals and without thousands signs',
  })
  .transform(toCents);
const pieces = z
  .union([z.string(), z.number()])
  .transform(fileNumber)
  .refine((value) => Number.isInteger(value) && value >= 0 && value <= 1_000_000, {
    error: 'must be a whole number from 0 to 1000000 without thousands signs',
  });
const kilograms = z
  .union([z.string(), z.number()])
  .transform(fileNumber)
  .refine((value) => value > 0 && value <= 100_000, { error: 'must be kilograms above zero' })
  .transform((value) => Math.round(value * 1000));

const FLAGS: Record<string, boolean> = {
  ...{ true: true, ja: true, yes: true, waar: true, 1: true },
  ...{ false: false, nee: false, no: false, onwaar: false, 0: false },
};
const flag = z
  .union([z.boolean(), z.string(), z.number()])
  .transform((value) => FLAGS[String(value).trim().toLowerCase()])
  .refine((value) => value !== undefined, { error: 'must be ja or nee (yes, no, true, false)' });

const fields = {
  /** Trade number; its product is changed where it exists, else added. */
  number: z.coerce.string().regex(/^\d{4,20}$/, 'must be 4 to 20 digits'),
  ean: z.coerce
    .string()
    .regex(/^\d{13}$/, 'must be 13 digits')
    .refine((ean) => checkDigit(ean.slice(0, -1)) === Number(ean.at(-1)), {
      error: 'has a wrong check digit',
    }),
  name_nl: text,
  name_en: text,
  /** Code of the brand; it must exist. */
  brand: text,
  /** Code or Dutch path of the category; it must exist. */
  category: text,
  /** Cents incl. VAT. */
  price: euros,
  tax_rate: z.coerce.number().pipe(z.literal([9, 21], 'must be 9 or 21')),
  unit_nl: text.max(20, 'is longer than 20 characters'),
  unit_en: text.max(20, 'is longer than 20 characters'),
  orderable: text.max(10, 'is longer than 10 characters'),
  visibility: z.enum(
    ['NotViewable', 'ViewableButNotOrderable', 'Orderable'],
    'must be NotViewable, ViewableButNotOrderable or Orderable',
  ),
  sold_online: flag,
  /** Pieces in the webshop's own stock. */
  stock: pieces,
  description_nl: description,
  description_en: description,
  /** `pakket` by parcel, `grootgoed` by lorry. */
  delivery_type: z.enum(['pakket', 'grootgoed'], 'must be pakket or grootgoed'),
  /** Grams. */
  weight: kilograms,
  family: text,
};
/** What a product needs that the shop does not have yet. */
const NEEDED = ['ean', 'name_nl', 'name_en', 'brand', 'category', 'price'] as const;
const STORE_STOCK = /^stock\.(\d{1,9})$/;

const feedRow = z
  .strictObject(fields)
  .partial()
  .required({ number: true })
  .extend({ stores: z.record(z.string(), pieces).optional() });

/** A field that is absent leaves what the shop has as it is. `stores`: pieces by store id. */
export type FeedRow = z.infer<typeof feedRow>;
/** A row that can become a product. */
export type NewFeedRow = FeedRow & Required<Pick<FeedRow, (typeof NEEDED)[number]>>;

export const FIELDS = Object.keys(fields);
export const isField = (name: string): boolean => FIELDS.includes(name) || STORE_STOCK.test(name);

/** Names of the fields that a new product of this row lacks. */
export const missingOf = (row: FeedRow): string[] =>
  NEEDED.filter((name) => row[name] === undefined);

/** A new product has a name in both languages, of a feed in one of them that one. */
export const withBothNames = (row: FeedRow): FeedRow => ({
  ...row,
  name_nl: row.name_nl ?? row.name_en,
  name_en: row.name_en ?? row.name_nl,
});

/** Checks a row. `stock.12` is the stock of store 12. */
export function checkRow(line: number, value: unknown): { row: FeedRow } | { errors: FeedError[] } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = 'must be an object with the fields of a product';
    return { errors: [{ line, field: '', value: JSON.stringify(value), message }] };
  }
  const given: Record<string, unknown> = {};
  const stores: Record<string, unknown> = {};
  for (const [name, cell] of Object.entries(value)) {
    const store = STORE_STOCK.exec(name)?.[1];
    if (store) stores[Number(store)] = cell;
    else given[name] = cell;
  }
  const result = feedRow.safeParse({
    ...given,
    ...(Object.keys(stores).length > 0 && { stores }),
  });
  if (result.success) return { row: result.data };
  const errors = result.error.issues.flatMap((issue): FeedError[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((field) => ({
        line,
        field,
        value: '',
        message: 'is not a field of a feed',
      }));
    const [name, store] = issue.path.map(String);
    const cell = store === undefined ? given[name ?? ''] : stores[store];
    const field = store === undefined ? (name ?? '') : `stock.${store}`;
    const message = cell === undefined ? 'is missing' : issue.message;
    return [{ line, field, value: cell === undefined ? '' : String(cell), message }];
  });
  return { errors };
}
