import type { DatabaseSync } from 'node:sqlite';

/** Single things that a store knows of itself, by name; no entities. */
export class Facts {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
    db.exec(
      'create table if not exists facts (name text primary key, value text not null) without rowid',
    );
  }

  get(name: string): string | null {
    const row = this.#db.prepare('select value from facts where name = ?').get(name);
    return (row?.['value'] as string | undefined) ?? null;
  }

  set(name: string, value: string): void {
    this.#db.prepare('insert or replace into facts (name, value) values (?, ?)').run(name, value);
  }

  forget(name: string): void {
    this.#db.prepare('delete from facts where name = ?').run(name);
  }
}
