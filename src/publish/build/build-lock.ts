import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FileLock } from '../releases/file-lock.ts';

/** In ascending priority: a preview (`look`) gives way to a publication. */
const BUILD_RANKS = ['look', 'publish', 'rollback'] as const;
export type BuildRank = (typeof BUILD_RANKS)[number];

const POLL_EVERY_MS = 25;

export interface BuildLockOptions {
  rank?: BuildRank;
  /** Called when another build is running. */
  onWait?(): void;
}

/**
 * Allows one build at a time per data folder, across processes. `giveWay` aborts when a build of
 * higher rank waits: a run that then rejects has had no effect and is restarted afterwards; one
 * that completes anyway counts as done.
 */
export async function withBuildLock<T>(
  dataDir: string,
  run: (giveWay: AbortSignal) => Promise<T>,
  { rank = 'publish', onWait = () => {} }: BuildLockOptions = {},
): Promise<T> {
  const lockFile = (name: string) => new FileLock(path.join(dataDir, `${name}.sqlite`));
  const above = BUILD_RANKS.slice(BUILD_RANKS.indexOf(rank) + 1).map((higher) =>
    lockFile(`build-wish-${higher}`),
  );
  const wish = lockFile(`build-wish-${rank}`);
  const lock = lockFile('build-lock');
  const isHigherRankWaiting = () => above.some((higher) => higher.isTaken());
  try {
    for (;;) {
      for (
        let isWaiting = false;
        isHigherRankWaiting() || !lock.tryAcquire();
        await pause(POLL_EVERY_MS)
      ) {
        wish.tryAcquire();
        if (!isWaiting) onWait();
        isWaiting = true;
      }
      wish.release();
      const giveWay = new AbortController();
      const watch = setInterval(() => isHigherRankWaiting() && giveWay.abort(), POLL_EVERY_MS);
      try {
        return await run(giveWay.signal);
      } catch (error) {
        if (!giveWay.signal.aborted) throw error;
      } finally {
        clearInterval(watch);
        lock.release();
      }
    }
  } finally {
    for (const one of [...above, wish, lock]) one.close();
  }
}
