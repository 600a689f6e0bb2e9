import { type Kysely, sql } from 'kysely';

/**
 * One table of counts for every limit (the columns are those of rate-limiter-flexible), and when a
 * visitor was last seen, from which visitors are forgotten.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table desk_limits rename to rate_limits`.execute(db);
  await sql`create index rate_limits_expire on rate_limits (expire)`.execute(db);
  await sql`alter table visitors add column seen_at timestamptz not null default now()`.execute(db);
  await sql`create index visitors_seen_at on visitors (seen_at)`.execute(db);
  await sql`create index product_contacts_created_at on product_contacts (created_at)`.execute(db);
  await sql`create index desk_audit_at on desk_audit (at)`.execute(db);
}
