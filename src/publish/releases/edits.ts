/** The entities that a release changed, with their earlier state: a rollback uses them. */
import { DatabaseSync } from 'node:sqlite';
import { pack, unpack } from './layout.ts';
import type { Statements } from './statements.ts';

export interface Edit {
  key: string;
  /** Its public name: `product:123456`; null if it is only derived from other entities. */
  name: string | null;
  /** Its state before (JSON); null: it did not exist. */
  before: string | null;
}

export class Edits {
  readonly #sql: Statements;

  constructor(sql: Statements) {
    this.#sql = sql;
  }

  /** The entities that changed after a release, each in its state in that release. */
  since(release: number): Edit[] {
    const rows = this.#sql.all(
      `select key, max(name) as name, min(release) as first from edits where release > :release
       group by key order by key`,
      { release },
    );
    return rows.map(({ key, name, first }) => {
      const values = { key: key as string, first: first as number };
      const before = this.#sql.one(
        'select before from edits where release = :first and key = :key',
        values,
      )?.['before'] as Uint8Array | null;
      return {
        key: key as string,
        name: name as string | null,
        before: before === null ? null : unpack(before).toString(),
      };
    });
  }

  /** Names of the entities that a release changed. */
  namesOf(release: number): string[] {
    return this.#sql
      .all(
        'select distinct name from edits where release = :release and name is not null order by name',
        { release },
      )
      .map(({ name }) => name as string);
  }
}

export function insertEdits(db: DatabaseSync, release: number, edits: readonly Edit[]): void {
  const insert = db.prepare('insert into edits (release, key, name, before) values (?, ?, ?, ?)');
  for (const { key, name, before } of edits)
    insert.run(release, key, name, before === null ? null : pack(Buffer.from(before)));
}
