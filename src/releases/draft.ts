/**
 * A release in the making. What is put is written at once and seen by nobody; `publish` makes
 * it the live release in one transaction. A draft that is never published (an error, a process
 * that was killed) leaves rows that the next draft clears away.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { openReleaseFile, transaction } from './layout.ts';
import { digestOf, pack } from './packing.ts';
import type { Release } from './releases.ts';
import { clearDrafts, insertRelease, newestRelease } from './rows.ts';

export interface DraftFile {
  /** Below the site's root: `product/x.html`. */
  path: string;
  body: Buffer;
  isPage?: boolean;
  /** Entities that it was made from. */
  reads?: Iterable<string>;
  /** From when on it may be another. */
  due?: Date | null;
  /** Hashes of its inline scripts. */
  scripts?: readonly string[];
}

/** What a release says of itself, besides what publishing finds out. */
export type ReleaseFacts = Omit<Release, 'id' | 'changed'>;

/** Files per transaction while a draft grows. */
const BATCH = 200;
/** Files being packed at once. */
const PACKING = 16;

export class Draft {
  /** The number that the release will have. */
  readonly release: number;
  readonly #base: number;
  readonly #db: DatabaseSync;
  readonly #waiting: { file: DraftFile; digest: string; packed: Buffer | null }[] = [];
  readonly #packing = new Set<Promise<void>>();
  readonly #entities = new Map<string, number>();
  readonly #scriptSets = new Map<string, number>();
  readonly #sql: Record<
    | 'hasBody'
    | 'putBody'
    | 'bodyId'
    | 'scripts'
    | 'scriptsId'
    | 'entity'
    | 'entityId'
    | 'read'
    | 'forget'
    | 'put',
    StatementSync
  >;
  #failure: unknown;
  #removed = new Set<string>();
  #moves: { from: string; to: string }[] = [];

  constructor(dataDir: string) {
    this.#db = openReleaseFile(dataDir);
    this.#base = newestRelease(this.#db);
    this.release = this.#base + 1;
    transaction(this.#db, () => clearDrafts(this.#db));
    const prepare = (sql: string) => this.#db.prepare(sql);
    this.#sql = {
      hasBody: prepare('select 1 from bodies where digest = ?'),
      putBody: prepare(
        'insert into bodies (digest, packed, size) values (?, ?, ?) on conflict (digest) do nothing',
      ),
      bodyId: prepare('select id from bodies where digest = ?'),
      scripts: prepare('insert into script_sets (hashes) values (?) on conflict do nothing'),
      scriptsId: prepare('select id from script_sets where hashes = ?'),
      entity: prepare('insert into entities (key) values (?) on conflict do nothing'),
      entityId: prepare('select id from entities where key = ?'),
      read: prepare('insert or ignore into reads (entity, entry) values (?, ?)'),
      forget: prepare('delete from entries where path = ? and since = ?'),
      put: prepare(
        `insert into entries (path, body, scripts, is_page, due, since) values (?, ?, ?, ?, ?, ?)`,
      ),
    };
  }

  /** Adds or replaces a file. Waits only where much is under way. */
  async put(file: DraftFile): Promise<void> {
    if (this.#failure) throw this.#failure;
    const digest = digestOf(file.body);
    const known = this.#sql.hasBody.get(digest) !== undefined;
    const work = (known ? Promise.resolve(null) : pack(file.body))
      .then((packed) => {
        this.#waiting.push({ file, digest, packed });
        if (this.#waiting.length >= BATCH) this.#write();
      })
      .catch((error: unknown) => {
        this.#failure ??= error;
      })
      .finally(() => this.#packing.delete(work));
    this.#packing.add(work);
    if (this.#packing.size >= PACKING) await Promise.race(this.#packing);
  }

  /** The path is no part of the release. */
  remove(path: string): void {
    this.#removed.add(path);
  }

  /** The page of one path is to be found at another (addresses without extension). */
  move(from: string, to: string): void {
    this.#moves.push({ from, to });
  }

  #write(): void {
    const files = this.#waiting.splice(0);
    transaction(this.#db, () => {
      for (const { file, digest, packed } of files) {
        if (packed) this.#sql.putBody.run(digest, packed, file.body.length);
        const body = this.#sql.bodyId.get(digest)?.['id'] as number;
        this.#sql.forget.run(file.path, this.release);
        const { lastInsertRowid } = this.#sql.put.run(
          file.path,
          body,
          this.#scriptSet(file.scripts ?? []),
          file.isPage ? 1 : 0,
          file.due?.getTime() ?? null,
          this.release,
        );
        for (const key of file.reads ?? []) this.#sql.read.run(this.#entity(key), lastInsertRowid);
      }
    });
  }

  #scriptSet(hashes: readonly string[]): number {
    const text = hashes.join(' ');
    let id = this.#scriptSets.get(text);
    if (id === undefined) {
      this.#sql.scripts.run(text);
      id = this.#sql.scriptsId.get(text)?.['id'] as number;
      this.#scriptSets.set(text, id);
    }
    return id;
  }

  #entity(key: string): number {
    let id = this.#entities.get(key);
    if (id === undefined) {
      this.#sql.entity.run(key);
      id = this.#sql.entityId.get(key)?.['id'] as number;
      this.#entities.set(key, id);
    }
    return id;
  }

  async #settle(): Promise<void> {
    while (this.#packing.size > 0) await Promise.all(this.#packing);
    if (this.#failure) throw this.#failure;
    this.#write();
  }

  /** Paths of the draft's own files. */
  async ownPaths(): Promise<string[]> {
    await this.#settle();
    return this.#db
      .prepare('select path from entries where since = ? order by path')
      .all(this.release)
      .map((row) => row['path'] as string);
  }

  /** Hashes of the inline scripts of all pages that the release will have. */
  async scriptHashes(isFull: boolean): Promise<string[]> {
    await this.#settle();
    const rows = this.#db
      .prepare(
        `select hashes from script_sets where id in (
           select scripts from entries where since = :release
           union select scripts from entries e where :full = 0 and until is null and since < :release
             and not exists (select 1 from entries n where n.path = e.path and n.since = :release)
             and path not in (select value from json_each(:removed)))`,
      )
      .all({
        release: this.release,
        full: isFull ? 1 : 0,
        removed: JSON.stringify([...this.#removed]),
      });
    const hashes = rows.flatMap((row) => (row['hashes'] as string).split(' ').filter(Boolean));
    return [...new Set(hashes)].sort();
  }

  /** True where the release will have the path. */
  async has(path: string, isFull: boolean): Promise<boolean> {
    await this.#settle();
    if (this.#removed.has(path)) return false;
    const row = this.#db
      .prepare('select 1 from entries where path = ? and (since = ? or (? = 0 and until is null))')
      .get(path, this.release, isFull ? 1 : 0);
    return row !== undefined;
  }

  /**
   * Makes it live, at one moment for everybody. A full release has exactly what was put; any
   * other keeps the rest of the release before. Answers how many paths differ from before; 0
   * says that only what the pages depend on is another.
   */
  async publish(facts: ReleaseFacts): Promise<number> {
    await this.#settle();
    const { release } = this;
    const full = facts.kind === 'full' ? 1 : 0;
    const removed = JSON.stringify([...this.#removed]);
    return transaction(this.#db, () => {
      if (newestRelease(this.#db) !== this.#base)
        throw new Error('Another release was published meanwhile.');
      const gone = `until is null and since < :release and (
        path in (select path from entries where since = :release)
        or path in (select value from json_each(:removed)) or :full = 1)`;
      const changed = this.#db
        .prepare(
          `select
            (select count(*) from entries n where n.since = :release and not exists (
              select 1 from entries o where o.path = n.path and o.until is null and o.since < :release
                and o.body = n.body)) +
            (select count(*) from entries o where ${gone} and not exists (
              select 1 from entries n where n.path = o.path and n.since = :release)) as changed`,
        )
        .get({ release, removed, full })?.['changed'] as number;
      this.#db
        .prepare(`update entries set until = :release where ${gone}`)
        .run({ release, removed, full });
      for (const { from, to } of this.#moves) this.#move(from, to);
      insertRelease(this.#db, { ...facts, id: release, changed });
      return changed;
    });
  }

  /** A page that moved twice is found from both; one that came back is found where it is. */
  #move(from: string, to: string): void {
    this.#db.prepare('update moves set to_path = ? where to_path = ?').run(to, from);
    this.#db.prepare('delete from moves where from_path = ?').run(to);
    this.#db
      .prepare('insert or replace into moves (from_path, to_path, since) values (?, ?, ?)')
      .run(from, to, this.release);
  }

  close(): void {
    this.#db.close();
  }
}
