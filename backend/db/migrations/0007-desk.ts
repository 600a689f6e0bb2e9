import { type Kysely, sql } from 'kysely';

/**
 * The desk at `/redactie`: who may sign in, who is signed in (tokens as hashes), wrong tries
 * (the columns are those of rate-limiter-flexible), and what was done by whom.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table editors (
      id integer generated always as identity primary key,
      name text not null,
      name_key text not null unique,
      password text not null,
      locale text not null check (locale in ('nl', 'en')),
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table desk_sessions (
      token_hash text primary key,
      editor_id integer not null references editors (id) on delete cascade,
      created_at timestamptz not null,
      seen_at timestamptz not null
    )`.execute(db);
  await sql`create index desk_sessions_editor on desk_sessions (editor_id)`.execute(db);
  await sql`
    create table desk_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
  await sql`
    create table desk_audit (
      id integer generated always as identity primary key,
      at timestamptz not null,
      editor text not null,
      action text not null,
      subject text not null,
      detail text not null
    )`.execute(db);
}
