/** Reads and updates rows of publish jobs, in a transaction that holds the queue's lock. */
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import { DEAD_AFTER_MS } from '../jobs/job-queue.ts';
import { mergeOrigins, PUBLISH_KIND, type PublishPayload } from './publish-kind.ts';

type Trx = Transaction<Database>;

interface CollectingJob {
  id: number;
  payload: PublishPayload;
}

/** The waiting job that new requests are merged into; null if there is none. */
export async function collectingJob(trx: Trx, now: Date): Promise<CollectingJob | null> {
  const { rows } = await sql<CollectingJob>`select id, payload from jobs
    where kind = ${PUBLISH_KIND.name} and state = 'waiting' and run_at <= ${now} and attempts = 0
    order by id limit 1`.execute(trx);
  return rows[0] ?? null;
}

/** Merges a request into a waiting job. */
export async function joinJob(
  trx: Trx,
  { id, payload }: CollectingJob,
  more: PublishPayload,
): Promise<void> {
  const asked = mergeOrigins(payload, more, more.isWhole && !payload.isWhole);
  const joined: PublishPayload = {
    ...asked,
    isWhole: payload.isWhole || more.isWhole,
    mayLosePages: payload.mayLosePages || more.mayLosePages,
  };
  // Thousands of hooks mostly repeat the same request.
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
export async function mustReadAll(trx: Trx): Promise<boolean> {
  const { rows } = await sql`select 1 from publish_jobs f where f.state = 'failed'
    and not exists (select 1 from publish_jobs d
      where d.state = 'done' and d.is_whole and d.step > f.step) limit 1`.execute(trx);
  return rows.length > 0;
}

/** Names of the entities of a job, sorted. */
export async function namesOf(trx: Trx, id: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from publish_names where job_id = ${id} order by name`.execute(trx);
  return rows.map(({ name }) => name);
}

/** The job that a hook already requested. */
export async function jobOfHook(trx: Trx, hookId: string): Promise<number | null> {
  const { rows } = await sql<{ job_id: number }>`
    select job_id from publish_hooks where id = ${hookId}`.execute(trx);
  return rows[0]?.job_id ?? null;
}
