import { type Kysely, sql } from 'kysely';

/** What an editor may do, and what was changed at the desk: one row for each record that was saved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table editors add column role text not null default 'owner'
      check (role in ('owner', 'editor', 'orders'))`.execute(db);
  await sql`
    create table record_changes (
      id integer generated always as identity primary key,
      kind text not null,
      key text not null,
      at timestamptz not null,
      editor text not null,
      before jsonb,
      after jsonb not null
    )`.execute(db);
  await sql`create index record_changes_record on record_changes (kind, key, id)`.execute(db);
}
