/**
 * Customers at the desk: their company, whether they buy on account, and the prices agreed with
 * them or their group (ADR 0037).
 */
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { fullName } from '../../../../src/domain/account/customer.ts';
import type { Database } from '../../../platform/db/schema/database.ts';
import {
  RecordFaults,
  type RecordKind,
  dayField,
  dayOf,
  endOfDay,
  lastDayOf,
} from './record-kind.ts';
import { startOfDay } from '../../../../src/domain/shared/dates.ts';
import { formatMoney, toCents, toEuros } from '../../../../src/domain/shared/money.ts';
import { customerPriceKey } from '../../../catalogue/feed/structure/customer-prices.ts';
import { articleCode } from '../../../catalogue/feed/row.ts';

const customerSchema = z.object({
  companyName: z.string().trim().max(100),
  kvkNumber: z.string().regex(/^(\d{8})?$/, 'must be 8 digits'),
  groupCode: z.string().trim().max(40),
  bonusPoints: z.int().min(0).max(10_000_000),
  /** Euros; empty: may not buy on account. */
  creditLimit: z.number().min(0).max(1_000_000).optional(),
  /** E-mail addresses of contacts who may buy on account. */
  onAccount: z.array(z.string().trim()).max(100),
});

const contactsOf = (db: Kysely<Database>, id: number) =>
  db
    .selectFrom('contacts')
    .select(['id', 'email', 'allow_on_account'])
    .where('customer_id', '=', id)
    .orderBy('id')
    .execute();

export const customerRecords: RecordKind = {
  id: 'customer',
  section: 'customers',
  schema: customerSchema,
  canAdd: false,

  async list(db, words, limit) {
    const rows = await db
      .selectFrom('customers as c')
      .innerJoin('contacts as p', 'p.customer_id', 'c.id')
      .select(['c.id', 'company_name', 'p.email', 'p.first_name', 'p.middle_name', 'p.last_name'])
      .$if(words !== '', (query) =>
        query.where(
          sql<boolean>`strpos(lower(concat_ws(' ', c.id, company_name, kvk_number, p.email,
            p.first_name, nullif(p.middle_name, ''), p.last_name, p.card_number)),
            ${words.toLowerCase()}) > 0`,
        ),
      )
      .orderBy('c.id', 'desc')
      .orderBy('p.id')
      .limit(limit)
      .execute();
    return rows.map((row) => {
      const name = fullName({
        ...{ firstName: row.first_name, middleName: row.middle_name, lastName: row.last_name },
      });
      const detail = [row.id, row.company_name && name, row.email].filter(Boolean);
      return {
        ...{ key: String(row.id), title: row.company_name || name, detail: detail.join(' · ') },
      };
    });
  },

  async read(db, key, isToBeSaved = false) {
    if (!/^\d{1,9}$/.test(key)) return null;
    const row = await db
      .selectFrom('customers')
      .select(['id', 'company_name', 'kvk_number', 'group_code', 'bonus_points', 'credit_limit'])
      .where('id', '=', Number(key))
      .$if(isToBeSaved, (query) => query.forUpdate())
      .executeTakeFirst();
    if (!row) return null;
    const contacts = await contactsOf(db, row.id);
    return {
      companyName: row.company_name,
      kvkNumber: row.kvk_number,
      groupCode: row.group_code,
      bonusPoints: row.bonus_points,
      ...(row.credit_limit !== null && { creditLimit: row.credit_limit / 100 }),
      onAccount: contacts.filter((one) => one.allow_on_account).map(({ email }) => email),
    } satisfies z.input<typeof customerSchema>;
  },

  async write(trx, { key, value }) {
    const id = Number(key);
    const record = customerSchema.parse(value);
    const limit = record.creditLimit === undefined ? null : Math.round(record.creditLimit * 100);
    await trx
      .updateTable('customers')
      .set({
        ...{ company_name: record.companyName, kvk_number: record.kvkNumber },
        ...{ group_code: record.groupCode, bonus_points: record.bonusPoints, credit_limit: limit },
        // Existing debts remain, even if buying on account is no longer allowed.
        ...(limit !== null && { credit_balance: sql<number>`coalesce(credit_balance, 0)` }),
      })
      .where('id', '=', id)
      .execute();
    const contacts = await contactsOf(trx, id);
    const unknownEmails = record.onAccount.filter(
      (email) => !contacts.some((one) => one.email === email),
    );
    if (unknownEmails.length > 0)
      throw new RecordFaults(
        new Map([['onAccount', `has no contact ${unknownEmails.join(', ')}`]]),
      );
    for (const { id: contact, email, allow_on_account } of contacts) {
      const may = record.onAccount.includes(email);
      if (may !== allow_on_account)
        await trx.updateTable('contacts').set({ allow_on_account: may }).where('id', '=', contact).execute(); // oxfmt-ignore
    }
    return { key: key!, changedEntities: [] };
  },
};

const agreedPriceSchema = z.object({
  /** Article code of a product. */
  product: articleCode,
  /** Customer number, or e-mail address of a contact; either this or a group. */
  buyer: z.string().trim().max(254).optional(),
  groupCode: z.string().trim().max(40).optional(),
  /** Euros incl. VAT per piece. */
  price: z.number().min(0.01).max(1_000_000),
  startDate: dayField,
  /** The last day of the price. */
  endDate: dayField,
});

/** Ids of the customers with a number or e-mail address. */
async function findCustomerIds(db: Kysely<Database>, buyer: string): Promise<number[]> {
  if (/^\d{1,9}$/.test(buyer)) {
    const rows = await db.selectFrom('customers').select('id').where('id', '=', Number(buyer)).execute(); // oxfmt-ignore
    return rows.map(({ id }) => id);
  }
  const rows = await db
    .selectFrom('contacts')
    .select('customer_id')
    .distinct()
    .where((e) => e(e.fn('lower', ['email']), '=', buyer.toLowerCase()))
    .execute();
  return rows.map(({ customer_id }) => customer_id);
}

const productExists = async (db: Kysely<Database>, number: string) =>
  (await db.selectFrom('products').select('id').where('number', '=', number).execute()).length > 0;

export const agreedPriceRecords: RecordKind = {
  id: 'agreed-price',
  section: 'agreed-prices',
  schema: agreedPriceSchema,
  canAdd: true,

  async list(db, words, limit) {
    const rows = await db
      .selectFrom('customer_prices as a')
      .leftJoin('customers as c', 'c.id', 'a.customer_id')
      .selectAll('a')
      .select([
        sql<string | null>`(select name->>'nl' from products p where p.number = a.number limit 1)`.as('product'), // oxfmt-ignore
        sql<string | null>`coalesce(nullif(c.company_name, ''), (select email from contacts p
          where p.customer_id = c.id order by id limit 1))`.as('customer'),
      ])
      .$if(words !== '', (query) =>
        query.where(
          sql<boolean>`strpos(lower(concat_ws(' ', a.number, a.group_code, c.id, c.company_name,
            (select string_agg(email, ' ') from contacts p where p.customer_id = c.id))),
            ${words.toLowerCase()}) > 0`,
        ),
      )
      .orderBy('a.number')
      .orderBy('a.key')
      .limit(limit)
      .execute();
    return rows.map((row) => {
      const firstDay = row.starts_at && dayOf(row.starts_at);
      const lastDay = row.ends_at && lastDayOf(row.ends_at);
      const period = (firstDay ?? lastDay) && `${firstDay ?? ''} – ${lastDay ?? ''}`.trim();
      const detail = [row.customer_id, row.customer, row.group_code];
      return {
        ...{ key: row.key, title: [row.number, row.product].filter(Boolean).join(' · ') },
        detail: [...detail, formatMoney(row.price_incl, 'nl'), period].filter(Boolean).join(' · '),
      };
    });
  },

  async read(db, key, isToBeSaved = false) {
    const row = await db
      .selectFrom('customer_prices')
      .selectAll()
      .where('key', '=', key)
      .$if(isToBeSaved, (query) => query.forUpdate())
      .executeTakeFirst();
    if (!row) return null;
    return {
      product: row.number,
      ...(row.customer_id !== null && { buyer: String(row.customer_id) }),
      ...(row.group_code !== null && { groupCode: row.group_code }),
      price: toEuros(row.price_incl),
      ...(row.starts_at && { startDate: dayOf(row.starts_at) }),
      ...(row.ends_at && { endDate: lastDayOf(row.ends_at) }),
    } satisfies z.input<typeof agreedPriceSchema>;
  },

  async write(trx, { key, before, value }) {
    const record = agreedPriceSchema.parse(value);
    const { product, buyer, groupCode, startDate, endDate } = record;
    const faults = new Map<string, string>();
    if (!buyer === !groupCode) faults.set('buyer', 'needs a customer or a group');
    if (startDate && endDate && startDate > endDate)
      faults.set('endDate', 'is before the first day');
    // A feed may refer to a later product; in a form an unknown product is probably a mistake.
    if (product !== before?.['product'] && !(await productExists(trx, product)))
      faults.set('product', 'is not the number of a product');
    const customers = buyer ? await findCustomerIds(trx, buyer) : [];
    if (buyer && customers.length === 0) faults.set('buyer', 'is not a customer');
    if (customers.length > 1) faults.set('buyer', 'is the address of several customers');
    const columns = {
      ...{ number: product, price_incl: toCents(record.price) },
      ...{ customer_id: customers[0] ?? null, group_code: groupCode || null },
      starts_at: startDate ? startOfDay(startDate) : null,
      ends_at: endDate ? endOfDay(endDate) : null,
    };
    const ownKey = customerPriceKey({
      ...columns,
      starts_at: columns.starts_at?.toISOString() ?? null,
    });
    if (ownKey !== key && (await this.read(trx, ownKey))) faults.set('product', 'has this agreed price already'); // oxfmt-ignore
    if (faults.size > 0) throw new RecordFaults(faults);
    if (key === null)
      await trx
        .insertInto('customer_prices')
        .values({ ...columns, key: ownKey })
        .execute();
    else {
      await trx
        .updateTable('customer_prices')
        .set({ ...columns, key: ownKey })
        .where('key', '=', key)
        .execute();
      // The key contains product, buyer and first day: if they change, the history moves along.
      if (ownKey !== key)
        await trx
          .updateTable('record_changes')
          .set({ key: ownKey })
          .where('kind', '=', this.id)
          .where('key', '=', key)
          .execute();
    }
    return {
      ...{ key: ownKey, changedEntities: [] },
      // Customers are recorded by number, so that the history contains no e-mail addresses.
      value: { ...record, ...(customers[0] !== undefined && { buyer: String(customers[0]) }) },
    };
  },
};
