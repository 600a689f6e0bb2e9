/** The publish jobs for display at the desk, and the actions on them. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import { DeadLetters } from '../jobs/dead-letters.ts';
import { PUBLISH_KIND } from './publish-kind.ts';

export interface ListedJob {
  id: number;
  state: 'waiting' | 'running' | 'done' | 'failed';
  /** Some of its entity names, and their total number; none: everything that changed. */
  names: string[];
  nameCount: number;
  isWhole: boolean;
  by: string;
  reason: string;
  /** When it is due, or when it is retried. */
  at: Date;
  attempts: number;
  endedAt: Date | null;
  release: number | null;
  error: string | null;
}

/** Maximum number of names displayed. */
const NAMES_SHOWN = 5;
const FAILED_SHOWN = 5;

export class JobList {
  readonly #db: Kysely<Database>;
  readonly #now: () => Date;

  constructor(db: Kysely<Database>, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  async get(id: number): Promise<ListedJob | null> {
    const [job] = await this.#select(sql`where j.id = ${id}`);
    return job ?? null;
  }

  /** Running and waiting jobs, the next first. */
  open(): Promise<ListedJob[]> {
    return this.#select(
      sql`where state in ('waiting', 'running') order by state = 'waiting', at, id`,
    );
  }

  /**
   * Failed jobs that were neither discarded nor resolved by a later job that published everything;
   * newest first.
   */
  failed(): Promise<ListedJob[]> {
    return this.#select(sql`where state = 'failed' and settled_at is null
      order by ended_at desc limit ${FAILED_SHOWN}`);
  }

  /** Cancels a planned job; false if it does not exist, or was not planned by a person. */
  async cancel(id: number): Promise<boolean> {
    const { numAffectedRows } = await sql`
      delete from jobs where id = ${id} and kind = ${PUBLISH_KIND.name} and state = 'waiting'
        and attempts = 0 and run_at > ${this.#now()}
        and payload->>'by' <> 'calendar'`.execute(this.#db);
    return numAffectedRows === 1n;
  }

  /** Retries a failed or waiting job now. */
  again(id: number): Promise<boolean> {
    return new DeadLetters(this.#db, this.#now).retry(id, PUBLISH_KIND.name);
  }

  async #select(rest: RawBuilder<unknown>): Promise<ListedJob[]> {
    const { rows } = await sql<ListedJob>`
      select j.id, state, at, attempts, reason, release, error,
        asked_by as "by", is_whole as "isWhole", ended_at as "endedAt",
        array(select name from publish_names n where n.job_id = j.id
          order by name limit ${NAMES_SHOWN}) as names,
        (select count(*) from publish_names n where n.job_id = j.id) as "nameCount"
      from publish_jobs j ${rest}`.execute(this.#db);
    return rows;
  }
}
