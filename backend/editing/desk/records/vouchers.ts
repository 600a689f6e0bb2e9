/** Vouchers of one customer, and coupons for anyone with the code. */
import { z } from 'zod';
import { startOfDay } from '../../../../src/domain/shared/dates.ts';
import { formatMoney, toCents, toEuros } from '../../../../src/domain/shared/money.ts';
import {
  dayField,
  dayOf,
  endOfDay,
  lastDayOf,
  RecordFaults,
  type RecordKind,
} from './record-kind.ts';

const requiredText = z.string().trim().min(1, 'may not be empty').max(100);

const voucherSchema = z.object({
  code: z
    .string()
    .trim()
    .regex(/^[A-Z0-9-]{3,30}$/i, 'may hold letters, digits and hyphens'),
  name: z.object({ nl: requiredText, en: requiredText }),
  /** Euros incl. VAT; either this or a percentage. */
  amount: z.number().min(0.01).max(100_000).optional(),
  percent: z.int().min(1).max(100).optional(),
  minimumValue: z.number().min(0).max(1_000_000).optional(),
  startDate: dayField,
  /** The last day. */
  endDate: dayField,
  usesLeft: z.int().min(0).max(10_000_000).optional(),
  /** Customer number for a voucher; empty: a coupon for everyone. */
  customer: z.int().min(1).max(2_000_000_000).optional(),
});

export const voucherRecords: RecordKind = {
  id: 'voucher',
  section: 'vouchers',
  schema: voucherSchema,
  canAdd: true,

  async list(db, words, limit) {
    const rows = await db
      .selectFrom('vouchers')
      .select(['code', 'name', 'amount_incl', 'percent', 'ends_at'])
      .$if(words !== '', (query) =>
        query.where('code', 'ilike', `%${words.replace(/[\\%_]/g, '')}%`),
      )
      .orderBy('created_at', 'desc')
      .orderBy('code')
      .limit(limit)
      .execute();
    return rows.map(({ code, name, amount_incl, percent, ends_at }) => ({
      key: code,
      title: `${code} · ${name.nl}`,
      detail: [
        amount_incl === null ? `${percent}%` : formatMoney(amount_incl, 'nl'),
        ends_at && `– ${lastDayOf(ends_at)}`,
      ]
        .filter(Boolean)
        .join(' '),
    }));
  },

  async read(db, key, isToBeSaved = false) {
    const row = await db
      .selectFrom('vouchers')
      .selectAll()
      .where('code', '=', key)
      .$if(isToBeSaved, (query) => query.forUpdate())
      .executeTakeFirst();
    if (!row) return null;
    return {
      code: row.code,
      name: row.name,
      ...(row.amount_incl !== null && { amount: toEuros(row.amount_incl) }),
      ...(row.percent !== null && { percent: row.percent }),
      ...(row.minimum_incl > 0 && { minimumValue: toEuros(row.minimum_incl) }),
      ...(row.starts_at && { startDate: dayOf(row.starts_at) }),
      ...(row.ends_at && { endDate: lastDayOf(row.ends_at) }),
      ...(row.uses_left !== null && { usesLeft: row.uses_left }),
      ...(row.customer_id !== null && { customer: row.customer_id }),
    } satisfies z.input<typeof voucherSchema>;
  },

  async write(trx, { key, value, at }) {
    const record = voucherSchema.parse(value);
    const { code, amount, percent, minimumValue, startDate, endDate, customer } = record;
    const faults = new Map<string, string>();
    if ((amount === undefined) === (percent === undefined))
      faults.set('amount', 'needs an amount or a percentage');
    if (startDate && endDate && startDate > endDate)
      faults.set('endDate', 'is before the first day');
    const voucherWithCode = await trx
      .selectFrom('vouchers')
      .select('code')
      .where((e) => e(e.fn('upper', ['code']), '=', code.toUpperCase()))
      .execute();
    if (voucherWithCode.some((other) => other.code !== key))
      faults.set('code', 'is that of another discount');
    const owner =
      customer === undefined
        ? undefined
        : await trx
            .selectFrom('customers')
            .select('id')
            .where('id', '=', customer)
            .executeTakeFirst();
    if (customer !== undefined && !owner) faults.set('customer', 'is not the number of a customer');
    if (faults.size > 0) throw new RecordFaults(faults);
    const columns = {
      ...{ code, name: JSON.stringify(record.name), customer_id: customer ?? null },
      kind: customer === undefined ? ('coupon' as const) : ('voucher' as const),
      amount_incl: amount === undefined ? null : toCents(amount),
      percent: percent ?? null,
      minimum_incl: toCents(minimumValue ?? 0),
      starts_at: startDate ? startOfDay(startDate) : null,
      ends_at: endDate ? endOfDay(endDate) : null,
      uses_left: record.usesLeft ?? null,
    };
    if (key === null)
      await trx
        .insertInto('vouchers')
        .values({ ...columns, created_at: at })
        .execute();
    else await trx.updateTable('vouchers').set(columns).where('code', '=', key).execute();
    return { key: code, changedEntities: [] };
  },
};
