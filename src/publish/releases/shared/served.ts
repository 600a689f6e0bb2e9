/**
 * Which release the machines serve, as last seen here. A newer one in the release file is not live
 * yet: its publisher has still to move the pointer. Without sharing there is no such file, and the
 * newest release is live.
 */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SERVED = 'shared-release.json';
const SNAPSHOT = 'shared-snapshot.json';

/** Null if releases are not shared, or none is published yet. */
export const servedRelease = (dataDir: string): number | null => read(dataDir, SERVED);

export const writeServedRelease = (dataDir: string, release: number): void =>
  write(dataDir, SERVED, release);

/** Fencing token of the publisher whose snapshot this is; null if unknown. */
export const fenceOfSnapshot = (dataDir: string): number | null => read(dataDir, SNAPSHOT);

export function writeFenceOfSnapshot(dataDir: string, fence: number | null): void {
  if (fence === null) rmSync(path.join(dataDir, SNAPSHOT), { force: true });
  else write(dataDir, SNAPSHOT, fence);
}

/** A machine that no longer shares its releases serves its newest one. */
export function forgetSharing(dataDir: string): void {
  for (const name of [SERVED, SNAPSHOT]) rmSync(path.join(dataDir, name), { force: true });
}

function read(dataDir: string, name: string): number | null {
  try {
    return Number(readFileSync(path.join(dataDir, name), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Whole or not at all. */
function write(dataDir: string, name: string, value: number): void {
  const file = path.join(dataDir, name);
  const half = `${file}.${process.pid}.half`;
  writeFileSync(half, String(value));
  renameSync(half, file);
}
