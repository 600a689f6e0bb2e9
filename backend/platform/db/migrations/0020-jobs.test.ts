import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { JobList } from '../../publishing/job-list.ts';
import { PublishQueue } from '../../publishing/queue.ts';
import { EmbeddedPool } from '../embedded-pool.ts';
import { migrate, MIGRATIONS } from '../migrate.ts';
import type { Database } from '../schema/database.ts';

const now = new Date('2026-11-21T12:00:00Z');
let db: Kysely<Database>;

/** A publish job as it was stored before; answers its id. */
async function insertOld(fields: Record<string, unknown>): Promise<number> {
  const row = { asked_by: 'hook', reason: 'Hook', at: now, created_at: now, ...fields };
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  const { rows } = await sql<{ id: number }>`insert into publish_jobs (${columns})
    values (${sql.join(Object.values(row))}) returning id`.execute(db);
  return rows[0]!.id;
}

beforeAll(async () => {
  // Starts without migrations; the prepared test database already has all of them.
  vi.stubEnv('EMPTY_DATABASE', '');
  const pool = await EmbeddedPool.open('memory://', (error) => expect.fail(error.message));
  db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateTo('0009-lost-pages');
  expect(error).toBeUndefined();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await db.destroy();
});

it('keeps publish jobs of every state with their ids, names and hooks', async () => {
  const hour = 3_600_000;
  const ended = new Date(now.getTime() - 2 * hour);
  // An id that was given already is not given again.
  const removed = await insertOld({ state: 'done' });
  await sql`delete from publish_jobs where id = ${removed}`.execute(db);
  const healed = await insertOld({ state: 'failed', ended_at: ended, error: 'API down' });
  const done = await insertOld({
    ...{ state: 'done', is_whole: true, release: 7, attempts: 1 },
    ended_at: new Date(ended.getTime() + hour),
    progress: '{"step":"Rendering pages","done":3,"total":3}',
  });
  const failed = await insertOld({ state: 'failed', ended_at: now, error: 'API down' });
  const planned = await insertOld({
    ...{ state: 'waiting', is_whole: true, asked_by: 'Anna', reason: 'Sunday' },
    ...{ at: new Date(now.getTime() + hour), may_lose_pages: true },
  });
  const waiting = await insertOld({ state: 'waiting' });
  await sql`insert into publish_names values (${waiting}, 'product:1'), (${waiting}, 'product:2')`.execute(
    db,
  );
  await sql`insert into publish_hooks values ('msg_1', ${waiting}, ${now})`.execute(db);

  await migrate(db);

  let time = now;
  const queue = new PublishQueue(db, () => time);
  const jobs = new JobList(db, () => time);
  expect((await jobs.open()).map(({ id }) => id)).toEqual([waiting, planned]);
  expect((await jobs.failed()).map(({ id }) => id)).toEqual([failed]);
  expect((await jobs.get(healed))?.error).toBe('API down');
  expect(await jobs.get(done)).toMatchObject({ release: 7, isWhole: true, attempts: 1 });
  expect(await queue.latestProgress()).toMatchObject({ job: done, step: 'Rendering pages' });

  // The hook that asked before gets its job; a new request joins it.
  const request = { names: ['product:3'], by: 'hook', reason: 'Hook' };
  expect(await queue.add({ ...request, hookId: 'msg_1' })).toBe(waiting);
  expect(await queue.add(request)).toBe(waiting);
  const { rows } = await sql`select name from publish_names where job_id = ${waiting}
    order by name`.execute(db);
  expect(rows).toEqual(['product:1', 'product:2', 'product:3'].map((name) => ({ name })));
  // A failed job has not been made good: the next one reads everything.
  expect(await queue.claim()).toMatchObject({ id: waiting, names: null, attempt: 1 });
  await queue.markDone(waiting, 8);
  time = new Date(now.getTime() + hour);
  expect(await queue.claim()).toMatchObject({ id: planned, by: 'Anna', mayLosePages: true });
  expect(await queue.add({ ...request, names: [] })).toBeGreaterThan(waiting);
  // Names and hooks go with their job.
  await sql`delete from jobs where id = ${waiting}`.execute(db);
  expect((await sql`select 1 from publish_names`.execute(db)).rows).toEqual([]);
});
