import { type Kysely, sql } from 'kysely';

/** Which products a feed added: a later feed that leaves them out may hide them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column from_feed boolean not null default false`.execute(db);
  await sql`
    update products set from_feed = true where number in (
      select key from import_rows where entity = 'products' and is_new)`.execute(db);
}
