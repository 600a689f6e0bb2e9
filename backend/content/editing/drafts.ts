import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { ContentDraftTable, Database, DraftFile } from '../../db/schema.ts';
import type { Selectable } from 'kysely';
import { readFile } from './content-file.ts';

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

/** A process that publishes a draft is done with it by then. */
const TRIED_AGAIN_MS = 60_000;

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
  async ofFile(file: string): Promise<Draft | null> {
    const row = await this.#all()
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
   */
  async save(subject: string, editor: string, files: readonly DraftFile[]): Promise<Draft> {
    return this.#db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext(${subject}))`.execute(trx);
      const known = await trx
        .selectFrom('content_drafts')
        .selectAll()
        .where('subject', '=', subject)
        .executeTakeFirst();
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

  /** Takes one file out of a draft; the draft goes with its last one. */
  async drop(token: string, file: string): Promise<void> {
    const draft = await this.get(token);
    const files = draft?.files.filter((one) => one.file !== file) ?? [];
    if (files.length === 0) return this.remove(token);
    await this.#db
      .updateTable('content_drafts')
      .set({ files: JSON.stringify(files), updated_at: this.#now() })
      .where('token', '=', token)
      .execute();
  }

  async remove(token: string): Promise<void> {
    await this.#db.deleteFrom('content_drafts').where('token', '=', token).execute();
  }

  #all() {
    return this.#db.selectFrom('content_drafts').selectAll();
  }
}

const draftOf = (row: Selectable<ContentDraftTable>): Draft => ({
  token: row.token,
  subject: row.subject,
  editor: row.editor,
  files: row.files,
  publishAt: row.publish_at,
  problem: row.problem,
  updatedAt: row.updated_at,
});
