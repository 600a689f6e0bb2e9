/** Prices agreed with a customer or a customer group. */
import { z } from 'zod';
import { type Kysely, sql } from 'kysely';
import { startOfDay } from '../../../../src/domain/shared/dates.ts';
import { nextDay } from '../../../../src/domain/availability/calendar.ts';
import { text, euros } from '../cells.ts';
import type { Database } from '../../../platform/db/schema/database.ts';
import { type Fault, missingFieldFaults, type StructureEntity } from './entity.ts';
import { PAGELESS_NAME } from '../import-record.ts';
import { articleCode } from '../row.ts';

/** Cells that several entities use. */
export const codeCell = z.coerce
  .string()
  .trim()
  .regex(/^[^\s|]{1,100}$/u, 'must be 1 to 100 characters without spaces');

/** A file relative to the feed, a web address, or a path of a picture of the shop. */
export const pictureCell = text.max(1_000, 'is longer than 1000 characters');

/** Returns whether a page can use the address unchanged. */
export const isPictureAddress = (value: string): boolean =>
  /^\/api\/images\//.test(value) || z.url({ protocol: /^https?$/ }).safeParse(value).success;

/** Several texts: an array, or with `|` between them. */
export const textListCell = z
  .union([z.array(z.string()), z.string()])
  .transform((value) => (Array.isArray(value) ? value : value.split('|')))
  .transform((values) => values.map((value) => value.trim()).filter(Boolean));

/** A day in a feed. */
export const dayCell = z
  .string()
  .trim()
  .refine((value) => z.iso.date().safeParse(value).success, {
    error: 'must be a day such as 2026-12-31',
  });

/** Converts a day to the moment it begins in Amsterdam; an empty text removes the day. */
const midnightCell = (dayOf: (day: string) => string) =>
  z
    .literal('')
    .or(dayCell)
    .transform((value) => (value === '' ? null : startOfDay(dayOf(value)).toISOString()));
export const firstDayCell = midnightCell((first) => first);
/** Converts a last day to the moment it ends. */
export const lastDayCell = midnightCell(nextDay);

/** Customer number, as displayed at the desk. */
export const customerCell = z.coerce
  .number('must be the number of a customer')
  .int('must be the number of a customer')
  .min(1, 'must be the number of a customer')
  .max(2_000_000_000, 'must be the number of a customer');

/** Rejects rows of unknown customers. */
export async function findUnknownCustomers(
  db: Kysely<Database>,
  rows: readonly { code: string; customer?: number | undefined }[],
): Promise<Map<string, Fault>> {
  const numbers = [...new Set(rows.flatMap((row) => row.customer ?? []))];
  if (numbers.length === 0) return new Map();
  const customers = await db
    .selectFrom('customers')
    .select('id')
    .where('id', 'in', numbers)
    .execute();
  const knownIds = new Set(customers.map(({ id }) => id));
  return new Map(
    rows.flatMap(({ code, customer: id }): [string, Fault][] => {
      if (id === undefined || knownIds.has(id)) return [];
      const message = 'is not the number of a customer';
      return [[code, { field: 'customer', value: String(id), message }]];
    }),
  );
}

const fields = {
  /** Article code; the product may be added later. */
  product: z.coerce.string().pipe(articleCode),
  customer: customerCell,
  /** Group code of the customers. */
  group: text.max(40, 'is longer than 40 characters'),
  /** Cents incl. VAT, of one piece. */
  price: euros,
  start: firstDayCell,
  /** Last day. */
  end: lastDayCell,
};
const schema = z
  .strictObject(fields)
  .partial()
  .required({ product: true })
  .refine((row) => (row.customer === undefined) !== (row.group === undefined), {
    path: ['customer'],
    error: 'needs a customer or a group',
  })
  // A product may have one price per customer or group and period.
  .transform((row) => ({
    ...row,
    code: customerPriceKey({
      ...{ number: row.product, starts_at: row.start ?? null },
      ...{ customer_id: row.customer ?? null, group_code: row.group ?? null },
    }),
  }));

interface StoredCustomerPrice {
  code: string;
  number: string;
  customer_id: number | null;
  group_code: string | null;
  price_incl: number;
  starts_at: string | null;
  ends_at: string | null;
}

/**
 * Returns the `key` of a row of `customer_prices`, which identifies the price. `starts_at` in ISO
 * 8601.
 */
export const customerPriceKey = (
  price: Pick<StoredCustomerPrice, 'number' | 'customer_id' | 'group_code' | 'starts_at'>,
): string =>
  [price.number, price.customer_id, price.group_code, price.starts_at]
    .map((part) => part ?? '')
    .join('|');

export const customerPrices: StructureEntity<z.infer<typeof schema>, StoredCustomerPrice> = {
  name: 'customer-prices',
  key: 'product',
  schema,
  fields: Object.keys(fields),
  pictures: [],
  async load(db) {
    const rows = await db.selectFrom('customer_prices').selectAll().execute();
    return new Map(
      rows.map(({ key, starts_at, ends_at, ...row }) => [
        key,
        {
          ...{ ...row, code: key },
          starts_at: starts_at?.toISOString() ?? null,
          ends_at: ends_at?.toISOString() ?? null,
        },
      ]),
    );
  },
  check: findUnknownCustomers,
  apply(before, row) {
    const faults = before ? [] : missingFieldFaults(row, ['price'], 'product');
    if (faults.length > 0) return faults;
    const starts_at = row.start ?? null;
    const ends_at = row.end === undefined ? (before?.ends_at ?? null) : row.end;
    if (starts_at !== null && ends_at !== null && ends_at <= starts_at)
      return [{ field: 'end', value: '', message: 'is before the first day' }];
    return {
      ...{ code: row.code, number: row.product, starts_at, ends_at },
      ...{ customer_id: row.customer ?? null, group_code: row.group ?? null },
      price_incl: row.price ?? before!.price_incl,
    };
  },
  settle: () => new Map(),
  async save(db, rows) {
    await sql`
      insert into customer_prices (key, number, customer_id, group_code, price_incl, starts_at,
        ends_at)
      select code, number, customer_id, group_code, price_incl, starts_at, ends_at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (code text, number text,
        customer_id integer, group_code text, price_incl integer, starts_at timestamptz,
        ends_at timestamptz)
      on conflict (key) do update set price_incl = excluded.price_incl,
        ends_at = excluded.ends_at`.execute(db);
  },
  async remove(db, rows) {
    const keys = rows.map(({ code }) => code);
    await sql`delete from customer_prices where key = any(${keys})`.execute(db);
  },
  pageName: () => PAGELESS_NAME,
};
