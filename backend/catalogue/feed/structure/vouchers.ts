/** Vouchers of one customer, and coupons for anyone with the code. */
import { sql } from 'kysely';
import { z } from 'zod';
import type { VoucherTable } from '../../../platform/db/schema/carts.ts';
import type { Texts } from '../../../platform/db/schema/columns.ts';
import { euros, pieces, text } from '../cells.ts';
import { PAGELESS_NAME } from '../import-record.ts';
import {
  lastDayCell,
  firstDayCell,
  customerCell,
  findUnknownCustomers,
} from './customer-prices.ts';
import { type Fault, missingFieldFaults, type StructureEntity } from './entity.ts';

const fields = {
  code: z.coerce
    .string()
    .trim()
    .regex(/^[A-Z0-9-]{3,30}$/i, 'may hold letters, digits and hyphens'),
  name_nl: text.max(100, 'is longer than 100 characters'),
  name_en: text.max(100, 'is longer than 100 characters'),
  /** Cents incl. VAT. */
  amount: euros,
  percent: z.coerce
    .number('must be a whole number from 1 to 100')
    .int('must be a whole number from 1 to 100')
    .min(1, 'must be a whole number from 1 to 100')
    .max(100, 'must be a whole number from 1 to 100'),
  /** Minimum value of the lines in cents incl. VAT; an empty text removes it. */
  minimum: z
    .literal('')
    .transform(() => 0)
    .or(euros),
  start: firstDayCell,
  /** Last day. */
  end: lastDayCell,
  /** Remaining uses; an empty text means no limit. */
  uses_left: z
    .literal('')
    .transform(() => null)
    .or(pieces),
  customer: customerCell,
};
const schema = z.strictObject(fields).partial().required({ code: true });

type VoucherColumns = 'code' | 'kind' | 'amount_incl' | 'percent' | 'customer_id' | 'uses_left';
interface StoredVoucher extends Pick<VoucherTable, VoucherColumns> {
  name: Texts;
  minimum_incl: number;
  starts_at: string | null;
  ends_at: string | null;
}

export const vouchers: StructureEntity<z.infer<typeof schema>, StoredVoucher> = {
  name: 'vouchers',
  schema,
  fields: Object.keys(fields),
  pictures: [],
  async load(db) {
    const rows = await db
      .selectFrom('vouchers')
      .select(['code', 'kind', 'name', 'amount_incl', 'percent', 'minimum_incl', 'starts_at'])
      .select(['ends_at', 'uses_left', 'customer_id'])
      .execute();
    return new Map(
      rows.map(({ starts_at, ends_at, ...row }) => [
        row.code,
        {
          ...row,
          starts_at: starts_at?.toISOString() ?? null,
          ends_at: ends_at?.toISOString() ?? null,
        },
      ]),
    );
  },
  check: findUnknownCustomers,
  apply(before, row) {
    const faults = before ? [] : missingFieldFaults(row, ['name_nl', 'name_en']);
    if (faults.length > 0) return faults;
    const { amount, percent, customer: customerId } = row;
    const isValueAbsent = amount === undefined && percent === undefined;
    if ((isValueAbsent && !before) || (amount !== undefined && percent !== undefined))
      return [{ field: 'amount', value: '', message: 'needs an amount or a percentage' }];
    const customer_id = customerId ?? before?.customer_id ?? null;
    const starts_at = row.start === undefined ? (before?.starts_at ?? null) : row.start;
    const ends_at = row.end === undefined ? (before?.ends_at ?? null) : row.end;
    if (starts_at !== null && ends_at !== null && ends_at <= starts_at)
      return [{ field: 'end', value: '', message: 'is before the first day' }];
    return {
      ...{ code: row.code, starts_at, ends_at, customer_id },
      kind: customer_id === null ? ('coupon' as const) : ('voucher' as const),
      name: { nl: row.name_nl ?? before!.name.nl, en: row.name_en ?? before!.name.en },
      amount_incl: isValueAbsent ? before!.amount_incl : (amount ?? null),
      percent: isValueAbsent ? before!.percent : (percent ?? null),
      minimum_incl: row.minimum ?? before?.minimum_incl ?? 0,
      uses_left: row.uses_left === undefined ? (before?.uses_left ?? null) : row.uses_left,
    };
  },
  // Codes are compared case-insensitively.
  settle(all, codes) {
    const codeByUpperCase = new Map<string, string>();
    const ownCodes = new Set(codes);
    const faults = new Map<string, Fault>();
    for (const code of [...[...all.keys()].filter((one) => !ownCodes.has(one)), ...codes]) {
      const otherCode = codeByUpperCase.get(code.toUpperCase());
      codeByUpperCase.set(code.toUpperCase(), otherCode ?? code);
      const message = 'is that of another discount';
      if (otherCode !== undefined) faults.set(code, { field: 'code', value: code, message });
    }
    return faults;
  },
  async save(db, rows) {
    await sql`
      insert into vouchers (code, kind, name, customer_id, amount_incl, percent, minimum_incl,
        starts_at, ends_at, uses_left, created_at)
      select code, kind, name, customer_id, amount_incl, percent, minimum_incl, starts_at, ends_at,
        uses_left, now()
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (code text, kind text,
        name jsonb, customer_id integer, amount_incl integer, percent integer,
        minimum_incl integer, starts_at timestamptz, ends_at timestamptz, uses_left integer)
      on conflict (code) do update set kind = excluded.kind, name = excluded.name,
        customer_id = excluded.customer_id, amount_incl = excluded.amount_incl,
        percent = excluded.percent, minimum_incl = excluded.minimum_incl,
        starts_at = excluded.starts_at, ends_at = excluded.ends_at,
        uses_left = excluded.uses_left`.execute(db);
  },
  async remove(db, rows) {
    const codes = rows.map(({ code }) => code);
    await sql`delete from vouchers where code = any(${codes})`.execute(db);
  },
  pageName: () => PAGELESS_NAME,
};
