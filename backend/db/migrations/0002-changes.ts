import { type Kysely, sql } from 'kysely';

/** Processes on one server look for products that others changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index products_updated on products (updated_at)`.execute(db);
}
