import { type Kysely, sql } from 'kysely';

/**
 * Browsers that get notifications: of a customer about every order, of a guest about one. They go
 * with the customer, or the order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table push_subscriptions (
      id serial primary key,
      endpoint text not null,
      p256dh text not null,
      auth text not null,
      customer_id integer references customers (id) on delete cascade,
      contact_id integer references contacts (id) on delete cascade,
      order_id integer references orders (id) on delete cascade,
      created_at timestamptz not null,
      check ((customer_id is null) = (contact_id is null)),
      check ((customer_id is null) <> (order_id is null))
    )`.execute(db);
  await sql`create unique index push_of_contact on push_subscriptions (endpoint, contact_id)
    where contact_id is not null`.execute(db);
  await sql`create unique index push_of_order on push_subscriptions (endpoint, order_id)
    where order_id is not null`.execute(db);
  await sql`create index push_contact on push_subscriptions (contact_id)`.execute(db);
  await sql`create index push_order on push_subscriptions (order_id)`.execute(db);
}
