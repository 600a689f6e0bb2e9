import { type Kysely, sql } from 'kysely';

/** One row that is written to find out whether anything can be stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table health_probe (
      id integer primary key check (id = 1),
      stored_at timestamptz not null
    )`.execute(db);
}
