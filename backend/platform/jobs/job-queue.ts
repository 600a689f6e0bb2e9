/**
 * Background jobs in the database (DESIGN decision 17), which survive restarts: their kinds, and
 * the queue.
 */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import type { ZodType } from 'zod';

/** A kind of background job: its name in the table, its payload and its retries. */
export interface JobKind<Payload> {
  name: string;
  payload: ZodType<Payload>;
  /**
   * Delays in milliseconds before the second, third, … attempt. After the last attempt the job
   * fails and becomes a dead letter.
   */
  backOffMs: readonly number[];
  /** Time limit of an attempt; at most 24 days. */
  timeoutMs: number;
  /** How long ended jobs are kept: done ones for deduplication, failed ones for retries. */
  keptMs: number;
  /** True if the payload contains personal data: it is erased when the job is done or discarded. */
  isPersonal: boolean;
  /**
   * Starts only while no request is in progress, or a few times a second if there always is one.
   */
  yieldsToRequests: boolean;
}

/** Thrown by a handler if a retry cannot succeed: the job fails at once. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}

export interface JobContext extends Pick<ClaimedJob, 'id' | 'attempt' | 'createdAt'> {
  /** Aborts if the attempt times out, another worker takes over, or this worker closes. */
  signal: AbortSignal;
}

/**
 * Executes a job. It may run more than once (if a worker dies before recording the result), so it
 * must be idempotent. Returns the stored result; rejects to be retried, or with `PermanentFailure`
 * not to be.
 */
export type RunJob<Payload> = (
  payload: Payload,
  context: JobContext,
) => Promise<Record<string, unknown> | void>;

export interface JobHandler {
  kind: Omit<JobKind<unknown>, 'payload'>;
  /** Maximum concurrent jobs of the kind per process. */
  parallel: number;
  /** Runs a job whose payload comes from the database. Rejects like `RunJob`. */
  run(payload: unknown, context: JobContext): ReturnType<RunJob<unknown>>;
}

/** Binds a kind to the function that runs it; payloads are parsed before each attempt. */
export function jobHandler<Payload>(
  kind: JobKind<Payload>,
  run: RunJob<Payload>,
  parallel = 1,
): JobHandler {
  return {
    kind,
    parallel,
    async run(payload, context) {
      const parsed = kind.payload.safeParse(payload);
      if (parsed.success) return run(parsed.data, context);
      // Field names only, because values may be personal.
      const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
      throw new PermanentFailure(`The payload does not fit the kind ${kind.name}: ${fields}`);
    },
  };
}

export interface NewJob<Payload> {
  kind: JobKind<Payload>;
  payload: Payload;
  /** Earliest start; default: now. */
  at?: Date;
  /**
   * Jobs of a kind with the same key are the same job, even after it ended, until it is deleted.
   * Must not contain personal data.
   */
  key?: string;
}

/** A job claimed by this process. */
export interface ClaimedJob {
  id: number;
  kind: string;
  payload: unknown;
  createdAt: Date;
  /** Number of this attempt, from 1. */
  attempt: number;
}

/** `attempt` fences off a worker whose job was taken over meanwhile. */
export type Claim = Pick<ClaimedJob, 'id' | 'attempt'>;

/** A worker without a heartbeat for this long is considered dead, and its jobs are taken over. */
export const DEAD_AFTER_MS = 30_000;
/** Claims and failures are numbered, because clocks of processes differ. */
const NEXT_STEP = sql<number>`nextval('job_steps')`;

export class JobQueue {
  readonly #db: Kysely<Database>;
  readonly #now: () => Date;
  readonly #listeners = new Set<(kind: string) => void>();

  constructor(db: Kysely<Database>, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /**
   * Adds a job in the caller's transaction: it exists if and only if that commits. Returns its id.
   * Throws a ZodError if the payload does not match the kind.
   */
  async enqueue<Payload>(trx: Kysely<Database>, job: NewJob<Payload>): Promise<number> {
    const { kind, key = null } = job;
    const now = this.#now();
    const added = await trx
      .insertInto('jobs')
      .values({
        kind: kind.name,
        payload: JSON.stringify(kind.payload.parse(job.payload)),
        is_personal: kind.isPersonal,
        key,
        run_at: job.at ?? now,
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['kind', 'key']).where('key', 'is not', null).doNothing(),
      )
      .returning('id')
      .executeTakeFirst();
    for (const listener of this.#listeners) listener(kind.name);
    if (added) return added.id;
    const existingJob = trx.selectFrom('jobs').select('id').where('kind', '=', kind.name);
    return (await existingJob.where('key', '=', key).executeTakeFirstOrThrow()).id;
  }

  /**
   * Calls the listener with the kind of each job added by this process; the transaction may not be
   * committed yet.
   */
  onEnqueued(listener: (kind: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Claims the next job of these kinds that is due or whose worker is dead; null if there is none.
   */
  async claim(
    kinds: readonly string[],
    trx: Kysely<Database> = this.#db,
  ): Promise<ClaimedJob | null> {
    const now = this.#now();
    const dead = new Date(now.getTime() - DEAD_AFTER_MS);
    const { rows } = await sql<ClaimedJob>`
      update jobs set state = 'running', heartbeat_at = ${now}, attempts = attempts + 1,
        step = ${NEXT_STEP}
      where id = (select id from jobs where kind = any(${kinds})
        and ((state = 'waiting' and run_at <= ${now})
          or (state = 'running' and heartbeat_at < ${dead}))
        order by run_at, id limit 1 for update skip locked)
      returning id, kind, payload, attempts as attempt, created_at as "createdAt"`.execute(trx);
    return rows[0] ?? null;
  }

  /** Sends a heartbeat; false if the job was taken over. */
  async heartbeat(claim: Claim): Promise<boolean> {
    const { numUpdatedRows } = await this.#updateClaimed(claim)
      .set({ heartbeat_at: this.#now() })
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** Marks a job as done; erases a personal payload. False if the claim was lost. */
  async markDone(
    claim: Claim,
    result: Record<string, unknown> | null = null,
    trx: Kysely<Database> = this.#db,
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.#updateClaimed(claim, trx)
      .set({
        state: 'done',
        ended_at: this.#now(),
        result: result && JSON.stringify(result),
        error: null,
        payload: sql`case when is_personal then '{}'::jsonb else payload end`,
      })
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /**
   * Records a failed attempt. The job waits for the next one, or fails if the delays are used up.
   * Returns the time of the next attempt; null: none.
   */
  async recordFailure(
    claim: Claim,
    error: string,
    backOffMs: readonly number[],
  ): Promise<Date | null> {
    const now = this.#now();
    const wait = backOffMs[claim.attempt - 1];
    const nextAttemptAt = wait === undefined ? null : new Date(now.getTime() + wait);
    await this.#updateClaimed(claim)
      .set(
        nextAttemptAt
          ? { state: 'waiting', run_at: nextAttemptAt, error }
          : { state: 'failed', ended_at: now, step: NEXT_STEP, error },
      )
      .execute();
    return nextAttemptAt;
  }

  /** Returns a job that this process cannot finish to the queue. */
  async release(claim: Claim): Promise<void> {
    // The attempt stays counted, because its number fences off work that still runs here.
    await this.#updateClaimed(claim).set({ state: 'waiting', heartbeat_at: null }).execute();
  }

  /**
   * Returns running jobs of these kinds to the queue. For the first worker on a database used by
   * one process: their previous workers have ended.
   */
  async releaseInterrupted(kinds: readonly string[]): Promise<void> {
    await this.#db
      .updateTable('jobs')
      .set({ state: 'waiting', heartbeat_at: null })
      .where('state', '=', 'running')
      .where('kind', 'in', kinds)
      .execute();
  }

  /** Deletes jobs of a kind that ended longer ago than `keptMs`. */
  async deleteEnded({ name, keptMs }: Pick<JobKind<unknown>, 'name' | 'keptMs'>): Promise<void> {
    await this.#db
      .deleteFrom('jobs')
      .where('kind', '=', name)
      .where('ended_at', '<', new Date(this.#now().getTime() - keptMs))
      .where('state', 'in', ['done', 'failed'])
      .execute();
  }

  #updateClaimed({ id, attempt }: Claim, trx: Kysely<Database> = this.#db) {
    return trx
      .updateTable('jobs')
      .where('id', '=', id)
      .where('state', '=', 'running')
      .where('attempts', '=', attempt);
  }
}
