import type { ZodType } from 'zod';
import type { ClaimedJob } from './job-queue.ts';

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
  /**
   * Starts only while no request waits for the process, or a few times a second if there always is
   * one.
   */
  yieldsToRequests: boolean;
}

/** Thrown by a handler where a further attempt cannot succeed: the job fails at once. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}

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

/** Binds a kind to the function that runs it; payloads are parsed before each attempt. */
export function handle<Payload>(
  kind: JobKind<Payload>,
  run: RunJob<Payload>,
  parallel = 1,
): JobHandler {
  return {
    kind,
    parallel,
    async run(payload, context) {
      const parsed = kind.payload.safeParse(payload);
      if (parsed.success) return run(parsed.data, context);
      // Field names only: the values may be personal.
      const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
      throw new PermanentFailure(`The payload does not fit the kind ${kind.name}: ${fields}`);
    },
  };
}
