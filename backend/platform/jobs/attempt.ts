import { startHeartbeat } from './polling-loop.ts';
import { type JobHandler, PermanentFailure } from './job-kind.ts';
import type { ClaimedJob, JobQueue } from './job-queue.ts';

export interface FailedAttempt {
  job: ClaimedJob;
  error: string;
  /** Null: the job is now a dead letter. */
  nextTry: Date | null;
}

/**
 * Runs one attempt of a claimed job, with heartbeats, and records the result. Returns the failure,
 * or null. Rejects only if the database is unavailable: the job is then taken over later.
 */
export async function runAttempt(
  queue: JobQueue,
  handler: JobHandler,
  job: ClaimedJob,
  closing: AbortSignal,
): Promise<FailedAttempt | null> {
  const { backOffMs, timeoutMs } = handler.kind;
  const ended = new AbortController();
  const stopBeating = startHeartbeat(
    () => queue.beat(job),
    () => ended.abort(new Error('Another worker took the job over.')),
  );
  const timer = setTimeout(
    () => ended.abort(new Error(`It took longer than ${timeoutMs / 1_000} seconds.`)),
    timeoutMs,
  );
  const signal = AbortSignal.any([closing, ended.signal]);
  let result: Record<string, unknown> | void;
  try {
    result = await Promise.race([run(handler, job, signal), rejectOnAbort(signal)]);
  } catch (reason) {
    const error = reason instanceof Error ? reason.message : String(reason);
    const backOff = reason instanceof PermanentFailure ? [] : backOffMs;
    return { job, error, nextTry: await queue.failed(job, error, backOff) };
  } finally {
    clearTimeout(timer);
    stopBeating();
  }
  await queue.done(job, result ?? null);
  return null;
}

async function run(handler: JobHandler, job: ClaimedJob, signal: AbortSignal) {
  const { id, attempt, createdAt } = job;
  // Reached if the workers of a job died each time, so that no attempt ended with an error.
  if (attempt > handler.kind.backOffMs.length + 1) {
    throw new PermanentFailure(`The process ended during each of ${attempt - 1} attempts.`);
  }
  return handler.run(job.payload, { id, attempt, createdAt, signal });
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
