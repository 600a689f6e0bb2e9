/** Passes the snapshot, from which a release was made, from one publisher to the next. */
import type { Kysely } from 'kysely';
import { type FileStore, snapshotPartName } from '../../../src/publish/releases/shared/manifest.ts';
import { parallel } from '../../../src/publish/snapshot/parallel.ts';
import {
  removeSnapshot,
  snapshotFile,
  STORE_BUSY_TIMEOUT_MS,
} from '../../../src/publish/snapshot/store.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import type { SharedSnapshot } from '../../platform/db/schema/content.ts';
import { recordSnapshot, type Pointer } from '../../platform/releases/pointer.ts';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';

const PART_CONCURRENCY = 32;

interface StoreSnapshotOptions {
  db: Kysely<Database>;
  dataDir: string;
  files: FileStore;
  fence: number;
  /** Snapshot of the previous publisher. */
  previousSnapshot: SharedSnapshot | null;
}

/** Stores the parts that changed, and records the snapshot as that of this publisher. */
export async function storeSnapshot({
  db,
  dataDir,
  files,
  fence,
  previousSnapshot,
}: StoreSnapshotOptions): Promise<void> {
  const parts = await snapshotParts(dataDir);
  const storedDigests = new Set(previousSnapshot?.parts);
  const newParts = new Map(parts.map(({ digest, bytes }) => [digest, bytes]));
  for (const digest of storedDigests) newParts.delete(digest);
  await parallel([...newParts], PART_CONCURRENCY, ([digest, bytes]) =>
    files.put(snapshotPartName(digest), bytes),
  );
  const digests = parts.map(({ digest }) => digest);
  if (!(await recordSnapshot(db, { turn: fence, parts: digests }))) return;
  for (const digest of digests) storedDigests.delete(digest);
  await parallel([...storedDigests], PART_CONCURRENCY, (digest) =>
    files.delete(snapshotPartName(digest)),
  );
}

/**
 * Replaces the local snapshot by that of the last publisher. If there is none, the APIs are read
 * again, and the next release renders every page.
 */
export async function fetchSnapshot(
  dataDir: string,
  files: FileStore,
  { movedBy, snapshot }: Pointer,
): Promise<void> {
  const digests = snapshot?.turn === movedBy ? snapshot.parts : [];
  // Usually only a few parts differ from the local snapshot.
  const localParts = digests.length > 0 ? await snapshotParts(dataDir) : [];
  const parts = new Map(localParts.map(({ digest, bytes }) => [digest, bytes]));
  const missing = [...new Set(digests)].filter((digest) => !parts.has(digest));
  await parallel(missing, PART_CONCURRENCY, async (digest) => {
    const bytes = await files.get(snapshotPartName(digest));
    if (bytes && digestOfPart(bytes) === digest) parts.set(digest, bytes);
  });
  const found = digests.flatMap((digest) => parts.get(digest) ?? []);
  if (found.length > 0 && found.length === digests.length) replaceSnapshot(dataDir, found);
  else removeSnapshot(dataDir);
}

// The snapshot is stored in parts of equal size, each named by its digest. A changed price changes a
// few parts only, so that a machine can pass its snapshot to the next publisher at each release.

/** A multiple of SQLite's page size. */
const PART_BYTES = 64 * 1024;
/** Number of pages per step: all, because a write between two steps would restart the copy. */
const ALL_PAGES = 2 ** 31 - 1;

interface SnapshotPart {
  digest: string;
  bytes: Buffer;
}

/** The snapshot as it is now; empty if there is none. */
async function snapshotParts(dataDir: string): Promise<SnapshotPart[]> {
  const file = snapshotFile(dataDir);
  if (!existsSync(file)) return [];
  const copy = `${file}.${process.pid}.half`;
  const source = new DatabaseSync(file, { readOnly: true, timeout: STORE_BUSY_TIMEOUT_MS });
  try {
    await backup(source, copy, { rate: ALL_PAGES });
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

const digestOfPart = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url');

/** Replaces the snapshot by that of another machine, given in parts. */
function replaceSnapshot(dataDir: string, parts: readonly Uint8Array[]): void {
  mkdirSync(dataDir, { recursive: true });
  const file = snapshotFile(dataDir);
  const half = `${file}.${process.pid}.half`;
  writeFileSync(half, Buffer.concat(parts));
  removeSnapshot(dataDir);
  renameSync(half, file);
}
