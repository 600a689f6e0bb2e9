import { type Kysely, sql } from 'kysely';

/**
 * Attempts to order that were answered with an order that was there already: repeated, they must
 * answer the same, though the cart is another by then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table answered_keys (
      customer_id integer not null references customers (id) on delete cascade,
      idempotency_key uuid not null,
      order_id integer not null references orders (id) on delete cascade,
      answered_at timestamptz not null,
      primary key (customer_id, idempotency_key)
    )`.execute(db);
  await sql`create index answered_keys_answered on answered_keys (answered_at)`.execute(db);
}
