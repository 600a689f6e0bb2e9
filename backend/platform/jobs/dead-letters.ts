/** Jobs that failed for good, for people who decide what becomes of them. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema/database.ts';

export interface DeadLetter {
  id: number;
  kind: string;
  payload: unknown;
  attempts: number;
  createdAt: Date;
  failedAt: Date;
  error: string;
}

export class DeadLetters {
  readonly #db: Kysely<Database>;
  readonly #now: () => Date;

  constructor(db: Kysely<Database>, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Failed jobs of all kinds that are not settled, newest failure first. */
  async list(limit: number): Promise<DeadLetter[]> {
    const rows = await this.#db
      .selectFrom('jobs')
      .select(['id', 'kind', 'payload', 'attempts', 'error'])
      .select(['created_at as createdAt', 'ended_at as failedAt'])
      .where('state', '=', 'failed')
      .where('settled_at', 'is', null)
      .orderBy('ended_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      ...row,
      failedAt: row.failedAt ?? row.createdAt,
      error: row.error ?? '',
    }));
  }

  /**
   * Lets a job that failed, or that waits for a further attempt, be tried now with all its
   * attempts; false where there is no such job. A discarded personal job has lost its payload
   * and cannot be retried.
   */
  async retry(id: number, kind?: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('jobs')
      .set({
        state: 'waiting',
        run_at: this.#now(),
        attempts: 0,
        ended_at: null,
        settled_at: null,
      })
      .where('id', '=', id)
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
      .where((where) =>
        where.or([
          where('state', '=', 'failed'),
          where.and([where('state', '=', 'waiting'), where('attempts', '>', 0)]),
        ]),
      )
      .where((where) =>
        where.or([where('settled_at', 'is', null), where('is_personal', '=', false)]),
      )
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /**
   * Settles a failed job and erases a personal payload; false where there is no such job. The row
   * stays until it is forgotten: a failed publish job makes the next one read everything.
   */
  async discard(id: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('jobs')
      .set({
        settled_at: this.#now(),
        payload: sql`case when is_personal then '{}'::jsonb else payload end`,
      })
      .where('id', '=', id)
      .where('state', '=', 'failed')
      .where('settled_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }
}

export interface JobCount {
  kind: string;
  waiting: number;
  running: number;
  /** Dead letters: failed, and neither discarded nor made good since. */
  failed: number;
  /** When the longest overdue waiting job was due; null: none is overdue. */
  overdueSince: Date | null;
}

/** How many jobs of each kind are open or failed, by kind; a kind without any is absent. */
export async function jobCounts(db: Kysely<Database>, now: Date): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    select kind,
      count(*) filter (where state = 'waiting') as waiting,
      count(*) filter (where state = 'running') as running,
      count(*) filter (where state = 'failed') as failed,
      min(run_at) filter (where state = 'waiting' and run_at <= ${now}) as "overdueSince"
    from jobs
    where state in ('waiting', 'running') or (state = 'failed' and settled_at is null)
    group by kind order by kind`.execute(db);
  return rows;
}
