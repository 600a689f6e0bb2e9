/** Runs the jobs of the queue, by a loop that polls. */
import { type JobHandler, PermanentFailure, type ClaimedJob, type JobQueue } from './job-queue.ts';

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
  wake(): void;
  /** Starts no further jobs, waits for running ones, and returns slow ones to the queue. */
  close(): Promise<void>;
}

/** How often the queue is checked for jobs of other processes and for delayed ones. */
const POLL_EVERY_MS = 1_000;
/** Wait after a job was added: its transaction usually commits within this time. */
const COMMIT_MS = 50;
const NO_LOAD: RequestLoad = { isBusy: () => false, onIdle: () => () => {} };
const CLEAN_UP_EVERY_MS = 3_600_000;
const CLOSE_GRACE_MS = 3_000;

/** Runs jobs of the given kinds, several at a time, alongside workers of other processes. */
export function startJobWorker(options: JobWorkerOptions): JobWorker {
  const { queue, handlers } = options;
  const byKind = new Map(handlers.map((handler) => [handler.kind.name, handler]));
  const running = new Map<ClaimedJob, Promise<void>>();
  const closing = new AbortController();
  let isClosed = false;
  let mustReleaseInterrupted = options.isAlone;
  let forgotAt = -Infinity;

  const requestPriority = new RequestPriority(options.load ?? NO_LOAD, () => loop.wake());
  const isFree = ({ kind, parallel }: JobHandler) =>
    [...running.keys()].filter((job) => job.kind === kind.name).length < parallel;

  const startDueJobs = async () => {
    if (mustReleaseInterrupted) await queue.releaseInterrupted([...byKind.keys()]);
    mustReleaseInterrupted = false;
    while (!isClosed) {
      const kinds = handlers
        .filter((handler) => isFree(handler) && requestPriority.mayStart(handler.kind))
        .map(({ kind }) => kind.name);
      const job = kinds.length > 0 ? await queue.claim(kinds) : null;
      if (!job) break;
      requestPriority.recordStart(byKind.get(job.kind)!.kind);
      running.set(job, runJob(job));
    }
    if (performance.now() - forgotAt > CLEAN_UP_EVERY_MS) {
      forgotAt = performance.now();
      for (const { kind } of handlers) await queue.deleteEnded(kind);
    }
  };

  const runJob = async (job: ClaimedJob) => {
    try {
      const failure = await runAttempt(queue, byKind.get(job.kind)!, job, closing.signal);
      if (failure) options.onFailed?.(failure);
    } catch (error) {
      options.onError?.(error);
    }
    running.delete(job);
    loop.wake();
  };

  const loop = startPolling(startDueJobs, POLL_EVERY_MS, options.onError);
  const stopListening = queue.onEnqueued((kind) => {
    const handler = byKind.get(kind);
    if (isClosed || !handler) return;
    setTimeout(() => requestPriority.mayStart(handler.kind) && loop.wake(), COMMIT_MS).unref();
  });
  return {
    wake: loop.wake,
    async close() {
      isClosed = true;
      stopListening();
      requestPriority.close();
      await loop.close();
      const grace = new Promise((resolve) => setTimeout(resolve, CLOSE_GRACE_MS).unref());
      await Promise.race([Promise.all(running.values()), grace]);
      const runningJobs = [...running.keys()];
      // Updates the database before aborting, so that an aborted attempt does not count as failed.
      for (const job of runningJobs) await queue.release(job).catch(options.onError);
      closing.abort(new Error('The process is stopping.'));
      await Promise.all(running.values());
    },
  };
}

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
async function runAttempt(
  queue: JobQueue,
  handler: JobHandler,
  job: ClaimedJob,
  closing: AbortSignal,
): Promise<FailedAttempt | null> {
  const { backOffMs, timeoutMs } = handler.kind;
  const ended = new AbortController();
  const stopBeating = startHeartbeat(
    () => queue.heartbeat(job),
    () => ended.abort(new Error('Another worker took the job over.')),
  );
  const timer = setTimeout(
    () => ended.abort(new Error(`It took longer than ${timeoutMs / 1_000} seconds.`)),
    timeoutMs,
  );
  const signal = AbortSignal.any([closing, ended.signal]);
  let result: Record<string, unknown> | void;
  try {
    result = await Promise.race([runHandler(handler, job, signal), rejectOnAbort(signal)]);
  } catch (reason) {
    const error = reason instanceof Error ? reason.message : String(reason);
    const backOff = reason instanceof PermanentFailure ? [] : backOffMs;
    return { job, error, nextTry: await queue.recordFailure(job, error, backOff) };
  } finally {
    clearTimeout(timer);
    stopBeating();
  }
  await queue.markDone(job, result ?? null);
  return null;
}

async function runHandler(handler: JobHandler, job: ClaimedJob, signal: AbortSignal) {
  const { id, attempt, createdAt } = job;
  // The job has no attempts left, although none ended with an error: its workers died each time.
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

/** Tells whether requests are in progress. */
export interface RequestLoad {
  isBusy(): boolean;
  /** Calls the listener when the last request has been answered. */
  onIdle(listener: () => void): () => void;
}

/**
 * In a process that is always busy, yielding jobs still start this often, so that mail is never
 * blocked.
 */
const BUSY_PAUSE_MS = 250;

/**
 * Gives requests priority over yielding jobs: generating a document blocks a core for some
 * milliseconds, during which no request would be answered.
 */
class RequestPriority {
  readonly #load: RequestLoad;
  readonly wake: () => void;
  readonly #stopListening: () => void;
  #timer: NodeJS.Timeout | undefined;
  #startedAt = -Infinity;
  #isPaused = false;

  /** `wake` is called when delayed jobs may start. */
  constructor(load: RequestLoad, wake: () => void) {
    this.#load = load;
    this.wake = wake;
    this.#stopListening = load.onIdle(() => this.#isPaused && this.#resume());
  }

  /** Whether a job of this kind may start now; if not, `wake` is called later. */
  mayStart({ yieldsToRequests }: JobHandler['kind']): boolean {
    if (!yieldsToRequests || !this.#load.isBusy()) return true;
    const pauseMs = this.#startedAt + BUSY_PAUSE_MS - performance.now();
    if (pauseMs <= 0) return true;
    this.#isPaused = true;
    this.#timer ??= setTimeout(() => this.#resume(), pauseMs).unref();
    return false;
  }

  recordStart({ yieldsToRequests }: JobHandler['kind']): void {
    if (yieldsToRequests) this.#startedAt = performance.now();
  }

  close(): void {
    this.#stopListening();
    clearTimeout(this.#timer);
  }

  #resume(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isPaused = false;
    this.wake();
  }
}

interface PollingLoop {
  /** Starts a round now, or after the current one. */
  wake(): void;
  /** Waits for the current round; starts no further one. */
  close(): Promise<void>;
}

/**
 * Runs `round` immediately, when woken, and every `everyMs`, never concurrently. A round that
 * rejects (the database is unavailable) is repeated at the next poll; `onError` is called for the
 * first of consecutive failures.
 */
export function startPolling(
  round: () => Promise<void>,
  everyMs: number,
  onError?: (error: unknown) => void,
): PollingLoop {
  let isClosed = false;
  let isWoken = false;
  let hasFailed = false;
  let working: Promise<void> | null = null;

  const runRounds = async () => {
    while (isWoken && !isClosed) {
      isWoken = false;
      try {
        await round();
        hasFailed = false;
      } catch (error) {
        if (!hasFailed) onError?.(error);
        hasFailed = true;
        return;
      }
    }
  };
  const wake = () => {
    if (isClosed) return;
    isWoken = true;
    working ??= runRounds().finally(() => (working = null));
  };

  const timer = setInterval(wake, everyMs);
  timer.unref();
  wake();
  return {
    wake,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await working;
    },
  };
}

const HEARTBEAT_EVERY_MS = 5_000;

/**
 * Sends heartbeats while a job runs; returns a function that stops them. `onLost` is called once
 * when `sendHeartbeat` returns false: another worker took over.
 */
export function startHeartbeat(
  sendHeartbeat: () => Promise<boolean>,
  onLost?: () => void,
): () => void {
  const timer = setInterval(() => {
    sendHeartbeat().then(
      (isAlive) => {
        if (isAlive) return;
        clearInterval(timer);
        onLost?.();
      },
      // The database is unavailable: the next heartbeat tries again.
      () => {},
    );
  }, HEARTBEAT_EVERY_MS);
  return () => clearInterval(timer);
}
