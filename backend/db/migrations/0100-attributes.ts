import { type Kysely, sql } from 'kysely';

/** What attributes of products are called, and how their values are written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table attributes (
      code text primary key,
      label jsonb not null,
      type text not null,
      unit text
    )`.execute(db);
}
