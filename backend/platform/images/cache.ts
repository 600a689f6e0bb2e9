import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { availableParallelism } from 'node:os';
import { type Requester, type QueueLimits, workQueue } from '../http/limits/work-queue.ts';

export interface ImageCache {
  get(key: string): Promise<Buffer | null>;
  put(key: string, data: Buffer): Promise<void>;
}

/** A disk cache of finished images, as `ab/abcdef….ext`; evicts the least recently used. */
export function diskCache(dir: string, maxBytes = 512 * 1024 * 1024): ImageCache {
  let total: Promise<number> | undefined;
  let evicting: Promise<void> | undefined;
  const pathOf = (key: string): string => join(dir, key.slice(0, 2), key);

  const listFiles = async (): Promise<{ file: string; size: number; used: number }[]> => {
    const names = await readdir(dir, { recursive: true }).catch(() => [] as string[]);
    const entries = await Promise.all(
      names.map(async (name) => {
        const file = join(dir, name);
        const info = await stat(file).catch(() => null);
        return info?.isFile() ? { file, size: info.size, used: info.mtimeMs } : null;
      }),
    );
    return entries.filter((entry) => entry !== null);
  };

  const evictOldest = async (): Promise<void> => {
    const entries = (await listFiles()).toSorted((a, b) => a.used - b.used);
    let bytes = entries.reduce((sum, { size }) => sum + size, 0);
    for (const { file, size } of entries) {
      if (bytes <= maxBytes * 0.8) break;
      await rm(file, { force: true });
      bytes -= size;
    }
    total = Promise.resolve(bytes);
  };

  return {
    async get(key) {
      const file = pathOf(key);
      const data = await readFile(file).catch(() => null);
      // The time of last use decides what is evicted; failing to update it does no harm.
      if (data) void utimes(file, new Date(), new Date()).catch(() => {});
      return data;
    },
    async put(key, data) {
      const file = pathOf(key);
      const draft = `${file}.${randomBytes(6).toString('hex')}`;
      await mkdir(join(file, '..'), { recursive: true });
      await writeFile(draft, data);
      await rename(draft, file);
      total ??= listFiles().then((entries) => entries.reduce((sum, { size }) => sum + size, 0));
      total = total.then((bytes) => bytes + data.length);
      if ((await total) > maxBytes)
        await (evicting ??= evictOldest().finally(() => (evicting = undefined)));
    },
  };
}

/** The abort reason when no one waits for the result any more. */
export class AbandonedError extends Error {
  constructor() {
    super('Nobody waits for this any more.');
    this.name = 'AbandonedError';
  }
}

interface Work<T> {
  result: Promise<T>;
  callerCount: number;
  abandoned: AbortController;
}

/**
 * Deduplicates concurrent work by key. `start` gets a signal that aborts with an `AbandonedError`
 * when the last caller has left; a later caller starts it again.
 */
export function deduplicateWork<T>() {
  const underway = new Map<string, Work<T>>();

  const startWork = (key: string, start: (signal: AbortSignal) => Promise<T>): Work<T> => {
    const abandoned = new AbortController();
    const forget = () => {
      if (underway.get(key) === work) underway.delete(key);
    };
    const result = start(abandoned.signal).finally(forget);
    const work: Work<T> = { result, callerCount: 0, abandoned };
    underway.set(key, work);
    return work;
  };

  return async (
    key: string,
    asker: AbortSignal,
    start: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    if (asker.aborted) throw new AbandonedError();
    const work = underway.get(key) ?? startWork(key, start);
    work.callerCount++;
    const removeCaller = () => {
      if (--work.callerCount > 0) return;
      if (underway.get(key) === work) underway.delete(key);
      work.abandoned.abort(new AbandonedError());
    };
    asker.addEventListener('abort', removeCaller);
    try {
      return await work.result;
    } finally {
      asker.removeEventListener('abort', removeCaller);
    }
  };
}

/** Maximum number of waiting images per core: more than one browser requests at a time. */
const WAITING_PER_CORE = 64;
/** Maximum waiting time of a shopper for an image, even on a slow machine. */
const WAIT_MS = 10_000;

const limitsOf = (cores: number): QueueLimits => ({
  running: cores,
  waiting: WAITING_PER_CORE * cores,
  waitMs: WAIT_MS,
});

/** Renders an image; the signal aborts when no one waits for it any more. */
export type RenderImage = (signal: AbortSignal) => Promise<Buffer>;

/**
 * Returns images from disk, or renders them: once for concurrent requests, as many at a time as
 * there are cores. Rejects with a `QueueFullError` when too many wait.
 */
export function pictureMaker(
  cacheDir: string,
  cacheBytes?: number,
  limits = limitsOf(availableParallelism()),
) {
  const cache = diskCache(cacheDir, cacheBytes);
  const enqueue = workQueue(limits);
  const shared = deduplicateWork<Buffer>();

  const readOrRender = async (
    file: string,
    make: RenderImage,
    requester: Requester,
  ): Promise<Buffer> => {
    const cached = await cache.get(file);
    if (cached) return cached;
    const data = await enqueue(() => make(requester.signal), requester);
    // A full or read-only disk only costs speed.
    await cache.put(file, data).catch(() => {});
    return data;
  };

  /** `file`: its name in the cache, unique per content, size and format. */
  return (file: string, make: RenderImage, { caller, signal }: Requester): Promise<Buffer> =>
    shared(file, signal, (nobodyLeft) => readOrRender(file, make, { caller, signal: nobodyLeft }));
}
