/**
 * Protects DATA_DIR, which contains personal data, password hashes and secrets: only its own user
 * may read it.
 */
import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  readdirSync,
  statSync,
  linkSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { randomBytes } from 'node:crypto';

/**
 * A secret of this installation: created once, stored in a file that only its owner can read.
 * Processes that start at the same time use the same secret.
 */
export function installationSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  const existingSecret = readSecret(file);
  if (existingSecret) {
    protectSecret(file);
    return existingSecret;
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
  const newSecret = readSecret(file);
  if (!newSecret)
    throw new Error(`The secret in ${file} is empty. Remove that file and start again.`);
  return newSecret;
}

function readSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch {
    return null;
  }
}

const ACCESS_OF_OTHERS = 0o077;

/** True if others than the owner have any access. Windows has no such modes. */
const isOpenToOthers = (path: string) =>
  process.platform !== 'win32' && (statSync(path).mode & ACCESS_OF_OTHERS) !== 0;

const UNWRITABLE_CODES = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOTDIR',
  'EEXIST',
  'ENOSPC',
  'ENOENT',
]);

/** Runs a write in a folder; an error names the setting of the folder. */
export function explainWriteErrors<Result>(
  setting: string,
  folder: string,
  write: () => Result,
): Result {
  try {
    return write();
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!UNWRITABLE_CODES.has(code)) throw error;
    throw new Error(`${setting}: the folder ${folder} cannot be written (${code}).`, {
      cause: error,
    });
  }
}

/**
 * Creates the folder (0700), and makes files written from now on private (umask 077). Restricts an
 * existing folder with wider permissions, and tells `report`. Must be called before anything is
 * written; returns the previous umask, for files that others must read.
 */
export function protectDataDir(dataDir: string, report: (text: string) => void): number {
  // Threads cannot set the umask; they share that of their process.
  const before = isMainThread ? process.umask(ACCESS_OF_OTHERS) : process.umask();
  explainWriteErrors('DATA_DIR', dataDir, () => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  });
  if (!isOpenToOthers(dataDir)) return before;
  try {
    chmodSync(dataDir, 0o700);
    report(`${dataDir} was open to other users of this machine; now it is private (0700).`);
  } catch (error) {
    report(
      `${dataDir} is open to other users of this machine and cannot be closed: ${String(error)}`,
    );
  }
  return before;
}

/**
 * Restricts the files of an embedded database: a new one is unpacked with mode 0666, regardless of
 * the umask. Caches written later (0644) are in restricted folders.
 */
export function protectDatabase(folder: string): void {
  if (!isOpenToOthers(join(folder, 'PG_VERSION'))) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
  chmodSync(folder, 0o700);
}

/** Restricts a secret file that was copied or restored with another mode. */
function protectSecret(file: string): void {
  if (isOpenToOthers(file)) chmodSync(file, 0o600);
}
