/**
 * The documents that content is made of, in the database: what is published now, and every version
 * of it with who published it and when. All processes on the database read the same.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import { isContentFile, type Texts } from '../texts.ts';

export interface Documents {
  /** Grows with every change of any document; 0: there never was one. */
  version: number;
  texts: Texts;
}

export interface DocumentEdit {
  file: string;
  /** Null: the document goes. */
  text: string | null;
}

export interface DocumentVersion extends DocumentEdit {
  id: number;
  editor: string;
  publishedAt: Date;
}

/** All documents and the version that they are, of one moment. */
export async function readDocuments(db: Kysely<Database>): Promise<Documents> {
  const { rows } = await sql<{ version: number; texts: Record<string, string> | null }>`
    select (select coalesce(max(id), 0) from content_versions) as version,
      (select json_object_agg(file, text) from content_documents) as texts`.execute(db);
  const { version = 0, texts } = rows[0] ?? {};
  return { version, texts: new Map(Object.entries(texts ?? {})) };
}

/** The version of the documents: cheap enough to ask for each second. */
export async function documentsVersion(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(max(id), 0) as version from content_versions`.execute(db);
  return rows[0]?.version ?? 0;
}

/**
 * Lets one transaction at a time change documents, so that their versions are numbered in the order
 * in which they become visible. Answers the version that there is now.
 */
export async function lockDocuments(trx: Transaction<Database>): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('content_documents'))`.execute(trx);
  return documentsVersion(trx);
}

/** Writes documents and their versions. `trx` holds `lockDocuments`. Throws for paths that are not content. */
export async function storeDocuments(
  trx: Transaction<Database>,
  edits: readonly DocumentEdit[],
  editor: string,
  at: Date,
): Promise<void> {
  if (edits.length === 0) return;
  // Exported they are files: their paths lead nowhere else.
  const other = edits.find(({ file }) => !isContentFile(file));
  if (other) throw new Error(`${other.file} is no content file.`);
  const rows = JSON.stringify(edits);
  await sql`insert into content_versions (file, text, editor, published_at)
    select file, text, ${editor}, ${at}
    from jsonb_to_recordset(${rows}::jsonb) as edit (file text, text text)`.execute(trx);
  await sql`insert into content_documents (file, text)
    select file, text from jsonb_to_recordset(${rows}::jsonb) as edit (file text, text text)
    where text is not null
    on conflict (file) do update set text = excluded.text`.execute(trx);
  const gone = edits.flatMap(({ file, text }) => (text === null ? [file] : []));
  if (gone.length > 0)
    await trx.deleteFrom('content_documents').where('file', 'in', gone).execute();
}

/** Versions of one document, newest first; `before` is the id of one. */
export async function documentVersions(
  db: Kysely<Database>,
  file: string,
  limit: number,
  before: number | null = null,
): Promise<DocumentVersion[]> {
  const rows = await db
    .selectFrom('content_versions')
    .selectAll()
    .where('file', '=', file)
    .$if(before !== null, (query) => query.where('id', '<', before))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ published_at: publishedAt, ...row }) => ({ ...row, publishedAt }));
}

/** The last deletion of each document that is no more, newest first. */
export async function deletedDocuments(
  db: Kysely<Database>,
  limit: number,
): Promise<DocumentVersion[]> {
  const newest = db
    .selectFrom('content_versions')
    .selectAll()
    .distinctOn('file')
    .orderBy('file')
    .orderBy('id', 'desc')
    .as('newest');
  const rows = await db
    .selectFrom(newest)
    .selectAll()
    .where('text', 'is', null)
    .where('file', 'not like', 'media/%')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ published_at: publishedAt, ...row }) => ({ ...row, publishedAt }));
}

/** The documents with some of them changed. */
export function withEdits(texts: Texts, edits: readonly DocumentEdit[]): Texts {
  const all = new Map(texts);
  for (const { file, text } of edits) {
    if (text === null) all.delete(file);
    else all.set(file, text);
  }
  return all;
}
