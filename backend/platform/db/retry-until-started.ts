import { setTimeout as pause } from 'node:timers/promises';
import { isRestarting } from './unavailable.ts';

const TRY_EVERY_MS = 500;

/** Repeats `run` while the database server restarts, for at most `waitMs`. */
export async function retryUntilStarted<Result>(
  run: () => Promise<Result>,
  waitMs: number,
  wait: (ms: number) => Promise<unknown> = pause,
): Promise<Result> {
  for (let waited = 0; ; waited += TRY_EVERY_MS) {
    try {
      return await run();
    } catch (error) {
      if (!isRestarting(error) || waited >= waitMs) throw error;
      await wait(TRY_EVERY_MS);
    }
  }
}
