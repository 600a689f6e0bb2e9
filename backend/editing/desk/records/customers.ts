/** Customers at the desk: their company, and whether they buy on account. */
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { fullName } from '../../../../src/domain/account/customer.ts';
import type { Database } from '../../../platform/db/schema/database.ts';
import { RecordFaults, type RecordKind } from './record-kind.ts';

const schema = z.object({
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
  schema,
  mayAdd: false,

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
    } satisfies z.input<typeof schema>;
  },

  async write(trx, { key, value }) {
    const id = Number(key);
    const wanted = schema.parse(value);
    const limit = wanted.creditLimit === undefined ? null : Math.round(wanted.creditLimit * 100);
    await trx
      .updateTable('customers')
      .set({
        ...{ company_name: wanted.companyName, kvk_number: wanted.kvkNumber },
        ...{ group_code: wanted.groupCode, bonus_points: wanted.bonusPoints, credit_limit: limit },
        // Existing debts remain, even if buying on account is no longer allowed.
        ...(limit !== null && { credit_balance: sql<number>`coalesce(credit_balance, 0)` }),
      })
      .where('id', '=', id)
      .execute();
    const known = await contactsOf(trx, id);
    const strangers = wanted.onAccount.filter((email) => !known.some((one) => one.email === email));
    if (strangers.length > 0)
      throw new RecordFaults(new Map([['onAccount', `has no contact ${strangers.join(', ')}`]]));
    for (const { id: contact, email, allow_on_account } of known) {
      const may = wanted.onAccount.includes(email);
      if (may !== allow_on_account)
        await trx.updateTable('contacts').set({ allow_on_account: may }).where('id', '=', contact).execute(); // prettier-ignore
    }
    return { key: key!, publishes: [] };
  },
};
