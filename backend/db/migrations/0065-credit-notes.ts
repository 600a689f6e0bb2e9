import { type Kysely, sql } from 'kysely';

/** Credit notes, with amounts below zero; an order has one invoice, and that one credit note at most. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table invoices add column credits integer unique references invoices (id)`.execute(db);
  await sql`
    create unique index invoices_one_of_order on invoices (order_id)
      where credits is null`.execute(db);
}
