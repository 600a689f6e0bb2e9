/** Prices that the shop agreed with a customer or with a group of customers. */
import { sql } from 'kysely';
import { z } from 'zod';
import { euros, text } from '../cells.ts';
import { NO_PAGE } from '../import-record.ts';
import { articleCode } from '../row.ts';
import { dayAfter, dayBegin } from './cells.ts';
import { customer, unknownCustomers } from './customers.ts';
import { missing, type StructureEntity } from './entity.ts';

const fields = {
  /** Article code; the product may follow later. */
  product: z.coerce.string().pipe(articleCode),
  customer,
  /** As the customers of the group carry it. */
  group: text.max(40, 'is longer than 40 characters'),
  /** Cents incl. VAT, of one piece. */
  price: euros,
  start: dayBegin,
  /** The last day. */
  end: dayAfter,
};
const schema = z
  .strictObject(fields)
  .partial()
  .required({ product: true })
  .refine((row) => (row.customer === undefined) !== (row.group === undefined), {
    path: ['customer'],
    error: 'needs a customer or a group',
  })
  // The same product may have one price for each of them, and others for other periods.
  .transform((row) => ({
    ...row,
    code: customerPriceKey({
      ...{ number: row.product, starts_at: row.start ?? null },
      ...{ customer_id: row.customer ?? null, group_code: row.group ?? null },
    }),
  }));

interface Stored {
  code: string;
  number: string;
  customer_id: number | null;
  group_code: string | null;
  price_incl: number;
  starts_at: string | null;
  ends_at: string | null;
}

/** `key` of a row of `customer_prices`: what makes it another price. `starts_at` as ISO 8601. */
export const customerPriceKey = (
  price: Pick<Stored, 'number' | 'customer_id' | 'group_code' | 'starts_at'>,
): string =>
  [price.number, price.customer_id, price.group_code, price.starts_at]
    .map((part) => part ?? '')
    .join('|');

export const customerPrices: StructureEntity<z.infer<typeof schema>, Stored> = {
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
  check: unknownCustomers,
  apply(before, row) {
    const faults = before ? [] : missing(row, ['price'], 'product');
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
  pageName: () => NO_PAGE,
};
