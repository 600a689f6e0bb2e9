/**
 * The publish queue: jobs of one kind (`backend/platform/jobs/`) that merge requests. At most one
 * is running, and at most one due job is waiting and collects further requests. Writes go to
 * `jobs`; the view `publish_jobs` shows payload and result as columns.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { JobProgress } from '../../../src/domain/content/publishing.ts';
import type { Database } from '../db/schema/database.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import {
  type PublishOrigin,
  PUBLISH_KIND,
  findCollectingJob,
  isRunning,
  findJobOfHook,
  joinJob,
  needsFullRead,
  readNames,
  setPayload,
} from './job-list.ts';

export interface PublishRequest extends PublishOrigin {
  /** Names like `product:123456`; null: everything that changed. */
  names: readonly string[] | null;
  /** Earliest start; default: now. */
  at?: Date;
  /** Id of the requesting hook: a repeated hook gets the same job. */
  hookId?: string;
  /** Allows the removal of a large share of the pages (`src/domain/content/publishing.ts`). */
  mayLosePages?: boolean;
}

export interface PublishJob extends PublishOrigin {
  id: number;
  /** Null: everything that changed. */
  names: string[] | null;
  mayLosePages: boolean;
  /** Number of this attempt, from 1. */
  attempt: number;
}

/** Delays before retries; after the last one the job fails. */
export const BACK_OFF_MS = PUBLISH_KIND.backOffMs;
/** Requester of the periodic check for unannounced changes. */
const POLL_REQUESTER = 'poll';
/** Advisory lock shared by all processes on the database. */
const QUEUE_LOCK = 0x6f6e6465;

type Trx = Transaction<Database>;

export class PublishQueue {
  readonly #db: Kysely<Database>;
  readonly #now: () => Date;
  readonly #jobs: JobQueue;
  /** The attempt of each job that this process claimed, by job id. */
  readonly #attempts = new Map<number, number>();

  constructor(db: Kysely<Database>, now: () => Date) {
    this.#db = db;
    this.#now = now;
    this.#jobs = new JobQueue(db, now);
  }

  /**
   * Runs under the queue's lock; in the caller's transaction if the queue was created with one, so
   * that both commit or neither.
   */
  #runLocked<T>(run: (trx: Trx) => Promise<T>): Promise<T> {
    const runLocked = async (trx: Trx) => {
      await sql`select pg_advisory_xact_lock(${QUEUE_LOCK})`.execute(trx);
      return run(trx);
    };
    return this.#db.isTransaction
      ? runLocked(this.#db as Trx)
      : this.#db.transaction().execute(runLocked);
  }

  /** Merges a request into the waiting job, or creates one. Returns the job's id. */
  add({ names, by, reason, at, hookId, mayLosePages = false }: PublishRequest): Promise<number> {
    return this.#runLocked(async (trx) => {
      const now = this.#now();
      const existingJob = hookId === undefined ? null : await findJobOfHook(trx, hookId);
      if (existingJob !== null) return existingJob;
      const payload = { by, reason, isWhole: names === null, mayLosePages };
      const dueAt = at && at > now ? at : now;
      const waiting = dueAt === now ? await findCollectingJob(trx, now) : null;
      const id =
        waiting?.id ?? (await this.#jobs.enqueue(trx, { kind: PUBLISH_KIND, payload, at: dueAt }));
      if (waiting) await joinJob(trx, waiting, payload);
      if (names !== null && names.length > 0) {
        await sql`insert into publish_names (job_id, name)
          select ${id}, value from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb)
          on conflict do nothing`.execute(trx);
      }
      if (hookId !== undefined) {
        await sql`insert into publish_hooks (id, job_id, received_at)
          values (${hookId}, ${id}, ${now})`.execute(trx);
      }
      return id;
    });
  }

  /** Plans a job that reads everything at a time, unless one is planned for then or earlier. */
  plan(at: Date): Promise<void> {
    return this.#runLocked(async (trx) => {
      const planned = await trx
        .selectFrom('publish_jobs')
        .select('id')
        .where('state', '=', 'waiting')
        .where('is_whole', '=', true)
        .where('at', '<=', at)
        .limit(1)
        .executeTakeFirst();
      if (!planned) await this.#addWhole(trx, 'calendar', 'A date has come', at);
    });
  }

  /**
   * Enqueues a job that checks for any change, unless one ran in the last `everyMs` or is waiting.
   * Deletes earlier ones that found nothing.
   */
  requestCheck(everyMs: number): Promise<void> {
    return this.#runLocked(async (trx) => {
      const now = this.#now();
      // Only half of `everyMs` back, because the timers of several processes differ.
      const since = new Date(now.getTime() - everyMs / 2);
      await sql`delete from jobs where id in (select id from publish_jobs
        where asked_by = ${POLL_REQUESTER} and state = 'done' and release is null
          and ended_at < ${since})`.execute(trx);
      const { rows } = await sql`select 1 from publish_jobs
        where is_whole and (created_at > ${since} or state = 'running'
          or (state = 'waiting' and (at <= ${now} or attempts > 0))) limit 1`.execute(trx);
      if (rows.length === 0) await this.#addWhole(trx, POLL_REQUESTER, 'Looking for changes', now);
    });
  }

  async #addWhole(trx: Trx, by: string, reason: string, at: Date): Promise<void> {
    const payload = { by, reason, isWhole: true, mayLosePages: false };
    await this.#jobs.enqueue(trx, { kind: PUBLISH_KIND, payload, at });
  }

  /**
   * Claims the next job; null while another one runs or nothing is due. After a failed job the next
   * one reads everything, because the failed job's entities were never read.
   */
  claim(): Promise<PublishJob | null> {
    return this.#runLocked(async (trx) => {
      if (await isRunning(trx, this.#now())) return null;
      const job = await this.#jobs.claim([PUBLISH_KIND.name], trx);
      if (!job) return null;
      this.#attempts.set(job.id, job.attempt);
      const { by, reason, mayLosePages, ...payload } = PUBLISH_KIND.payload.parse(job.payload);
      const isWhole = payload.isWhole || (await needsFullRead(trx));
      if (isWhole !== payload.isWhole) await setPayload(trx, job.id, { isWhole });
      const names = isWhole ? null : await readNames(trx, job.id);
      return { id: job.id, names, by, reason, mayLosePages, attempt: job.attempt };
    });
  }

  /**
   * Returns a running job to the queue. For the first worker on a database used by one process: its
   * previous worker has ended.
   */
  releaseInterrupted(): Promise<void> {
    return this.#jobs.releaseInterrupted([PUBLISH_KIND.name]);
  }

  /** Sends a heartbeat of a running job; false if it was taken over. */
  heartbeat(id: number): Promise<boolean> {
    return this.#jobs.heartbeat(this.#claimOf(id));
  }

  /** Stores the progress of a job, for other processes. */
  async storeProgress({ job, state: _, ...progress }: JobProgress): Promise<void> {
    await sql`update jobs set progress = ${JSON.stringify(progress)}::jsonb
      where id = ${job}`.execute(this.#db);
  }

  /** Progress of the job that ran last; null before the first. */
  async latestProgress(): Promise<JobProgress | null> {
    type StoredProgress = Omit<JobProgress, 'job' | 'state'>;
    const { rows } = await sql<{
      id: number;
      state: JobProgress['state'];
      progress: StoredProgress;
    }>`
      select id, state, progress from publish_jobs where progress is not null
      order by heartbeat_at desc nulls last, id desc limit 1`.execute(this.#db);
    const [row] = rows;
    return row ? { ...row.progress, job: row.id, state: row.state } : null;
  }

  /**
   * Marks a job as done; `release` is null if nothing had changed. A job that read everything
   * settles earlier failures.
   */
  async markDone(id: number, release: number | null): Promise<void> {
    const result = release === null ? null : { release };
    await this.#db.transaction().execute(async (trx) => {
      const isDone = await this.#jobs.markDone(this.#claimOf(id), result, trx);
      if (!isDone) return;
      const now = this.#now();
      await sql`update jobs set settled_at = ${now}
        where kind = ${PUBLISH_KIND.name} and state = 'failed' and settled_at is null
          and step < (select step from publish_jobs where id = ${id} and is_whole)`.execute(trx);
    });
  }

  /** Schedules a retry, or marks the job as failed. Returns the time of the retry; null: none. */
  recordFailure(job: PublishJob, error: string): Promise<Date | null> {
    return this.#jobs.recordFailure(job, error, BACK_OFF_MS);
  }

  /**
   * Deletes jobs that ended 30 days ago: done ones, and failed ones that were resolved. The last
   * job that published everything is kept, because it marks up to when failures are resolved.
   */
  async deleteEnded(): Promise<void> {
    const before = new Date(this.#now().getTime() - PUBLISH_KIND.keptMs);
    await sql`with whole as (
        select id, step from publish_jobs where state = 'done' and is_whole
        order by step desc limit 1)
      delete from jobs j where kind = ${PUBLISH_KIND.name} and ended_at < ${before}
        and not exists (select 1 from whole where whole.id = j.id)
        and (state = 'done' or (state = 'failed' and exists (
          select 1 from whole where whole.step > j.step)))`.execute(this.#db);
  }

  /** When the next waiting job is due; null if none is waiting. */
  async nextDueAt(): Promise<Date | null> {
    const nextJob = await this.#db
      .selectFrom('publish_jobs')
      .select('at')
      .where('state', '=', 'waiting')
      .orderBy('at')
      .limit(1)
      .executeTakeFirst();
    return nextJob?.at ?? null;
  }

  #claimOf(id: number) {
    return { id, attempt: this.#attempts.get(id) ?? 0 };
  }
}
