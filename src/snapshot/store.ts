/**
 * The snapshot's local store: entities as JSON by key, each with its digest, in one SQLite
 * file. It survives between builds, holds a million entities without holding them in memory,
 * and knows which entities changed.
 */
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';

/** A change of the store's layout, or of what a sync makes of a record, starts a new file. */
const LAYOUT = 2;

/** What one sync changed, by entity key. */
export interface Changes {
  added: string[];
  changed: string[];
  removed: string[];
}

export class SnapshotStore {
  readonly #db: DatabaseSync;
  readonly #get: StatementSync;
  readonly #put: StatementSync;
  readonly #digest: StatementSync;

  constructor(file: string) {
    mkdirSync(path.dirname(file), { recursive: true });
    this.#db = new DatabaseSync(file);
    this.#db.exec(`
      pragma journal_mode = wal;
      pragma synchronous = normal;
      create table if not exists entities (
        key text primary key, digest text not null, json text not null, seen integer not null
      ) without rowid;
      create table if not exists facts (name text primary key, value text not null) without rowid;
      create table if not exists etags (request text primary key, etag text not null) without rowid;
    `);
    this.#get = this.#db.prepare('select json from entities where key = ?');
    this.#digest = this.#db.prepare('select digest from entities where key = ?');
    this.#put = this.#db.prepare(
      `insert into entities (key, digest, json, seen) values (?, ?, ?, ?)
       on conflict (key) do update set digest = excluded.digest, json = excluded.json, seen = excluded.seen`,
    );
  }

  /** The entity of a key, parsed; null when there is none. */
  get(key: string): unknown {
    const row = this.#get.get(key) as { json: string } | undefined;
    return row ? JSON.parse(row.json) : null;
  }

  /** Writes an entity as part of sync number `sync`; tells whether it is new or differs. */
  put(key: string, value: unknown, sync: number): 'added' | 'changed' | 'same' {
    const json = JSON.stringify(value);
    const digest = createHash('sha256').update(json).digest('base64url');
    const before = this.#digest.get(key) as { digest: string } | undefined;
    this.#put.run(key, digest, json, sync);
    if (!before) return 'added';
    return before.digest === digest ? 'same' : 'changed';
  }

  /** Removes what sync number `sync` did not see; answers the keys. */
  removeUnseen(sync: number): string[] {
    const rows = this.#db.prepare('select key from entities where seen <> ?').all(sync);
    this.#db.prepare('delete from entities where seen <> ?').run(sync);
    return rows.map((row) => row['key'] as string);
  }

  /** A number above that of every earlier sync. */
  nextSync(): number {
    const row = this.#db.prepare('select coalesce(max(seen), 0) + 1 as next from entities').get();
    return row?.['next'] as number;
  }

  /** One digest over all entities: equal data, equal digest. */
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

  /** Counts an entity as seen by sync number `sync`, unchanged. */
  touch(key: string, sync: number): void {
    this.#db.prepare('update entities set seen = ? where key = ?').run(sync, key);
  }

  /** The ETag of a request's last answer. */
  etag(request: string): string | null {
    const row = this.#db.prepare('select etag from etags where request = ?').get(request);
    return (row?.['etag'] as string | undefined) ?? null;
  }

  setEtag(request: string, etag: string): void {
    this.#db
      .prepare(
        'insert into etags values (?, ?) on conflict (request) do update set etag = excluded.etag',
      )
      .run(request, etag);
  }

  /** When the APIs were read, for `readAt`; no entity, since it changes with every sync. */
  setReadAt(time: Date): void {
    this.#db.prepare("insert or replace into facts values ('read-at', ?)").run(time.toISOString());
  }

  readAt(): Date | null {
    const row = this.#db.prepare("select value from facts where name = 'read-at'").get();
    return row ? new Date(row['value'] as string) : null;
  }

  /** All or nothing. One at a time: the connection is shared. */
  async transaction<T>(run: () => Promise<T>): Promise<T> {
    this.#db.exec('begin');
    try {
      const result = await run();
      this.#db.exec('commit');
      return result;
    } catch (error) {
      this.#db.exec('rollback');
      throw error;
    }
  }

  close(): void {
    this.#db.close();
  }
}

/** The store of a data folder. */
export function openStore(dataDir: string): SnapshotStore {
  return new SnapshotStore(path.join(dataDir, `snapshot-${LAYOUT}.sqlite`));
}
