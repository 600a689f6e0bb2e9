/**
 * The snapshot's local store: entities as JSON by key, each with its digest, in one SQLite
 * file. It survives between builds, holds a million entities without holding them in memory,
 * and knows which entities changed.
 */
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Etags } from './etags.ts';

/** A change of the store's layout, or of what a sync makes of a record, starts a new file. */
const LAYOUT = 7;
/** Another process may be reading the APIs into it. */
const BUSY_TIMEOUT_MS = 60_000;

/** An entity that is not published as it is: JSON before and after; null: there is none. */
export interface Change {
  key: string;
  before: string | null;
  after: string | null;
}

/** What changed and came back is no change. */
const UNPUBLISHED = `from unpublished u left join entities e on e.key = u.key
  where u.before is not e.json order by u.key`;

/** What one sync changed, by entity key. */
export interface Changes {
  added: string[];
  changed: string[];
  removed: string[];
}

export class SnapshotStore {
  readonly etags: Etags;
  readonly #db: DatabaseSync;
  readonly #get: StatementSync;
  readonly #put: StatementSync;
  readonly #digest: StatementSync;
  readonly #soil: StatementSync;
  #isRehearsing = false;

  constructor(file: string) {
    mkdirSync(path.dirname(file), { recursive: true });
    this.#db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    this.#db.exec(`
      pragma journal_mode = wal;
      pragma synchronous = normal;
      create table if not exists entities (
        key text primary key, digest text not null, json text not null
      );
      create table if not exists facts (name text primary key, value text not null) without rowid;
      create table if not exists unpublished (
        key text primary key, before text
      );
      create table if not exists unpublished_next (
        key text primary key, before text
      );
    `);
    this.etags = new Etags(this.#db, (keys) => this.digestOf(keys));
    this.#get = this.#db.prepare('select json from entities where key = ?');
    this.#digest = this.#db.prepare('select digest from entities where key = ?');
    this.#soil = this.#db.prepare(
      `insert or ignore into unpublished (key, before)
       values (:key, (select json from entities where key = :key))`,
    );
    this.#put = this.#db.prepare(
      `insert into entities (key, digest, json) values (?, ?, ?)
       on conflict (key) do update set digest = excluded.digest, json = excluded.json`,
    );
  }

  /** The entity of a key, parsed; null when there is none. */
  get(key: string): unknown {
    const json = this.json(key);
    return json === null ? null : JSON.parse(json);
  }

  json(key: string): string | null {
    return (this.#get.get(key) as { json: string } | undefined)?.json ?? null;
  }

  /** Writes an entity where it is new or differs; tells which. */
  put(key: string, value: unknown): 'added' | 'changed' | 'same' {
    const json = JSON.stringify(value);
    const digest = createHash('sha256').update(json).digest('base64url');
    const before = this.#digest.get(key) as { digest: string } | undefined;
    if (before?.digest === digest) return 'same';
    this.#soil.run({ key });
    this.#put.run(key, digest, json);
    return before ? 'changed' : 'added';
  }

  /** Removes all that has not been seen; answers the keys. */
  removeUnseen(seen: ReadonlySet<string>): string[] {
    const unseen = this.keysFrom('').filter((key) => !seen.has(key));
    for (const key of unseen) this.remove(key);
    return unseen;
  }

  remove(key: string): void {
    if (!this.has(key)) return;
    this.#soil.run({ key });
    this.#db.prepare('delete from entities where key = ?').run(key);
  }

  /** Entities that changed and are not published yet. They are kept through a crash. */
  unpublished(): string[] {
    return this.#db
      .prepare(`select u.key ${UNPUBLISHED}`)
      .all()
      .map((row) => row['key'] as string);
  }

  /** What is not published yet, in full. */
  changes(): Change[] {
    const rows = this.#db.prepare(`select u.key, u.before, e.json as after ${UNPUBLISHED}`).all();
    return rows as unknown as Change[];
  }

  /** An entity as it was last published, parsed; as it is when it has not changed since. */
  before(key: string): unknown {
    const json = this.beforeJson(key);
    return json === null ? null : JSON.parse(json);
  }

  beforeJson(key: string): string | null {
    const row = this.#db.prepare('select before from unpublished where key = ?').get(key);
    return row ? (row['before'] as string | null) : this.json(key);
  }

  /**
   * Says what will not be published once `release` is live: nothing, or what a rollback takes
   * back, as it then is. Whether that came to pass is known by `settle`, also after a crash.
   */
  expect(release: number, unpublished: readonly Omit<Change, 'after'>[] = []): void {
    this.#together(() => {
      this.#db.exec('delete from unpublished_next');
      const add = this.#db.prepare('insert into unpublished_next (key, before) values (?, ?)');
      for (const { key, before } of unpublished) add.run(key, before);
      this.#setFact('expected-release', String(release));
    });
  }

  /** Takes over what was expected of the release that is live. To be called before a sync. */
  settle(live: number): void {
    const expected = this.expectedRelease();
    if (expected === null) return;
    this.#together(() => {
      if (expected <= live) {
        this.#db.exec(`
          delete from unpublished;
          insert into unpublished select key, before from unpublished_next;`);
        this.#setFact('published-release', String(expected));
        const isRollback = this.#db.prepare('select 1 from unpublished').get() !== undefined;
        // What was read before it went back says nothing of what is held now.
        if (isRollback) this.readAllNext();
      }
      this.#db.exec(`
        delete from unpublished_next;
        delete from facts where name = 'expected-release';`);
    });
  }

  /** The release that is about to go live, or did and nobody has looked since; else null. */
  expectedRelease(): number | null {
    const release = this.#fact('expected-release');
    return release === null ? null : Number(release);
  }

  /** The release whose entities are those before `unpublished`; null: it is not known. */
  publishedRelease(): number | null {
    const release = this.#fact('published-release');
    return release === null ? null : Number(release);
  }

  /** True after a rollback and `readAllNext`, until all was read again. */
  mustReadAll(): boolean {
    return this.#fact('must-read-all') !== null;
  }

  /** What was read is not to be trusted. */
  readAllNext(): void {
    this.etags.clear();
    this.#setFact('must-read-all', '1');
  }

  hasReadAll(): void {
    this.#db.exec("delete from facts where name = 'must-read-all'");
  }

  /** Keys that begin with a prefix, in order. */
  keysFrom(prefix: string): string[] {
    return this.#db
      .prepare('select key from entities where key >= ? and key < ? order by key')
      .all(prefix, `${prefix}\u{10ffff}`)
      .map((row) => row['key'] as string);
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

  /** One digest over some entities. */
  digestOf(keys: readonly string[]): string {
    const hash = createHash('sha256');
    for (const key of keys) {
      const row = this.#digest.get(key) as { digest: string } | undefined;
      hash.update(`${row?.digest ?? ''}\n`);
    }
    return hash.digest('base64url');
  }

  /** What the APIs call brands that are held (`held.ts`). */
  namesNow(): Record<string, string> {
    return JSON.parse(this.#fact('names-now') ?? '{}') as Record<string, string>;
  }

  setNamesNow(names: Record<string, string>): void {
    this.#setFact('names-now', JSON.stringify(names));
  }

  /** When the APIs were read, for `readAt`; no entity, since it changes with every sync. */
  setReadAt(time: Date): void {
    this.#setFact('read-at', time.toISOString());
  }

  readAt(): Date | null {
    const text = this.#fact('read-at');
    return text === null ? null : new Date(text);
  }

  #setFact(name: string, value: string): void {
    this.#db.prepare('insert or replace into facts values (?, ?)').run(name, value);
  }

  #fact(name: string): string | null {
    const row = this.#db.prepare('select value from facts where name = ?').get(name);
    return (row?.['value'] as string | undefined) ?? null;
  }

  /** All or nothing, at once. */
  #together(run: () => void): void {
    this.#db.exec('savepoint step');
    try {
      run();
      this.#db.exec('release step');
    } catch (error) {
      this.#db.exec('rollback to step; release step');
      throw error;
    }
  }

  /** All or nothing. One at a time: the connection is shared. */
  async transaction<T>(run: () => Promise<T>): Promise<T> {
    if (this.#isRehearsing) return run();
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

  /** Runs as in a transaction, and takes everything back in the end. */
  async rehearse<T>(run: () => Promise<T>): Promise<T> {
    this.#db.exec('begin immediate');
    this.#isRehearsing = true;
    try {
      return await run();
    } finally {
      this.#isRehearsing = false;
      this.#db.exec('rollback');
    }
  }

  /** What is read from now on is as it is now, whatever other connections write. */
  standStill(): void {
    this.#db.exec('begin');
    // The first read is what it stands at.
    this.readAt();
  }

  close(): void {
    this.#db.close();
  }
}

/** The store of a data folder. */
export function openStore(dataDir: string): SnapshotStore {
  return new SnapshotStore(path.join(dataDir, `snapshot-${LAYOUT}.sqlite`));
}
