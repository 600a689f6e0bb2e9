/** The audit log of the desk. Rows are added and never changed. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';
import type { Draft } from '../content/editing/drafts.ts';
import { draftTitleOf } from './content/list-page.ts';

/** What an editor did; each has a text `log.action.…`. */
export type AuditAction =
  | 'sign-in'
  | 'sign-in-refused'
  | 'sign-out'
  | 'password'
  | 'editor-added'
  | 'editor-removed'
  | 'editor-role'
  | 'record-save'
  | 'order-step'
  | 'import'
  | 'import-undo'
  | 'publish'
  | 'plan'
  | 'cancel'
  | 'retry'
  | 'job-retry'
  | 'job-discard'
  | 'order-refund'
  | 'payment-seen'
  | 'withdrawal-handled'
  | 'rollback'
  | 'let-go'
  | 'content-save'
  | 'content-publish'
  | 'content-plan'
  | 'content-discard'
  | 'content-new'
  | 'content-delete'
  | 'content-merge'
  | 'content-unplan'
  | 'content-planned'
  | 'media-save'
  | 'media-remove';

export interface AuditNote {
  /** Name of the editor; the typed name if nobody was signed in. */
  editor: string;
  action: AuditAction;
  /** The object of the action: a release, a page's address. */
  subject?: string;
  detail?: string;
}

export interface AuditEntry extends Required<AuditNote> {
  id: number;
  at: Date;
}

const MAX_LENGTH = 500;

export class Audit {
  readonly #db: Kysely<Database>;
  readonly #now: () => Date;

  constructor(db: Kysely<Database>, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** The log bound to a transaction, so that both commit or neither. */
  inTransaction(trx: Transaction<Database>): Audit {
    return new Audit(trx, this.#now);
  }

  async note({ editor, action, subject = '', detail = '' }: AuditNote): Promise<void> {
    await this.#db
      .insertInto('desk_audit')
      .values({
        at: this.#now(),
        action,
        editor: editor.slice(0, MAX_LENGTH),
        subject: subject.slice(0, MAX_LENGTH),
        detail: detail.slice(0, MAX_LENGTH),
      })
      .execute();
  }

  /** Newest first; `before` is an entry's id. */
  async list(limit: number, before: number | null = null): Promise<AuditEntry[]> {
    const rows = await this.#db
      .selectFrom('desk_audit')
      .selectAll()
      .$if(before !== null, (query) => query.where('id', '<', before))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows as AuditEntry[];
  }
}

/** Logs that a planned draft was published, under the name of its last editor. */
export const logPlannedPublication = (audit: Audit, draft: Draft): Promise<void> =>
  audit.note({
    editor: draft.editor,
    action: 'content-planned',
    subject: draftTitleOf(draft, 'nl'),
    detail: draft.files.map(({ file }) => file).join(', '),
  });
