/**
 * The changes that one machine publishes and the others apply: rows of the release file, without
 * bodies.
 */
import type { DatabaseSync } from 'node:sqlite';
import { type Release, releaseOf } from '../release.ts';
import type { Row } from '../statements.ts';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** One version of one path, with what its page was made from. */
export interface ManifestEntry {
  path: string;
  since: number;
  until: number | null;
  digest: string;
  size: number;
  scripts: string;
  is_page: number;
  due: number | null;
  /** Keys of entities, as a JSON array. */
  reads: string;
}

export interface ManifestMove {
  from_path: string;
  to_path: string;
  since: number;
  until: number | null;
}

/** A release, the moves that it made, and the entities that it changed. */
export interface ManifestRelease {
  release: Release;
  steps: { from_path: string; to_path: string }[];
  /** `before`: packed, as base64. */
  edits: { key: string; name: string | null; before: string | null }[];
}

export interface Manifest {
  /** Oldest first. */
  releases: ManifestRelease[];
  /** New and changed ones. */
  entries: ManifestEntry[];
  moves: ManifestMove[];
  /** All pinned records, as JSON. */
  pins: string;
}

/**
 * Entries that a rollback changed: for versions with the same bytes, it merges the entities they
 * were made from.
 */
const CHANGED_BY_ROLLBACK = `e.until is null and e.since <= :after
  and exists (select 1 from releases where id > :after and kind = 'rollback')
  and exists (select 1 from entries t where t.path = e.path and t.body = e.body and t.id <> e.id)`;

/** Returns what changed in the release file after a release; with 0, the whole file. */
export function manifestSince(db: DatabaseSync, after: number): Manifest {
  const selectAll = <T>(sql: string, values: Record<string, number> = { after }) =>
    db.prepare(sql).all(values) as unknown as T[];
  const releases = selectAll<Row>('select * from releases where id > :after order by id').map(
    releaseOf,
  );
  return {
    releases: releases.map((release) => ({
      release,
      steps: selectAll('select from_path, to_path from steps where release = :id', {
        id: release.id,
      }),
      edits: selectAll<{ key: string; name: string | null; before: Uint8Array | null }>(
        'select key, name, before from edits where release = :id',
        { id: release.id },
      ).map(({ before, ...edit }) => ({
        ...edit,
        before: before && Buffer.from(before).toString('base64'),
      })),
    })),
    entries: selectAll<ManifestEntry>(
      `select e.path, e.since, e.until, b.digest, b.size, s.hashes as scripts, e.is_page, e.due,
         (select json_group_array(n.key) from reads r join entities n on n.id = r.entity
          where r.entry = e.id) as reads
       from entries e join bodies b on b.id = e.body join script_sets s on s.id = e.scripts
       where e.since <= (select max(id) from releases)
         and (e.since > :after or e.until > :after or (${CHANGED_BY_ROLLBACK}))`,
    ),
    moves: selectAll('select * from moves where since > :after or until > :after'),
    pins: pinsOf(db),
  };
}

/** All pinned records as JSON. Equal records give equal text. */
export function pinsOf(db: DatabaseSync): string {
  return JSON.stringify(db.prepare('select * from held order by key').all());
}

/**
 * Files by name that machines share. A name contains the digest of the file, so a file never
 * changes, and storing it again has no effect.
 */
export interface FileStore {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null if there is none. */
  get(name: string): Promise<Buffer<ArrayBuffer> | null>;
  has(name: string): Promise<boolean>;
  delete(name: string): Promise<void>;
}

/** Name of the stored body of a digest (base64url); hexadecimal, for disks that ignore case. */
export function bodyName(digest: string): string {
  const hex = Buffer.from(digest, 'base64url').toString('hex');
  return `bodies/${hex.slice(0, 2)}/${hex}`;
}

/** Name of a part of a shared snapshot. */
export const snapshotPartName = (digest: string): string =>
  bodyName(digest).replace('bodies', 'snapshot');

/** What publishing needs of the releases that machines share. */
export interface Sharing {
  /**
   * Runs as the only publisher of all machines, on the live release and its snapshot. Makes what it
   * published live everywhere, or, if that fails, nowhere, and rejects.
   */
  publishing<T>(run: () => Promise<T>): Promise<T>;
}

/** One machine, or several processes on one disk: the build lock is enough. */
export const NOT_SHARED: Sharing = { publishing: (run) => run() };

// Which release the machines serve, as last seen here. A newer one in the release file is not live yet:
// its publisher has still to move the pointer. Without sharing there is no such file, and the newest
// release is live.

const SERVED_FILE = 'shared-release.json';
const SNAPSHOT_FILE = 'shared-snapshot.json';

/** Null if releases are not shared, or none is published yet. */
export const servedRelease = (dataDir: string): number | null => readNumber(dataDir, SERVED_FILE);

export const writeServedRelease = (dataDir: string, release: number): void =>
  writeNumber(dataDir, SERVED_FILE, release);

/** Fencing token of the publisher whose snapshot this is; null if unknown. */
export const fenceOfSnapshot = (dataDir: string): number | null =>
  readNumber(dataDir, SNAPSHOT_FILE);

export function writeFenceOfSnapshot(dataDir: string, fence: number | null): void {
  if (fence === null) rmSync(path.join(dataDir, SNAPSHOT_FILE), { force: true });
  else writeNumber(dataDir, SNAPSHOT_FILE, fence);
}

/** A machine that no longer shares its releases serves its newest one. */
export function forgetSharing(dataDir: string): void {
  for (const name of [SERVED_FILE, SNAPSHOT_FILE])
    rmSync(path.join(dataDir, name), { force: true });
}

function readNumber(dataDir: string, name: string): number | null {
  try {
    return Number(readFileSync(path.join(dataDir, name), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes the file by renaming, so that readers never see an incomplete one. */
function writeNumber(dataDir: string, name: string, value: number): void {
  const file = path.join(dataDir, name);
  const half = `${file}.${process.pid}.half`;
  writeFileSync(half, String(value));
  renameSync(half, file);
}
