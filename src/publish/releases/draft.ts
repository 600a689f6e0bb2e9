/**
 * A release that is not published yet. Files are stored at once but belong to no release; `publish`
 * makes the draft the live release in one transaction. A draft that is never published (an error, a
 * killed process) leaves rows that the next draft deletes.
 */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { type Edit, insertEdits, insertRelease, type Release } from './release.ts';
import { openReleaseFile, inTransaction, digestOf, compress } from './layout.ts';
import { clearDrafts, newestRelease } from './statements.ts';
import { type Redirect, saveRedirects } from './redirects.ts';

export interface DraftFile {
  /** Below the site's root: `product/x.html`. */
  path: string;
  body: Uint8Array;
  isPage?: boolean;
  /** Entities it was made from. */
  reads?: readonly string[];
  /** The moment from which dates may make it outdated. */
  due?: Date | null;
  /** Hashes of its inline scripts and styles (`inline-hashes.ts`). */
  scripts?: readonly string[];
}

/** The metadata of a release that the caller provides. */
export type ReleaseFacts = Omit<Release, 'id' | 'changed'>;

/** Files per transaction. Few, so that a draft in a thread is written while pages render. */
const FILES_PER_TRANSACTION = 25;

export class Draft {
  /** The number that the release will have. */
  readonly release: number;
  readonly #previousRelease: number;
  readonly #db: DatabaseSync;
  #pendingFiles: DraftFile[] = [];
  readonly #entities: (key: string) => number;
  readonly #scriptSets: (hashes: string) => number;
  readonly #sql: Record<'body' | 'putBody' | 'read' | 'forget' | 'put', StatementSync>;
  #removed = new Set<string>();
  #moves: Redirect[] = [];

  constructor(dataDir: string) {
    this.#db = openReleaseFile(dataDir);
    this.#previousRelease = newestRelease(this.#db);
    this.release = this.#previousRelease + 1;
    inTransaction(this.#db, () => clearDrafts(this.#db));
    const prepare = (sql: string) => this.#db.prepare(sql);
    this.#entities = idsOfTexts(this.#db, 'entities', 'key');
    this.#scriptSets = idsOfTexts(this.#db, 'script_sets', 'hashes');
    this.#sql = {
      body: prepare('select id from bodies where digest = ?'),
      putBody: prepare('insert into bodies (digest, packed, size) values (?, ?, ?)'),
      read: prepare('insert or ignore into reads (entity, entry) values (?, ?)'),
      forget: prepare('delete from entries where path = ? and since = ?'),
      put: prepare(
        `insert into entries (path, body, scripts, is_page, due, since) values (?, ?, ?, ?, ?, ?)`,
      ),
    };
  }

  /** Adds or replaces a file. */
  put(file: DraftFile): void {
    this.#pendingFiles.push(file);
    if (this.#pendingFiles.length >= FILES_PER_TRANSACTION) this.#write();
  }

  /** Removes a path from the release. */
  remove(path: string): void {
    this.#removed.add(path);
  }

  /** Adds a redirect from an old address of a page to the new one (addresses without extension). */
  move(from: string, to: string): void {
    this.#moves.push({ from, to });
  }

  #write(): void {
    const files = this.#pendingFiles;
    this.#pendingFiles = [];
    if (files.length === 0) return;
    inTransaction(this.#db, () => {
      for (const file of files) {
        this.#sql.forget.run(file.path, this.release);
        const { lastInsertRowid } = this.#sql.put.run(
          file.path,
          this.#bodyOf(file.body),
          this.#scriptSets((file.scripts ?? []).join(' ')),
          file.isPage ? 1 : 0,
          file.due?.getTime() ?? null,
          this.release,
        );
        for (const key of file.reads ?? [])
          this.#sql.read.run(this.#entities(key), lastInsertRowid);
      }
    });
  }

  #bodyOf(body: Uint8Array): number | bigint {
    const digest = digestOf(body);
    const known = this.#sql.body.get(digest)?.['id'] as number | undefined;
    return known ?? this.#sql.putBody.run(digest, compress(body), body.length).lastInsertRowid;
  }

  /** Paths of the draft's own files. */
  ownPaths(): string[] {
    this.#write();
    return this.#db
      .prepare('select path from entries where since = ? order by path')
      .all(this.release)
      .map((row) => row['path'] as string);
  }

  /** Hashes of the inline scripts and styles of all pages that the release will have. */
  scriptHashes(isFull: boolean): string[] {
    this.#write();
    const rows = this.#db
      .prepare(
        `select hashes from script_sets s where
           exists (select 1 from entries where scripts = s.id and since = :release)
           or (:full = 0 and exists (
             select 1 from entries e where e.scripts = s.id and e.until is null and e.since < :release
               and not exists (select 1 from entries n where n.path = e.path and n.since = :release)
               and e.path not in (select value from json_each(:removed))))`,
      )
      .all({
        release: this.release,
        full: isFull ? 1 : 0,
        removed: JSON.stringify([...this.#removed]),
      });
    const hashes = rows.flatMap((row) => (row['hashes'] as string).split(' ').filter(Boolean));
    return [...new Set(hashes)].sort();
  }

  /** Returns whether the release will have the path. */
  has(path: string, isFull: boolean): boolean {
    this.#write();
    if (this.#removed.has(path)) return false;
    const row = this.#db
      .prepare('select 1 from entries where path = ? and (since = ? or (? = 0 and until is null))')
      .get(path, this.release, isFull ? 1 : 0);
    return row !== undefined;
  }

  /**
   * Makes the draft live, atomically. A full release contains exactly the files that were put; any
   * other keeps the rest of the previous release. Returns the number of paths that differ from
   * before; 0 means that only the dependencies of pages changed. `edits` are the entities it
   * publishes.
   */
  publish(facts: ReleaseFacts, edits: readonly Edit[] = []): number {
    this.#write();
    const { release } = this;
    const isFull = facts.kind === 'full';
    // The path condition is written into the SQL: with a parameter, SQLite would read every entry.
    const endedEntries = `until is null and since < :release${
      isFull
        ? ''
        : ` and path in (select path from entries where since = :release
            union select value from json_each(:removed))`
    }`;
    const parameters: Record<string, SQLInputValue> = isFull
      ? { release }
      : { release, removed: JSON.stringify([...this.#removed]) };
    return inTransaction(this.#db, () => {
      if (newestRelease(this.#db) !== this.#previousRelease)
        throw new Error('Another release was published meanwhile.');
      const changed = this.#db
        .prepare(
          `select
            (select count(*) from entries n where n.since = :release and not exists (
              select 1 from entries o where o.path = n.path and o.until is null and o.since < :release
                and o.body = n.body)) +
            (select count(*) from entries o where ${endedEntries} and not exists (
              select 1 from entries n where n.path = o.path and n.since = :release)) as changed`,
        )
        .get(parameters)?.['changed'] as number;
      this.#db.prepare(`update entries set until = :release where ${endedEntries}`).run(parameters);
      saveRedirects(this.#db, release, this.#moves);
      insertEdits(this.#db, release, edits);
      insertRelease(this.#db, { ...facts, id: release, changed });
      return changed;
    });
  }

  close(): void {
    this.#db.close();
  }
}

/** The ids of texts in a lookup table; new texts are inserted. */
function idsOfTexts(db: DatabaseSync, table: string, column: string): (text: string) => number {
  const insert = db.prepare(`insert into ${table} (${column}) values (?) on conflict do nothing`);
  const find = db.prepare(`select id from ${table} where ${column} = ?`);
  const known = new Map<string, number>();
  return (text) => {
    let id = known.get(text);
    if (id === undefined) {
      insert.run(text);
      id = find.get(text)?.['id'] as number;
      known.set(text, id);
    }
    return id;
  };
}
