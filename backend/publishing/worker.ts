import type { PublishJob, PublishQueue } from './queue.ts';

/** Reads, renders and makes live; the number of the release, null where nothing had changed. */
export interface Publisher {
  publish(job: PublishJob): Promise<number | null>;
}

export interface WorkerOptions {
  queue: PublishQueue;
  publisher: Publisher;
  /** When the live pages may say something else by themselves; null: never. */
  nextDue(): Date | null;
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
const BEAT_EVERY_MS = 5_000;

/** Works the queue off, one job at a time across all processes that do. */
export function startWorker(options: WorkerOptions): PublishWorker {
  const { queue } = options;
  let isClosed = false;
  let isPoked = false;
  let working: Promise<void> | null = null;

  const poke = () => {
    if (isClosed) return;
    isPoked = true;
    working ??= work().finally(() => (working = null));
  };

  const work = async () => {
    while (isPoked && !isClosed) {
      isPoked = false;
      try {
        for (let job = await queue.claim(); job; job = isClosed ? null : await queue.claim()) {
          await run(job);
        }
      } catch {
        // The database does not answer: the next look tries again.
        return;
      }
    }
  };

  const run = async (job: PublishJob) => {
    const beat = setInterval(() => void queue.beat(job.id).catch(() => {}), BEAT_EVERY_MS);
    try {
      const release = await options.publisher.publish(job);
      await queue.done(job.id, release);
      if (release !== null) options.onPublished?.(release);
      await plan();
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      options.onFailed?.(job, text, await queue.failed(job, text));
    } finally {
      clearInterval(beat);
    }
  };

  /** A release that dates will change is made again when they come. */
  const plan = async () => {
    const at = options.nextDue();
    if (!at) return;
    const hookId = `dates ${at.toISOString()}`;
    await queue.add({ names: null, by: 'calendar', reason: 'A date has come', at, hookId });
  };

  const timer = setInterval(poke, LOOK_EVERY_MS);
  timer.unref();
  poke();
  return {
    poke,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await working;
    },
  };
}
