/**
 * Pinned entities: a rollback reverted them, and they keep that state until they are unpinned
 * (docs/decisions/0012). The table is called `held`.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { Statements } from './statements.ts';

/** An entity with its pinned record (JSON); null: it must not exist. */
export interface PinnedRecord {
  key: string;
  /** Its public name: `product:123456`. */
  name: string;
  record: string | null;
}

/** The pinned records of one name. */
export interface Pin {
  /** `product:123456` */
  name: string;
  since: Date;
  by: string;
}

export class Pins {
  readonly #sql: Statements;

  constructor(sql: Statements) {
    this.#sql = sql;
  }

  /** All pins, by name. */
  list(): Pin[] {
    return this.#sql
      .all('select name, max(since) as since, held_by from held group by name order by name')
      .map(({ name, since, held_by }) => ({
        name: name as string,
        since: new Date(since as string),
        by: held_by as string,
      }));
  }

  /** Pinned records by key (JSON; null: must not exist). */
  records(): Map<string, string | null> {
    return new Map(
      this.#sql
        .all('select key, record from held')
        .map(({ key, record }) => [key as string, record as string | null]),
    );
  }

  /** Pins more records under the pin of another entity (`source`): they are unpinned together. */
  addInherited(pins: readonly { key: string; source: string; record: string }[]): void {
    for (const pin of pins)
      this.#sql.all(
        `insert or replace into held (key, name, record, since, held_by) select :key, name, :record, since, held_by
         from held where key = :source`,
        pin,
      );
  }

  /**
   * Unpins entities: from the next publication on they follow the APIs again. Returns the names
   * that were pinned.
   */
  remove(names: readonly string[]): string[] {
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

export function insertPins(
  db: DatabaseSync,
  hold: readonly PinnedRecord[],
  { madeAt, madeBy }: { madeAt: Date; madeBy: string },
): void {
  const insert = db.prepare(
    'insert or replace into held (key, name, record, since, held_by) values (?, ?, ?, ?, ?)',
  );
  for (const { key, name, record } of hold) {
    insert.run(key, name, record, madeAt.toISOString(), madeBy);
  }
}
