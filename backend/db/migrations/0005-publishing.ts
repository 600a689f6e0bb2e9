import { type Kysely, sql } from 'kysely';

/**
 * What is to be published: jobs, the entities that each names (none: whatever changed), and the
 * hooks that asked for it. Times of `at` and `heartbeat_at` are those of the shop's clock.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table publish_jobs (
      id bigint generated always as identity primary key,
      state text not null check (state in ('waiting', 'running', 'done', 'failed')),
      is_whole boolean not null default false,
      asked_by text not null,
      reason text not null,
      at timestamptz not null,
      attempts integer not null default 0,
      heartbeat_at timestamptz,
      created_at timestamptz not null,
      ended_at timestamptz,
      release integer,
      error text
    )`.execute(db);
  await sql`create index publish_jobs_open on publish_jobs (at) where state in ('waiting', 'running')`.execute(
    db,
  );
  await sql`
    create table publish_names (
      job_id bigint not null references publish_jobs (id) on delete cascade,
      name text not null,
      primary key (job_id, name)
    )`.execute(db);
  await sql`
    create table publish_hooks (
      id text primary key,
      job_id bigint not null references publish_jobs (id) on delete cascade,
      received_at timestamptz not null
    )`.execute(db);
}
