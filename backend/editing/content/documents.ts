/**
 * Stores content documents in the database: the published ones, and all versions with editor and
 * time. All processes on the database see the same.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../platform/db/schema/database.ts';
import { isContentFile, type Texts, problemText } from './read-files.ts';
import { PublishQueue } from '../../platform/publishing/queue.ts';
import { changedEntities, type FillValues } from './changed-entities.ts';
import type { LiveContent } from './live-content.ts';

export interface Documents {
  /** Increases with every change of a document; 0: there is none. */
  version: number;
  texts: Texts;
}

export interface DocumentEdit {
  file: string;
  /** Null: the document is to be deleted. */
  text: string | null;
}

export interface DocumentVersion extends DocumentEdit {
  id: number;
  editor: string;
  publishedAt: Date;
}

/** All documents with their version, read at one moment. */
export async function readDocuments(db: Kysely<Database>): Promise<Documents> {
  const { rows } = await sql<{ version: number; texts: Record<string, string> | null }>`
    select (select coalesce(max(id), 0) from content_versions) as version,
      (select json_object_agg(file, text) from content_documents) as texts`.execute(db);
  const { version = 0, texts } = rows[0] ?? {};
  return { version, texts: new Map(Object.entries(texts ?? {})) };
}

/** The version of the documents: cheap enough to query every second. */
export async function documentsVersion(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(max(id), 0) as version from content_versions`.execute(db);
  return rows[0]?.version ?? 0;
}

/**
 * Locks the documents until the transaction ends, so that versions are numbered in the order in
 * which they become visible. Returns the current version.
 */
export async function lockDocuments(trx: Transaction<Database>): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('content_documents'))`.execute(trx);
  return documentsVersion(trx);
}

/**
 * Stores documents and their versions; `trx` must have called `lockDocuments`. Throws for paths
 * that are not content.
 */
export async function storeDocuments(
  trx: Transaction<Database>,
  edits: readonly DocumentEdit[],
  editor: string,
  at: Date,
): Promise<void> {
  if (edits.length === 0) return;
  // Documents are exported as files, so their paths must stay inside the folder.
  const invalidEdit = edits.find(({ file }) => !isContentFile(file));
  if (invalidEdit) throw new Error(`${invalidEdit.file} is no content file.`);
  const rows = JSON.stringify(edits);
  await sql`insert into content_versions (file, text, editor, published_at)
    select file, text, ${editor}, ${at}
    from jsonb_to_recordset(${rows}::jsonb) as edit (file text, text text)`.execute(trx);
  await sql`insert into content_documents (file, text)
    select file, text from jsonb_to_recordset(${rows}::jsonb) as edit (file text, text text)
    where text is not null
    on conflict (file) do update set text = excluded.text`.execute(trx);
  const deletedFiles = edits.flatMap(({ file, text }) => (text === null ? [file] : []));
  if (deletedFiles.length > 0)
    await trx.deleteFrom('content_documents').where('file', 'in', deletedFiles).execute();
}

/** Versions of a document, newest first; `before` is a version id. */
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

/** The last deletion of each deleted document, newest first. */
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

/** Applies edits to the documents. */
export function applyEdits(texts: Texts, edits: readonly DocumentEdit[]): Texts {
  const editedTexts = new Map(texts);
  for (const { file, text } of edits) {
    if (text === null) editedTexts.delete(file);
    else editedTexts.set(file, text);
  }
  return editedTexts;
}

/**
 * Publishes changes of documents, and follows those of other processes. A change is checked against
 * the live documents and stored in one transaction with its publication. If the documents changed
 * meanwhile, nothing is written and `decide` is called again (optimistic locking).
 */
interface ContentStoreOptions {
  db: Kysely<Database>;
  live: LiveContent;
  fillValues(): FillValues;
  /** True if some process publishes what is queued. */
  hasPublisher: boolean;
  /** Called when the live content changed. */
  onChange?(): void;
  log?: Pick<Logger, 'warn'>;
  now(): Date;
}

export interface DocumentChange {
  /** The responsible editor. */
  by: string;
  /** Returns the edits for the current documents, or null to write nothing. Called again if they change. */
  decide(texts: Texts): readonly DocumentEdit[] | null;
  /** Additional writes in the same transaction. */
  writeInTransaction?(trx: Transaction<Database>): Promise<void>;
}

/** Number of times that a change is tried while others change the content too. */
const MAX_TRIES = 10;
const MAX_REASON_LENGTH = 200;

export class ContentStore {
  readonly live: LiveContent;
  readonly #options: ContentStoreOptions;
  #lastTask: Promise<unknown> = Promise.resolve();
  #loggedProblems = new Set<string>();

  constructor(options: ContentStoreOptions) {
    this.#options = options;
    this.live = options.live;
    this.#logProblems();
  }

  /** Loads what is published now; returns the names of changed entities. */
  reloadIfChanged(): Promise<string[]> {
    const nextLook = this.#lastTask.then(() => this.#reload());
    this.#lastTask = nextLook.catch(() => {});
    return nextLook;
  }

  async #reload(): Promise<string[]> {
    const { fillValues, onChange } = this.#options;
    const change = await this.live.reloadIfChanged();
    this.#logProblems();
    if (!change) return [];
    onChange?.();
    return changedEntities(change.before, change.after, fillValues());
  }

  /**
   * Applies a change; returns false if `decide` returned null. Rejects if other changes keep coming
   * in between.
   */
  async write(change: DocumentChange): Promise<boolean> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      await this.reloadIfChanged();
      const { version, texts } = this.live.documents();
      const edits = change.decide(texts);
      if (!edits) return false;
      if (await this.#store(change, edits, version)) {
        await this.reloadIfChanged();
        return true;
      }
    }
    throw new Error('Others change the content all the time. Try it again.');
  }

  /**
   * Stores the edits; returns false, with nothing stored, if the documents no longer have this
   * version.
   */
  #store(
    change: DocumentChange,
    edits: readonly DocumentEdit[],
    version: number,
  ): Promise<boolean> {
    const { db, fillValues, hasPublisher, now } = this.#options;
    const names =
      edits.length === 0
        ? []
        : changedEntities(this.live.editorial(), this.live.editorialAfter(edits), fillValues());
    return db.transaction().execute(async (trx) => {
      if ((await lockDocuments(trx)) !== version) return false;
      await storeDocuments(trx, edits, change.by, now());
      await change.writeInTransaction?.(trx);
      if (hasPublisher && names.length > 0) {
        const files = edits.map(({ file }) => file).sort();
        const reason = files.join(', ').slice(0, MAX_REASON_LENGTH);
        await new PublishQueue(trx, now).add({ names, by: change.by, reason });
      }
      return true;
    });
  }

  /** Logs each problem once while it persists. */
  #logProblems(): void {
    const problems = this.live.problems().map(problemText);
    for (const problem of problems)
      if (!this.#loggedProblems.has(problem)) this.#options.log?.warn(problem);
    this.#loggedProblems = new Set(problems);
  }
}
