/**
 * The releases of several machines (docs/decisions/0047): manifest and pointer are in the database,
 * files in a store that all reach, and each machine keeps a copy on its disk, which it serves.
 */
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
  applyPins,
  missingDigests,
  packedBody,
  putBodies,
  undoReleasesAfter,
} from '../../../src/publish/releases/shared/replica.ts';
import { newestRelease, releaseTime } from '../../../src/publish/releases/statements.ts';
import { parallel } from '../../../src/publish/snapshot/parallel.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import {
  forgetReleases,
  findKnownDigests,
  movePointer,
  nextFence,
  storeLiveBuildRecord,
  type Pointer,
  readLiveBuildRecord,
  readPointer,
  withPublishLock,
  canContinueFrom,
  readReleaseDelta,
} from '../../platform/releases/pointer.ts';
import type { BuildRecord, SharedBuildRecord } from '../build-record.ts';
import { fetchSnapshot, storeSnapshot } from './shared-snapshot.ts';
import pg from 'pg';

/** Files that are fetched or stored at a time. */
const FILE_CONCURRENCY = 32;
/** Number of file contents that one transaction stores on this machine. */
const BATCH_SIZE = 200;

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
  #following: Promise<void> | null = null;
  /** The release file may hold a release or pins that are not live yet: nothing is applied to it. */
  #isPublishing = false;

  constructor(options: SharedReleasesOptions) {
    this.#options = options;
  }

  /** Applies what other machines published, if anything. */
  async follow(): Promise<void> {
    if (this.#isPublishing) return;
    await this.#followOnce();
  }

  #followOnce(): Promise<void> {
    this.#following ??= this.#follow().finally(() => (this.#following = null));
    return this.#following;
  }

  async #follow(): Promise<void> {
    const { db, dataDir } = this.#options;
    // Before the pointer: another process of this machine may move both meanwhile.
    const id = servedRelease(dataDir) ?? 0;
    const { release, movedBy, pins } = await readPointer(db);
    if (release === null || (release === id && movedBy === this.#lastSeenFence)) return;
    await this.#withFile(async (file) => {
      const madeAt = releaseTime(file, id);
      const served = madeAt === null ? null : { id, madeAt };
      if (release === id && served && (await canContinueFrom(db, served))) {
        if (applyPins(file, pins, release)) this.#lastSeenFence = movedBy;
        return;
      }
      const { pointer, after, manifest } = await readReleaseDelta(db, served);
      await this.#fetchBodies(file, missingDigests(file, manifest));
      applyManifest(file, after, manifest);
      writeServedRelease(dataDir, pointer.release ?? 0);
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
    const { db, databaseUrl, onPoint } = this.#options;
    const lock = await acquirePublishLock(databaseUrl);
    try {
      const fence = await nextFence(db);
      onPoint?.('turn');
      const before = await this.#catchUp();
      this.#isPublishing = true;
      const result = await run();
      const published = await this.#withFile(newestRelease);
      onPoint?.('published');
      await this.#handOver(fence, before, published);
      return result;
    } finally {
      this.#isPublishing = false;
      await lock.release();
    }
  }

  /** Updates releases and snapshot to those of the last publisher. */
  async #catchUp(): Promise<Pointer> {
    const { db, dataDir, files } = this.#options;
    // What is being applied may be older than what the last publisher made live.
    await this.#following?.catch(() => {});
    await this.#followOnce();
    const pointer = await readPointer(db);
    const { release } = pointer;
    // Nothing is shared yet: this machine's own releases become the first shared ones.
    if (release === null) return pointer;
    await this.#withFile((file) => {
      if (newestRelease(file) > release) {
        undoReleasesAfter(file, release);
        // The snapshot still counts the undone release as published, so it must be fetched again.
        writeFenceOfSnapshot(dataDir, null);
      }
      applyPins(file, pointer.pins, release);
    });
    if (fenceOfSnapshot(dataDir) !== pointer.movedBy) {
      await fetchSnapshot(dataDir, files, pointer);
      writeFenceOfSnapshot(dataDir, pointer.movedBy);
    }
    return pointer;
  }

  /** Makes the releases of this machine until `published` live on all machines. */
  async #handOver(
    fence: number,
    { release, pins, snapshot }: Pointer,
    published: number,
  ): Promise<void> {
    const { db, dataDir, files, onPoint } = this.#options;
    const moved = await this.#withFile(async (file) => {
      const manifest = manifestSince(file, release ?? 0);
      if (newestRelease(file) !== published) {
        // The snapshot counts the release as published, so it must be fetched again.
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
    // Within the publish lock: another publisher could store one of these files again.
    await withPublishLock(db, fence, () =>
      parallel(forgotten, FILE_CONCURRENCY, (digest) => files.delete(bodyName(digest))),
    );
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

// One publisher at a time, on all machines: a lock of a database session of its own. It ends with
// its process; PostgreSQL also ends it after `LEASE_MS` without a query, so that a machine that
// hangs or is cut off keeps nobody waiting. What such a publisher still sends is refused by the
// fencing token (`fence`).

/** Advisory lock shared by all machines. */
const LOCK_ID = 0x72656c73;
const LEASE_MS = 30_000;
const HEARTBEAT_MS = 5_000;

interface PublishLock {
  release(): Promise<void>;
}

/** Waits until this process may publish. */
async function acquirePublishLock(databaseUrl: string): Promise<PublishLock> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  // A lost session is noticed when the pointer is moved.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${LOCK_ID})`);
    await client.query(`set idle_session_timeout = ${LEASE_MS}`);
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  const heartbeat = setInterval(() => void client.query('select 1').catch(() => {}), HEARTBEAT_MS);
  heartbeat.unref();
  return {
    async release() {
      clearInterval(heartbeat);
      await client.end().catch(() => {});
    },
  };
}
