import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const TRY_EVERY_MS = 100;

/**
 * One build at a time on a data folder, whatever process it is in. The lock is SQLite's own: it
 * ends with the process that holds it, also when that is killed. `onWait` is called when another
 * build is under way.
 */
export async function withBuildLock<T>(
  dataDir: string,
  run: () => Promise<T>,
  onWait: () => void = () => {},
): Promise<T> {
  mkdirSync(dataDir, { recursive: true });
  const lock = new DatabaseSync(path.join(dataDir, 'build-lock.sqlite'), { timeout: 0 });
  try {
    for (let isWaiting = false; ;) {
      try {
        lock.exec('begin exclusive');
        break;
      } catch (error) {
        if (!(error as Error).message.includes('locked')) throw error;
        if (!isWaiting) onWait();
        isWaiting = true;
        await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS));
      }
    }
    return await run();
  } finally {
    lock.close();
  }
}
