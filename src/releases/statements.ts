import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

export type Row = Record<string, unknown>;
type Values = Record<string, SQLInputValue>;

/** What is asked of a database, each text of SQL prepared once. Values that a text does not name are let be. */
export class Statements {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  all(sql: string, values: Values = {}): Row[] {
    let statement = this.#prepared.get(sql);
    if (!statement) {
      statement = this.#db.prepare(sql);
      statement.setAllowUnknownNamedParameters(true);
      this.#prepared.set(sql, statement);
    }
    return statement.all(values);
  }

  one(sql: string, values: Values = {}): Row | undefined {
    return this.all(sql, values)[0];
  }

  /** Row by row; prepared anew, since two may go through their rows at once. */
  each(sql: string, values: Values): Iterable<Row> {
    return this.#db.prepare(sql).iterate(values);
  }
}
