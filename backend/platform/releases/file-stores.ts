import { fileURLToPath } from 'node:url';
import type { Env } from '../../../src/env.ts';
import type { FileStore } from '../../../src/publish/releases/shared/manifest.ts';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { S3mini } from 's3mini';
import { setTimeout as pause } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import { installationSecret } from '../private-data.ts';

export type StoreEnv = Pick<Env, 'RELEASES_URL' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>;

/** The store of RELEASES_URL; null if it is empty: the local disk alone. */
export function openFileStore(env: StoreEnv): FileStore | null {
  if (env.RELEASES_URL === '') return null;
  const url = new URL(env.RELEASES_URL);
  if (url.protocol === 'file:') return new FolderStore(fileURLToPath(url));
  const region = url.searchParams.get('region') ?? 'us-east-1';
  const endpoint = url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  const folder = url.pathname.replace(/^\/+|\/+$/g, '');
  return new S3Store({
    endpoint: `${endpoint.replace(/\/+$/, '')}/${url.hostname}`,
    region,
    prefix: folder && `${folder}/`,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  });
}

/** Shared files in a folder that all machines have mounted. */
export class FolderStore implements FileStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    const file = this.#file(name);
    await mkdir(path.dirname(file), { recursive: true });
    const temporaryFile = `${file}.${process.pid}.half`;
    await writeFile(temporaryFile, bytes);
    await rename(temporaryFile, file);
  }

  async get(name: string): Promise<Buffer<ArrayBuffer> | null> {
    try {
      return await readFile(this.#file(name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  has(name: string): Promise<boolean> {
    return Promise.resolve(existsSync(this.#file(name)));
  }

  delete(name: string): Promise<void> {
    return rm(this.#file(name), { force: true });
  }

  #file(name: string): string {
    return path.join(this.#folder, name);
  }
}

const TIMEOUT_MS = 30_000;
/** Waits before another try; a bucket may be busy for a moment. */
const RETRY_DELAYS_MS = [100, 500, 2_000];

interface BucketAddress {
  /** With the bucket: `https://s3.example/shop` */
  endpoint: string;
  region: string;
  /** In front of every name, with a slash at its end; may be empty. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Shared files in an S3-compatible bucket. */
class S3Store implements FileStore {
  readonly #client: S3mini;
  readonly #prefix: string;

  constructor({ prefix, ...address }: BucketAddress) {
    this.#client = new S3mini({ ...address, requestAbortTimeout: TIMEOUT_MS });
    this.#prefix = prefix;
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    await withRetries(() => this.#client.putObject(this.#prefix + name, data));
  }

  async get(name: string): Promise<Buffer<ArrayBuffer> | null> {
    const bytes = await withRetries(() => this.#client.getObjectArrayBuffer(this.#prefix + name));
    return bytes && Buffer.from(bytes);
  }

  async has(name: string): Promise<boolean> {
    return (await withRetries(() => this.#client.objectExists(this.#prefix + name))) === true;
  }

  async delete(name: string): Promise<void> {
    await withRetries(() => this.#client.deleteObject(this.#prefix + name));
  }
}

async function withRetries<T>(run: () => Promise<T>): Promise<T> {
  for (const wait of RETRY_DELAYS_MS) {
    try {
      return await run();
    } catch {
      await pause(wait);
    }
  }
  return run();
}

// All publishers of one database must keep their releases in one place. With two places, each job
// would be done at only one of them.

const HEARTBEAT_MS = 5_000;
/** A publisher without a heartbeat for this long no longer counts. */
const EXPIRES_AFTER_S = 30;

/** Another publisher keeps its releases elsewhere; the message says what to do. */
export class ReleaseStoreConflict extends Error {
  constructor(place: string) {
    const where = place.startsWith('disk:') ? 'a disk of its own' : place;
    super(
      `Another shop on this DATABASE_URL publishes to ${where}, and the two would show different pages. Give all machines the same RELEASES_URL, or processes of one machine the same DATA_DIR.`,
    );
    this.name = 'ReleaseStoreConflict';
  }
}

interface RegisteredPublisher {
  process: string;
  place: string;
}

/**
 * Advisory lock that serialises registrations, so that two publishers starting at once see each
 * other.
 */
const REGISTRATION_LOCK = 0x706c6163;
const POLL_EVERY_MS = 500;

/** The place of a data folder whose releases are not shared. */
export const localPlace = (dataDir: string): string =>
  `disk:${installationSecret(dataDir, 'releases-place')}`;

/**
 * Registers this process as a publisher whose releases are at `place`. Rejects with
 * `ReleaseStoreConflict` if a live process publishes to another place; waits until the entry of a
 * dead one has expired. Returns a function that ends the registration.
 */
export async function registerPublisher(
  db: Kysely<Database>,
  place: string,
): Promise<() => Promise<void>> {
  const me = { process: randomUUID(), place };
  let seenPlaces: Map<string, string> | null = null;
  for (
    let otherPlaces = await tryRegister(db, me);
    otherPlaces.size > 0;
    otherPlaces = await tryRegister(db, me)
  ) {
    for (const [other, at] of otherPlaces) {
      if (seenPlaces && seenPlaces.get(other) !== at) throw new ReleaseStoreConflict(other);
    }
    seenPlaces ??= otherPlaces;
    await pause(POLL_EVERY_MS);
  }
  const timer = setInterval(() => void storeHeartbeat(db, me).catch(() => {}), HEARTBEAT_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    const ownPlaces = db.deleteFrom('publishing_places').where('process', '=', me.process);
    // If the database is unavailable, the entry expires by itself.
    await ownPlaces.execute().catch(() => {});
  };
}

/**
 * Registers `me` if no publisher is at another place; else returns the other places, each with its
 * last heartbeat.
 */
function tryRegister(db: Kysely<Database>, me: RegisteredPublisher): Promise<Map<string, string>> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${REGISTRATION_LOCK})`.execute(trx);
    const { rows } = await sql<{ place: string; at: string }>`
      select place, max(seen_at)::text as at from publishing_places
      where place <> ${me.place} and seen_at > clock_timestamp() - make_interval(secs => ${EXPIRES_AFTER_S})
      group by place`.execute(trx);
    if (rows.length === 0) await storeHeartbeat(trx, me);
    return new Map(rows.map((row) => [row.place, row.at]));
  });
}

async function storeHeartbeat(
  db: Kysely<Database>,
  { process, place }: RegisteredPublisher,
): Promise<void> {
  await sql`insert into publishing_places (process, place, seen_at)
    values (${process}, ${place}, clock_timestamp())
    on conflict (process) do update set seen_at = excluded.seen_at`.execute(db);
}
