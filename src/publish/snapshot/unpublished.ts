/**
 * The entities that changed since the last release, each in its published state. Persistent across
 * crashes; the live release determines what is still unpublished.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { NamedValues } from './reads.ts';

/** An entity that differs from its published state: JSON before and after; null: absent. */
export interface Change {
  key: string;
  before: string | null;
  after: string | null;
}

/** SQL for the changed entities; one that changed back is not among them. */
const UNPUBLISHED = `from unpublished u left join entities e on e.key = u.key
  where u.before is not e.json order by u.key`;

/** What it needs of its store. */
interface StoreAccess {
  /** The entity of a key as it is now. */
  json(key: string): string | null;
  /** Called when a rollback has gone live: some entities then differ from what is published. */
  onRolledBack(): void;
}

export class Unpublished {
  readonly #db: DatabaseSync;
  readonly #values: NamedValues;
  readonly #store: StoreAccess;
  readonly #recordPublished: StatementSync;

  /** `db`: the file of a store with its `entities`. */
  constructor(db: DatabaseSync, values: NamedValues, store: StoreAccess) {
    this.#db = db;
    this.#values = values;
    this.#store = store;
    db.exec(`
      create table if not exists unpublished (
        key text primary key, before text
      );
      create table if not exists unpublished_next (
        key text primary key, before text
      );
    `);
    this.#recordPublished = db.prepare(
      `insert or ignore into unpublished (key, before)
       values (:key, (select json from entities where key = :key))`,
    );
  }

  /** To be called before an entity is changed or removed. */
  beforeChange(key: string): void {
    this.#recordPublished.run({ key });
  }

  /** Keys of entities that changed and are not published yet. */
  keys(): string[] {
    return this.#db
      .prepare(`select u.key ${UNPUBLISHED}`)
      .all()
      .map((row) => row['key'] as string);
  }

  /** All unpublished changes, in full. */
  changes(): Change[] {
    const rows = this.#db.prepare(`select u.key, u.before, e.json as after ${UNPUBLISHED}`).all();
    return rows as unknown as Change[];
  }

  /** An entity as last published, parsed; its current state if unchanged since. */
  publishedState(key: string): unknown {
    const json = this.publishedJson(key);
    return json === null ? null : JSON.parse(json);
  }

  publishedJson(key: string): string | null {
    const row = this.#db.prepare('select before from unpublished where key = ?').get(key);
    return row ? (row['before'] as string | null) : this.#store.json(key);
  }

  /**
   * Stores what will remain unpublished once `release` is live: nothing, or what a rollback
   * reverts, in its new state. `settle` applies it if the release went live, also after a crash.
   */
  expectRelease(release: number, unpublished: readonly Omit<Change, 'after'>[] = []): void {
    this.#inTransaction(() => {
      this.#db.exec('delete from unpublished_next');
      const add = this.#db.prepare('insert into unpublished_next (key, before) values (?, ?)');
      for (const { key, before } of unpublished) add.run(key, before);
      this.#values.set('expected-release', String(release));
    });
  }

  /** Applies what `expect` stored for the release that is live now. Call it before a sync. */
  settleRelease(live: number): void {
    const expected = this.expectedRelease();
    if (expected === null) return;
    this.#inTransaction(() => {
      if (expected <= live) {
        this.#db.exec(`
          delete from unpublished;
          insert into unpublished (key, before) select key, before from unpublished_next;`);
        this.#values.set('published-release', String(expected));
        const isRollback = this.#db.prepare('select 1 from unpublished').get() !== undefined;
        if (isRollback) this.#store.onRolledBack();
      }
      this.#db.exec('delete from unpublished_next');
      this.#values.forget('expected-release');
    });
  }

  /** The release that is about to go live, or did so before `settle` was called; else null. */
  expectedRelease(): number | null {
    const release = this.#values.get('expected-release');
    return release === null ? null : Number(release);
  }

  /** The release that corresponds to the state before `unpublished`; null: unknown. */
  publishedRelease(): number | null {
    const release = this.#values.get('published-release');
    return release === null ? null : Number(release);
  }

  /** Runs in a transaction. */
  #inTransaction(run: () => void): void {
    this.#db.exec('savepoint step');
    try {
      run();
      this.#db.exec('release step');
    } catch (error) {
      this.#db.exec('rollback to step; release step');
      throw error;
    }
  }
}
