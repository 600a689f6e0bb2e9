/** Hands the snapshot from one publisher to the next: what a release was made from. */
import type { Kysely } from 'kysely';
import { type FileStore, partName } from '../../../src/publish/releases/shared/file-store.ts';
import { parallel } from '../../../src/publish/snapshot/parallel.ts';
import {
  digestOfPart,
  replaceSnapshot,
  snapshotParts,
} from '../../../src/publish/snapshot/shared-parts.ts';
import { removeSnapshot } from '../../../src/publish/snapshot/store.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import type { SharedSnapshot } from '../../platform/db/schema/sharing.ts';
import { noteSnapshot, type Pointer } from '../../platform/releases/pointer.ts';

const PARTS_AT_ONCE = 32;

interface Stored {
  db: Kysely<Database>;
  dataDir: string;
  files: FileStore;
  turn: number;
  /** That of the publisher before. */
  before: SharedSnapshot | null;
}

/** Stores the parts that changed, and notes the snapshot as that of this turn. */
export async function storeSnapshot({ db, dataDir, files, turn, before }: Stored): Promise<void> {
  const parts = await snapshotParts(dataDir);
  const known = new Set(before?.parts);
  const fresh = new Map(parts.map(({ digest, bytes }) => [digest, bytes]));
  for (const digest of known) fresh.delete(digest);
  await parallel([...fresh], PARTS_AT_ONCE, ([digest, bytes]) =>
    files.put(partName(digest), bytes),
  );
  const digests = parts.map(({ digest }) => digest);
  if (!(await noteSnapshot(db, { turn, parts: digests }))) return;
  for (const digest of digests) known.delete(digest);
  await parallel([...known], PARTS_AT_ONCE, (digest) => files.delete(partName(digest)));
}

/**
 * Replaces the snapshot here by that of the last publisher. If it left none, there is none: the
 * APIs are read again, and the next release renders every page.
 */
export async function fetchSnapshot(
  dataDir: string,
  files: FileStore,
  { movedBy, snapshot }: Pointer,
): Promise<void> {
  const digests = snapshot?.turn === movedBy ? snapshot.parts : [];
  // Mostly a few parts differ from what lies here.
  const mine = digests.length > 0 ? await snapshotParts(dataDir) : [];
  const parts = new Map(mine.map(({ digest, bytes }) => [digest, bytes]));
  const missing = [...new Set(digests)].filter((digest) => !parts.has(digest));
  await parallel(missing, PARTS_AT_ONCE, async (digest) => {
    const bytes = await files.get(partName(digest));
    if (bytes && digestOfPart(bytes) === digest) parts.set(digest, bytes);
  });
  const found = digests.flatMap((digest) => parts.get(digest) ?? []);
  if (found.length > 0 && found.length === digests.length) replaceSnapshot(dataDir, found);
  else removeSnapshot(dataDir);
}
