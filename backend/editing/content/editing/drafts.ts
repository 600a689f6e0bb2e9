import { randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ContentDraftTable, DraftFile } from '../../../platform/db/schema/content.ts';
import type { Database } from '../../../platform/db/schema/database.ts';
import type { Selectable } from 'kysely';
import { digestOf, readFile } from './content-file.ts';

export interface Draft {
  token: string;
  subject: string;
  /** Who changed it last. */
  editor: string;
  files: DraftFile[];
  /** When it is to be published; null: when somebody says so. */
  publishAt: Date | null;
  /** Why it was not published when its time came. */
  problem: string | null;
  updatedAt: Date;
}

/** A text that an editor wants in a draft. */
export interface Edit extends Pick<DraftFile, 'file' | 'text'> {
  /** Digest of the text that the editor changed. */
  seen: string;
  /** Digest of the published text that it is to replace; absent: what is known of it. */
  from?: string;
}

/** After this time a due draft is tried again: the process that took it must have died. */
const TRIED_AGAIN_MS = 60_000;

/** Tells versions of a draft apart: its texts, and when they are to be published. */
export const versionOf = ({ files, publishAt }: Draft): string =>
  digestOf(JSON.stringify([files, publishAt]));

/** What a draft is about: a page's two languages belong together. */
export function subjectOf(file: string, text: string | null): string {
  if (!file.startsWith('pages/') || text === null) return file;
  const { value } = readFile(file, text);
  const key = (value as { key?: unknown } | null)?.key;
  return typeof key === 'string' ? `page:${key}` : file;
}

/** Drafts in the database, so that every editor sees them and they outlive the process. */
export class Drafts {
  readonly #db: Kysely<Database>;
  readonly #now: () => Date;

  constructor(db: Kysely<Database>, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Newest first. */
  async list(): Promise<Draft[]> {
    const rows = await this.#all().orderBy('updated_at', 'desc').execute();
    return rows.map(draftOf);
  }

  async get(token: string): Promise<Draft | null> {
    const row = await this.#all().where('token', '=', token).executeTakeFirst();
    return row ? draftOf(row) : null;
  }

  /** The draft that has a text for a file. */
  async ofFile(file: string, db: Kysely<Database> = this.#db): Promise<Draft | null> {
    const row = await this.#all(db)
      .where(sql<boolean>`files @> ${JSON.stringify([{ file }])}::jsonb`)
      .executeTakeFirst();
    return row ? draftOf(row) : null;
  }

  async ofSubject(subject: string): Promise<Draft | null> {
    const row = await this.#all().where('subject', '=', subject).executeTakeFirst();
    return row ? draftOf(row) : null;
  }

  /**
   * Puts texts into the subject's draft, which is made where there is none; files of the draft
   * that are not named stay. A plan is dropped: what was to be published is another text now.
   * Null, and nothing saved, where a text is another by now than the one that the editor saw.
   */
  save(
    subject: string,
    editor: string,
    edits: readonly Edit[],
    published: (file: string) => string | null,
  ): Promise<Draft | null> {
    return this.#locked(async (trx) => {
      const files: DraftFile[] = [];
      for (const { file, text, seen, from } of edits) {
        const drafted = fileOf(await this.ofFile(file, trx), file);
        const current = drafted ? drafted.text : published(file);
        if (digestOf(current) !== seen && current !== text) return null;
        files.push({ file, text, from: from ?? drafted?.from ?? seen });
      }
      const known = await this.#all(trx).where('subject', '=', subject).executeTakeFirst();
      const named = new Set(files.map(({ file }) => file));
      const kept = known?.files.filter(({ file }) => !named.has(file)) ?? [];
      const row = {
        token: known?.token ?? randomBytes(18).toString('base64url'),
        subject,
        editor,
        files: JSON.stringify([...kept, ...files]),
        publish_at: null,
        problem: null,
        updated_at: this.#now(),
      };
      const saved = await trx
        .insertInto('content_drafts')
        .values(row)
        .onConflict((conflict) => conflict.column('subject').doUpdateSet(row))
        .returningAll()
        .executeTakeFirstOrThrow();
      return draftOf(saved);
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
   * Takes the drafts whose time has come, each given to one process. Where that dies over it, the
   * draft comes due again.
   */
  async takeDue(): Promise<Draft[]> {
    const rows = await this.#db
      .updateTable('content_drafts')
      .set({ publish_at: new Date(this.#now().getTime() + TRIED_AGAIN_MS) })
      .where('publish_at', '<=', this.#now())
      .returningAll()
      .execute();
    return rows.map(draftOf);
  }

  /** Takes one file out of a draft, unless its text is another by now than the one seen. */
  drop(token: string, file: string, seen: string): Promise<void> {
    return this.#change(token, (one) =>
      one.file === file && digestOf(one.text) === seen ? null : one,
    );
  }

  /** Takes out what `trx` publishes. What somebody saved meanwhile stays, begun from that. */
  published(draft: Draft, trx: Transaction<Database>): Promise<void> {
    const change = (one: DraftFile) => {
      const live = fileOf(draft, one.file);
      if (one.text === live?.text) return null;
      return one.from === live?.from ? { ...one, from: digestOf(live.text) } : one;
    };
    return this.#change(draft.token, change, trx);
  }

  /** Takes out what somebody saw of a draft. What somebody else saved meanwhile stays. */
  discard(seen: Draft): Promise<void> {
    return this.#change(seen.token, (one) =>
      one.text === fileOf(seen, one.file)?.text ? null : one,
    );
  }

  /** Changes each file of a draft, or takes it out (null); the draft goes with its last one. */
  #change(
    token: string,
    change: (file: DraftFile) => DraftFile | null,
    own?: Transaction<Database>,
  ): Promise<void> {
    return this.#locked(async (trx) => {
      const row = await this.#all(trx).where('token', '=', token).executeTakeFirst();
      const files = row?.files.map(change).filter((file) => file !== null) ?? [];
      await (files.length === 0
        ? trx.deleteFrom('content_drafts').where('token', '=', token).execute()
        : trx
            .updateTable('content_drafts')
            .set({ files: JSON.stringify(files), updated_at: this.#now() })
            .where('token', '=', token)
            .execute());
    }, own);
  }

  /** One at a time, in the caller's transaction where there is one: a file may move to another subject. */
  #locked<T>(
    run: (trx: Transaction<Database>) => Promise<T>,
    own?: Transaction<Database>,
  ): Promise<T> {
    const locked = async (trx: Transaction<Database>) => {
      await sql`select pg_advisory_xact_lock(hashtext('content_drafts'))`.execute(trx);
      return run(trx);
    };
    return own ? locked(own) : this.#db.transaction().execute(locked);
  }

  #all(db: Kysely<Database> = this.#db) {
    return db.selectFrom('content_drafts').selectAll();
  }
}

export const fileOf = (draft: Draft | null, file: string): DraftFile | undefined =>
  draft?.files.find((one) => one.file === file);

const draftOf = (row: Selectable<ContentDraftTable>): Draft => ({
  token: row.token,
  subject: row.subject,
  editor: row.editor,
  files: row.files,
  publishAt: row.publish_at,
  problem: row.problem,
  updatedAt: row.updated_at,
});
