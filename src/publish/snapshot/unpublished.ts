/**
 * The entities that changed since the last release, each in its state of then. They survive a
 * crash; which release is live decides what is still unpublished.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Facts } from './reads.ts';

/** An entity that is not published as it is: JSON before and after; null: there is none. */
export interface Change {
  key: string;
  before: string | null;
  after: string | null;
}

/** What changed and came back is no change. */
const UNPUBLISHED = `from unpublished u left join entities e on e.key = u.key
  where u.before is not e.json order by u.key`;

/** The parts of its store that it uses. */
interface Surroundings {
  /** The entity of a key as it is now. */
  json(key: string): string | null;
  /** A rollback is live: some entities are not what is published. */
  onWentBack(): void;
}

export class Unpublished {
  readonly #db: DatabaseSync;
  readonly #facts: Facts;
  readonly #store: Surroundings;
  readonly #soil: StatementSync;

  /** In the file of a store that has its `entities`. */
  constructor(db: DatabaseSync, facts: Facts, store: Surroundings) {
    this.#db = db;
    this.#facts = facts;
    this.#store = store;
    db.exec(`
      create table if not exists unpublished (
        key text primary key, before text
      );
      create table if not exists unpublished_next (
        key text primary key, before text
      );
    `);
    this.#soil = db.prepare(
      `insert or ignore into unpublished (key, before)
       values (:key, (select json from entities where key = :key))`,
    );
  }

  /** An entity is about to become another, or none. */
  changing(key: string): void {
    this.#soil.run({ key });
  }

  /** Entities that changed and are not published yet. They are kept through a crash. */
  keys(): string[] {
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
    return row ? (row['before'] as string | null) : this.#store.json(key);
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
      this.#facts.set('expected-release', String(release));
    });
  }

  /** Applies what `expect` stored for the release that is live now. Call it before a sync. */
  settle(live: number): void {
    const expected = this.expectedRelease();
    if (expected === null) return;
    this.#together(() => {
      if (expected <= live) {
        this.#db.exec(`
          delete from unpublished;
          insert into unpublished (key, before) select key, before from unpublished_next;`);
        this.#facts.set('published-release', String(expected));
        const isRollback = this.#db.prepare('select 1 from unpublished').get() !== undefined;
        if (isRollback) this.#store.onWentBack();
      }
      this.#db.exec('delete from unpublished_next');
      this.#facts.forget('expected-release');
    });
  }

  /** The release that is about to go live, or did and nobody has looked since; else null. */
  expectedRelease(): number | null {
    const release = this.#facts.get('expected-release');
    return release === null ? null : Number(release);
  }

  /** The release whose entities are those before `unpublished`; null: it is not known. */
  publishedRelease(): number | null {
    const release = this.#facts.get('published-release');
    return release === null ? null : Number(release);
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
}
