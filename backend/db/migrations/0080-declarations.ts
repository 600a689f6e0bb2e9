import { type Kysely, sql } from 'kysely';

/**
 * A declaration of withdrawal is kept as it was typed, also where it belongs to no order: an
 * operator finds the order then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table withdrawals
      alter column order_id drop not null,
      add column order_number text not null default '',
      add column email text not null default ''`.execute(db);
  await sql`
    update withdrawals w set order_number = o.order_number, email = o.email
    from orders o where o.id = w.order_id`.execute(db);
}
