/** The kind of publish jobs, how they are displayed at the desk, and the actions on them. */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import { DeadLetters } from '../jobs/dead-letters.ts';
import { DEAD_AFTER_MS, type JobKind } from '../jobs/job-queue.ts';
import { z } from 'zod';
import type { OnStep, Preview, PreviewRequest } from '../../../src/domain/content/publishing.ts';
import type { PublishJob } from './queue.ts';

/**
 * The payload of a publish job; its entities are rows of `publish_names`. `isWhole`: it publishes
 * everything that changed.
 */
const publishPayload = z.object({
  by: z.string(),
  reason: z.string(),
  isWhole: z.boolean(),
  /** Allows the removal of a large share of the pages (`src/domain/content/publishing.ts`). */
  mayLosePages: z.boolean(),
});

type PublishPayload = z.infer<typeof publishPayload>;

export const PUBLISH_KIND: JobKind<PublishPayload> = {
  name: 'publish',
  payload: publishPayload,
  backOffMs: [1_000, 5_000, 30_000, 120_000, 600_000],
  // Not enforced: the separate worker (worker.ts) allows large releases any time.
  timeoutMs: 24 * 3_600_000,
  keptMs: 30 * 24 * 3_600_000,
  isPersonal: false,
  yieldsToRequests: false,
};

/** Requester and reason of a publication. */
export interface PublishOrigin {
  by: string;
  reason: string;
}

/** Automatic requesters; each has a text `who.…` at the desk. */
const AUTOMATIC_ORIGINS = new Set(['calendar', 'catalogue', 'content', 'hook', 'poll']);

/** Separates the reasons of merged requests. */
export const REASON_SEPARATOR = '; ';
const MAX_ORIGIN_LENGTH = 200;

/**
 * The displayed requester and reason of merged requests. A person takes precedence over an
 * automatic process; two persons are both named. Of two automatic ones the first is kept, unless
 * the other requests more.
 */
function mergeOrigins(
  job: PublishOrigin,
  other: PublishOrigin,
  asksForMore: boolean,
): PublishOrigin {
  const [isMachine, isOtherMachine] = [
    AUTOMATIC_ORIGINS.has(job.by),
    AUTOMATIC_ORIGINS.has(other.by),
  ];
  if (isMachine) return !isOtherMachine || asksForMore ? other : job;
  if (isOtherMachine) return job;
  return {
    by: joinTexts(job.by, other.by, ', '),
    reason: joinTexts(job.reason, other.reason, REASON_SEPARATOR),
  };
}

function joinTexts(texts: string, text: string, separator: string): string {
  if (texts === text || texts.split(separator).includes(text)) return texts;
  const both = `${texts}${separator}${text}`;
  return both.length <= MAX_ORIGIN_LENGTH ? both : `${both.slice(0, MAX_ORIGIN_LENGTH - 1)}…`;
}

/** Shows what publishing would change, without publishing. */
export interface Previewer {
  /** Rejects with a readable message if the APIs do not respond or a page fails. */
  preview(request: PreviewRequest): Promise<Preview>;
}

/**
 * Reads the APIs, renders pages and publishes a release. `backend/program/commands/start.ts` makes the
 * one that asks the renderer process.
 */
export interface Publisher extends Previewer {
  /** The number of the release; null if nothing had changed. */
  publish(job: PublishJob, onStep: OnStep): Promise<number | null>;
  /**
   * Rolls back to an earlier release and pins the entities that this reverts; returns the number of
   * the new release.
   */
  rollBack(release: number, by: string): Promise<number>;
}

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
  retry(id: number): Promise<boolean> {
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

// Reads and updates rows of publish jobs, in a transaction that holds the queue's lock.

type Trx = Transaction<Database>;

interface CollectingJob {
  id: number;
  payload: PublishPayload;
}

/** The waiting job that new requests are merged into; null if there is none. */
export async function findCollectingJob(trx: Trx, now: Date): Promise<CollectingJob | null> {
  const { rows } = await sql<CollectingJob>`select id, payload from jobs
    where kind = ${PUBLISH_KIND.name} and state = 'waiting' and run_at <= ${now} and attempts = 0
    order by id limit 1`.execute(trx);
  return rows[0] ?? null;
}

/** Merges a request into a waiting job. */
export async function joinJob(
  trx: Trx,
  { id, payload }: CollectingJob,
  request: PublishPayload,
): Promise<void> {
  const origins = mergeOrigins(payload, request, request.isWhole && !payload.isWhole);
  const joined: PublishPayload = {
    ...origins,
    isWhole: payload.isWhole || request.isWhole,
    mayLosePages: payload.mayLosePages || request.mayLosePages,
  };
  // Most of thousands of hooks repeat a request and change nothing.
  const keys = Object.keys(joined) as (keyof PublishPayload)[];
  if (keys.some((key) => joined[key] !== payload[key])) await setPayload(trx, id, joined);
}

/** Changes some fields of a job's payload. */
export async function setPayload(
  trx: Trx,
  id: number,
  part: Partial<PublishPayload>,
): Promise<void> {
  await sql`update jobs set payload = payload || ${JSON.stringify(part)}::jsonb
    where id = ${id}`.execute(trx);
}

/** True while a live worker runs a publish job. */
export async function isRunning(trx: Trx, now: Date): Promise<boolean> {
  const dead = new Date(now.getTime() - DEAD_AFTER_MS);
  const running = await trx
    .selectFrom('publish_jobs')
    .select('id')
    .where('state', '=', 'running')
    .where('heartbeat_at', '>=', dead)
    .limit(1)
    .executeTakeFirst();
  return running !== undefined;
}

/** True until a failed job has been followed by a later one that read everything. */
export async function needsFullRead(trx: Trx): Promise<boolean> {
  const { rows } = await sql`select 1 from publish_jobs f where f.state = 'failed'
    and not exists (select 1 from publish_jobs d
      where d.state = 'done' and d.is_whole and d.step > f.step) limit 1`.execute(trx);
  return rows.length > 0;
}

/** Names of the entities of a job, sorted. */
export async function readNames(trx: Trx, id: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from publish_names where job_id = ${id} order by name`.execute(trx);
  return rows.map(({ name }) => name);
}

/** The job that a hook already requested. */
export async function findJobOfHook(trx: Trx, hookId: string): Promise<number | null> {
  const { rows } = await sql<{ job_id: number }>`
    select job_id from publish_hooks where id = ${hookId}`.execute(trx);
  return rows[0]?.job_id ?? null;
}
