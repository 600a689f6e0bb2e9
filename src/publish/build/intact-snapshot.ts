/**
 * A damaged snapshot is deleted and read again, since everything in it comes from the APIs
 * (docs/decisions/0002). The next release then renders every page.
 */
import {
  damageOf,
  mayBeDamage,
  removeSnapshot,
  openStore,
  snapshotFile,
  type SnapshotStore,
} from '../snapshot/store.ts';
import { withBuildLock } from './build-lock.ts';

type LogText = (text: string) => void;

/**
 * Deletes the snapshot if SQLite finds it damaged; returns whether it did. Called when a process
 * starts.
 */
export async function ensureIntactSnapshot(
  dataDir: string,
  say: LogText = console.error,
): Promise<boolean> {
  if (damageOf(dataDir) === null) return false;
  // Inside the lock, because a running build may delete the damaged file itself.
  return withBuildLock(dataDir, () => Promise.resolve(removeIfDamaged(dataDir, false, say)));
}

/**
 * Runs with the store of a data folder, inside the build lock. If that fails because the snapshot
 * is damaged, deletes it and retries once with an empty one.
 */
export async function withStore<T>(
  dataDir: string,
  run: (store: SnapshotStore) => Promise<T>,
  say: LogText = console.error,
): Promise<T> {
  try {
    return await runOnce(dataDir, run);
  } catch (error) {
    if (!mayBeDamage(error) || !removeIfDamaged(dataDir, true, say)) throw error;
    return await runOnce(dataDir, run);
  }
}

async function runOnce<T>(dataDir: string, run: (store: SnapshotStore) => Promise<T>): Promise<T> {
  const store = openStore(dataDir);
  try {
    return await run(store);
  } finally {
    store.close();
  }
}

function removeIfDamaged(dataDir: string, thorough: boolean, say: LogText): boolean {
  const damage = damageOf(dataDir, thorough);
  if (damage === null) return false;
  removeSnapshot(dataDir);
  say(
    `The snapshot ${snapshotFile(dataDir)} was damaged (${firstLine(damage)}): it was deleted, and the APIs are read again.`,
  );
  return true;
}

/** SQLite starts its report with a heading. */
const firstLine = (text: string) =>
  text.split('\n').find((line) => line && !line.startsWith('***')) ?? text;
