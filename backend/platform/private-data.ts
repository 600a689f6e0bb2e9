/** DATA_DIR holds addresses of visitors, password hashes and secrets: only its own user reads it. */
import { accessSync, chmodSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const OWNER_ONLY = 0o077;

/** True where others than the owner have any access. Windows has no such modes. */
const isOpenToOthers = (path: string) =>
  process.platform !== 'win32' && (statSync(path).mode & OWNER_ONLY) !== 0;

const UNWRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC', 'ENOENT']);

/** Writes in a folder; where that cannot be, the error names the setting that the folder comes from. */
export function writing<Result>(setting: string, folder: string, write: () => Result): Result {
  try {
    return write();
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!UNWRITABLE.has(code)) throw error;
    throw new Error(`${setting}: the folder ${folder} cannot be written (${code}).`, {
      cause: error,
    });
  }
}

/**
 * Makes the folder (0700), and files that this process writes from now on (umask 077), private to
 * the user. A folder that is open to others is closed, which `say` is told. Call it before anything
 * is written; returns the umask before it, for files that others must read.
 */
export function protectDataDir(dataDir: string, say: (text: string) => void): number {
  // Threads cannot set it; they have that of their process.
  const before = isMainThread ? process.umask(OWNER_ONLY) : process.umask();
  writing('DATA_DIR', dataDir, () => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  });
  if (!isOpenToOthers(dataDir)) return before;
  try {
    chmodSync(dataDir, 0o700);
    say(`${dataDir} was open to other users of this machine; now it is private (0700).`);
  } catch (error) {
    say(`${dataDir} is open to other users of this machine and cannot be closed: ${String(error)}`);
  }
  return before;
}

/**
 * Closes the files of an embedded database to others: a new one is unpacked with modes of its own
 * (0666), whatever the umask. Caches that it writes later (0644) lie in folders that are closed.
 */
export function protectDatabase(folder: string): void {
  if (!isOpenToOthers(join(folder, 'PG_VERSION'))) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
  chmodSync(folder, 0o700);
}

/** Closes a file with a secret to others, where it was copied or restored with another mode. */
export function protectSecret(file: string): void {
  if (isOpenToOthers(file)) chmodSync(file, 0o600);
}
