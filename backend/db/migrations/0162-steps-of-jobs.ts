import { type Kysely, sql } from 'kysely';

/**
 * The order in which jobs are claimed and fail, as numbers: clocks of processes differ. What ended
 * until now keeps the order of its times.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column step bigint`.execute(db);
  await sql`create sequence job_steps owned by jobs.step`.execute(db);
  await sql`
    update jobs set step = ended.step
    from (select id, row_number() over (order by ended_at, id) as step
      from jobs where ended_at is not null) ended
    where ended.id = jobs.id`.execute(db);
  await sql`select setval('job_steps', coalesce(max(step), 0) + 1) from jobs`.execute(db);
  await sql`
    create or replace view publish_jobs as
    select id, state, run_at as at, attempts, heartbeat_at, progress,
      (payload->>'isWhole')::boolean as is_whole, payload->>'by' as asked_by,
      payload->>'reason' as reason, (payload->>'mayLosePages')::boolean as may_lose_pages,
      created_at, ended_at, (result->>'release')::integer as release, error, settled_at, step
    from jobs where kind = 'publish'`.execute(db);
}
