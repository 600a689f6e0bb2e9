/**
 * What is to be published, in the database, so that it outlives every process: at most one job
 * runs, and at most one waits that is due now and collects what else is asked for.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { JobProgress } from '../../src/domain/entities/publishing.ts';
import type { Database } from '../db/schema/database.ts';
import { type Asked, askedTogether } from './asked.ts';

export interface PublishRequest extends Asked {
  /** Names like `product:123456`; null: whatever changed. */
  names: readonly string[] | null;
  /** Not before; now where absent. */
  at?: Date;
  /** Id of the hook that asks: the same hook again gets the same job. */
  hookId?: string;
  /** It may take away a large part of the pages (`src/domain/lost-pages.ts`). */
  mayLosePages?: boolean;
}

export interface PublishJob extends Asked {
  id: number;
  /** Null: whatever changed. */
  names: string[] | null;
  mayLosePages: boolean;
  /** Which try this is, from 1 on. */
  attempt: number;
}

/** The job that takes in what is asked for now. */
interface CollectingJob extends Asked {
  id: number;
  isWhole: boolean;
}

/** Waits before the next try of a job; after the last it has failed. */
export const BACK_OFF_MS = [1_000, 5_000, 30_000, 120_000, 600_000];
/** A worker that says nothing for so long is dead, and its job waits again. */
const DEAD_AFTER_MS = 30_000;
/** What ended is forgotten after so long, with its names and the hooks that asked for it. */
const KEPT_MS = 30 * 24 * 3_600_000;
/** Asks for what nobody said. */
const POLL = 'poll';
/** One for all processes on the database. */
const LOCK = 0x6f6e6465;

type Db = Kysely<Database> | Transaction<Database>;

export class PublishQueue {
  readonly #db: Kysely<Database>;
  readonly #now: () => Date;

  constructor(db: Kysely<Database>, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  #locked<T>(run: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
    return this.#db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
      return run(trx);
    });
  }

  /** Adds a request to the job that waits, or makes one. Answers the job's id. */
  add({ names, by, reason, at, hookId, mayLosePages = false }: PublishRequest): Promise<number> {
    return this.#locked(async (trx) => {
      const now = this.#now();
      const known = hookId === undefined ? null : await jobOfHook(trx, hookId);
      if (known !== null) return known;
      const due = at && at > now ? at : now;
      const waiting = due === now ? await this.#collecting(trx, now) : null;
      const id = waiting?.id ?? (await insertJob(trx, { by, reason, at: due, now }));
      if (waiting) {
        const asksForMore = names === null && !waiting.isWhole;
        const asked = askedTogether(waiting, { by, reason }, asksForMore);
        // Hooks that come by the thousand mostly say the same.
        if (asked.by !== waiting.by || asked.reason !== waiting.reason) {
          await sql`update publish_jobs set asked_by = ${asked.by}, reason = ${asked.reason}
            where id = ${id}`.execute(trx);
        }
      }
      if (names === null) {
        await sql`update publish_jobs set is_whole = true where id = ${id}`.execute(trx);
      } else if (names.length > 0) {
        await sql`insert into publish_names (job_id, name)
          select ${id}, value from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb)
          on conflict do nothing`.execute(trx);
      }
      if (mayLosePages) {
        await sql`update publish_jobs set may_lose_pages = true where id = ${id}`.execute(trx);
      }
      if (hookId !== undefined) {
        await sql`insert into publish_hooks (id, job_id, received_at)
          values (${hookId}, ${id}, ${now})`.execute(trx);
      }
      return id;
    });
  }

  /** Lets a job wait that reads everything at a date, unless one does that then or before. */
  plan(at: Date): Promise<void> {
    return this.#locked(async (trx) => {
      await sql`insert into publish_jobs (state, is_whole, asked_by, reason, at, created_at)
        select 'waiting', true, 'calendar', 'A date has come', ${at}, ${this.#now()}
        where not exists (select 1 from publish_jobs
          where state = 'waiting' and is_whole and at <= ${at})`.execute(trx);
    });
  }

  /**
   * Lets a job look for whatever changed, unless one did that in the last `everyMs` or is about to.
   * Forgets earlier looks that found nothing.
   */
  lookAgain(everyMs: number): Promise<void> {
    return this.#locked(async (trx) => {
      const now = this.#now();
      // The clocks of several processes do not tick at one moment.
      const since = new Date(now.getTime() - everyMs / 2);
      await sql`delete from publish_jobs where asked_by = ${POLL} and state = 'done'
        and release is null and ended_at < ${since}`.execute(trx);
      await sql`insert into publish_jobs (state, is_whole, asked_by, reason, at, created_at)
        select 'waiting', true, ${POLL}, 'Looking for changes', ${now}, ${now}
        where not exists (select 1 from publish_jobs where is_whole and (created_at > ${since}
          or state = 'running' or (state = 'waiting' and (at <= ${now} or attempts > 0))))`.execute(
        trx,
      );
    });
  }

  async #collecting(trx: Db, now: Date): Promise<CollectingJob | null> {
    const { rows } = await sql<Asked & { id: string; isWhole: boolean }>`
      select id, is_whole as "isWhole", asked_by as "by", reason from publish_jobs
      where state = 'waiting' and at <= ${now} and attempts = 0
      order by id limit 1`.execute(trx);
    const [row] = rows;
    return row ? { ...row, id: Number(row.id) } : null;
  }

  /**
   * The next job for a worker; null while another one runs or nothing is due. After a job that
   * was given up it asks for everything: what that one named has never been read.
   */
  claim(): Promise<PublishJob | null> {
    return this.#locked(async (trx) => {
      const now = this.#now();
      const dead = new Date(now.getTime() - DEAD_AFTER_MS);
      await sql`update publish_jobs set state = 'waiting', heartbeat_at = null
        where state = 'running' and heartbeat_at < ${dead}`.execute(trx);
      const { rows } = await sql<{
        id: string;
        is_whole: boolean;
        asked_by: string;
        reason: string;
        may_lose_pages: boolean;
        attempts: number;
      }>`
        update publish_jobs set state = 'running', heartbeat_at = ${now}, attempts = attempts + 1,
          is_whole = is_whole or exists (select 1 from publish_jobs f where f.state = 'failed'
            and not exists (select 1 from publish_jobs d
              where d.state = 'done' and d.is_whole and d.ended_at > f.ended_at))
        where id = (select id from publish_jobs where state = 'waiting' and at <= ${now}
          and not exists (select 1 from publish_jobs where state = 'running')
          order by at, id limit 1)
        returning id, is_whole, asked_by, reason, may_lose_pages, attempts`.execute(trx);
      const [row] = rows;
      if (!row) return null;
      const names = await sql<{ name: string }>`
        select name from publish_names where job_id = ${row.id} order by name`.execute(trx);
      return {
        id: Number(row.id),
        names: row.is_whole ? null : names.rows.map(({ name }) => name),
        by: row.asked_by,
        reason: row.reason,
        mayLosePages: row.may_lose_pages,
        attempt: row.attempts,
      };
    });
  }

  /**
   * Lets a job that runs wait again. For the first worker of a database that one process has to
   * itself: whoever ran it ended without a word.
   */
  async takeBack(): Promise<void> {
    await sql`update publish_jobs set state = 'waiting', heartbeat_at = null
      where state = 'running'`.execute(this.#db);
  }

  /** The worker of a running job lives. */
  async beat(id: number): Promise<void> {
    await sql`update publish_jobs set heartbeat_at = ${this.#now()}
      where id = ${id} and state = 'running'`.execute(this.#db);
  }

  /** Says how far a job is, to other processes too. */
  async tell({ job, state: _, ...progress }: JobProgress): Promise<void> {
    await sql`update publish_jobs set progress = ${JSON.stringify(progress)}::jsonb
      where id = ${job}`.execute(this.#db);
  }

  /** How far the job is that last ran; null before the first. */
  async latest(): Promise<JobProgress | null> {
    type Told = Omit<JobProgress, 'job' | 'state'>;
    const { rows } = await sql<{ id: string; state: JobProgress['state']; progress: Told }>`
      select id, state, progress from publish_jobs where progress is not null
      order by heartbeat_at desc nulls last, id desc limit 1`.execute(this.#db);
    const [row] = rows;
    return row ? { ...row.progress, job: Number(row.id), state: row.state } : null;
  }

  /** `release` is null where nothing had changed. */
  async done(id: number, release: number | null): Promise<void> {
    await sql`update publish_jobs set state = 'done', ended_at = ${this.#now()},
      release = ${release}, error = null where id = ${id}`.execute(this.#db);
  }

  /** Lets it wait for another try, or gives it up. Answers when it is tried again; null: never. */
  async failed({ id, attempt }: PublishJob, error: string): Promise<Date | null> {
    const now = this.#now();
    const wait = BACK_OFF_MS[attempt - 1];
    if (wait === undefined) {
      await sql`update publish_jobs set state = 'failed', ended_at = ${now}, error = ${error}
        where id = ${id}`.execute(this.#db);
      return null;
    }
    const at = new Date(now.getTime() + wait);
    await sql`update publish_jobs set state = 'waiting', at = ${at}, error = ${error}
      where id = ${id}`.execute(this.#db);
    return at;
  }

  /**
   * Forgets what ended 30 days ago: what was done, and what was given up and made good since. The
   * last job that published everything stays: it says up to when all is made good.
   */
  async forget(): Promise<void> {
    const before = new Date(this.#now().getTime() - KEPT_MS);
    await sql`with whole as (
        select id, ended_at from publish_jobs where state = 'done' and is_whole
        order by ended_at desc limit 1)
      delete from publish_jobs j where ended_at < ${before}
        and not exists (select 1 from whole where whole.id = j.id)
        and (state = 'done' or (state = 'failed' and exists (
          select 1 from whole where whole.ended_at > j.ended_at)))`.execute(this.#db);
  }

  /** When the next waiting job is due; null when none waits. */
  async nextAt(): Promise<Date | null> {
    const { rows } = await sql<{ at: Date | null }>`
      select min(at) as at from publish_jobs where state = 'waiting'`.execute(this.#db);
    return rows[0]?.at ?? null;
  }
}

async function jobOfHook(trx: Db, hookId: string): Promise<number | null> {
  const { rows } = await sql<{ job_id: string }>`
    select job_id from publish_hooks where id = ${hookId}`.execute(trx);
  return rows[0] ? Number(rows[0].job_id) : null;
}

async function insertJob(
  trx: Db,
  { by, reason, at, now }: Asked & { at: Date; now: Date },
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    insert into publish_jobs (state, asked_by, reason, at, created_at)
    values ('waiting', ${by}, ${reason}, ${at}, ${now}) returning id`.execute(trx);
  return Number(rows[0]?.id);
}
