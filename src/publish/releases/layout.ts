/**
 * The database file of the releases (docs/decisions/0010). A release is a number; an entry is one
 * version of one path, valid from the release that added it (`since`) until the one that ended it
 * (`until`, null while valid). So publishing costs only what changed, and every kept release can be
 * read completely. Bodies are stored once by digest, compressed. `moves` are valid like entries;
 * `steps` are the moves that each release made. `edits` are the entities that a release published,
 * each in its previous state; `held` are the entities that a rollback pinned.
 */
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/**
 * SQLite's messages about a damaged file. They are compared because an error from a thread has lost
 * its code.
 */
const DAMAGE_MESSAGES = /database disk image is malformed|malformed database schema|not a database/;

/** True for errors in which SQLite reports a damaged file. */
export function isDamage(error: unknown): error is Error {
  return error instanceof Error && DAMAGE_MESSAGES.test(error.message);
}

/** The releases cannot be read; the message names the file and the remedy. */
export class DamagedReleases extends Error {
  constructor(file: string, cause: Error) {
    super(
      `The releases in ${file} are damaged (${cause.message}). Stop the shop, then see what is lost with \`npm run release -- check\` and repair it with \`npm run release -- repair\`.`,
      { cause },
    );
    this.name = 'DamagedReleases';
  }
}

/** Runs a query on the release file; throws `DamagedReleases` if SQLite reports damage. */
export function withDamageCheck<T>(file: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    const isTold = error instanceof DamagedReleases;
    throw isDamage(error) && !isTold ? new DamagedReleases(file, error) : error;
  }
}

/** SQL condition for an entry that is part of `:release`. */
export const IN_RELEASE = 'since <= :release and (until is null or until > :release)';

/** Version of the tables. Increasing it starts a new file. */
const LAYOUT_VERSION = 2;
export const BUSY_TIMEOUT_MS = 10_000;

const TABLES = `
  create table if not exists releases (
    id integer primary key,
    kind text not null,
    code text not null,
    made_at text not null,
    made_by text not null,
    reason text not null,
    seconds real not null,
    rendered integer not null,
    changed integer not null
  );
  create table if not exists bodies (
    id integer primary key,
    digest text not null unique,
    packed blob not null,
    size integer not null
  );
  create table if not exists script_sets (id integer primary key, hashes text not null unique);
  create table if not exists entries (
    id integer primary key,
    path text not null,
    body integer not null references bodies,
    scripts integer not null references script_sets,
    is_page integer not null,
    due integer,
    since integer not null,
    until integer
  );
  create index if not exists entries_by_path on entries (path, since);
  create index if not exists entries_by_since on entries (since);
  create index if not exists entries_by_until on entries (until);
  create index if not exists entries_by_due on entries (due) where until is null and due is not null;
  create index if not exists entries_by_body on entries (body);
  create index if not exists entries_by_scripts on entries (scripts, until);
  create table if not exists entities (id integer primary key, key text not null unique);
  create table if not exists reads (
    entity integer not null, entry integer not null, primary key (entity, entry)
  ) without rowid;
  create index if not exists reads_by_entry on reads (entry);
  create table if not exists moves (
    from_path text not null, to_path text not null, since integer not null, until integer
  );
  create index if not exists moves_by_path on moves (from_path) where until is null;
  create table if not exists steps (
    release integer not null, from_path text not null, to_path text not null
  );
  create table if not exists edits (
    release integer not null, key text not null, name text, before blob, primary key (release, key)
  ) without rowid;
  create table if not exists held (
    key text primary key, name text not null, record text, since text not null, held_by text not null
  ) without rowid;
  create table if not exists deploys (
    id integer primary key,
    site text not null,
    release integer not null,
    deploy text not null,
    content text not null
  );
  create table if not exists host_digests (digest text primary key, sha1 text not null) without rowid;
`;

/** Changes when a table or an index is added to the same layout. */
const TABLES_VERSION = createHash('sha256').update(TABLES).digest().readInt32BE();

/** Path of the releases of a data folder. */
export const releaseFile = (dataDir: string): string =>
  path.join(dataDir, `releases-${LAYOUT_VERSION}.sqlite`);

/**
 * Opens the releases of a data folder; creates the file if there is none. Throws `DamagedReleases`
 * if it is not a database.
 */
export function openReleaseFile(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  return openFile(releaseFile(dataDir));
}

/** Like `openReleaseFile`, for a file of any name. */
export function openFile(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    return withDamageCheck(file, () => {
      db.exec('pragma synchronous = normal');
      if (!hasTables(db)) createTables(db);
      return db;
    });
  } catch (error) {
    db.close();
    throw error;
  }
}

/** True if the tables exist: readers and publishers reopen the file each time. */
function hasTables(db: DatabaseSync): boolean {
  return db.prepare('pragma user_version').get()?.['user_version'] === TABLES_VERSION;
}

/** Creates missing tables. Several processes may do so at the same time. */
function createTables(db: DatabaseSync): void {
  db.exec(`
    pragma auto_vacuum = incremental;
    pragma journal_mode = wal;
    ${TABLES}
    pragma user_version = ${TABLES_VERSION};
  `);
}

/** Runs in a transaction. Throws `DamagedReleases` if the file turns out to be damaged. */
export function inTransaction<T>(db: DatabaseSync, run: () => T): T {
  return withDamageCheck(db.location() ?? '', () => {
    db.exec('begin immediate');
    try {
      const result = run();
      db.exec('commit');
      return result;
    } catch (error) {
      if (db.isTransaction) db.exec('rollback');
      throw error;
    }
  });
}

/** Digest by which equal bodies are stored once. */
export function digestOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('base64url');
}

export function compress(body: Uint8Array): Buffer {
  return zstdCompressSync(body);
}

/** Decompresses a body. This takes less time than reading an uncompressed one from disk. */
export function decompress(packed: Uint8Array): Buffer {
  return zstdDecompressSync(packed);
}
