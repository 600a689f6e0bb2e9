import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

interface LockHolder {
  pid: number;
  /** Start time of the process, from the system: a pid alone may be reused. */
  startedAt: string;
}

/** Another live process holds the folder. */
export class FolderLockedError extends Error {
  readonly pid: number;

  constructor(file: string, pid: number) {
    super(
      `The database in ${dirname(file)} is in use by process ${pid}. ` +
        `Stop that process, or set DATA_DIR to another folder.`,
    );
    this.name = 'FolderLockedError';
    this.pid = pid;
  }
}

/**
 * Takes the lock file of a folder; returns the function that releases it. Throws
 * `FolderLockedError` if a live process holds it; takes over the lock of a dead one. An embedded
 * database must only be opened with this lock: two processes on one database lose committed rows
 * without an error.
 */
export function takeFolderLock(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const ownHolder = JSON.stringify({ pid: process.pid, startedAt: startTimeOf(process.pid) });
  for (let attempt = 0; attempt < 5; attempt++) {
    if (createLockFile(file, ownHolder)) return () => releaseLock(file, ownHolder);
    const currentHolder = readLockFile(file);
    if (currentHolder === null) continue;
    const holder = parseHolder(currentHolder);
    if (holder && isAlive(holder)) throw new FolderLockedError(file, holder.pid);
    removeStale(file, currentHolder);
  }
  throw new Error(`The lock ${file} could not be taken: several processes want it at once.`);
}

/** Writes to a temporary file and links it, so that a lock is never read half-written. */
function createLockFile(file: string, text: string): boolean {
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, text);
  try {
    linkSync(aside, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Moves the stale lock away; if it turns out to be another process's new lock, puts it back. */
function removeStale(file: string, expected: string): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readLockFile(aside) !== expected) {
    try {
      linkSync(aside, file);
    } catch {
      // Another process took the lock meanwhile.
    }
  }
  rmSync(aside, { force: true });
}

function releaseLock(file: string, ownHolder: string): void {
  if (readLockFile(file) === ownHolder) rmSync(file, { force: true });
}

function readLockFile(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function parseHolder(text: string): LockHolder | null {
  try {
    const value = JSON.parse(text) as Partial<LockHolder>;
    return typeof value.pid === 'number' && typeof value.startedAt === 'string'
      ? { pid: value.pid, startedAt: value.startedAt }
      : null;
  } catch {
    return null;
  }
}

function isAlive(holder: LockHolder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const startedAt = startTimeOf(holder.pid);
  // If the start time is unknown, refuse rather than share the folder.
  return startedAt === '' || holder.startedAt === '' || startedAt === holder.startedAt;
}

/** Start time of a process as comparable text; empty if the system does not report it. */
function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in the second field may contain spaces; the start time is field 22.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    try {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      return '';
    }
  }
}
