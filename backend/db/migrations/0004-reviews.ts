import { type Kysely, sql } from 'kysely';

/** Reviews of what was bought: one for each product of an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reviews (
      id bigint generated always as identity primary key,
      product_id integer not null references products (id) on delete cascade,
      order_id text not null,
      rating integer not null check (rating between 1 and 5),
      title text,
      text text not null,
      author text not null,
      created_at timestamptz not null,
      unique (product_id, order_id)
    )`.execute(db);
}
