import { type Kysely, sql } from 'kysely';

/**
 * What contacts looked at while signed in, on whatever device. It goes with the contact; an
 * id of a product that is gone shows nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table viewed_by_contacts (
      contact_id integer not null references contacts (id) on delete cascade,
      product_id integer not null,
      brand_id integer,
      viewed_at timestamptz not null,
      primary key (contact_id, product_id)
    )`.execute(db);
  await sql`create index viewed_by_contacts_at on viewed_by_contacts (viewed_at)`.execute(db);
}
