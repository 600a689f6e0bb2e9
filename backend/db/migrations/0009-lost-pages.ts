import { type Kysely, sql } from 'kysely';

/** Whether a job may take away a large part of the pages: an editor who asks has seen which. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table publish_jobs add column may_lose_pages boolean not null default false`.execute(
    db,
  );
}
