import { type Kysely, sql } from 'kysely';

/**
 * Prices that the shop agreed with a customer or with a group of customers. The product is named by
 * its article code: a price may be there before its product is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer_prices (
      key text primary key,
      number text not null,
      customer_id integer references customers (id) on delete cascade,
      group_code text,
      price_incl integer not null check (price_incl > 0),
      starts_at timestamptz,
      ends_at timestamptz,
      check (num_nonnulls(customer_id, group_code) = 1)
    )`.execute(db);
  await sql`create index customer_prices_number on customer_prices (number)`.execute(db);
  await sql`create index customer_prices_customer on customer_prices (customer_id)`.execute(db);
}
