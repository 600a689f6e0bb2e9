import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { orDamaged } from './damaged-releases.ts';

export type Row = Record<string, unknown>;
type Values = Record<string, SQLInputValue>;

/**
 * What is asked of a database, each text of SQL prepared once. Values that a text does not name are
 * let be. Throws `DamagedReleases` where the file turns out to be damaged.
 */
export class Statements {
  readonly #db: DatabaseSync;
  readonly #file: string;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#file = db.location() ?? '';
  }

  all(sql: string, values: Values = {}): Row[] {
    return orDamaged(this.#file, () => this.#statement(sql).all(values));
  }

  #statement(sql: string): StatementSync {
    let statement = this.#prepared.get(sql);
    if (!statement) {
      statement = this.#db.prepare(sql);
      statement.setAllowUnknownNamedParameters(true);
      this.#prepared.set(sql, statement);
    }
    return statement;
  }

  one(sql: string, values: Values = {}): Row | undefined {
    return this.all(sql, values)[0];
  }

  /** Row by row; prepared anew, since two may go through their rows at once. */
  *each(sql: string, values: Values): Generator<Row> {
    const rows = this.#db.prepare(sql).iterate(values);
    try {
      for (;;) {
        const next = orDamaged(this.#file, () => rows.next());
        if (next.done) return;
        yield next.value;
      }
    } finally {
      rows.return?.();
    }
  }
}
