/**
 * The live release of all machines, what it consists of, and what was published since a machine
 * looked last: rows of the shared database.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import type {
  Manifest,
  ManifestEntry,
  ManifestMove,
  ManifestRelease,
} from '../../../src/publish/releases/shared/manifest.ts';
import type { Database } from '../db/schema/database.ts';
import type { SharedSnapshot } from '../db/schema/content.ts';

/** Notified when the pointer moves, to all machines. */
export const CHANNEL = 'shop_release';

/** Rows per statement. */
const BATCH_SIZE = 500;

export interface Pointer {
  /** Null before the first. */
  release: number | null;
  /** Fencing token of the publisher that moved it last. */
  movedBy: number;
  pins: string;
  snapshot: SharedSnapshot | null;
}

/** Another publisher took over meanwhile: the work of this one is not published. */
export class PublishLockLost extends Error {
  constructor() {
    super('Another machine publishes now: this one took too long. It is tried again.');
    this.name = 'PublishLockLost';
  }
}

export async function readPointer(db: Kysely<Database>): Promise<Pointer> {
  const row = await db
    .selectFrom('release_pointer')
    .select(['release', 'moved_by as movedBy', 'pins', 'snapshot'])
    .executeTakeFirstOrThrow();
  return row as Pointer;
}

export interface PointerMove {
  fence: number;
  /** The release that the manifest changes. */
  from: number | null;
  manifest: Manifest;
}

/** Stores the manifest and moves the pointer, both or neither. Throws `PublishLockLost`. */
export async function movePointer(
  db: Kysely<Database>,
  { fence, from, manifest }: PointerMove,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const release = manifest.releases.at(-1)?.release.id ?? from;
    const moved = await trx
      .updateTable('release_pointer')
      .set({ release, moved_by: fence, pins: manifest.pins })
      .where('fence', '=', fence)
      .where('release', 'is not distinct from', from)
      .returning('id')
      .executeTakeFirst();
    if (!moved) throw new PublishLockLost();
    for (const facts of manifest.releases)
      await trx
        .insertInto('shared_releases')
        .values({ id: facts.release.id, facts: JSON.stringify(facts) })
        .execute();
    const changedIn = release ?? 0;
    for (const rows of splitIntoBatches(manifest.entries)) await storeEntries(trx, rows, changedIn);
    for (const rows of splitIntoBatches(manifest.moves)) await storeMoves(trx, rows, changedIn);
    await sql`select pg_notify(${CHANNEL}, ${String(changedIn)})`.execute(trx);
  });
}

async function storeEntries(
  trx: Transaction<Database>,
  rows: readonly ManifestEntry[],
  changedIn: number,
): Promise<void> {
  await sql`
    insert into release_entries (path, since, until, digest, size, scripts, is_page, due, reads,
      touched)
    select r.*, ${changedIn}::integer from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      path text, since integer, until integer, digest text, size integer, scripts text,
      is_page integer, due bigint, reads text)
    on conflict (path, since) do update
      set until = excluded.until, reads = excluded.reads, touched = excluded.touched`.execute(trx);
}

async function storeMoves(
  trx: Transaction<Database>,
  rows: readonly ManifestMove[],
  changedIn: number,
): Promise<void> {
  await sql`
    insert into release_moves (from_path, to_path, since, until, touched)
    select r.*, ${changedIn}::integer from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      from_path text, to_path text, since integer, until integer)
    on conflict (from_path, since) do update
      set until = excluded.until, touched = excluded.touched`.execute(trx);
}

/** Which of these bodies a published release has, so that the store has them. */
export async function findKnownDigests(
  db: Kysely<Database>,
  digests: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ digest: string }>`
    select value as digest from jsonb_array_elements_text(${JSON.stringify(digests)}::jsonb)
    where exists (select 1 from release_entries e where e.digest = value)`.execute(db);
  return new Set(rows.map(({ digest }) => digest));
}

/** Records the snapshot of a publisher; false if a newer token was issued. */
export async function recordSnapshot(
  db: Kysely<Database>,
  snapshot: SharedSnapshot,
): Promise<boolean> {
  const updated = await db
    .updateTable('release_pointer')
    .set({ snapshot: JSON.stringify(snapshot) })
    .where('fence', '=', snapshot.turn)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** From which data the live release was made; null if unknown. */
export async function readLiveBuildRecord(db: Kysely<Database>): Promise<unknown> {
  const row = await db.selectFrom('release_pointer').select('built').executeTakeFirst();
  return row?.built ?? null;
}

export async function storeLiveBuildRecord(
  db: Kysely<Database>,
  built: Record<string, unknown>,
): Promise<void> {
  await db
    .updateTable('release_pointer')
    .set({ built: JSON.stringify(built) })
    .execute();
}

/**
 * Runs `run` while no new fencing token can be issued; null, without running it, if a newer token
 * was issued.
 */
export function withPublishLock<T>(
  db: Kysely<Database>,
  fence: number,
  run: (trx: Transaction<Database>) => Promise<T>,
): Promise<T | null> {
  return db.transaction().execute(async (trx) => {
    const ownPointer = await trx
      .selectFrom('release_pointer')
      .select('id')
      .where('fence', '=', fence)
      .forUpdate()
      .executeTakeFirst();
    return ownPointer ? run(trx) : null;
  });
}

/** Forgets all but the last `keep` releases. Returns digests of bodies that no release has now. */
export async function forgetReleases(
  db: Kysely<Database>,
  fence: number,
  keep: number,
): Promise<string[]> {
  const forgotten = await withPublishLock(db, fence, async (trx) => {
    const oldest = await trx
      .selectFrom('shared_releases')
      .select('id')
      .orderBy('id', 'desc')
      .offset(keep - 1)
      .limit(1)
      .executeTakeFirst();
    if (!oldest) return [];
    await trx.deleteFrom('shared_releases').where('id', '<', oldest.id).execute();
    await trx.deleteFrom('release_moves').where('until', '<=', oldest.id).execute();
    const { rows } = await sql<{ digest: string }>`
      with gone as (delete from release_entries where until <= ${oldest.id} returning digest)
      select distinct digest from gone where not exists (
        select 1 from release_entries e where e.digest = gone.digest
          and (e.until is null or e.until > ${oldest.id}))`.execute(trx);
    return rows.map(({ digest }) => digest);
  });
  return forgotten ?? [];
}

function* splitIntoBatches<T>(rows: readonly T[]): Generator<T[]> {
  for (let at = 0; at < rows.length; at += BATCH_SIZE) yield rows.slice(at, at + BATCH_SIZE);
}

/** The changes that a machine has to apply; `after`: the release that they follow. */
interface ReleaseDelta {
  pointer: Pointer;
  after: number;
  manifest: Manifest;
}

/** A release as a machine has it. */
interface ServedRelease {
  id: number;
  madeAt: string;
}

/**
 * Returns whether a machine can continue from its release. False if a restored database reused the
 * number for another release, or if the release is older than the kept ones; the machine then
 * fetches everything again.
 */
async function canContinueFrom(
  db: Kysely<Database>,
  { id, madeAt }: ServedRelease,
): Promise<boolean> {
  const sharedRelease = await db
    .selectFrom('shared_releases')
    .select('id')
    .where('id', '=', id)
    .where(sql`facts->'release'->>'madeAt'`, '=', madeAt)
    .executeTakeFirst();
  return sharedRelease !== undefined;
}

/**
 * Reads the changes that a machine has to apply, all at one moment. `served`: null for a machine
 * that has no release yet.
 */
export function readReleaseDelta(
  db: Kysely<Database>,
  served: ServedRelease | null,
): Promise<ReleaseDelta> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const pointer = await readPointer(trx);
      const after = served && (await canContinueFrom(trx, served)) ? served.id : 0;
      return { pointer, after, manifest: await readManifestAfter(trx, after, pointer) };
    });
}

async function readManifestAfter(
  trx: Transaction<Database>,
  after: number,
  { pins }: Pointer,
): Promise<Manifest> {
  const releases = await trx
    .selectFrom('shared_releases')
    .select('facts')
    .where('id', '>', after)
    .orderBy('id')
    .execute();
  const entries = await trx
    .selectFrom('release_entries')
    .select(['path', 'since', 'until', 'digest', 'size', 'scripts', 'is_page', 'due', 'reads'])
    .where('touched', '>', after)
    .execute();
  const moves = await trx
    .selectFrom('release_moves')
    .select(['from_path', 'to_path', 'since', 'until'])
    .where('touched', '>', after)
    .execute();
  return {
    releases: releases.map(({ facts }) => releaseOfFacts(facts)),
    entries: entries as ManifestEntry[],
    moves: moves as ManifestMove[],
    pins,
  };
}

function releaseOfFacts(facts: unknown): ManifestRelease {
  const { release, ...others } = facts as ManifestRelease;
  return { ...others, release: { ...release, madeAt: new Date(release.madeAt) } };
}
