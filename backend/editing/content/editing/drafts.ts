import { randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ContentDraftTable, DraftFile } from '../../../platform/db/schema/content.ts';
import type { Database } from '../../../platform/db/schema/database.ts';
import type { Selectable } from 'kysely';
import { digestOf, readContentFile } from './content-file.ts';

export interface Draft {
  token: string;
  subject: string;
  /** The last editor. */
  editor: string;
  files: DraftFile[];
  /** Planned time of publication; null: manually. */
  publishAt: Date | null;
  /** Why publishing at the planned time failed. */
  problem: string | null;
  updatedAt: Date;
}

/** A text to be saved in a draft. */
export interface DraftEdit extends Pick<DraftFile, 'file' | 'text'> {
  /** Digest of the text that the editor saw. */
  seenDigest: string;
  /** Digest of the published text that this one replaces; absent: that of the stored draft. */
  baseDigest?: string;
}

/** After this time another process tries a due draft: the one that claimed it must have died. */
const CLAIM_EXPIRES_MS = 60_000;

/** Identifies a version of a draft: its texts, and the planned time. */
export const draftVersionOf = ({ files, publishAt }: Draft): string =>
  digestOf(JSON.stringify([files, publishAt]));

/** The subject of a draft: both languages of a page belong together. */
export function subjectOf(file: string, text: string | null): string {
  if (!file.startsWith('pages/') || text === null) return file;
  const { value } = readContentFile(file, text);
  const key = (value as { key?: unknown } | null)?.key;
  return typeof key === 'string' ? `page:${key}` : file;
}

/** Drafts in the database, shared by all editors and kept across restarts. */
export class Drafts {
  readonly #db: Kysely<Database>;
  readonly #now: () => Date;

  constructor(db: Kysely<Database>, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Newest first. */
  async list(): Promise<Draft[]> {
    const rows = await this.#selectDrafts().orderBy('updated_at', 'desc').execute();
    return rows.map(draftOf);
  }

  async get(token: string): Promise<Draft | null> {
    const row = await this.#selectDrafts().where('token', '=', token).executeTakeFirst();
    return row ? draftOf(row) : null;
  }

  /** The draft that contains a file. */
  async findByFile(file: string, db: Kysely<Database> = this.#db): Promise<Draft | null> {
    const row = await this.#selectDrafts(db)
      .where(sql<boolean>`files @> ${JSON.stringify([{ file }])}::jsonb`)
      .executeTakeFirst();
    return row ? draftOf(row) : null;
  }

  async findBySubject(subject: string): Promise<Draft | null> {
    const row = await this.#selectDrafts().where('subject', '=', subject).executeTakeFirst();
    return row ? draftOf(row) : null;
  }

  /**
   * Saves texts in the subject's draft, which is created if needed; its other files stay. Cancels a
   * planned publication, because the text has changed. Null, with nothing saved, if a text differs
   * from the one that the editor saw.
   */
  save(
    subject: string,
    editor: string,
    edits: readonly DraftEdit[],
    published: (file: string) => string | null,
  ): Promise<Draft | null> {
    return this.#runLocked(async (trx) => {
      const files: DraftFile[] = [];
      for (const { file, text, seenDigest, baseDigest } of edits) {
        const existingFile = findDraftFile(await this.findByFile(file, trx), file);
        const current = existingFile ? existingFile.text : published(file);
        if (digestOf(current) !== seenDigest && current !== text) return null;
        files.push({ file, text, from: baseDigest ?? existingFile?.from ?? seenDigest });
      }
      const existingDraft = await this.#selectDrafts(trx)
        .where('subject', '=', subject)
        .executeTakeFirst();
      const editedFiles = new Set(files.map(({ file }) => file));
      const otherFiles = existingDraft?.files.filter(({ file }) => !editedFiles.has(file)) ?? [];
      const row = {
        token: existingDraft?.token ?? randomBytes(18).toString('base64url'),
        subject,
        editor,
        files: JSON.stringify([...otherFiles, ...files]),
        publish_at: null,
        problem: null,
        updated_at: this.#now(),
      };
      const savedRow = await trx
        .insertInto('content_drafts')
        .values(row)
        .onConflict((conflict) => conflict.column('subject').doUpdateSet(row))
        .returningAll()
        .executeTakeFirstOrThrow();
      return draftOf(savedRow);
    });
  }

  async plan(token: string, publishAt: Date | null, problem: string | null = null): Promise<void> {
    await this.#db
      .updateTable('content_drafts')
      .set({ publish_at: publishAt, problem })
      .where('token', '=', token)
      .execute();
  }

  /**
   * Claims the due drafts, each for one process. If that process dies, the draft becomes due again.
   */
  async claimDue(): Promise<Draft[]> {
    const rows = await this.#db
      .updateTable('content_drafts')
      .set({ publish_at: new Date(this.#now().getTime() + CLAIM_EXPIRES_MS) })
      .where('publish_at', '<=', this.#now())
      .returningAll()
      .execute();
    return rows.map(draftOf);
  }

  /** Removes a file from a draft, unless its text differs from the one seen. */
  removeFile(token: string, file: string, seenDigest: string): Promise<void> {
    return this.#updateFiles(token, (draftFile) =>
      draftFile.file === file && digestOf(draftFile.text) === seenDigest ? null : draftFile,
    );
  }

  /**
   * Removes the texts of a draft that `trx` publishes. Texts that were saved meanwhile stay; they
   * are now based on the published ones.
   */
  removePublished(draft: Draft, trx: Transaction<Database>): Promise<void> {
    const updateFile = (draftFile: DraftFile) => {
      const live = findDraftFile(draft, draftFile.file);
      if (draftFile.text === live?.text) return null;
      return draftFile.from === live?.from
        ? { ...draftFile, from: digestOf(live.text) }
        : draftFile;
    };
    return this.#updateFiles(draft.token, updateFile, trx);
  }

  /** Discards the texts of a draft that the editor saw; those that others saved meanwhile stay. */
  discard(seenDraft: Draft): Promise<void> {
    return this.#updateFiles(seenDraft.token, (draftFile) =>
      draftFile.text === findDraftFile(seenDraft, draftFile.file)?.text ? null : draftFile,
    );
  }

  /** Updates each file of a draft, or removes it (null); a draft without files is deleted. */
  #updateFiles(
    token: string,
    updateFile: (file: DraftFile) => DraftFile | null,
    outerTransaction?: Transaction<Database>,
  ): Promise<void> {
    return this.#runLocked(async (trx) => {
      const row = await this.#selectDrafts(trx).where('token', '=', token).executeTakeFirst();
      const files = row?.files.map(updateFile).filter((file) => file !== null) ?? [];
      await (files.length === 0
        ? trx.deleteFrom('content_drafts').where('token', '=', token).execute()
        : trx
            .updateTable('content_drafts')
            .set({ files: JSON.stringify(files), updated_at: this.#now() })
            .where('token', '=', token)
            .execute());
    }, outerTransaction);
  }

  /**
   * Runs one change of drafts at a time, since a file may move to another subject; in the caller's
   * transaction if there is one.
   */
  #runLocked<T>(
    run: (trx: Transaction<Database>) => Promise<T>,
    outerTransaction?: Transaction<Database>,
  ): Promise<T> {
    const runLocked = async (trx: Transaction<Database>) => {
      await sql`select pg_advisory_xact_lock(hashtext('content_drafts'))`.execute(trx);
      return run(trx);
    };
    return outerTransaction
      ? runLocked(outerTransaction)
      : this.#db.transaction().execute(runLocked);
  }

  #selectDrafts(db: Kysely<Database> = this.#db) {
    return db.selectFrom('content_drafts').selectAll();
  }
}

export const findDraftFile = (draft: Draft | null, file: string): DraftFile | undefined =>
  draft?.files.find((draftFile) => draftFile.file === file);

const draftOf = (row: Selectable<ContentDraftTable>): Draft => ({
  token: row.token,
  subject: row.subject,
  editor: row.editor,
  files: row.files,
  publishAt: row.publish_at,
  problem: row.problem,
  updatedAt: row.updated_at,
});
