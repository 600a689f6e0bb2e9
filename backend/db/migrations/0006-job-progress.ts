import { type Kysely, sql } from 'kysely';

/** How far a job is, for other processes than the one that runs it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table publish_jobs add column progress jsonb`.execute(db);
}
