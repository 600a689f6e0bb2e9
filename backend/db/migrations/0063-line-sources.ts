import { type Kysely, sql } from 'kysely';

/** The list that each ordered article was found in, so that purchases are measured with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_lines add column source jsonb`.execute(db);
}
