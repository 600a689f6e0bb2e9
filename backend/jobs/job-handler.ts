import type { ClaimedJob } from './job-queue.ts';
import type { JobKind } from './job-kind.ts';

export interface JobContext extends Pick<ClaimedJob, 'id' | 'attempt' | 'createdAt'> {
  /** Aborts when the attempt times out, when another worker took over, and when this one closes. */
  signal: AbortSignal;
}

/**
 * Does the work of a job. It may run more than once for one job (a worker that dies after the
 * work and before the record of it), so the work must bear repetition. Answers what is kept as
 * the job's result; rejects to be tried again, with `PermanentFailure` not to be.
 */
export type RunJob<Payload> = (
  payload: Payload,
  context: JobContext,
) => Promise<Record<string, unknown> | void>;

export interface JobHandler {
  kind: Omit<JobKind<unknown>, 'payload'>;
  /** Jobs of the kind that one process runs at a time. */
  parallel: number;
  /** Runs a job whose payload comes from the database. Rejects like `RunJob`. */
  run(payload: unknown, context: JobContext): ReturnType<RunJob<unknown>>;
}
