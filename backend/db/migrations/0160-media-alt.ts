import { type Kysely, sql } from 'kysely';

/** What a picture shows, for who does not see it, as editors say it; null: nobody said it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table media_sources add column alt jsonb`.execute(db);
}
