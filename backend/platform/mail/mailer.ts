import type { Kysely } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import { databaseLimits } from '../http/limits/database-limits.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { type Mail, MAIL_KIND } from './mail-kind.ts';

/** Limit per address and hour on all mails that other people can trigger. */
const PER_ADDRESS = { name: 'mail-address', points: 10, windowS: 60 * 60 };

/** Unlimited mails: only the owner of a confirmed account triggers them, and must receive them. */
const WITHOUT_LIMIT: ReadonlySet<Mail['template']> = new Set([
  'order-confirmed',
  'order-ready',
  'order-shipped',
  'account-deleted',
]);

/** Enqueues mail in the caller's transaction, to be sent after it commits. */
export class Mailer {
  readonly #jobs: JobQueue;

  constructor(jobs: JobQueue) {
    this.#jobs = jobs;
  }

  /**
   * Sends a mail once the transaction commits, at least once. A repeated `key` sends nothing.
   * Returns its job; null if the address has had too many mails. Throws a ZodError for an invalid
   * address or value.
   */
  async send(trx: Kysely<Database>, mail: Mail, key?: string): Promise<number | null> {
    // Counted in the transaction, because a rollback sends no mail.
    const tooMany =
      !WITHOUT_LIMIT.has(mail.template) &&
      (await databaseLimits(trx)(PER_ADDRESS).consume(mail.to)) > 0;
    return tooMany ? null : this.#jobs.enqueue(trx, { kind: MAIL_KIND, payload: mail, key });
  }
}
