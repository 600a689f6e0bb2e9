import { type FailedAttempt, runAttempt } from './attempt.ts';
import type { JobHandler } from './job-kind.ts';
import type { ClaimedJob, JobQueue } from './job-queue.ts';
import { startPolling } from './polling-loop.ts';
import { type RequestLoad, RequestsFirst } from './requests-first.ts';

export interface JobWorkerOptions {
  queue: JobQueue;
  /** One for each kind that this process handles. */
  handlers: readonly JobHandler[];
  /** No other process uses this database: jobs that are running at the start were interrupted. */
  isAlone: boolean;
  /** The requests that yielding jobs wait for; if absent, no job waits. */
  load?: RequestLoad;
  onFailed?(failure: FailedAttempt): void;
  /** The database is unavailable; called once until it recovers. */
  onError?(error: unknown): void;
}

export interface JobWorker {
  /** Checks immediately for due jobs. */
  poke(): void;
  /** Starts no further jobs, waits for running ones, and returns slow ones to the queue. */
  close(): Promise<void>;
}

/** For jobs of other processes, and delayed ones. */
const POLL_EVERY_MS = 1_000;
/** A job is visible after its transaction commits, usually within this time. */
const COMMIT_MS = 50;
const NO_LOAD: RequestLoad = { isBusy: () => false, onIdle: () => () => {} };
const FORGET_EVERY_MS = 3_600_000;
const CLOSE_GRACE_MS = 3_000;

/** Runs jobs of the given kinds, several at a time, alongside workers of other processes. */
export function startJobWorker(options: JobWorkerOptions): JobWorker {
  const { queue, handlers } = options;
  const byKind = new Map(handlers.map((handler) => [handler.kind.name, handler]));
  const running = new Map<ClaimedJob, Promise<void>>();
  const closing = new AbortController();
  let isClosed = false;
  let mustTakeBack = options.isAlone;
  let forgotAt = -Infinity;

  const requestsFirst = new RequestsFirst(options.load ?? NO_LOAD, () => loop.poke());
  const isFree = ({ kind, parallel }: JobHandler) =>
    [...running.keys()].filter((job) => job.kind === kind.name).length < parallel;

  const round = async () => {
    if (mustTakeBack) await queue.takeBack([...byKind.keys()]);
    mustTakeBack = false;
    while (!isClosed) {
      const kinds = handlers
        .filter((handler) => isFree(handler) && requestsFirst.allows(handler.kind))
        .map(({ kind }) => kind.name);
      const job = kinds.length > 0 ? await queue.claim(kinds) : null;
      if (!job) break;
      requestsFirst.started(byKind.get(job.kind)!.kind);
      running.set(job, run(job));
    }
    if (performance.now() - forgotAt > FORGET_EVERY_MS) {
      forgotAt = performance.now();
      for (const { kind } of handlers) await queue.forget(kind);
    }
  };

  const run = async (job: ClaimedJob) => {
    try {
      const failure = await runAttempt(queue, byKind.get(job.kind)!, job, closing.signal);
      if (failure) options.onFailed?.(failure);
    } catch (error) {
      options.onError?.(error);
    }
    running.delete(job);
    loop.poke();
  };

  const loop = startPolling(round, POLL_EVERY_MS, options.onError);
  const stopListening = queue.onEnqueued((kind) => {
    const handler = byKind.get(kind);
    if (isClosed || !handler) return;
    setTimeout(() => requestsFirst.allows(handler.kind) && loop.poke(), COMMIT_MS).unref();
  });
  return {
    poke: loop.poke,
    async close() {
      isClosed = true;
      stopListening();
      requestsFirst.close();
      await loop.close();
      const grace = new Promise((resolve) => setTimeout(resolve, CLOSE_GRACE_MS).unref());
      await Promise.race([Promise.all(running.values()), grace]);
      const left = [...running.keys()];
      // Updates the database before aborting, so that an aborted attempt does not count as failed.
      for (const job of left) await queue.giveBack(job).catch(options.onError);
      closing.abort(new Error('The process is stopping.'));
      await Promise.all(running.values());
    },
  };
}
