import { LIVE } from './layout.ts';
import type { Statements } from './statements.ts';

/** What makes a page another: the entities that it read, and the hour from which it says something else. */
export class Reads {
  readonly #sql: Statements;

  constructor(sql: Statements) {
    this.#sql = sql;
  }

  /** Paths of the pages of a release that read one of the entities. */
  pagesReading(keys: readonly string[], release: number): Set<string> {
    const rows = this.#sql.all(
      `select distinct e.path from json_each(:keys) k join entities n on n.key = k.value
       join reads r on r.entity = n.id join entries e on e.id = r.entry where ${LIVE}`,
      { keys: JSON.stringify(keys), release },
    );
    return new Set(rows.map(({ path }) => path as string));
  }

  /** Entities that a page of a release read. */
  readsOf(path: string, release: number): string[] {
    return this.#sql
      .all(
        `select n.key from entries e join reads r on r.entry = e.id join entities n on n.id = r.entity
       where e.path = :path and ${LIVE} order by n.key`,
        { path, release },
      )
      .map(({ key }) => key as string);
  }

  /** Pages of the live release whose text may be another at `now`. */
  duePages(now: Date): string[] {
    return this.#sql
      .all(
        `select path from entries where until is null and due is not null and due <= :now
        and since <= (select max(id) from releases)`,
        { now: now.getTime() },
      )
      .map(({ path }) => path as string);
  }

  /** When the first page of the live release may be another; null when none ever is. */
  nextDue(): Date | null {
    const due = this.#sql.one(
      `select min(due) as due from entries where until is null and due is not null
        and since <= (select max(id) from releases)`,
    )?.['due'];
    return typeof due === 'number' ? new Date(due) : null;
  }
}
