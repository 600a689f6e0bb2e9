/**
 * Exported content is shared: a clone of it is pushed, copied and checked by other users of the
 * machine, so its files keep the usual modes although what the shop writes elsewhere is private.
 */
import { chmodSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes a file, whole or not at all, and the folders above it. */
export function writeReadable(file: string, data: Buffer | string): void {
  const folder = dirname(file);
  makeReadable(folder);
  // A leading dot: git and the shop leave a half-written file alone.
  const half = join(folder, `.${process.pid}.half`);
  writeFileSync(half, data);
  chmodSync(half, 0o644);
  renameSync(half, file);
}

function makeReadable(folder: string): void {
  if (existsSync(folder)) return;
  makeReadable(dirname(folder));
  mkdirSync(folder);
  chmodSync(folder, 0o755);
}
