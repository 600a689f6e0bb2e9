import type { JobProgress, OnStep } from '../../../src/domain/content/publishing.ts';
import { startHeartbeat, startPolling } from '../jobs/worker.ts';
import type { Publisher } from './job-list.ts';
import type { PublishJob, PublishQueue } from './queue.ts';

/** Time before the rate is shown: at first it fluctuates. */
const RATE_FROM_MS = 500;

/** Computes the progress of a job: its rate and the remaining time. */
export class ProgressMeter {
  readonly #report: (progress: JobProgress) => void;
  readonly #clock: () => number;
  #progress: JobProgress;
  #stepStart = 0;

  constructor(job: number, say: (progress: JobProgress) => void, clock = () => performance.now()) {
    this.#report = say;
    this.#clock = clock;
    const step = { step: '', done: 0, total: 0, rate: null, secondsLeft: null };
    this.#progress = { job, state: 'running', ...step };
  }

  readonly step: OnStep = (step, done, total) => {
    const now = this.#clock();
    if (step !== this.#progress.step) this.#stepStart = now;
    const elapsed = now - this.#stepStart;
    const rate = elapsed >= RATE_FROM_MS ? (done / elapsed) * 1_000 : null;
    const secondsLeft = rate && total > 0 ? Math.max(0, total - done) / rate : null;
    this.#progress = { ...this.#progress, step, done, total, rate, secondsLeft };
    this.#report(this.#progress);
  };

  /** Reports the final state; never skipped. */
  end(state: Exclude<JobProgress['state'], 'running'>): void {
    this.#report({ ...this.#progress, state, secondsLeft: null });
  }
}

export interface WorkerOptions {
  queue: PublishQueue;
  publisher: Pick<Publisher, 'publish'>;
  /** No other process uses this queue: a job that is running at the start was interrupted. */
  isAlone: boolean;
  /** Makes the shop's responses include all changes made before the job was requested. */
  beforeJob?: (() => Promise<void>) | undefined;
  /** When dates will change the live pages; null: never. */
  nextDue(): Date | null;
  onProgress?(progress: JobProgress): void;
  onPublished?(release: number): void;
  onFailed?(job: PublishJob, error: string, nextTry: Date | null): void;
}

export interface PublishWorker {
  /** Checks the queue immediately. */
  wake(): void;
  /** Waits for the current job. */
  close(): Promise<void>;
}

/** How often the queue is checked for jobs of other processes and for planned ones. */
const POLL_EVERY_MS = 1_000;
const CLEAN_UP_EVERY_MS = 3_600_000;

/** Processes the queue, one job at a time across all processes. */
export function startWorker(options: WorkerOptions): PublishWorker {
  const { queue } = options;
  let isClosed = false;
  let mustReleaseInterrupted = options.isAlone;
  let planned: number | null = null;
  let forgotAt = -Infinity;

  const publishDue = async () => {
    if (mustReleaseInterrupted) await queue.releaseInterrupted();
    mustReleaseInterrupted = false;
    for (let job = await queue.claim(); job; job = isClosed ? null : await queue.claim()) {
      await runJob(job);
    }
    // Plans the next publication for the time at which dates change the pages.
    const nextDueAt = options.nextDue();
    if (nextDueAt && nextDueAt.getTime() !== planned) await queue.plan(nextDueAt);
    planned = nextDueAt?.getTime() ?? null;
    if (performance.now() - forgotAt > CLEAN_UP_EVERY_MS) {
      forgotAt = performance.now();
      await queue.deleteEnded();
    }
  };

  const runJob = async (job: PublishJob) => {
    const stopBeating = startHeartbeat(() => queue.heartbeat(job.id));
    const meter = new ProgressMeter(job.id, (progress) => {
      options.onProgress?.(progress);
      // A failed write is ignored: the next report follows soon.
      void queue.storeProgress(progress).catch(() => {});
    });
    let release: number | null;
    try {
      await options.beforeJob?.();
      release = await options.publisher.publish(job, meter.step);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      const nextTry = await queue.recordFailure(job, text);
      meter.end(nextTry ? 'waiting' : 'failed');
      options.onFailed?.(job, text, nextTry);
      return;
    } finally {
      stopBeating();
    }
    await queue.markDone(job.id, release);
    meter.end('done');
    if (release !== null) options.onPublished?.(release);
  };

  const loop = startPolling(publishDue, POLL_EVERY_MS);
  return {
    wake: loop.wake,
    close() {
      isClosed = true;
      return loop.close();
    },
  };
}
