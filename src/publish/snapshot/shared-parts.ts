/**
 * The snapshot as parts of equal size, each named by its digest: a change of a price is a change of a
 * few parts, so that a machine can hand its snapshot to the next publisher at each release.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { removeSnapshot, snapshotFile, STORE_BUSY_TIMEOUT_MS } from './store.ts';

/** A multiple of SQLite's page size. */
const PART_BYTES = 64 * 1024;
/** All in one step: a write between steps would begin the copy again. */
const EVERYTHING = 2 ** 31 - 1;

export interface SnapshotPart {
  digest: string;
  bytes: Buffer;
}

/** The snapshot as it is now; empty if there is none. */
export async function snapshotParts(dataDir: string): Promise<SnapshotPart[]> {
  const file = snapshotFile(dataDir);
  if (!existsSync(file)) return [];
  const copy = `${file}.${process.pid}.half`;
  const source = new DatabaseSync(file, { readOnly: true, timeout: STORE_BUSY_TIMEOUT_MS });
  try {
    await backup(source, copy, { rate: EVERYTHING });
    const bytes = readFileSync(copy);
    const parts: SnapshotPart[] = [];
    for (let at = 0; at < bytes.length; at += PART_BYTES) {
      const part = bytes.subarray(at, at + PART_BYTES);
      parts.push({ digest: digestOfPart(part), bytes: part });
    }
    return parts;
  } finally {
    source.close();
    rmSync(copy, { force: true });
  }
}

export const digestOfPart = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url');

/** Replaces the snapshot by that of another machine, given in parts. */
export function replaceSnapshot(dataDir: string, parts: readonly Uint8Array[]): void {
  mkdirSync(dataDir, { recursive: true });
  const file = snapshotFile(dataDir);
  const half = `${file}.${process.pid}.half`;
  writeFileSync(half, Buffer.concat(parts));
  removeSnapshot(dataDir);
  renameSync(half, file);
}
