import type { Kysely } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import { databaseLimits } from '../http/limits/database-limits.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { type Mail, MAIL_KIND } from './mail-kind.ts';

/** Mails to one address in an hour, of all kinds that somebody else can cause. */
const PER_ADDRESS = { name: 'mail-address', points: 10, windowS: 60 * 60 };

/** Mails without a limit: only the owner of a confirmed account causes them, and must get them. */
const WITHOUT_LIMIT: ReadonlySet<Mail['template']> = new Set([
  'order-confirmed',
  'order-ready',
  'order-shipped',
  'account-deleted',
]);

/** Where mail goes from a service: into the caller's transaction, to be sent after it commits. */
export class Mailer {
  readonly #jobs: JobQueue;

  constructor(jobs: JobQueue) {
    this.#jobs = jobs;
  }

  /**
   * Sends a mail once the transaction commits, at least once. The same `key` sends it only the
   * first time. Answers its job; null where the address has had too many mails, and gets none.
   * Throws a ZodError where the address or a value is not right.
   */
  async send(trx: Kysely<Database>, mail: Mail, key?: string): Promise<number | null> {
    // Counted in the transaction: what is rolled back sends no mail.
    const tooMany =
      !WITHOUT_LIMIT.has(mail.template) &&
      (await databaseLimits(trx)(PER_ADDRESS).consume(mail.to)) > 0;
    return tooMany ? null : this.#jobs.enqueue(trx, { kind: MAIL_KIND, payload: mail, key });
  }
}
