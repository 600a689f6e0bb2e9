import type { ZodType } from 'zod';
import type { ClaimedJob } from './job-queue.ts';

/** A kind of background job: its name in the table, its payload and its retries. */
export interface JobKind<Payload> {
  name: string;
  payload: ZodType<Payload>;
  /**
   * Delays in milliseconds before the second, third, … attempt. After the last attempt the job
   * fails and becomes a dead letter.
   */
  backOffMs: readonly number[];
  /** Time limit of an attempt; at most 24 days. */
  timeoutMs: number;
  /** How long ended jobs are kept: done ones for deduplication, failed ones for retries. */
  keptMs: number;
  /** True if the payload contains personal data: it is erased when the job is done or discarded. */
  isPersonal: boolean;
  /**
   * Starts only while no request is in progress, or a few times a second if there always is one.
   */
  yieldsToRequests: boolean;
}

/** Thrown by a handler if a retry cannot succeed: the job fails at once. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}

export interface JobContext extends Pick<ClaimedJob, 'id' | 'attempt' | 'createdAt'> {
  /** Aborts if the attempt times out, another worker takes over, or this worker closes. */
  signal: AbortSignal;
}

/**
 * Executes a job. It may run more than once (if a worker dies before recording the result), so it
 * must be idempotent. Returns the stored result; rejects to be retried, or with `PermanentFailure`
 * not to be.
 */
export type RunJob<Payload> = (
  payload: Payload,
  context: JobContext,
) => Promise<Record<string, unknown> | void>;

export interface JobHandler {
  kind: Omit<JobKind<unknown>, 'payload'>;
  /** Maximum concurrent jobs of the kind per process. */
  parallel: number;
  /** Runs a job whose payload comes from the database. Rejects like `RunJob`. */
  run(payload: unknown, context: JobContext): ReturnType<RunJob<unknown>>;
}

/** Binds a kind to the function that runs it; payloads are parsed before each attempt. */
export function jobHandler<Payload>(
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
      // Field names only, because values may be personal.
      const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
      throw new PermanentFailure(`The payload does not fit the kind ${kind.name}: ${fields}`);
    },
  };
}
