import { type Kysely, sql } from 'kysely';

/**
 * What editors published: each document as it is now, every version of it, and their pictures. The
 * newest id of a version is the version of the content as a whole.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_documents (
      file text primary key,
      text text not null
    )`.execute(db);
  await sql`
    create table content_versions (
      id bigint generated always as identity primary key,
      file text not null,
      text text,
      editor text not null,
      published_at timestamptz not null
    )`.execute(db);
  await sql`create index content_versions_file on content_versions (file, id desc)`.execute(db);
  await sql`
    create table content_pictures (
      id text primary key,
      bytes bytea not null
    )`.execute(db);
}
