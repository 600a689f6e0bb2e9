import type { ZodType } from 'zod';

/** A kind of background job: its name in the table, what it needs, and how it is retried. */
export interface JobKind<Payload> {
  name: string;
  payload: ZodType<Payload>;
  /**
   * Waits in milliseconds before the second, third, … attempt. A job whose attempts are used up
   * fails: it becomes a dead letter.
   */
  backOffMs: readonly number[];
  /** An attempt that takes longer counts as failed; at most 24 days. */
  timeoutMs: number;
  /** How long ended jobs are kept: done ones for deduplication, failed ones to be retried. */
  keptMs: number;
  /** The payload holds personal data: it is erased when the job is done or discarded. */
  isPersonal: boolean;
  /** Starts while no request waits for the process; a few times a second where one always does. */
  yieldsToRequests: boolean;
}

/** Thrown by a handler where a further attempt cannot succeed: the job fails at once. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}
