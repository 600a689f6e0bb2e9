/**
 * The releases of several machines (docs/decisions/0047): manifest and pointer are in the database,
 * files in a store that all reach, and each machine keeps a copy on its disk, which it serves.
 */
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import { openReleaseFile } from '../../../src/publish/releases/layout.ts';
import {
  bodyName,
  type FileStore,
  type Sharing,
  manifestSince,
  servedRelease,
  fenceOfSnapshot,
  writeServedRelease,
  writeFenceOfSnapshot,
} from '../../../src/publish/releases/shared/manifest.ts';
import {
  applyManifest,
  missingDigests,
  packedBody,
  putBodies,
} from '../../../src/publish/releases/shared/replica.ts';
import { FileLock } from '../../../src/publish/releases/file-lock.ts';
import { newestRelease, releaseTime } from '../../../src/publish/releases/statements.ts';
import { parallel } from '../../../src/publish/snapshot/parallel.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import {
  forgetReleases,
  findKnownDigests,
  movePointer,
  storeLiveBuildRecord,
  type Pointer,
  readLiveBuildRecord,
  readPointer,
  withPublishLock,
  readReleaseDelta,
} from '../../platform/releases/pointer.ts';
import type { BuildRecord, SharedBuildRecord } from '../build-record.ts';
import { takeTurn, type Turn } from './publish-turn.ts';
import { fetchSnapshot, storeSnapshot } from './shared-snapshot.ts';

/** Files that are fetched or stored at a time. */
const FILE_CONCURRENCY = 32;
/** Number of file contents that one transaction stores on this machine. */
const BATCH_SIZE = 200;
/** Time limit for another process of this machine to apply a release; a whole shop takes minutes. */
const CATCH_UP_TIMEOUT_MS = 1_200_000;
/** The same within the turn, when only the latest releases can be missing. */
const RELEASE_LOCK_TIMEOUT_MS = 60_000;

/** The steps of a publication; tests interrupt it after one of them. */
export type PublishPoint = 'turn' | 'published' | 'stored' | 'moved' | 'served' | 'handed-over';

interface SharedReleasesOptions {
  db: Kysely<Database>;
  databaseUrl: string;
  dataDir: string;
  files: FileStore;
  /** Number of releases kept. */
  keep: number;
  onPoint?(point: PublishPoint): void;
  /** Called with errors that occur after the release is live. */
  onError?(error: unknown): void;
}

export class SharedReleases implements Sharing, SharedBuildRecord {
  readonly #options: SharedReleasesOptions;
  /** Fencing token of the last move of the pointer that this process saw. */
  #lastSeenFence = -1;

  constructor(options: SharedReleasesOptions) {
    this.#options = options;
  }

  /** Applies what other machines published, if anything, unless this machine is publishing. */
  async follow(): Promise<void> {
    if (await this.#isCurrent()) return;
    const lock = this.#releaseLock();
    try {
      if (lock.tryAcquire()) await this.#catchUp();
    } finally {
      lock.close();
    }
  }

  /** Returns whether this process knows that the live release is applied; true if there is none. */
  async #isCurrent(): Promise<boolean> {
    const { db, dataDir } = this.#options;
    const { release, movedBy } = await readPointer(db);
    if (release === null) return true;
    return release === servedRelease(dataDir) && movedBy === this.#lastSeenFence;
  }

  /** The lock of the release file: its holder publishes in it, or applies what others published. */
  #releaseLock(): FileLock {
    return new FileLock(path.join(this.#options.dataDir, 'release-lock.sqlite'));
  }

  /** Brings the release file to the live release, and returns its pointer. Needs the lock. */
  #catchUp(): Promise<Pointer> {
    const { db, dataDir } = this.#options;
    return this.#withFile(async (file) => {
      const id = servedRelease(dataDir) ?? 0;
      const madeAt = releaseTime(file, id);
      const served = madeAt === null ? null : { id, madeAt };
      const { pointer, after, manifest } = await readReleaseDelta(db, served);
      // No release is shared yet: those of this machine become the first shared ones.
      if (pointer.release === null) return pointer;
      // The snapshot counts releases that are removed here as published: it must be fetched again.
      if (newestRelease(file) > after) writeFenceOfSnapshot(dataDir, null);
      await this.#fetchBodies(file, missingDigests(file, manifest));
      applyManifest(file, after, manifest);
      writeServedRelease(dataDir, pointer.release);
      this.#lastSeenFence = pointer.movedBy;
      return pointer;
    });
  }

  async #fetchBodies(file: DatabaseSync, digests: readonly string[]): Promise<void> {
    const { files } = this.#options;
    for (let at = 0; at < digests.length; at += BATCH_SIZE) {
      const bodies: { digest: string; packed: Buffer }[] = [];
      await parallel(digests.slice(at, at + BATCH_SIZE), FILE_CONCURRENCY, async (digest) => {
        const packed = await files.get(bodyName(digest));
        if (!packed) throw new Error(`The store of releases lacks ${bodyName(digest)}.`);
        bodies.push({ digest, packed });
      });
      putBodies(file, bodies);
    }
  }

  readBuilt(): Promise<BuildRecord | null> {
    return readLiveBuildRecord(this.#options.db) as Promise<BuildRecord | null>;
  }

  writeBuilt(record: BuildRecord): Promise<void> {
    return storeLiveBuildRecord(this.#options.db, { ...record });
  }

  async publishing<T>(run: () => Promise<T>): Promise<T> {
    const { databaseUrl, onPoint } = this.#options;
    const lock = this.#releaseLock();
    let turn: Turn | null = null;
    try {
      // Applies most of what is missing before the turn, which blocks all other publishers.
      await lock.acquire(CATCH_UP_TIMEOUT_MS);
      if (!(await this.#isCurrent())) await this.#catchUp();
      lock.release();
      turn = await takeTurn(databaseUrl);
      onPoint?.('turn');
      await lock.acquire(RELEASE_LOCK_TIMEOUT_MS);
      const before = await this.#catchUp();
      await this.#fetchSnapshot(before);
      const result = await run();
      const published = await this.#withFile(newestRelease);
      onPoint?.('published');
      await this.#handOver(turn.fence, before, published);
      return result;
    } finally {
      try {
        lock.close();
      } finally {
        await turn?.release();
      }
    }
  }

  /** Fetches the snapshot of the last publisher, unless this machine has it. */
  async #fetchSnapshot(pointer: Pointer): Promise<void> {
    const { dataDir, files } = this.#options;
    if (pointer.release === null || fenceOfSnapshot(dataDir) === pointer.movedBy) return;
    await fetchSnapshot(dataDir, files, pointer);
    writeFenceOfSnapshot(dataDir, pointer.movedBy);
  }

  /** Makes the releases that this machine made after the live one live on all machines. */
  async #handOver(
    fence: number,
    { release, pins, snapshot }: Pointer,
    published: number,
  ): Promise<void> {
    const { db, dataDir, files, onPoint } = this.#options;
    const moved = await this.#withFile(async (file) => {
      const manifest = manifestSince(file, release ?? 0);
      // During a rolling restart a process of the previous version does not respect the lock.
      if (newestRelease(file) !== published) {
        writeFenceOfSnapshot(dataDir, null);
        throw new Error(`Release ${published} was taken back before it was live. Try again.`);
      }
      if (manifest.releases.length === 0 && manifest.pins === pins) return false;
      const digests = [...new Set(manifest.entries.map(({ digest }) => digest))];
      const storedDigests = await findKnownDigests(db, digests);
      const newDigests = digests.filter((digest) => !storedDigests.has(digest));
      await parallel(newDigests, FILE_CONCURRENCY, (digest) =>
        files.put(bodyName(digest), packedBody(file, digest)),
      );
      onPoint?.('stored');
      await movePointer(db, { fence, from: release, manifest });
      onPoint?.('moved');
      const live = manifest.releases.at(-1)?.release.id ?? release;
      if (live !== null) writeServedRelease(dataDir, live);
      return true;
    });
    if (!moved) return;
    onPoint?.('served');
    writeFenceOfSnapshot(dataDir, fence);
    try {
      await storeSnapshot({ db, dataDir, files, fence, previousSnapshot: snapshot });
      await this.#deleteUnusedFiles(fence);
    } catch (error) {
      // The release is live already. Without these steps, the next publisher renders every page, or
      // unused files stay in the store.
      this.#options.onError?.(error);
    }
    onPoint?.('handed-over');
  }

  /** Deletes files that no kept release uses. */
  async #deleteUnusedFiles(fence: number): Promise<void> {
    const { db, files, keep } = this.#options;
    const forgotten = await forgetReleases(db, fence, keep);
    // Deletes each batch completely while no other publisher has the turn: it could store one of
    // these files again before the deletion.
    for (let at = 0; at < forgotten.length; at += FILE_CONCURRENCY) {
      const batch = forgotten.slice(at, at + FILE_CONCURRENCY);
      const deleted = await withPublishLock(db, fence, () =>
        Promise.allSettled(batch.map((digest) => files.delete(bodyName(digest)))),
      );
      const failed = deleted?.find((one) => one.status === 'rejected');
      if (failed) throw failed.reason;
    }
  }

  async #withFile<T>(run: (file: DatabaseSync) => T | Promise<T>): Promise<T> {
    const file = openReleaseFile(this.#options.dataDir);
    try {
      return await run(file);
    } finally {
      file.close();
    }
  }
}
