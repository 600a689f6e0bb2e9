import { z } from 'zod';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';
import { handle, type JobHandler, type JobKind } from '../../platform/jobs/job-kind.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { AuthService } from './auth-service.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** A mail requested for an address that may have no account. */
interface RequestedMail {
  purpose: 'forgot-password' | 'resend-confirmation';
  /** As typed. */
  email: string;
}

const ACCOUNT_MAIL_KIND: JobKind<RequestedMail> = {
  name: 'account-mail',
  payload: z.object({
    purpose: z.enum(['forgot-password', 'resend-confirmation']),
    email: z.string(),
  }),
  backOffMs: [10 * SECOND, MINUTE, 5 * MINUTE],
  timeoutMs: MINUTE,
  keptMs: 24 * 60 * MINUTE,
  isPersonal: true,
  yieldsToRequests: false,
};

export interface AccountMailJob {
  /** Enqueues the request. */
  ask(mail: RequestedMail): Promise<void>;
  handler: JobHandler;
}

/**
 * Looks up the account in a job, after the response was sent. So the response time is the same for
 * every address, and does not reveal which accounts exist.
 */
export function accountMailJob(
  db: Kysely<Database>,
  jobs: JobQueue,
  auth: Pick<AuthService, 'forgotPassword' | 'resendConfirmation'>,
): AccountMailJob {
  return {
    ask: async (mail) => void (await jobs.enqueue(db, { kind: ACCOUNT_MAIL_KIND, payload: mail })),
    handler: handle(ACCOUNT_MAIL_KIND, ({ purpose, email }) =>
      purpose === 'forgot-password' ? auth.forgotPassword(email) : auth.resendConfirmation(email),
    ),
  };
}
