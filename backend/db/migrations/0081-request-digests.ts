import { type Kysely, sql } from 'kysely';

/** What an attempt to order asked for: its idempotency key is refused with anything else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column request_digest text`.execute(db);
  await sql`alter table answered_keys add column request_digest text`.execute(db);
}
