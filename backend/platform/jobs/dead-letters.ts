/** Jobs that failed permanently, to be handled by people. */
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

  /** Unsettled failed jobs of all kinds, latest failure first. */
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
   * Retries a failed or waiting job now, with all its attempts; false if there is no such job. A
   * discarded personal job has lost its payload and cannot be retried.
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
   * Settles a failed job and erases a personal payload; false if there is no such job. The row
   * remains until it expires: a failed publish job makes the next one read everything.
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
  /** Number of dead letters: failed, and neither discarded nor resolved since. */
  failed: number;
  /** Due time of the longest overdue waiting job; null if none is overdue. */
  overdueSince: Date | null;
}

/** Number of open or failed jobs by kind; kinds without any are absent. */
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
