import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { type Mail, MAIL_KIND } from './mail-kind.ts';

/** Where mail goes from a service: into the caller's transaction, to be sent after it commits. */
export class Mailer {
  readonly #jobs: JobQueue;

  constructor(jobs: JobQueue) {
    this.#jobs = jobs;
  }

  /**
   * Sends a mail once the transaction commits, at least once. The same `key` sends it only the
   * first time. Answers its job. Throws a ZodError where the address or a value is not right.
   */
  send(trx: Kysely<Database>, mail: Mail, key?: string): Promise<number> {
    return this.#jobs.enqueue(trx, { kind: MAIL_KIND, payload: mail, key });
  }
}
