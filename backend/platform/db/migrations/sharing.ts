import { sql, type Kysely } from 'kysely';

/**
 * The releases that machines share: which is live, and what each consists of. `fence` is the turn of
 * the last publisher, `moved_by` the turn in which the pointer moved last.
 */
export async function sharedReleases(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table release_pointer (
      id integer primary key check (id = 1),
      fence bigint not null default 0,
      release integer,
      moved_by bigint not null default 0,
      pins text not null default '[]',
      snapshot jsonb,
      built jsonb
    )`.execute(db);
  await sql`insert into release_pointer (id) values (1)`.execute(db);
  await sql`
    create table shared_releases (
      id integer primary key,
      facts jsonb not null
    )`.execute(db);
  await sql`
    create table release_entries (
      path text not null,
      since integer not null,
      until integer,
      digest text not null,
      size integer not null,
      scripts text not null,
      is_page integer not null,
      due bigint,
      reads text not null,
      touched integer not null,
      primary key (path, since)
    )`.execute(db);
  await sql`create index release_entries_touched on release_entries (touched)`.execute(db);
  await sql`create index release_entries_digest on release_entries (digest)`.execute(db);
  await sql`
    create table release_moves (
      from_path text not null,
      to_path text not null,
      since integer not null,
      until integer,
      touched integer not null,
      primary key (from_path, since)
    )`.execute(db);
  await sql`
    create table publishing_places (
      process text primary key,
      place text not null,
      seen_at timestamptz not null
    )`.execute(db);
}
