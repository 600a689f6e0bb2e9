import { type Kysely, sql } from 'kysely';

/** Terms that found nothing, counted per language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_misses (
      locale text not null,
      term text not null,
      count integer not null,
      last_at timestamptz not null,
      primary key (locale, term)
    )`.execute(db);
  await sql`create index search_misses_last_at on search_misses (last_at)`.execute(db);
}
