import { availableParallelism } from 'node:os';
import { diskCache } from './cache.ts';
import { sharedWork } from './shared-work.ts';
import { type Asked, type QueueLimits, workQueue } from '../http/limits/work-queue.ts';

/** Pictures that may wait, for each core: no browser asks for as many at a time. */
const WAITING_PER_CORE = 64;
/** Longer than this a shopper does not wait for a picture, however slow the machine is. */
const WAIT_MS = 10_000;

const limitsOf = (cores: number): QueueLimits => ({
  running: cores,
  waiting: WAITING_PER_CORE * cores,
  waitMs: WAIT_MS,
});

/** Makes one picture; the signal aborts when nobody waits for it any more. */
export type Make = (signal: AbortSignal) => Promise<Buffer>;

/**
 * Pictures from the disk, else made: each once for all who ask meanwhile, as many at a time as
 * there are cores. Rejects with a `QueueFullError` when too many wait.
 */
export function pictureMaker(
  cacheDir: string,
  cacheBytes?: number,
  limits = limitsOf(availableParallelism()),
) {
  const cache = diskCache(cacheDir, cacheBytes);
  const enqueue = workQueue(limits);
  const shared = sharedWork<Buffer>();

  const produce = async (file: string, make: Make, asked: Asked): Promise<Buffer> => {
    const cached = await cache.get(file);
    if (cached) return cached;
    const data = await enqueue(() => make(asked.signal), asked);
    // A full or read-only disk costs speed, not the picture.
    await cache.put(file, data).catch(() => {});
    return data;
  };

  /** `file`: its name in the cache, unique for what it shows, size and format. */
  return (file: string, make: Make, { caller, signal }: Asked): Promise<Buffer> =>
    shared(file, signal, (nobodyLeft) => produce(file, make, { caller, signal: nobodyLeft }));
}
