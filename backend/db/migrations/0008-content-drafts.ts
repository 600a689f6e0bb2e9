import { type Kysely, sql } from 'kysely';

/**
 * What editors have not published yet: new texts of content files, one draft per subject (a file,
 * or a page in its two languages). A draft with a time is published then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_drafts (
      token text primary key,
      subject text not null unique,
      editor text not null,
      files jsonb not null,
      publish_at timestamptz,
      problem text,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create index content_drafts_due on content_drafts (publish_at)`.execute(db);
}
