import type { JobProgress, OnStep } from '../../../src/domain/content/publishing.ts';
import { startHeartbeat, startPolling } from '../jobs/polling-loop.ts';
import type { Publisher } from './publish-kind.ts';
import type { PublishJob, PublishQueue } from './queue.ts';

/** The rate is not shown before this time, because it would jump. */
const RATE_FROM_MS = 500;

/** Turns the steps of a job into progress: how quick it is, and how long it still takes. */
export class ProgressMeter {
  readonly #say: (progress: JobProgress) => void;
  readonly #clock: () => number;
  #now: JobProgress;
  #stepStart = 0;

  constructor(job: number, say: (progress: JobProgress) => void, clock = () => performance.now()) {
    this.#say = say;
    this.#clock = clock;
    const step = { step: '', done: 0, total: 0, rate: null, secondsLeft: null };
    this.#now = { job, state: 'running', ...step };
  }

  readonly step: OnStep = (step, done, total) => {
    const now = this.#clock();
    if (step !== this.#now.step) this.#stepStart = now;
    const elapsed = now - this.#stepStart;
    const rate = elapsed >= RATE_FROM_MS ? (done / elapsed) * 1_000 : null;
    const secondsLeft = rate && total > 0 ? Math.max(0, total - done) / rate : null;
    this.#now = { ...this.#now, step, done, total, rate, secondsLeft };
    this.#say(this.#now);
  };

  /** How it ended; always told. */
  end(state: Exclude<JobProgress['state'], 'running'>): void {
    this.#say({ ...this.#now, state, secondsLeft: null });
  }
}

export interface WorkerOptions {
  queue: PublishQueue;
  publisher: Pick<Publisher, 'publish'>;
  /** No other process works this queue off: a job that runs at the start was broken off. */
  isAlone: boolean;
  /** Lets the shop's answers say what was changed before a job was asked for. */
  beforeJob?: (() => Promise<void>) | undefined;
  /** When dates will change the live pages; null: never. */
  nextDue(): Date | null;
  onProgress?(progress: JobProgress): void;
  onPublished?(release: number): void;
  onFailed?(job: PublishJob, error: string, nextTry: Date | null): void;
}

export interface PublishWorker {
  /** Looks at once whether there is something to do. */
  poke(): void;
  /** Waits for the job under way. */
  close(): Promise<void>;
}

/** Other processes add jobs too, and planned ones come due. */
const LOOK_EVERY_MS = 1_000;
const FORGET_EVERY_MS = 3_600_000;

/** Works the queue off, one job at a time across all processes that do. */
export function startWorker(options: WorkerOptions): PublishWorker {
  const { queue } = options;
  let isClosed = false;
  let mustTakeBack = options.isAlone;
  let planned: number | null = null;
  let forgotAt = -Infinity;

  const round = async () => {
    if (mustTakeBack) await queue.takeBack();
    mustTakeBack = false;
    for (let job = await queue.claim(); job; job = isClosed ? null : await queue.claim()) {
      await run(job);
    }
    // Plans the next publication for when dates change the pages.
    const due = options.nextDue();
    if (due && due.getTime() !== planned) await queue.plan(due);
    planned = due?.getTime() ?? null;
    if (performance.now() - forgotAt > FORGET_EVERY_MS) {
      forgotAt = performance.now();
      await queue.forget();
    }
  };

  const run = async (job: PublishJob) => {
    const stopBeating = startHeartbeat(() => queue.beat(job.id));
    const meter = new ProgressMeter(job.id, (progress) => {
      options.onProgress?.(progress);
      // The failed write is not repeated: the next progress report follows soon.
      void queue.tell(progress).catch(() => {});
    });
    let release: number | null;
    try {
      await options.beforeJob?.();
      release = await options.publisher.publish(job, meter.step);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      const nextTry = await queue.failed(job, text);
      meter.end(nextTry ? 'waiting' : 'failed');
      options.onFailed?.(job, text, nextTry);
      return;
    } finally {
      stopBeating();
    }
    await queue.done(job.id, release);
    meter.end('done');
    if (release !== null) options.onPublished?.(release);
  };

  const loop = startPolling(round, LOOK_EVERY_MS);
  return {
    poke: loop.poke,
    close() {
      isClosed = true;
      return loop.close();
    },
  };
}
