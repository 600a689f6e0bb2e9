import { type Kysely, sql } from 'kysely';

/**
 * Every import with what it changed, so that it can be undone. Ids are given while the products are
 * locked: they stand in the order in which imports end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table imports (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      by text not null,
      files jsonb not null,
      entities text[] not null,
      counts jsonb not null,
      error_count integer not null,
      state text not null check (state in ('loaded', 'refused', 'undone')),
      undoes bigint references imports (id) on delete set null
    )`.execute(db);
  await sql`
    create table import_rows (
      import_id bigint not null references imports (id) on delete cascade,
      entity text not null,
      key text not null,
      entity_id integer,
      is_new boolean not null,
      fields jsonb not null,
      primary key (import_id, entity, key)
    )`.execute(db);
  // How products of a category are delivered that do not say it themselves.
  await sql`alter table web_nodes add column delivery_type text`.execute(db);
}
