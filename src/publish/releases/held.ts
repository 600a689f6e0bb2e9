/**
 * Entities that a rollback took back and that stay so, until they are let go
 * (docs/decisions/0012).
 */
import type { DatabaseSync } from 'node:sqlite';
import type { Statements } from './statements.ts';

/** An entity that is to stay as its record says (JSON) until it is let go; null: to stay away. */
export interface HeldRecord {
  key: string;
  /** What people call it: `product:123456`. */
  name: string;
  record: string | null;
}

/** The records of one name that are held. */
export interface Held {
  /** `product:123456` */
  name: string;
  since: Date;
  by: string;
}

export class HeldEntities {
  readonly #sql: Statements;

  constructor(sql: Statements) {
    this.#sql = sql;
  }

  /** What rollbacks hold back, by name. */
  list(): Held[] {
    return this.#sql
      .all('select name, max(since) as since, held_by from held group by name order by name')
      .map(({ name, since, held_by }) => ({
        name: name as string,
        since: new Date(since as string),
        by: held_by as string,
      }));
  }

  /** Records that stay as they are (JSON; null: there is to be none), by key. */
  records(): Map<string, string | null> {
    return new Map(
      this.#sql
        .all('select key, record from held')
        .map(({ key, record }) => [key as string, record as string | null]),
    );
  }

  /** Holds these as long as what is held itself under the key of their holder. */
  holdWith(stays: readonly { key: string; holder: string; record: string }[]): void {
    for (const stay of stays)
      this.#sql.all(
        `insert or replace into held (key, name, record, since, held_by) select :key, name, :record, since, held_by
         from held where key = :holder`,
        stay,
      );
  }

  /** From the next publishing on they follow the APIs again. Answers the names that were held. */
  letGo(names: readonly string[]): string[] {
    const values = { names: JSON.stringify(names) };
    const among = 'name in (select value from json_each(:names))';
    const gone = this.#sql.all(
      `select distinct name from held where ${among} order by name`,
      values,
    );
    this.#sql.all(`delete from held where ${among}`, values);
    return gone.map(({ name }) => name as string);
  }
}

export function insertHeld(
  db: DatabaseSync,
  hold: readonly HeldRecord[],
  { madeAt, madeBy }: { madeAt: Date; madeBy: string },
): void {
  const insert = db.prepare(
    'insert or replace into held (key, name, record, since, held_by) values (?, ?, ?, ?, ?)',
  );
  for (const { key, name, record } of hold) {
    insert.run(key, name, record, madeAt.toISOString(), madeBy);
  }
}
