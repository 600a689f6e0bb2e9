/**
 * The snapshot's local store: entities as JSON by key, each with its digest, in one SQLite file. It
 * persists between builds, scales to a million entities without loading them, and tracks which
 * entities changed.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, statSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Etags } from './api-client.ts';
import { NamedValues } from './reads.ts';
import { Unpublished } from './unpublished.ts';
import { isDamage } from '../releases/layout.ts';

/** Version of the layout and of the way a sync stores records. Increasing it starts a new file. */
const LAYOUT_VERSION = 9;
/** How long to wait for another process that is reading the APIs into the store. */
export const STORE_BUSY_TIMEOUT_MS = 60_000;

/** What one sync changed, by entity key. */
export interface Changes {
  added: string[];
  changed: string[];
  removed: string[];
}

export class SnapshotStore {
  readonly etags: Etags;
  readonly unpublished: Unpublished;
  readonly #values: NamedValues;
  readonly #db: DatabaseSync;
  readonly #get: StatementSync;
  readonly #put: StatementSync;
  readonly #digest: StatementSync;
  readonly #file: string;
  readonly #inode: bigint | null;
  #isDryRun = false;

  constructor(file: string) {
    this.#file = file;
    this.#db = openDatabase(file);
    this.#inode = inodeOf(file);
    this.etags = new Etags(this.#db, (keys) => this.digestOf(keys));
    this.#values = new NamedValues(this.#db);
    this.unpublished = new Unpublished(this.#db, this.#values, {
      json: (key) => this.jsonOf(key),
      // After a rollback everything is read again: the stored ETags do not match the pinned
      // records.
      onRolledBack: () => this.requireFullRead(),
    });
    this.#get = this.#db.prepare('select json from entities where key = ?');
    this.#digest = this.#db.prepare('select digest from entities where key = ?');
    this.#put = this.#db.prepare(
      `insert into entities (key, digest, json) values (?, ?, ?)
       on conflict (key) do update set digest = excluded.digest, json = excluded.json`,
    );
  }

  /** The entity of a key, parsed; null when there is none. */
  get(key: string): unknown {
    const json = this.jsonOf(key);
    return json === null ? null : JSON.parse(json);
  }

  jsonOf(key: string): string | null {
    return (this.#get.get(key) as { json: string } | undefined)?.json ?? null;
  }

  /** Writes an entity if it is new or differs; returns which. */
  put(key: string, value: unknown): 'added' | 'changed' | 'same' {
    const json = JSON.stringify(value);
    const digest = createHash('sha256').update(json).digest('base64url');
    const before = this.#digest.get(key) as { digest: string } | undefined;
    if (before?.digest === digest) return 'same';
    this.unpublished.beforeChange(key);
    this.#put.run(key, digest, json);
    return before ? 'changed' : 'added';
  }

  /** Removes all entities that were not seen; returns their keys. */
  removeUnseen(seen: ReadonlySet<string>): string[] {
    const unseen = this.keysFrom('').filter((key) => !seen.has(key));
    for (const key of unseen) this.remove(key);
    return unseen;
  }

  remove(key: string): void {
    if (!this.has(key)) return;
    this.unpublished.beforeChange(key);
    this.#db.prepare('delete from entities where key = ?').run(key);
  }

  /** True after a rollback or `requireFullRead`, until everything was read again. */
  mustReadAll(): boolean {
    return this.#values.get('must-read-all') !== null;
  }

  /** Ignores all ETags at the next reading. */
  requireFullRead(): void {
    this.etags.clear();
    this.#values.set('must-read-all', '1');
  }

  markFullyRead(): void {
    this.#values.forget('must-read-all');
  }

  /** Keys that begin with a prefix, in order. */
  keysFrom(prefix: string): string[] {
    return this.#db
      .prepare('select key from entities where key >= ? and key < ? order by key')
      .all(prefix, `${prefix}\u{10ffff}`)
      .map((row) => row['key'] as string);
  }

  /** Keys that begin with a prefix, each with its digest. */
  digestsFrom(prefix: string): [key: string, digest: string][] {
    return this.#db
      .prepare('select key, digest from entities where key >= ? and key < ?')
      .all(prefix, `${prefix}\u{10ffff}`)
      .map((row) => [row['key'] as string, row['digest'] as string]);
  }

  /** One digest over all entities: equal for equal data. */
  digest(): string {
    const hash = createHash('sha256');
    for (const row of this.#db.prepare('select key, digest from entities order by key').iterate()) {
      hash.update(`${row['key']} ${row['digest']}\n`);
    }
    return hash.digest('base64url');
  }

  has(key: string): boolean {
    return this.#digest.get(key) !== undefined;
  }

  /** One digest over some entities. */
  digestOf(keys: readonly string[]): string {
    const hash = createHash('sha256');
    for (const key of keys) {
      const row = this.#digest.get(key) as { digest: string } | undefined;
      hash.update(`${row?.digest ?? ''}\n`);
    }
    return hash.digest('base64url');
  }

  /** Current API names of pinned brands (`pinned-records.ts`). */
  pinnedBrandNames(): Record<string, string> {
    return JSON.parse(this.#values.get('names-now') ?? '{}') as Record<string, string>;
  }

  setPinnedBrandNames(names: Record<string, string>): void {
    this.#values.set('names-now', JSON.stringify(names));
  }

  /**
   * Stores the time of reading, for `readAt`. Not an entity, because it changes with every sync.
   */
  setReadAt(time: Date): void {
    this.#values.set('read-at', time.toISOString());
  }

  readAt(): Date | null {
    const text = this.#values.get('read-at');
    return text === null ? null : new Date(text);
  }

  /** Runs in a transaction. One at a time, because the connection is shared. */
  async transaction<T>(run: () => Promise<T>): Promise<T> {
    if (this.#isDryRun) return run();
    this.#db.exec('begin immediate');
    try {
      const result = await run();
      this.#db.exec('commit');
      return result;
    } catch (error) {
      this.#db.exec('rollback');
      throw error;
    }
  }

  /** Runs in a transaction that is rolled back at the end. */
  async dryRun<T>(run: () => Promise<T>): Promise<T> {
    this.#db.exec('begin immediate');
    this.#isDryRun = true;
    try {
      return await run();
    } finally {
      this.#isDryRun = false;
      this.#db.exec('rollback');
    }
  }

  /** From now on, reads ignore what other connections write. */
  freezeReads(): void {
    this.#db.exec('begin');
    // A read transaction keeps the state of its first read.
    this.readAt();
  }

  /** True if the file was deleted, and perhaps recreated, since it was opened. */
  isReplaced(): boolean {
    return inodeOf(this.#file) !== this.#inode;
  }

  close(): void {
    this.#db.close();
  }
}

function openDatabase(file: string): DatabaseSync {
  mkdirSync(path.dirname(file), { recursive: true });
  const db = new DatabaseSync(file, { timeout: STORE_BUSY_TIMEOUT_MS });
  try {
    db.exec(`
      pragma journal_mode = wal;
      pragma synchronous = normal;
      create table if not exists entities (
        key text primary key, digest text not null, json text not null
      );
    `);
    return db;
  } catch (error) {
    // Some systems cannot delete an open file.
    db.close();
    throw error;
  }
}

const inodeOf = (file: string): bigint | null =>
  statSync(file, { bigint: true, throwIfNoEntry: false })?.ino ?? null;

/** Where the snapshot of a data folder is stored. */
export const snapshotFile = (dataDir: string): string =>
  path.join(dataDir, `snapshot-${LAYOUT_VERSION}.sqlite`);

/** The store of a data folder. */
export function openStore(dataDir: string): SnapshotStore {
  return new SnapshotStore(snapshotFile(dataDir));
}

/** How long a check waits for a process that is writing. */
const DAMAGE_BUSY_TIMEOUT_MS = 10_000;

/**
 * Describes the damage of a snapshot; null if it is sound or absent. SQLite checks its own
 * structure; `thorough` also compares every entity with its digest.
 */
export function damageOf(dataDir: string, thorough = false): string | null {
  const file = snapshotFile(dataDir);
  if (!existsSync(file)) return null;
  const db = new DatabaseSync(file, { timeout: DAMAGE_BUSY_TIMEOUT_MS });
  try {
    const report = db.prepare('pragma quick_check(1)').get()?.['quick_check'];
    if (report !== 'ok') return String(report);
    return thorough ? damagedEntity(db) : null;
  } catch (error) {
    if (!isDamage(error)) throw error;
    return error.message;
  } finally {
    db.close();
  }
}

/** Deletes the snapshot; the next reading of the APIs creates a new one. */
export function removeSnapshot(dataDir: string): void {
  for (const suffix of ['', '-wal', '-shm']) {
    rmSync(snapshotFile(dataDir) + suffix, { force: true });
  }
}

/** True for errors that a damaged snapshot may have caused. */
export function mayBeDamage(error: unknown): boolean {
  // Garbage inside a record goes unnoticed by SQLite, but is not valid JSON.
  return isDamage(error) || error instanceof SyntaxError;
}

function damagedEntity(db: DatabaseSync): string | null {
  // An empty file has no tables.
  if (!db.prepare("select 1 from sqlite_schema where name = 'entities'").get()) return null;
  for (const { key, digest, json } of db
    .prepare('select key, digest, json from entities')
    .iterate()) {
    const actual = createHash('sha256').update(String(json)).digest('base64url');
    if (actual !== digest) return `the record of ${String(key)} is not as it was written`;
  }
  return null;
}
